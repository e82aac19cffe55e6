import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { comparedPrice, discountOf, isBelowFloor } from '@vitrina/contract/quotes/quotes.rules'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { inKopecks } from '#parts/quotes/in-kopecks.ts'
import { LineList } from '#parts/quotes/line-list.tsx'
import { LineParts, LinePartsHead } from '#parts/quotes/line-parts.tsx'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import { StepBar } from '#parts/quotes/step-bar.tsx'
import type { DeskQuoteShown } from './quote-desk.api.ts'

/** Lines as shown while nobody of the seller's people writes; `children` are the steps. */
export function DeskQuoteLines({
  quote: { lines, sum, mostDiscountPercent, steps },
  children,
}: {
  quote: DeskQuoteShown
  children: ReactNode
}) {
  const { t } = useTranslation('quotes')
  const money = useMoney()
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LineList label={t('linesLabel')} head={<LinePartsHead />}>
        {lines.map((line) => (
          <Box component="li" key={line.id}>
            <LineParts line={line}>
              <LowPrice line={line} most={mostDiscountPercent} />
            </LineParts>
          </Box>
        ))}
      </LineList>
      {steps.length > 0 && <StepBar sum={t('sum', { sum: money(sum) })}>{children}</StepBar>}
    </Box>
  )
}

function LowPrice({ line, most }: { line: LineShown; most: number }) {
  const { t } = useTranslation('quotes')
  const number = useNumber()
  const exact = inKopecks(line)
  const discount = discountOf({ price: exact.answer?.price ?? null, listPrice: comparedPrice(exact) })
  if (discount === null || !isBelowFloor(exact, most)) return null
  return (
    <Typography variant="body2" color="warning">
      {t('desk.belowFloor', { percent: number(discount / 100), most })}
    </Typography>
  )
}
