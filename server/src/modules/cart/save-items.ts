import type { Context } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import type { Facts } from './line-facts.ts'
import type { LineRow, Moment } from './line-state.ts'
import { type Changed, type LinePrice, type NewLine, saveLines } from './lines.queries.ts'
import { customPrice, priceLines } from './price-lines.ts'
import type { CartItemInput } from './item-inputs.rules.ts'

type SaveItemsInput = { cartId: number; items: readonly CartItemInput[]; facts: Facts; viewer: PriceViewer; moment: Moment }

const newLine = (id: number, { amount, note, selected, source }: CartItemInput, price: LinePrice): NewLine => ({
  id,
  amount,
  note: note ?? null,
  is_selected: selected ?? null,
  source: source ?? null,
  ...price,
})

/** Gives lines their amounts with the prices for them; at least one is wanted. The cart is locked by the caller. */
export async function saveItems(tx: Context, { cartId, items, facts, viewer, moment }: SaveItemsInput): Promise<Changed> {
  const products = items.flatMap((one) => (one.productId === undefined ? [] : { id: one.productId, amount: one.amount, one }))
  const customs = items.flatMap((one) => (one.customProductId === undefined ? [] : { id: one.customProductId, one }))
  const priceOf = await priceLines(tx, viewer, products)
  const lists = [
    { kind: 'product_id', lines: products.map(({ id, one }) => newLine(id, one, priceOf(id))) },
    { kind: 'custom_product_id', lines: customs.map(({ id, one }) => newLine(id, one, customPrice(facts.customs.get(id)?.price ?? null))) },
  ] as const

  const lines: LineRow[] = []
  let changed: Changed | undefined
  for (const list of lists) {
    if (list.lines.length === 0) continue
    changed = await saveLines(tx, { cartId, ...list, ...moment })
    lines.push(...changed.lines)
  }
  if (!changed) throw new Error('Nothing was wanted')
  return { ...changed, lines }
}
