import { useTranslation } from '#i18n/use-translation.tsx'
import { MarkedText } from '#parts/product/marked-text.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import type { Suggested } from './suggest.options.ts'

/** Enough to recognise the product and to see whether it is in stock. */
export function ProductSuggestion({ product, query }: { product: Suggested['products'][number]; query: string }) {
  const { t } = useTranslation('search')
  const money = useMoney()
  const { price, stockTotal, unit } = product
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
      </div>
    </>
  )
}
