import type { OrderChange } from '@vitrina/contract/orders/order-change'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { cutLines } from '#modules/fulfilment/stock/cut-lines'
import { holdMore } from '#modules/fulfilment/stock/hold-more'
import { fitsUnit, lineToSave } from '#modules/order-record/line-figures.rules'
import { type OrderLine, saveOrderLines } from '#modules/order-record/order-lines'

type Wish = OrderChange['items'][number]

export type LineChange = {
  line: OrderLine
  price: number | null
  /** How much of it is wanted now, without the part that becomes a line of its own. */
  newAmount: number
  more: number
  split: Wish['split']
}

/** Goods shipped or waiting for pickup keep their amount and price. */
function changeOf(line: OrderLine, { amount, cancel, price, split }: Wish): LineChange {
  const bound = exactAmount(line.shipped + line.waiting)
  const before = exactAmount(line.amount - line.cancelled)
  const wanted = exactAmount((amount ?? before) - (split?.amount ?? 0))
  const newAmount = cancel ? bound : wanted
  if (newAmount < bound || !fitsUnit(line, newAmount) || (split && !fitsUnit(line, split.amount))) throw new AppError('order.too-much')
  if (price !== undefined && price !== line.price && bound > 0) throw new AppError('order.not-now')
  // A whole line moved later is a change of its day; a product of the buyer's own has no stock to be planned.
  if (split && (cancel || newAmount === 0 || line.productId === null)) throw new AppError('order.too-much')
  return { line, newAmount, price: price ?? line.price, more: exactAmount(newAmount - before), split }
}

/** The wishes for lines of the order; a line that something takes the place of is cancelled. */
export function lineChangesOf(lines: readonly OrderLine[], { items, added }: Pick<OrderChange, 'items' | 'added'>): LineChange[] {
  const replaced = added.flatMap(({ replaces }): Wish[] => (replaces === undefined ? [] : [{ id: replaces, cancel: true }]))
  const wishes = [...items, ...replaced]
  const changes = wishes.map((wish) => {
    const line = lines.find((one) => one.id === wish.id)
    if (!line) throw new AppError('order.line-not-found')
    return changeOf(line, wish)
  })
  if (new Set(wishes.map(({ id }) => id)).size < wishes.length) throw new AppError('order.too-much')
  return changes
}

/** Less gives goods back, more takes them out of the free stock. */
export async function saveLineChanges(tx: Context, orderId: number, changes: readonly LineChange[]): Promise<void> {
  await cutLines(
    tx,
    changes.filter(({ more }) => more < 0).map(({ line, more }) => ({ sources: line.sources, amount: -more })),
  )
  await holdMore(tx, { orderId, wanted: changes.filter(({ more }) => more > 0).map(({ line, more }) => ({ line, amount: more })) })
  await saveOrderLines(
    tx,
    changes.map(({ line, price, more }) =>
      lineToSave(line, {
        price,
        amount: more > 0 ? exactAmount(line.amount + more) : line.amount,
        cancelled: more < 0 ? exactAmount(line.cancelled - more) : line.cancelled,
      }),
    ),
  )
}
