import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { FeatureTable } from '@vitrina/contract/catalogue/feature-table'
import { memo } from 'react'
import { type ProductTexts, useProductTexts } from '#parts/product/use-product-texts.ts'
import { useOpenByLink } from '../use-open-product.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { ProductCards } from './product-cards.tsx'
import { ProductTable } from './product-table.tsx'
import type { ListLook } from './use-list-look.ts'
import { moveByKeys } from './move-by-keys.ts'

export type ProductsProps = {
  products: readonly ProductCard[]
  params: CatalogueParams
  look: ListLook
  /** Needed of each product: asked for in the filters, or read in the search text. */
  requestedAmount: number | null
  /** Search words to mark in the names. */
  sought: string
  words: ProductTexts
  /** Whether the viewer may ask why a product stands where it stands. */
  isExplained?: boolean
  /** Features of the products, where they are of one kind. */
  table?: FeatureTable | undefined
  /** Accessible name of the list. */
  label: string
}

/** A group of products in the chosen view; links and keys are handled here for all of them. */
export const Products = memo(function Products(given: Omit<ProductsProps, 'words'>) {
  const open = useOpenByLink()
  const props = { ...given, words: useProductTexts() }
  return (
    <div role="presentation" onClick={open} onKeyDown={moveByKeys}>
      {props.look.kind === 'table' ? <ProductTable {...props} /> : <ProductCards {...props} />}
    </div>
  )
})
