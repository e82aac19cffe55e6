import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useNumber } from '#parts/product/use-number.ts'
import { linesQuery } from './checkout.api.ts'
import { useOrderedQuote } from './use-ordered-quote.ts'

/** Lines that cannot be ordered, by name, with their problems. */
export function ProblemLines({ problems }: { problems: CheckoutOptions['problems'] }) {
  const { t } = useTranslation('checkout')
  const number = useNumber()
  const isOfCart = useOrderedQuote() === null
  const { data: cart } = useQuery({ ...linesQuery, enabled: isOfCart })
  // Lines of a request have numbers of their own, and their messages name the article.
  const known = new Map(isOfCart ? cart?.lines.map((line) => [line.id, line]) : [])
  return (
    <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
      {problems.map(({ lineId, code, message, available }) => {
        const line = known.get(lineId)
        return (
          <li key={`${lineId}${code}`}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line ? `${line.product.name} — ` : ''}
              {code === 'stock-short' && available !== null && line
                ? t('shortage.has', { available: number(available), amount: number(line.amount), unit: line.product.unit.name })
                : message}
            </Typography>
          </li>
        )
      })}
    </Box>
  )
}
