import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'

/** Formatters of a count for the eye and for screen readers, and the mark of an understood value; created once for all rows of a list. */
export type CountTexts = { number: (count: number) => string; goods: (count: number) => string; understood: string }

export function useCountTexts(): CountTexts {
  const { t } = useTranslation('filters')
  const number = useNumber()
  return useMemo(() => ({ number, goods: (count) => t('value.goods', { count }), understood: t('facet.understood') }), [t, number])
}
