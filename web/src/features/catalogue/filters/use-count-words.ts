import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'

/** How a count is written and said. A list of values asks once for all its rows. */
export type CountWords = { number: (count: number) => string; goods: (count: number) => string }

export function useCountWords(): CountWords {
  const { t } = useTranslation('filters')
  const number = useNumber()
  return useMemo(() => ({ number, goods: (count) => t('value.goods', { count }) }), [t, number])
}
