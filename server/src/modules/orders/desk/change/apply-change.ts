import type { OrderChange } from '@vitrina/contract/orders/order-change'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { listWarehouses } from '#modules/fulfilment/stock/warehouses'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { listOrderLines, type OrderLine } from '#modules/order-record/order-lines'
import { readViewer } from '#modules/prices/read-viewer'
import { customerOfOrder } from '../customer-of-order.ts'
import { addLines, type NewLine } from './add-lines.ts'
import { changeTerms } from './change-terms.ts'
import { type LineChange, lineChangesOf, saveLineChanges } from './line-changes.ts'
import { replanOrder } from './plan-lines.ts'
import { promiseAnew } from './promise-anew.ts'
import { requirePrices } from './require-prices.ts'
import { toldLines, toldTerms } from './told-changes.rules.ts'

/** Some of it has left, is put together, or is on its way between warehouses. */
const hasBegun = (lines: readonly OrderLine[]) =>
  lines.some(({ shipped, waiting, sources }) => shipped > 0 || waiting > 0 || sources.some(({ inTransit }) => inTransit > 0))

const splitOff = (changes: readonly LineChange[]): NewLine[] =>
  changes.flatMap(({ line, price, newAmount, split }) =>
    split && line.productId !== null
      ? [
          {
            productId: line.productId,
            amount: split.amount,
            price,
            notBefore: split.day,
            splitFrom: { source: line.source, note: line.note, from: newAmount },
          },
        ]
      : [],
  )

/** Changes an order that is locked: lines, prices, goods held, terms and promise. Its sums follow; the answer is for its timeline. */
export async function applyChange(tx: Context, actor: Actor, { order, change }: { order: OrderRecord; change: OrderChange }) {
  const { added, terms, reason, shortage } = change
  const customer = customerOfOrder(actor, order)
  const viewer = await readViewer(tx, customer, { contractId: order.contractId })
  const lines = await listOrderLines(tx, order.id)
  const changes = lineChangesOf(lines, change)
  if (new Set(added.map(({ productId }) => productId)).size < added.length) throw new AppError('order.line-refused')
  await requirePrices(tx, actor, { changes, added, reason, viewer })
  await saveLineChanges(tx, order.id, changes)

  const goodsSum = order.itemsTotal + order.customItemsTotal
  const now = await changeTerms(tx, { order, customer, terms, viewer, hasBegun: hasBegun(lines), goodsSum })
  const isElsewhere = now.deliveryType !== order.deliveryType || now.warehouseId !== order.warehouseId
  const replanned = isElsewhere ? await replanOrder(tx, actor, now) : []
  const lineNo = Math.max(0, ...lines.map((line) => line.lineNo)) + 1
  // A split part was in the order already: as much of it as before has to come from the manufacturer.
  const split = await addLines(tx, actor, { order: now, viewer, lines: splitOff(changes), lineNo, shortage: 'toOrder' })
  const fresh = await addLines(tx, actor, { order: now, viewer, lines: added, lineNo: lineNo + split.added.length, shortage })
  const planned = [...replanned, ...split.promised, ...fresh.promised]
  const after = await promiseAnew(tx, actor, { order: now, terms, planned, isElsewhere })

  const warehouses = new Map((await listWarehouses(tx)).map(({ id, name }) => [id, name]))
  return { lines: toldLines(changes, [...split.added, ...fresh.added]), terms: toldTerms(order, after, warehouses) }
}
