import { subtractAmounts } from '../quantity/quantity.rules.ts'
import type { SupplyProposal, SupplyStrategy } from './supply-plan.ts'
import type { SupplySource } from '../promise/promise.ts'

export type RequestedLine<S extends SupplySource = SupplySource> = {
  lineId: number
  amount: number
  /** In order of use. */
  sources: readonly S[]
}

/** The part of a line that comes from one place on one day. */
export type SupplyPart<S extends SupplySource = SupplySource> = Pick<SupplySource, 'warehouse' | 'source'> & {
  from: S
  amount: number
  readyOn: string
}
export type LineSupply<S extends SupplySource = SupplySource> = {
  parts: SupplyPart<S>[]
  /** Amount neither in stock nor expected, or excluded by the strategy. */
  missing: number
}

/** Decisions about all lines that the split of each line needs. */
export type SupplyPlan = {
  strategy: SupplyStrategy
  /** Today in the buyer's region. */
  today: string
  /** Warehouses in order of use; empty: the earliest first. */
  order: readonly number[]
  /** The day on which everything comes; null: each part on its own day. */
  day: string | null
}

/** Goods that already lie on a shelf; the others are only expected. */
export const isFirm = ({ source }: Pick<SupplySource, 'source'>): boolean => source === 'stock' || source === 'transfer'

const ranks = { stock: 0, transfer: 0, arrival: 1, maker: 2 } as const

const compareDays = (a: SupplySource, b: SupplySource): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.warehouse.id - b.warehouse.id)

/**
 * Stock on a shelf before expected goods, the manufacturer last; within each the earliest first.
 * A firm day goes before an earlier one that may not come true, and an order gets the supply its cart has shown.
 */
export const compareSources = (a: SupplySource, b: SupplySource): number => ranks[a.source] - ranks[b.source] || compareDays(a, b)

const haveIn = (place: number, sources: readonly SupplySource[]): number =>
  sources.reduce((sum, { warehouse, amount }) => (warehouse.id === place ? sum + (amount ?? Number.POSITIVE_INFINITY) : sum), 0)

/** A warehouse that has the whole line goes before those that have a part of it. */
function wholeFirst<S extends SupplySource>(amount: number, sources: readonly S[], order: readonly number[]): S[] {
  const firm = sources.filter(isFirm)
  const place = ({ warehouse: { id } }: SupplySource) => (haveIn(id, firm) >= amount ? 0 : order.length) + order.indexOf(id)
  return sources.toSorted((a, b) => ranks[a.source] - ranks[b.source] || place(a) - place(b))
}

export function splitLine<S extends SupplySource>(
  { amount, sources: all }: Omit<RequestedLine<S>, 'lineId'>,
  { strategy, order, day }: SupplyPlan,
): LineSupply<S> {
  const sources = order.length > 0 ? wholeFirst(amount, all, order) : all
  const parts: SupplyPart<S>[] = []
  let left = amount
  for (const from of sources) {
    const used = Math.min(left, from.amount ?? left)
    if (used <= 0 || (strategy === 'stockOnly' && !isFirm(from))) continue
    parts.push({ from, warehouse: from.warehouse, source: from.source, amount: used, readyOn: day ?? from.day })
    left = subtractAmounts(left, used)
  }
  return { parts, missing: left }
}

/** Warehouses by the number of open lines each covers whole; of equals the nearer first. */
function fewestFirst(lines: readonly RequestedLine[]): number[] {
  const nearestFirst = lines.flatMap(({ sources }) => sources).toSorted(compareDays)
  let rest = [...new Set(nearestFirst.map(({ warehouse }) => warehouse.id))].map((id) => ({
    id,
    whole: lines.filter(({ amount, sources }) => haveIn(id, sources) >= amount),
  }))
  const open = new Set(lines)
  const covers = ({ whole }: { whole: RequestedLine[] }) => whole.filter((line) => open.has(line)).length
  const order: number[] = []
  while (rest.length > 0) {
    const best = rest.reduce((a, b) => (covers(b) > covers(a) ? b : a))
    for (const line of best.whole) open.delete(line)
    order.push(best.id)
    rest = rest.filter((one) => one !== best)
  }
  return order
}

const partsOf = (lines: readonly RequestedLine[], plan: SupplyPlan) => lines.flatMap((line) => splitLine(line, plan).parts)

const shipmentOf = ({ readyOn, warehouse }: SupplyPart) => `${readyOn} ${warehouse.id}`
const countShipments = (lines: readonly RequestedLine[], plan: SupplyPlan) => new Set(partsOf(lines, plan).map(shipmentOf)).size

export function supplyPlanOf(lines: readonly RequestedLine[], { strategy, today }: Pick<SupplyPlan, 'strategy' | 'today'>): SupplyPlan {
  const earliest: SupplyPlan = { strategy, today, order: [], day: null }
  if (strategy === 'oneDate')
    return { ...earliest, day: partsOf(lines, earliest).reduce((day, { readyOn }) => (readyOn > day ? readyOn : day), today) }
  if (strategy !== 'fewestShipments') return earliest
  // The grouping is greedy: where it saves no shipment, the earliest plan is better.
  const grouped = { ...earliest, order: fewestFirst(lines) }
  return countShipments(lines, grouped) < countShipments(lines, earliest) ? grouped : earliest
}

/** Splits lines by warehouse and day. */
export function proposeSupply(lines: readonly RequestedLine[], options: Pick<SupplyPlan, 'strategy' | 'today'>): SupplyProposal {
  const plan = supplyPlanOf(lines, options)
  const shipments = new Map<string, SupplyProposal['shipments'][number]>()
  const missing: SupplyProposal['missing'] = []
  for (const line of lines) {
    const split = splitLine(line, plan)
    for (const part of split.parts) {
      const { warehouse, readyOn, amount, source } = part
      const shipment = shipments.get(shipmentOf(part)) ?? { warehouse, readyOn, parts: [] }
      shipment.parts.push({ lineId: line.lineId, amount, source })
      shipments.set(shipmentOf(part), shipment)
    }
    if (split.missing > 0) missing.push({ lineId: line.lineId, amount: split.missing })
  }
  return {
    shipments: [...shipments.values()].toSorted((a, b) => a.readyOn.localeCompare(b.readyOn) || a.warehouse.id - b.warehouse.id),
    missing,
  }
}
