import { isFirm } from '@vitrina/contract/cart/supply-plan.rules'
import type { NewOrder } from '@vitrina/contract/orders/checkout'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { onlyStock, type OrderPromise, promise, type PromiseFacts } from '#modules/promise/promise.rules'
import type { Destination } from '#modules/promise/ready-days.rules'
import { checkoutTextsIn } from '#texts/checkout'
import { fill } from '#texts/texts'
import type { PricedLine } from './price-order.ts'
import type { LinePart } from './split-order.rules.ts'

/** As much of a line as a promise needs. */
export type PromisedLine = Pick<PricedLine, 'id' | 'product_id' | 'amount' | 'article' | 'unitName'>

type PromiseInput = {
  destination: Destination
  lines: readonly Pick<PromisedLine, 'id' | 'product_id' | 'amount'>[]
  from: Date
  facts: PromiseFacts
  wanted: Pick<NewOrder, 'supply' | 'shortage'>
}

/** The promise to an order of these lines. With `refuse` on shortage nothing expected is promised, only stock. */
export const promiseOrder = ({ destination, lines, from, facts, wanted: { supply, shortage } }: PromiseInput): OrderPromise =>
  promise({
    destination,
    lines: lines.map(({ id, product_id: productId, amount }) => ({ id, productId, amount })),
    from,
    facts: shortage === 'refuse' ? onlyStock(facts) : facts,
    // Off the shelves alone, and yet ordered where they lack it: the rest is expected like any other.
    supply: supply === 'stockOnly' ? 'earliest' : supply,
  })

type PartsInput = { lines: readonly PromisedLine[]; promised: OrderPromise; wanted: Pick<NewOrder, 'shortage'> }

/** Source and day of each line, as promised. Missing goods are ordered from the manufacturer where the buyer agrees; else the order is refused. */
export function partsOf(actor: Actor, { lines, promised, wanted }: PartsInput): LinePart[] {
  const byId = new Map(promised.lines.map((line) => [line.lineId, line]))
  const missingOf = (line: PromisedLine) => byId.get(line.id)?.missing ?? line.amount
  const short = lines.filter((line) => line.product_id !== null && missingOf(line) > 0)
  if (short.length > 0 && wanted.shortage === 'refuse') {
    const text = checkoutTextsIn(actor.language).lines['stock-short']
    const fields = short.map((line) => {
      const there = subtractAmounts(line.amount, missingOf(line))
      const message = `${line.article}: ${fill(text, { amount: there, unit: line.unitName })}`
      return { field: `lines.${line.id}`, message, code: 'stock-short' }
    })
    throw new AppError('order.stock-short', { fields })
  }
  return lines.flatMap((line): LinePart[] => {
    const missing = missingOf(line)
    const dated = (byId.get(line.id)?.parts ?? []).map((part): LinePart => {
      const common = { lineId: line.id, amount: part.amount, readyOn: part.day, promised: part }
      return isFirm(part) ? { ...common, kind: 'stock', warehouseId: part.warehouseId } : { ...common, kind: 'toOrder', warehouseId: null }
    })
    const undated: LinePart = { lineId: line.id, kind: 'toOrder', warehouseId: null, amount: missing, readyOn: null, promised: null }
    return missing > 0 ? [...dated, undated] : dated
  })
}
