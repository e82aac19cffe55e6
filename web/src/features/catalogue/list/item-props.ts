import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import { catalogueAddress, withProduct } from '../catalogue.params.ts'
import type { ProductsProps } from './products.tsx'

/** Common props of a table row and a grid card. */
export function itemPropsOf({ params, look, sought, words, requestedAmount, isExplained = false }: ProductsProps) {
  const list = catalogueAddress(params)
  return (product: ProductCard) => ({
    product,
    address: withProduct(list, { kind: 'catalog', id: product.id }),
    look,
    sought,
    words,
    requestedAmount,
    explained: isExplained ? params : null,
  })
}
