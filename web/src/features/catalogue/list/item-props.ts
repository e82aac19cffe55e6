import type { ProductCard } from '@vitrina/contract/catalogue'
import { catalogueAddress } from '../catalogue.params.ts'
import type { ProductsProps } from './products.tsx'

/** What a row of the table and a card of the grid are both given. */
export const itemPropsOf = (product: ProductCard, { params, look, sought, words }: ProductsProps) => ({
  product,
  address: catalogueAddress(params, { kind: 'catalog', id: product.id }),
  look,
  sought,
  words,
  requestedAmount: params.requestedAmount,
})
