import type { Price } from '@vitrina/contract/prices/prices'
import type { SpecificationFigures, SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf } from '#modules/prices/resolve-price'
import { promise, type PromiseFacts } from '#modules/promise/promise.rules'
import { promiseFactsOf, type SupplyNetwork } from '#modules/promise/read-facts'
import { type Destination, dispatchesOf } from '#modules/promise/ready-days.rules'
import type { CountedDocument, CountedLine } from '../document.queries.ts'
import type { Goods } from '../line-products.ts'
import { lineFiguresOf, neededAmounts, neededByProduct, wholeOf } from './figures.rules.ts'

/** Everything that figures depend on. */
export type FigureFacts = {
  document: CountedDocument
  viewer: PriceViewer
  goods: Goods
  network: SupplyNetwork
  /** Null: no warehouse serves the buyer. */
  destination: Destination | null
  now: Date
}

export type MadeFigures = Omit<SpecificationFigures, 'pricedAt'>

/** The price a buyer noted for an own product; whether it includes VAT is unknown. */
const ownPrice = (value: number | null): Price | null =>
  value === null ? null : { value, withoutVat: value, vat: 0, vatRate: null, old: null }

function pricesOf({ goods: { sold, fixed }, viewer, now }: FigureFacts, amounts: ReadonlyMap<number, number>): Map<number, Price | null> {
  const at = momentOf(now)
  const made = new Map<number, Price | null>()
  for (const [id, parts] of sold)
    made.set(id, priceOf(parts, viewer, { amount: amounts.get(id) ?? 1, fixed: fixed.get(id) ?? null, at })?.price ?? null)
  return made
}

function stockIn(facts: PromiseFacts | null) {
  const totals = new Map<number, number>()
  for (const { productId, free } of facts?.stock ?? []) totals.set(productId, (totals.get(productId) ?? 0) + free)
  return (productId: number) => totals.get(productId) ?? 0
}

/** By the promise that an order of these lines to this destination would get. */
function supplyOf(
  { document: { lines }, viewer: { places }, goods: { sold }, network, destination, now }: FigureFacts,
  needed: readonly number[],
) {
  if (!destination || sold.size === 0) return { stockOf: stockIn(null), dayOf: () => null }
  const facts = promiseFactsOf(network, { goods: sold.values(), places })
  const promised = promise({
    destination,
    lines: lines.map(({ productId }, at) => ({ id: at, productId, amount: needed[at] ?? 0 })),
    from: now,
    facts,
  })
  return { stockOf: stockIn(facts), dayOf: (at: number) => promised.lines[at]?.day ?? null }
}

function makeLineFigures(facts: FigureFacts): SpecificationLineFigures[] {
  const { document, goods } = facts
  const needed = neededAmounts(document)
  const prices = pricesOf(facts, neededByProduct(document.lines, needed))
  const linePrice = (line: CountedLine): Price | null =>
    line.productId === null ? ownPrice(goods.others.of(line)?.ownPrice ?? null) : (prices.get(line.productId) ?? null)
  return lineFiguresOf(document, { needed, priceOf: linePrice, ...supplyOf(facts, needed) })
}

/** Prices, sums, stock and days of a document, by the rules of the catalogue, the cart and the order. */
export const makeFigures = (facts: FigureFacts): MadeFigures => wholeOf(facts.document, makeLineFigures(facts))

/** Where several cars could come, which of them does depends on all lines together. */
const isFromOnePlace = ({ destination }: FigureFacts): boolean => destination === null || dispatchesOf(destination).length === 1

/** The same after some products alone have changed: figures of the other lines are taken as they were made before. */
export function remakeFigures(facts: FigureFacts, before: MadeFigures, changed: ReadonlySet<number>): MadeFigures {
  if (!isFromOnePlace(facts)) return makeFigures(facts)
  const { document, goods } = facts
  const isChanged = ({ productId }: CountedLine) => productId !== null && changed.has(productId)
  const sold = new Map([...goods.sold].filter(([id]) => changed.has(id)))
  const lines = makeLineFigures({ ...facts, document: { ...document, lines: document.lines.filter(isChanged) }, goods: { ...goods, sold } })
  const anew = lines.values()
  return wholeOf(
    document,
    document.lines.map((line, at) => (isChanged(line) ? anew.next().value : before.lines[at]) ?? missingLine(line.id)),
  )
}

function missingLine(id: string): never {
  throw new Error(`Figures of line ${id} are missing`)
}
