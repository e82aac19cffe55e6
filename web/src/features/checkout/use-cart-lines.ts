import { useQuery } from '@tanstack/react-query'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { linesQuery } from './checkout.api.ts'
import { useOrderedQuote } from './use-ordered-quote.ts'

/** The lines of the cart by id; lines of a request for prices have numbers of their own, and their messages name the article. */
export function useCartLines(): ReadonlyMap<number, CartLine> {
  const isOfCart = useOrderedQuote() === null
  const { data: cart } = useQuery({ ...linesQuery, enabled: isOfCart })
  return new Map(isOfCart ? cart?.lines.map((line) => [line.id, line]) : [])
}
