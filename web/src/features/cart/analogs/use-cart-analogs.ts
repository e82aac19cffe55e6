import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@vitrina/contract/cart/cart'
import type { LineAnalog } from '@vitrina/contract/cart/cart-analogs'
import { isShortOrGone } from '@vitrina/contract/cart/cart-analogs.rules'
import { useMemo, useState } from 'react'
import { cartAnalogsQuery, needsOf } from '#parts/cart/analogs/analogs.api.ts'
import { useSettled } from '#ui/use-settled.ts'

/** Each question is about all lines that need an analog: an edit after another is not worth one. */
const SETTLED_MS = 500

const none: readonly LineAnalog[] = []

/** Follows the cart as the server has it: an edit is shown before it is sent, and would be answered for the former amount. */
function useSavedNeeds({ id, version, lines }: Pick<Cart, 'id' | 'version' | 'lines'>): string {
  const [saved, setSaved] = useState(() => ({ id, version, needs: needsOf(lines) }))
  if (saved.id === id && saved.version === version) return saved.needs
  const next = { id, version, needs: needsOf(lines) }
  setSaved(next)
  return next.needs
}

/** The best analog of each line that does not lie in the nearest warehouse. */
export function useCartAnalogs(cart: Pick<Cart, 'id' | 'version' | 'lines'>) {
  const { data: proposed = none } = useQuery(cartAnalogsQuery(useSettled(useSavedNeeds(cart), SETTLED_MS)))
  const { lines } = cart
  const offers = useMemo(() => {
    const lineById = new Map(lines.map((line) => [line.id, line]))
    const inCart = new Set(lines.map(({ productId }) => productId))
    return proposed.flatMap(({ lineId, amount, analog }) => {
      const line = lineById.get(lineId)
      return line?.amount === amount && !inCart.has(analog.product.id) ? [{ line, analog }] : []
    })
  }, [lines, proposed])
  const here = useMemo(() => offers.filter(({ analog }) => analog.isHere), [offers])
  const replaceableIds = offers.flatMap(({ line }) => (isShortOrGone(line) ? line.id : [])).join()
  // The same set until its contents change: every line is drawn by it.
  const replaceable = useMemo(() => new Set(replaceableIds.split(',').filter(Boolean).map(Number)), [replaceableIds])
  return {
    /** Lines whose place can be taken by what lies in the nearest warehouse. */
    here,
    /** Ids of lines that are short or gone and can be replaced. */
    replaceable,
  }
}

export type LineOffer = ReturnType<typeof useCartAnalogs>['here'][number]
