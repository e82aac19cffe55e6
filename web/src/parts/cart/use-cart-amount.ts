import { useQuery } from '@tanstack/react-query'
import { type AmountRule, smallestAmount } from '@vitrina/contract/cart.rules'
import { useState } from 'react'
import { useAreOn } from '#parts/site/use-site.ts'
import { amountsQuery, useSetCartAmount } from './cart.api.ts'

/** How much of a product the cart holds; nothing while the cart is switched off or not known yet. */
export function useAmountInCart(productId: number): number {
  const isOn = useAreOn()(['cart'])
  return useQuery({ ...amountsQuery, enabled: isOn, select: ({ amounts }) => amounts[productId] ?? 0 }).data ?? 0
}

/**
 * The amount beside a product: what the cart holds of it, which a change goes straight into;
 * before it is there, the amount about to be added: the one asked about, else the smallest.
 */
export function useCartAmount(product: AmountRule & { id: number }, asked?: number) {
  const inCart = useAmountInCart(product.id)
  const setInCart = useSetCartAmount()
  const [wanted, setWanted] = useState(() => asked ?? smallestAmount(product))
  return {
    inCart,
    value: inCart || wanted,
    change: (amount: number) => (inCart > 0 ? setInCart(product.id, amount) : setWanted(amount)),
    submit: (amount: number) => setInCart(product.id, amount),
  }
}
