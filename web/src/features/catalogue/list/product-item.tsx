import { memo } from 'react'
import { PriceText } from '#parts/price/price-view.tsx'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { FavouriteButton } from '#parts/product/favourite-button.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { ProductMarks } from '#parts/product/product-marks.tsx'
import { PromiseText } from '#parts/promise/promise-view.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { AllStocks } from './all-stocks.tsx'
import { CartControls } from './cart-controls.tsx'
import { ProductName } from './product-name.tsx'
import type { ProductProps } from './product-row.tsx'
import { WhyHere } from './why-here.tsx'
import { useCartControls } from './use-cart-controls.ts'

export const ProductItem = memo(function ProductItem(props: ProductProps & { facts: string | undefined }) {
  const { product, address, look, sought, words, requestedAmount, explained, facts } = props
  const cartControls = useCartControls({ product, requestedAmount })
  const isCard = look.kind === 'cards'
  return (
    <li>
      <div role="presentation" className="item" data-row={product.id} onKeyDown={cartControls.onKeyDown}>
        <a href={address} data-product="picture" className="picture" tabIndex={-1} aria-hidden>
          <ProductImage src={product.image} alt="" size={isCard ? 136 : 72} />
        </a>
        <div className="marks">
          <ProductMarks product={product} />
        </div>
        <div className="favourite">
          <CompareButton product={product} words={words} />
          <FavouriteButton product={product} />
        </div>
        <div className="text">
          <ProductName product={product} address={address} sought={sought} />
          <div className="codes">
            <CopyArticle article={product.article} />
            <span>{product.brand.name}</span>
          </div>
          {facts && <div className="facts">{facts}</div>}
          {explained && <WhyHere product={product} params={explained} />}
        </div>
        <div className="stock">
          <PromiseText steps={product.promise} amount={cartControls.cart.value} unit={product.unit} words={words} />
          <AllStocks product={product} words={words} />
        </div>
        <div className="price">
          <PriceText product={product} words={words} />
        </div>
        <CartControls product={product} cart={cartControls.cart} size={look.isForThumbs ? 'full' : 'compact'} />
      </div>
    </li>
  )
})
