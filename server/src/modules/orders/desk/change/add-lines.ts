import { sellerDay } from '@vitrina/contract/days/days.rules'
import { language } from '@vitrina/contract/languages'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { holdStock } from '#modules/fulfilment/stock/stock-holds'
import { addOrderLines } from '#modules/order-record/insert-order'
import type { OrderRecord } from '#modules/order-record/lock-order'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { listGivenLines } from '../../placing/chosen-lines.queries.ts'
import { itemOf, linesOfOrder, promiseOf, sourcesOf } from '../../placing/make-order.rules.ts'
import { type PricedLine, priceOrder, requireOrderable } from '../../placing/price-order.ts'
import type { LinePart } from '../../placing/split-order.rules.ts'
import type { PromisedLines } from '../../promise/promises.queries.ts'
import { planLines, type Receiving } from './plan-lines.ts'

export type NewLine = {
  productId: number
  amount: number
  /** Named by staff; without one it is the customer's own. */
  price?: number | null | undefined
  /** It comes on this day at the earliest. */
  notBefore?: string | null
  /** Of an amount that was in the order already: its source, and where in that line it begins. */
  splitFrom?: { source: PricedLine['source']; note: string; from: number }
}

type Added = {
  order: OrderRecord & Receiving
  viewer: PriceViewer
  lines: readonly NewLine[]
  /** The first free number of a line. */
  lineNo: number
  shortage: 'refuse' | 'toOrder'
}

export type AddedLine = { lineNo: number; article: string; amount: number; price: number | null }

const withPrice = (line: PricedLine, price: number | null): PricedLine => {
  const sum = price === null ? 0 : lineSum(price, line.amount)
  return { ...line, price, oldPrice: null, sum, vat: line.vatRate === null ? 0 : vatWithin(sum, line.vatRate) }
}

/** New lines of an order, priced, planned and held as those of a new order are. */
export async function addLines(
  tx: Context,
  actor: Actor,
  { order, viewer, lines, lineNo, shortage }: Added,
): Promise<{ added: AddedLine[]; promised: PromisedLines }> {
  if (lines.length === 0) return { added: [], promised: [] }
  const given = lines.map(({ productId, amount, splitFrom }, at) => ({
    id: at + 1,
    product_id: productId,
    custom_product_id: null,
    amount,
    note: splitFrom?.note ?? '',
    source: splitFrom?.source ?? null,
    agreed: null,
  }))
  const chosen = await listGivenLines(tx, given)
  if (chosen.length < given.length) throw new AppError('order.line-refused')
  const today = sellerDay(tx.now())
  const shipOn = order.desiredOn !== null && order.desiredOn > today ? order.desiredOn : today
  const priced = (await priceOrder(tx, { lines: chosen, viewer, language: language.parse(order.language), shipOn })).map((line) => {
    const named = lines[line.id - 1]?.price
    return named === undefined || named === line.price ? line : withPrice(line, named)
  })
  requireOrderable(
    actor,
    priced.filter((line) => !lines[line.id - 1]?.splitFrom),
  )
  const later = (part: LinePart): LinePart => {
    const day = lines[part.lineId - 1]?.notBefore ?? null
    return day !== null && part.readyOn !== null && part.readyOn < day ? { ...part, readyOn: day } : part
  }
  const parts = (await planLines(tx, actor, { order, lines: priced, shortage })).map(later)
  const taken = new Map(lines.map(({ splitFrom }, at) => [at + 1, splitFrom?.from ?? 0]))
  const made = linesOfOrder(parts, new Map(priced.map((line) => [line.id, line])), taken)
  const items = made.map((one, place) => itemOf(one, { lineNo: lineNo + place, vatOn: shipOn }))
  const itemIds = await addOrderLines(tx, { orderId: order.id, items })
  await holdStock(tx, sourcesOf(made, itemIds))
  return {
    added: items.map(({ lineNo: no, article, amount, price }) => ({ lineNo: no, article, amount, price })),
    promised: made.map((one, place) => promiseOf(one, itemIds[place] ?? 0)),
  }
}
