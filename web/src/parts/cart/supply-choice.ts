import { type SupplyStrategy, supplyStrategies } from '@vitrina/contract/cart/supply-plan'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '#lib/storage.ts'

const listeners = new Set<() => void>()
const keyOf = (cartId: number) => `cart-supply-${cartId}`

function chosenFor(cartId: number): SupplyStrategy {
  const known = sessionStore.get(keyOf(cartId))
  return supplyStrategies.find((strategy) => strategy === known) ?? 'earliest'
}

/** Supply strategy of a cart; lives as long as the tab. */
export function chooseSupply(cartId: number, strategy: SupplyStrategy): void {
  if (strategy === 'earliest') sessionStore.remove(keyOf(cartId))
  else sessionStore.set(keyOf(cartId), strategy)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chosen in the cart, used by the checkout. */
export const useSupplyChoice = (cartId: number | null): SupplyStrategy =>
  useSyncExternalStore(subscribe, () => (cartId === null ? 'earliest' : chosenFor(cartId)))
