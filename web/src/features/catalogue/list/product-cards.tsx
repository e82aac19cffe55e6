import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { factsOf } from '../table/facts.rules.ts'
import { itemPropsOf } from './item-props.ts'
import { ProductItem } from './product-item.tsx'
import { cardStyles } from './product-cards.styles.ts'
import type { ProductsProps } from './products.tsx'

export const Cards = styled('ul')(memoTheme(cardStyles))

/** Cards of the grid, or rows of a phone: the same elements, laid out by style. */
export function ProductCards(props: ProductsProps) {
  const propsOf = itemPropsOf(props)
  const { table } = props
  const facts = new Map(table?.rows.map(({ id, cells }) => [id, factsOf(table, cells)]))
  return (
    <Cards data-kind={props.look.kind} aria-label={props.label}>
      {props.products.map((product) => (
        <ProductItem key={`${product.id}-${props.requestedAmount}`} {...propsOf(product)} facts={facts.get(product.id)} />
      ))}
    </Cards>
  )
}
