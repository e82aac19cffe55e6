import { useMemo } from 'react'
import type { Translate } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNeededOn } from '#parts/promise/destination.api.ts'
import { useSite } from '#parts/site/use-site.ts'
import { useNumber } from './use-number.ts'

/** Texts and formatters of a product, and the day goods are needed on. A list gets them once for all its rows instead of a thousand times. */
export type ProductTexts = {
  t: Translate
  money: (value: number) => string
  number: (value: number) => string
  isWithVat: boolean
  neededOn: string | null
}

export function useProductTexts(): ProductTexts {
  const { t } = useTranslation('product')
  const money = useMoney()
  const number = useNumber()
  const { showPriceWithVat: isWithVat } = useSite().settings
  const neededOn = useNeededOn()
  return useMemo(() => ({ t, money, number, isWithVat, neededOn }), [t, money, number, isWithVat, neededOn])
}
