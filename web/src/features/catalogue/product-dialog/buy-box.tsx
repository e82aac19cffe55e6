import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { amountProblem } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { PriceView } from '#parts/price/price-view.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { FavouriteButton } from '#parts/product/favourite-button.tsx'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { AmountAndButton } from './amount-and-button.tsx'
import { priceAt, sumOf } from './price-at.rules.ts'
import { PriceBreaks } from './price-breaks.tsx'
import { PriceExplanation } from './price-explanation.tsx'
import { StockSummary } from './stock-summary.tsx'
import type { Amount } from './use-amount.ts'

type Props = { product: ProductDetails; amount: Amount; isReadOnly: boolean; onStocks: () => void }

/** Price for the amount, stock, and the button. On a phone the button is in the bar below. */
export function BuyBox({ product, amount, isReadOnly, onStocks }: Props) {
  const { t } = useTranslation('product')
  const isPhone = usePhone()
  const { price, breaks } = product
  const shown = price && priceAt({ price, breaks }, amount.value)
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, minHeight: 72 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <PriceView product={{ price: shown, cashBack: product.cashBack }} size="large" />
        </Box>
        {price && (
          <Typography variant="body2" color="textSecondary" sx={{ pt: 2, whiteSpace: 'nowrap' }}>
            {t('dialog.price.per', { unit: product.unit.name })}
          </Typography>
        )}
        {!isReadOnly && <FavouriteButton product={product} size="medium" />}
      </Box>
      {!isReadOnly && !isPhone && <BuyRow product={product} sum={shown && sumOf(shown.value, amount.value)} amount={amount} />}
      {price && <PriceBreaks product={product} amount={amount.value} />}
      {price && <PriceExplanation id={product.id} amount={amount.value} unit={product.unit.name} />}
      <StockSummary product={product} amount={amount.value} onAll={onStocks} />
    </Box>
  )
}

type RowProps = { product: ProductDetails; sum: number | null; amount: Amount }

function BuyRow({ product, sum, amount }: RowProps) {
  const { t } = useTranslation('product')
  const money = useMoney()
  const isOn = useAreTogglesOn()(['cart'])
  if (!isOn || !product.price) return null
  return (
    <Box data-screen-only sx={{ mt: 4, mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, rowGap: 5 }}>
        <AmountAndButton product={product} amount={amount} />
      </Box>
      {sum !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 5, fontVariantNumeric: 'tabular-nums' }}>
          {t(amountProblem(product, amount.value) ? 'dialog.price.wrongSum' : 'dialog.price.sum', { sum: money(sum) })}
        </Typography>
      )}
    </Box>
  )
}
