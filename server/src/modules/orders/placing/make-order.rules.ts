import { addAmounts, THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderLineSource } from '@vitrina/contract/orders/order-parts'
import { needsWithin } from '@vitrina/contract/cart/line-needs.rules'
import { isFirm } from '@vitrina/contract/cart/supply-plan.rules'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { Confidence } from '@vitrina/contract/promise/promise'
import type { NewOrderItem } from '#modules/order-record/insert-order'
import type { PricedLine } from './price-order.ts'
import { lastDay } from './split-order.rules.ts'
import type { LinePart } from './split-order.rules.ts'

export type MadeLine = {
  line: PricedLine
  parts: LinePart[]
  amount: number
  /** How much of the line the orders before this one have taken. */
  from: number
  sum: number
  vat: number
  cashBack: number
}

/** Every order of a cart, in their order. */
export function linesOfOrders(groups: readonly (readonly LinePart[])[], lines: ReadonlyMap<number, PricedLine>): MadeLine[][] {
  const taken = new Map<number, number>()
  return groups.map((group) => {
    const made = linesOfOrder(group, lines, taken)
    for (const { line, from, amount } of made) taken.set(line.id, addAmounts(from, amount))
    return made
  })
}

/** The lines of one order from the parts that fall to it: a line cut in two by a split is two lines, each with its own sum. */
export function linesOfOrder(
  parts: readonly LinePart[],
  lines: ReadonlyMap<number, PricedLine>,
  taken: ReadonlyMap<number, number> = new Map(),
): MadeLine[] {
  const byLine = new Map<number, LinePart[]>()
  for (const part of parts) byLine.set(part.lineId, [...(byLine.get(part.lineId) ?? []), part])
  return [...byLine].map(([lineId, own]) => {
    const line = lines.get(lineId)
    if (!line) throw new Error(`A part of line ${lineId} that nobody chose`)
    const amount = own.reduce((total, part) => total + thousandths(part.amount), 0) / THOUSAND
    const sum = line.price === null ? 0 : lineSum(line.price, amount)
    return {
      line,
      parts: own,
      amount,
      from: taken.get(lineId) ?? 0,
      sum,
      vat: line.vatRate === null ? 0 : vatWithin(sum, line.vatRate),
      cashBack: Math.floor((line.cashBack * thousandths(amount)) / THOUSAND),
    }
  })
}

/** Where a line of the order comes from; of the needs of the purchasing board those that this stretch of the cart's line covers. */
const sourceOf = ({ line: { source }, from, amount }: Pick<MadeLine, 'line' | 'from' | 'amount'>): OrderLineSource | null =>
  source !== null && source.type !== 'quote' && source.needs ? { ...source, needs: needsWithin(source.needs, { from, amount }) } : source

/** The copy of a product in an order line. */
export const itemOf = (
  { line, parts, amount, from, sum, vat, cashBack }: MadeLine,
  { lineNo, vatOn }: { lineNo: number; vatOn: string },
): NewOrderItem => ({
  lineNo,
  productId: line.product_id,
  customProductId: line.custom_product_id,
  isCustom: line.product_id === null,
  article: line.article,
  manufacturerCode: line.manufacturer_code,
  name: line.name,
  brand: line.brand,
  image: line.image,
  unit: line.unitName,
  okei: line.okei,
  decimals: line.decimals,
  countryCode: line.country_code,
  weightGrams: line.weight_grams,
  volumeMl: line.volume_ml,
  amount,
  price: line.price,
  oldPrice: line.oldPrice,
  vatRate: line.vatRate,
  vatOn,
  vatGroup: line.vat_group,
  sum,
  vat,
  cashBack,
  shipBy: lastDay(parts),
  note: line.note,
  source: sourceOf({ line, from, amount }),
  replacementOf: null,
})

/** From where the lines of an order come; `itemIds` stand in their order. */
export const sourcesOf = (made: readonly { line: Pick<PricedLine, 'product_id'>; parts: LinePart[] }[], itemIds: readonly number[]) =>
  made.flatMap(({ line, parts }, place) =>
    parts.map(({ kind, warehouseId, amount, readyOn, promised }) => ({
      orderItemId: itemIds[place] ?? 0,
      productId: line.product_id,
      kind,
      warehouseId,
      amount,
      readyOn,
      arrivalId: promised?.arrivalId ?? null,
    })),
  )

/** The promise of an order line, as it is kept. */
export function promiseOf({ parts }: Pick<MadeLine, 'parts'>, orderItemId: number) {
  const dated = parts.flatMap(({ promised }) => promised ?? [])
  const missing = parts.reduce((sum, { promised, amount }) => (promised === null ? sum + amount : sum), 0)
  const confidence: Confidence = missing > 0 ? 'unknown' : dated.every(isFirm) ? 'firm' : 'estimated'
  return {
    orderItemId,
    day: lastDay(parts),
    confidence,
    parts: dated.map(({ source, warehouseId, amount, day }) => ({ source, warehouseId, amount, day })),
    missing,
  }
}

/** The totals of the lines of an order. */
export function totalsOf(made: readonly MadeLine[]) {
  const total = (of: (one: MadeLine) => number) => made.reduce((sum, one) => sum + of(one), 0)
  const isCustom = ({ line }: MadeLine) => line.product_id === null
  return {
    itemsTotal: total((one) => (isCustom(one) ? 0 : one.sum)),
    customItemsTotal: total((one) => (isCustom(one) ? one.sum : 0)),
    vat: total(({ vat }) => vat),
    discount: total(({ line, amount, sum }) => (line.oldPrice === null ? 0 : lineSum(line.oldPrice, amount) - sum)),
    cashBack: total(({ cashBack }) => cashBack),
    weightGrams: Math.round(total(({ line, amount }) => line.weight_grams * amount)),
    volumeMl: Math.round(total(({ line, amount }) => line.volume_ml * amount)),
    lineCount: made.length,
  }
}
