import { mdiCartPlus } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { MarkedText } from '#parts/product/marked-text.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import type { ToCart } from './suggest.options.ts'

type Props = ToCart & { query: string }

/** Enough to recognise the product, to see whether it is in stock, and to put it into the cart. */
export function ProductSuggestion({ product, amount, isAmountTyped, query }: Props) {
  const { t } = useTranslation('search')
  const money = useMoney()
  const hasCart = useAreTogglesOn()(['cart'])
  const { price, stockTotal, unit } = product
  const toCart = t('toCart', { amount, unit: unit.name })
  // No button: an option has no controls inside; by the keyboard it is Shift+Enter.
  const add = hasCart && (
    <span className="add" data-add title={toCart}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={mdiCartPlus} />
      </svg>
      {isAmountTyped && toCart}
    </span>
  )
  return (
    <>
      <ProductImage src={product.image} alt="" size={44} />
      <div className="words">
        <div className="name">
          <MarkedText text={product.name} query={query} />
        </div>
        <div className="codes">
          <MarkedText text={product.article} query={query} /> · {product.brand.name}
        </div>
      </div>
      <div className="figures">
        <div className="price">{price ? money(price.value) : t('price.onRequest')}</div>
        <div className={stockTotal > 0 ? 'some' : 'none'}>
          {stockTotal > 0 ? t('stock.some', { amount: stockTotal, unit: unit.name }) : t('stock.none')}
        </div>
        {isAmountTyped && add}
      </div>
      {!isAmountTyped && add}
    </>
  )
}
