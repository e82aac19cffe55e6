import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'

/** Points with their word: `1 234 балла`. */
export function usePoints() {
  const { t } = useTranslation('club')
  const number = useNumber()
  return (points: number) => t('points', { count: points, value: number(points) })
}

/** The same with a sign, as a ledger shows them. */
export function useSignedPoints() {
  const number = useNumber()
  return (points: number) => `${points > 0 ? '+' : '−'}${number(Math.abs(points))}`
}
