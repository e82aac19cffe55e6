import { useNavigate, useSearch } from '@tanstack/react-router'
import { type CartParams, readCartParams, writeCartParams } from './cart.params.ts'

/** Typing and sorting replace the entry: “back” leaves the cart. */
export function useCartParams() {
  const params = readCartParams(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (next: Partial<CartParams>) =>
    void navigate({ to: '.', search: writeCartParams({ ...params, ...next }), replace: true, resetScroll: false })
  return { params, change }
}
