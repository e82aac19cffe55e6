import { stepAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'
import type { KeyboardEvent } from 'react'
import { useCartAmount } from '#parts/cart/use-cart-amount.ts'
import { copyToClipboard } from '#parts/product/copy-to-clipboard.ts'
import { toggleCompared } from '../compare/compared-products.ts'

type RowProduct = { product: ProductCard; requestedAmount: number | null }

/** C-17. The amount of a row and its keys: digits are typed into it, `+` adds, C copies the article, S puts it aside to compare. */
export function useCartControls({ product, requestedAmount }: RowProduct) {
  const cart = useCartAmount(product, requestedAmount === null ? undefined : suggestedAmount(product, requestedAmount))
  const add = () => (cart.inCart > 0 ? cart.change(stepAmount(product, cart.inCart, 1)) : cart.submit(cart.value))

  const acts: Partial<Record<string, () => unknown>> = {
    KeyC: () => copyToClipboard(product.article),
    KeyS: () => toggleCompared(product.id),
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return undefined
    // The browser then types the digit into the focused field.
    if (/^\d$/.test(event.key)) return event.currentTarget.querySelector('input')?.focus()
    // By key position: in the Russian layout the same key gives another letter.
    const act = event.key === '+' ? add : acts[event.code]
    if (!act) return undefined
    event.preventDefault()
    return act()
  }
  return { cart, onKeyDown }
}
