import { mdiCartPlus } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { MarkedText } from '#parts/product/marked-text.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { useProductTexts } from '#parts/product/use-product-texts.ts'
import { PromiseText } from '#parts/promise/promise-view.tsx'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import type { ToCart } from './suggest.options.ts'

type Props = ToCart & { query: string }

/** Enough to recognise the product, to see when it is with the buyer, and to put it into the cart. */
export function ProductSuggestion({ product, amount, isAmountTyped, query }: Props) {
  const { t } = useTranslation('search')
  const hasCart = useAreTogglesOn()(['cart'])
  const words = useProductTexts()
  const { price, promise, unit } = product
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
        <div className="price">{price ? words.money(price.value) : t('price.onRequest')}</div>
        <PromiseText steps={promise} amount={amount} unit={unit} size="line" words={words} />
        {isAmountTyped && add}
      </div>
      {!isAmountTyped && add}
    </>
  )
}
