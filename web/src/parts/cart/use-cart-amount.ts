import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { type AmountRule, smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
import { useState, useSyncExternalStore } from 'react'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { amountsQuery, useSetCartAmount } from './cart.api.ts'

/** One observer for all products of the page: a list has a hundred of them. */
function watcherOf(queries: QueryClient) {
  const observer = new QueryObserver(queries, amountsQuery)
  const listeners = new Set<() => void>()
  let stop = () => {}
  return (listener: () => void) => {
    if (listeners.size === 0)
      stop = observer.subscribe(() => {
        for (const notify of listeners) notify()
      })
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) stop()
    }
  }
}

const watchers = new WeakMap<QueryClient, ReturnType<typeof watcherOf>>()
const unwatched = () => () => {}

/** Amount of a product in the cart; zero while the cart is switched off or not loaded. */
export function useAmountInCart(productId: number): number {
  const isOn = useAreTogglesOn()(['cart'])
  const queries = useQueryClient()
  const watch = watchers.get(queries) ?? watcherOf(queries)
  watchers.set(queries, watch)
  return useSyncExternalStore(
    isOn ? watch : unwatched,
    () => (isOn ? (queries.getQueryData(amountsQuery.queryKey)?.amounts[productId] ?? 0) : 0),
    // The server draws pages of nobody's cart.
    () => 0,
  )
}

/**
 * The amount beside a product: the one in the cart, where a change is applied at once;
 * before it is in the cart, the amount to add: the requested one, else the smallest.
 */
export function useCartAmount(product: AmountRule & { id: number }, requested?: number) {
  const inCart = useAmountInCart(product.id)
  const setInCart = useSetCartAmount()
  const [amountToAdd, setAmountToAdd] = useState(() => requested ?? smallestAmount(product))
  return {
    inCart,
    value: inCart || amountToAdd,
    change: (amount: number) => (inCart > 0 ? setInCart(product.id, amount) : setAmountToAdd(amount)),
    submit: (amount: number) => setInCart(product.id, amount),
  }
}
