import { type SupplyStrategy, supplyStrategies } from '@vitrina/contract/cart/supply-plan'
import { sessionStore } from '#lib/storage.ts'
import { createStoredStore, useStore } from '#lib/store.ts'

/** By the cart's id; lives as long as the tab. */
const choices = createStoredStore<Record<string, SupplyStrategy>>(sessionStore, 'cart-supply')

export const chooseSupply = (cartId: number, strategy: SupplyStrategy): void => choices.set({ ...choices.get(), [cartId]: strategy })

/** Chosen in the cart, used by the checkout. */
export const useSupplyChoice = (cartId: number | null): SupplyStrategy =>
  useStore(choices, (chosen) => supplyStrategies.find((strategy) => cartId !== null && strategy === chosen[cartId]) ?? 'earliest')
