import type { OrderChange } from '@vitrina/contract/orders/order-change'
import { floorPrice } from '@vitrina/contract/quotes/quotes.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import { inRoubles } from '#texts/roubles'
import type { LineChange } from './line-changes.ts'

type Named = { productId: number; amount: number; price: number }

type Prices = { changes: readonly LineChange[]; added: OrderChange['added']; reason: string; viewer: PriceViewer }

/** A price named by staff has a reason; below the floor of answers to requests only whoever may approve those names one. */
export async function requirePrices(tx: Context, actor: Actor, { changes, added, reason, viewer }: Prices): Promise<void> {
  const changed = changes.filter(({ line, price }) => price !== line.price)
  const isNamed = changed.some(({ line }) => line.price !== null) || added.some(({ price }) => price !== undefined)
  if (reason === '' && isNamed) throw new AppError('order.reason-needed')
  const named = [
    // A price to be agreed is the manager's to name: no list had one when it was ordered.
    ...changed.flatMap(({ line, newAmount, price }): Named[] => {
      const { productId } = line
      return productId === null || line.price === null || price === null || newAmount === 0 ? [] : [{ productId, amount: newAmount, price }]
    }),
    ...added.flatMap(({ productId, amount, price }): Named[] => (price === undefined ? [] : [{ productId, amount, price }])),
  ]
  if (named.length === 0 || may(actor.user?.role, 'quotes.approve')) return
  const listed = await resolvePrices(tx, viewer, { items: named.map(({ productId, amount }) => ({ id: productId, amount })) })
  for (const { productId, price } of named) {
    const listPrice = listed.get(productId)?.price.value ?? null
    const floor = listPrice === null ? 0 : floorPrice(listPrice, actor.site.settings.quotes.mostDiscountPercent)
    if (price < floor) throw new AppError('order.below-floor', { params: { floor: inRoubles(floor, actor.language) } })
  }
}
