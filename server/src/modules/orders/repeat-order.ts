import type { NewCartItem } from '@vitrina/contract/cart/cart'
import { suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { RepeatedLine } from '@vitrina/contract/orders/order-parts'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { addItems } from '#modules/cart/add-items'
import { readViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import { requireToggle } from '#modules/site/require-access'
import { requireReadable } from './reading/read-order.ts'
import { listRepeatable, type Repeatable } from './repeat.queries.ts'

/** At most so many lines are put into a cart at once. */
const BATCH = 500

const isThere = (line: Repeatable) => (line.product_id !== null && line.is_active === true) || line.custom_product_id !== null

/** The orderable amount nearest to the earlier one. */
function amountNow(line: Repeatable): number {
  if (line.product_id === null) return line.amount
  const rule = { unit: { decimals: line.decimals }, minimumBatch: line.minimum_batch, multiplicity: line.multiplicity ?? 1 }
  return suggestedAmount(rule, line.amount)
}

function resultOf(line: Repeatable, { amount, price }: { amount: number; price: number | null }): RepeatedLine['result'] {
  if (amount !== line.amount) return 'amountRounded'
  return line.product_id !== null && price !== line.price ? 'priceChanged' : 'same'
}

/** Puts the lines of an order into the active cart again and reports the outcome of each. With nothing left there is a report all the same. */
export async function repeatOrder(ctx: Context, actor: Actor, id: number): Promise<{ cartId: number | null; items: RepeatedLine[] }> {
  requireToggle(actor, 'orderRepeat')
  await requireReadable(ctx, actor, id)
  const lines = await listRepeatable(ctx, { orderId: id, userId: actor.user?.id ?? 0, companyId: actor.user?.companyId ?? 0 })
  const there = lines.filter(isThere)
  const viewer = await readViewer(ctx, actor)
  const repeatable = there.flatMap((line) => (line.product_id === null ? [] : [{ id: line.product_id, amount: amountNow(line) }]))
  const prices = await resolvePrices(ctx, viewer, { items: repeatable })

  let cartId: number | null = null
  for (let start = 0; start < there.length; start += BATCH) {
    const items = there.slice(start, start + BATCH).map(
      (line): NewCartItem => ({
        ...(line.product_id === null ? { customProductId: line.custom_product_id ?? 0 } : { productId: line.product_id }),
        amount: amountNow(line),
        note: line.note,
        source: { type: 'order', id, lineId: line.id },
      }),
    )
    const { id: filled } = await addItems(ctx, actor, { items, mode: 'add' })
    cartId = filled
  }
  return {
    cartId,
    items: lines.map((line) => {
      const shown = { lineNo: line.line_no, article: line.article, name: line.name, oldPrice: line.price, oldAmount: line.amount }
      if (!isThere(line)) return { ...shown, result: 'unavailable', newPrice: null, newAmount: null }
      const amount = amountNow(line)
      const price = line.product_id === null ? line.price : (prices.get(line.product_id)?.price.value ?? null)
      return { ...shown, result: resultOf(line, { amount, price }), newPrice: price, newAmount: amount }
    }),
  }
}
