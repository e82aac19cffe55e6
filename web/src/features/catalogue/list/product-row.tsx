import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { memo } from 'react'
import { PriceText } from '#parts/price/price-view.tsx'
import { CopyArticle } from '#parts/product/copy-article.tsx'
import { FavouriteButton } from '#parts/product/favourite-button.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { PromiseText } from '#parts/promise/promise-view.tsx'
import type { ProductTexts } from '#parts/product/use-product-texts.ts'
import { AllStocks } from './all-stocks.tsx'
import { CartControls } from './cart-controls.tsx'
import { ProductName } from './product-name.tsx'
import { ProductCodes } from './product-codes.tsx'
import { tableColumns } from './table-columns.ts'
import { WhyHere } from './why-here.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import type { ShownColumn } from '../table/feature-columns.rules.ts'
import type { Pins } from '../table/pins.rules.ts'
import { useCartControls } from './use-cart-controls.ts'
import type { HideableColumn, ListLook } from './use-list-look.ts'

export type ProductProps = {
  product: ProductCard
  /** Address of the list with the product open over it. */
  address: string
  look: ListLook
  /** Search words to mark in the name. */
  sought: string
  words: ProductTexts
  requestedAmount: number | null
  /** The search whose order can be explained; null where it cannot. */
  explained: CatalogueParams | null
}

type RowProps = ProductProps & {
  /** The name without the words over the table. */
  shortName: string
  columns: readonly ShownColumn[]
  /** Where pinned columns stand when the table scrolls by itself; null otherwise. */
  pins: Pins | null
  cells: readonly string[]
}

export const ProductRow = memo(function ProductRow(props: RowProps) {
  const { product, address, look, sought, words, requestedAmount, explained, shortName, columns: features, pins, cells } = props
  const cartControls = useCartControls({ product, requestedAmount })
  const { isCompact } = look
  const columns = tableColumns(look)
  return (
    <tr data-row={product.id} onKeyDown={cartControls.onKeyDown}>
      <td className="picture">
        <a href={address} data-product="picture" tabIndex={-1} aria-hidden>
          <ProductImage src={product.image} alt="" size={isCompact ? 30 : 56} />
        </a>
      </td>
      <td className="name-cell">
        <ProductName product={product} address={address} sought={sought} short={shortName} />
        {!isCompact && <ProductCodes product={product} hidden={look.hidden} />}
        {!isCompact && explained && <WhyHere product={product} params={explained} />}
      </td>
      {features.map(({ code, place, isNumber, isPinned }) => (
        <td
          key={code}
          className="feature"
          data-number={isNumber || undefined}
          data-pinned={isPinned || undefined}
          style={isPinned ? pins?.[code] : undefined}
        >
          {cells[place]}
        </td>
      ))}
      {columns.map((column) => (
        <td key={column} className={column}>
          <Cell column={column} product={product} amount={cartControls.cart.value} isCompact={isCompact} words={words} />
        </td>
      ))}
      <td className="price">
        <PriceText product={product} size={isCompact ? 'line' : 'block'} words={words} />
      </td>
      <td className="buy">
        <CartControls product={product} cart={cartControls.cart} size="compact" />
      </td>
      <td className="favourite">
        <CompareButton product={product} words={words} />
        <FavouriteButton product={product} />
      </td>
    </tr>
  )
})

type CellProps = { column: HideableColumn; product: ProductCard; amount: number; isCompact: boolean; words: ProductTexts }

function Cell({ column, product, amount, isCompact, words }: CellProps) {
  if (column === 'article') return <CopyArticle article={product.article} />
  if (column === 'sku') return product.manufacturerCode
  if (column === 'brand') return product.brand.name
  if (column === 'stock') return <AllStocks product={product} words={words} />
  return <PromiseText steps={product.promise} amount={amount} unit={product.unit} size={isCompact ? 'line' : 'block'} words={words} />
}
