import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { factsOf } from '../table/facts.rules.ts'
import { itemPropsOf } from './item-props.ts'
import { ProductItem } from './product-item.tsx'
import { cardStyles } from './product-cards.styles.ts'
import type { ProductsProps } from './products.tsx'

/** As many as a window has room for; the server draws no more, and the browser adds the others below. */
const FIRST_CARDS = 8

export const Cards = styled('ul')(memoTheme(cardStyles))

/** Cards of the grid, or rows of a phone: the same elements, laid out by style. */
export function ProductCards(props: ProductsProps) {
  const propsOf = itemPropsOf(props)
  const { table, products } = props
  const isHydrated = useIsHydrated()
  const facts = new Map(table?.rows.map(({ id, cells }) => [id, factsOf(table, cells)]))
  return (
    <Cards data-kind={props.look.kind} aria-label={props.label}>
      {(isHydrated ? products : products.slice(0, FIRST_CARDS)).map((product) => (
        <ProductItem key={`${product.id}-${props.requestedAmount}`} {...propsOf(product)} facts={facts.get(product.id)} />
      ))}
    </Cards>
  )
}
