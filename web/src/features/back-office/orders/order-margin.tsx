import Box from '@mui/material/Box'
import { type Margin, marginOf } from '@vitrina/contract/costs/margin.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'

/** Roubles, as answers and fields have them. */
export type SoldLine = { price: number | null; cost: number | null; amount: number }

const kopecks = (roubles: number | null) => (roubles === null ? null : Math.round(roubles * 100))

const marginOfLines = (lines: readonly SoldLine[]): Margin | null =>
  marginOf(lines.map(({ price, cost, amount }) => ({ price: kopecks(price), cost: kopecks(cost), amount })))

/** The margin of a line, or of an order; absent where no cost is known or the person may not see it. */
export function MarginText({ lines, of }: { lines: readonly SoldLine[]; of: 'line' | 'order' }) {
  const { t } = useTranslation('desk')
  const number = useNumber()
  const money = useMoney()
  const margin = marginOfLines(lines)
  if (!margin) return null
  const { sum, permille, isWhole } = margin
  const percent = permille === null ? '–' : number(permille / 10)
  return (
    <Box component="span" sx={{ color: sum < 0 ? 'error.main' : 'inherit' }}>
      {t(`margin.${of}`, { percent, sum: money(sum / 100) })}
      {!isWhole && ` ${t('margin.partial')}`}
    </Box>
  )
}
