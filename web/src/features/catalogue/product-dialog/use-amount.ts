import { smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useState } from 'react'
import { useSetCartAmount } from '#parts/cart/cart.api.ts'
import { useAmountInCart } from '#parts/cart/use-cart-amount.ts'

export type Amount = ReturnType<typeof useAmount>

/** The amount in the cart, else the amount to add; each product starts with its smallest. */
export function useAmount(product: ProductDetails) {
  const inCart = useAmountInCart(product.id)
  const setInCart = useSetCartAmount()
  const [typed, setTyped] = useState({ id: product.id, amount: smallestAmount(product) })
  const wanted = typed.id === product.id ? typed.amount : smallestAmount(product)
  return {
    value: inCart || wanted,
    change: (amount: number) => (inCart > 0 ? setInCart(product.id, amount) : setTyped({ id: product.id, amount })),
    submit: (amount: number) => setInCart(product.id, amount),
  }
}
