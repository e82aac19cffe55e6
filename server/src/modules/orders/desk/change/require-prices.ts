import type { OrderChange } from '@vitrina/contract/orders/order-change'
import { floorPrice } from '@vitrina/contract/quotes/quotes.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import { checkoutTextsIn } from '#texts/checkout'
import { inRoubles } from '#texts/roubles'
import { fill } from '#texts/texts'
import type { LineChange } from './line-changes.ts'

type Named = { field: string; productId: number; amount: number; price: number }

type Prices = { changes: readonly LineChange[]; added: OrderChange['added']; reason: string; viewer: PriceViewer }

/** A price named by staff has a reason; below the floor of answers to requests only whoever may approve those names one. */
export async function requirePrices(tx: Context, actor: Actor, { changes, added, reason, viewer }: Prices): Promise<void> {
  const isNamed =
    changes.some(({ line, price }) => line.price !== null && price !== line.price) || added.some(({ price }) => price !== undefined)
  if (reason === '' && isNamed) throw new AppError('order.reason-needed')
  const named = [
    // A price to be agreed is the manager's to name: no list had one when it was ordered.
    ...changes.flatMap(({ line: { productId, price: before }, newAmount, price }, at): Named[] =>
      productId === null || before === null || price === null || price === before || newAmount === 0
        ? []
        : [{ field: `items.${at}.price`, productId, amount: newAmount, price }],
    ),
    ...added.flatMap(({ productId, amount, price }, at): Named[] =>
      price === undefined ? [] : [{ field: `added.${at}.price`, productId, amount, price }],
    ),
  ]
  if (named.length === 0 || may(actor.user?.role, 'quotes.approve')) return
  const listed = await resolvePrices(tx, viewer, { items: named.map(({ productId, amount }) => ({ id: productId, amount })) })
  const fields = named.flatMap(({ field, productId, price }) => {
    const listPrice = listed.get(productId)?.price.value ?? null
    const floor = listPrice === null ? 0 : floorPrice(listPrice, actor.site.settings.quotes.mostDiscountPercent)
    if (price >= floor) return []
    const message = fill(checkoutTextsIn(actor.language).lines['below-floor'], { floor: inRoubles(floor, actor.language) })
    return [{ field, message, code: 'below_floor' }]
  })
  if (fields.length > 0) throw new AppError('order.below-floor', { fields })
}
