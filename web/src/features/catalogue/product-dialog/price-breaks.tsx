import Box from '@mui/material/Box'
import { smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { reachedBreak } from '@vitrina/contract/prices/prices.rules'

/** Price breaks; the one for the chosen amount is marked. Prices include VAT, as everywhere. */
export function PriceBreaks({ product, amount }: { product: ProductDetails; amount: number }) {
  const { t } = useTranslation('product')
  const money = useMoney()
  const number = useNumber()
  const { price, breaks, unit } = product
  if (!price || breaks.length === 0) return null
  const least = smallestAmount(product)
  const full = reachedBreak(breaks, least) ? [] : [{ from: least, price: price.value }]
  const rows = [...full, ...breaks.filter(({ from }) => from > least || full.length === 0)]
  const reached = reachedBreak(rows, amount) ?? rows[0]
  return (
    <Box
      component="table"
      aria-label={t('dialog.breaks.title')}
      sx={{
        width: 1,
        mt: 2,
        borderCollapse: 'collapse',
        fontSize: 13,
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { px: 2, py: 1, border: 1, borderColor: 'divider', fontWeight: 400, textAlign: 'left' },
        '& td': { textAlign: 'right' },
        '& tr[aria-current] > *': { bgcolor: 'action.selected', fontWeight: 600 },
      }}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.from} {...(row === reached && { 'aria-current': 'true' as const })}>
            <th scope="row">{t('dialog.breaks.from', { amount: number(row.from), unit: unit.name })}</th>
            <td>{money(row.price)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
