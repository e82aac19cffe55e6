import { styled } from '@mui/material/styles'
import { catalogueAddress } from '../catalogue.params.ts'
import { ProductItem } from './product-item.tsx'
import { cardStyles } from './product-cards.styles.ts'
import type { ProductsProps } from './products.tsx'

export const Cards = styled('ul')(cardStyles)

/** Cards of the grid, or lines for a thumb: the same facts, laid out by style. */
export function ProductCards({ products, params, look, sought, words, label }: ProductsProps) {
  return (
    <Cards data-kind={look.kind} aria-label={label}>
      {products.map((product) => (
        <ProductItem
          key={`${product.id}-${params.requestedAmount}`}
          product={product}
          address={catalogueAddress(params, { kind: 'catalog', id: product.id })}
          look={look}
          sought={sought}
          words={words}
          requestedAmount={params.requestedAmount}
        />
      ))}
    </Cards>
  )
}
