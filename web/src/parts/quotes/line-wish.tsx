import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import type { LineShown } from './quotes.api.ts'

/** The buyer's wish for a line. */
export function LineWish({ line: { amount, unit, wish } }: { line: LineShown }) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  const number = useNumber()
  const parts = [
    `${number(amount)} ${unit}`,
    wish.price !== null && t('wish.price', { price: money(wish.price) }),
    wish.neededOn && t('wish.neededOn', { day: formatDay(wish.neededOn) }),
    wish.note,
  ].filter(Boolean)
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {parts.join(' · ')}
    </Typography>
  )
}
