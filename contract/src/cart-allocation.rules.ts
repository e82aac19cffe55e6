import type { Allocation, AllocationStrategy } from './cart-allocation.ts'
import type { SupplySource } from './promise.ts'

export type WantedLine<S extends SupplySource = SupplySource> = {
  lineId: number
  amount: number
  /** In order of use. */
  sources: readonly S[]
}

/** The part of a line that comes from one place on one day. */
export type AllocatedPart<S extends SupplySource = SupplySource> = Pick<SupplySource, 'warehouse' | 'source'> & {
  from: S
  amount: number
  readyOn: string
}
export type LineSplit<S extends SupplySource = SupplySource> = {
  parts: AllocatedPart<S>[]
  /** Amount neither in stock nor expected, or excluded by the strategy. */
  missing: number
}

/** Decisions about all lines that the split of each line needs. */
export type AllocationPlan = {
  strategy: AllocationStrategy
  /** Today in the buyer's region. */
  today: string
  /** Warehouses in order of use; empty: the earliest first. */
  order: readonly number[]
  /** The day on which everything comes; null: each part on its own day. */
  day: string | null
}

const DAY_MS = 86_400_000

// Whole thousandths: 0.3 − 0.1 must be 0.2.
const less = (from: number, taken: number) => Math.round((from - taken) * 1000) / 1000

export const dayAfter = (day: string, days: number): string =>
  days === 0 ? day : new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Goods that already lie on a shelf; the others are only expected. */
export const isFirm = ({ source }: Pick<SupplySource, 'source'>): boolean => source === 'stock' || source === 'transfer'

const ranks = { stock: 0, transfer: 0, arrival: 1, maker: 2 } as const

/**
 * Stock on a shelf before expected goods, the manufacturer last; within each the earliest first.
 * A firm day goes before an earlier one that may not come true, and an order gets the supply its cart has shown.
 */
export const bySupply = (a: SupplySource, b: SupplySource): number =>
  ranks[a.source] - ranks[b.source] || (a.day < b.day ? -1 : a.day > b.day ? 1 : a.warehouse.id - b.warehouse.id)

const haveIn = (place: number, sources: readonly SupplySource[]): number =>
  sources.reduce((sum, { warehouse, amount }) => (warehouse.id === place ? sum + (amount ?? Number.POSITIVE_INFINITY) : sum), 0)

/** A warehouse that has the whole line goes before those that have a part of it. */
function wholeFirst<S extends SupplySource>(amount: number, sources: readonly S[], order: readonly number[]): S[] {
  const firm = sources.filter(isFirm)
  const place = ({ warehouse: { id } }: SupplySource) => (haveIn(id, firm) >= amount ? 0 : order.length) + order.indexOf(id)
  return sources.toSorted((a, b) => ranks[a.source] - ranks[b.source] || place(a) - place(b))
}

export function splitLine<S extends SupplySource>(
  { amount, sources: all }: Omit<WantedLine<S>, 'lineId'>,
  { strategy, order, day }: AllocationPlan,
): LineSplit<S> {
  const sources = order.length > 0 ? wholeFirst(amount, all, order) : all
  const parts: AllocatedPart<S>[] = []
  let left = amount
  for (const from of sources) {
    const taken = Math.min(left, from.amount ?? left)
    if (taken <= 0 || (strategy === 'stockOnly' && !isFirm(from))) continue
    parts.push({ from, warehouse: from.warehouse, source: from.source, amount: taken, readyOn: day ?? from.day })
    left = less(left, taken)
  }
  return { parts, missing: left }
}

/** Warehouses by the number of open lines each covers whole; of equals the nearer first. */
function fewestFirst(lines: readonly WantedLine[]): number[] {
  const nearest = new Map<number, string>()
  for (const { warehouse, day } of lines.flatMap(({ sources }) => sources)) {
    const known = nearest.get(warehouse.id)
    if (known === undefined || day < known) nearest.set(warehouse.id, day)
  }
  const wholeIn = new Map(
    [...nearest.keys()].map((place) => [place, lines.map(({ amount, sources }) => haveIn(place, sources) >= amount)] as const),
  )
  const isOpen = lines.map(() => true)
  const covered = (place: number) => wholeIn.get(place)?.filter((isWhole, at) => isWhole && isOpen[at]).length ?? 0
  const order: number[] = []
  const rest = new Set(nearest.keys())
  while (rest.size > 0) {
    const [best] = [...rest]
      .map((place) => ({ place, count: covered(place), day: nearest.get(place) ?? '' }))
      .toSorted((a, b) => b.count - a.count || (a.day < b.day ? -1 : a.day > b.day ? 1 : a.place - b.place))
    if (!best) break
    for (const [at, isWhole] of wholeIn.get(best.place)?.entries() ?? []) if (isWhole) isOpen[at] = false
    order.push(best.place)
    rest.delete(best.place)
  }
  return order
}

const partsOf = (lines: readonly WantedLine[], plan: AllocationPlan) => lines.flatMap((line) => splitLine(line, plan).parts)

const shipmentOf = ({ readyOn, warehouse }: AllocatedPart) => `${readyOn} ${warehouse.id}`
const countShipments = (lines: readonly WantedLine[], plan: AllocationPlan) => new Set(partsOf(lines, plan).map(shipmentOf)).size

export function planOf(lines: readonly WantedLine[], { strategy, today }: Pick<AllocationPlan, 'strategy' | 'today'>): AllocationPlan {
  const plain: AllocationPlan = { strategy, today, order: [], day: null }
  if (strategy === 'oneDate')
    return { ...plain, day: partsOf(lines, plain).reduce((day, { readyOn }) => (readyOn > day ? readyOn : day), today) }
  if (strategy !== 'fewestShipments') return plain
  // The grouping is greedy: where it saves no shipment, the earliest plan is better.
  const gathered = { ...plain, order: fewestFirst(lines) }
  return countShipments(lines, gathered) < countShipments(lines, plain) ? gathered : plain
}

/** Splits lines by warehouse and day. */
export function allocate(lines: readonly WantedLine[], asked: Pick<AllocationPlan, 'strategy' | 'today'>): Allocation {
  const plan = planOf(lines, asked)
  const shipments = new Map<string, Allocation['shipments'][number]>()
  const missing: Allocation['missing'] = []
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
