import type { Allocation, AllocationStrategy } from './cart-allocation.ts'
import type { WarehouseStock } from './catalogue.ts'

export type WantedLine = { lineId: number; amount: number; stocks: readonly WarehouseStock[] }

/** What of a line comes from one place on one day. */
export type AllocatedPart = { warehouse: WarehouseStock['warehouse']; amount: number; readyOn: string; source: 'stock' | 'transit' }
export type LineSplit = { parts: AllocatedPart[] /** What nobody has and nobody expects, or the strategy leaves out. */; missing: number }

/** What one has to know of all lines to split one of them. */
export type AllocationPlan = {
  strategy: AllocationStrategy
  /** The buyer's day. */
  today: string
  /** Warehouses in the order in which they give; without them the earliest gives first. */
  order: readonly number[]
  /** The day on which everything comes; null: each part on its own. */
  day: string | null
}

type Source = Omit<AllocatedPart, 'amount'> & { have: number }

const DAY_MS = 86_400_000

// Whole thousandths: 0.3 − 0.1 must be 0.2.
const less = (from: number, taken: number) => Math.round((from - taken) * 1000) / 1000

export const dayAfter = (day: string, days: number): string =>
  days === 0 ? day : new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** From the shelves on the day it gets here, and from what is on its way, which is never here today; the earliest first. */
function sortedSources(stocks: readonly WarehouseStock[], today: string): Source[] {
  const sources: Source[] = []
  for (const { warehouse, free, days, arrival } of stocks) {
    if (free > 0) sources.push({ warehouse, have: free, readyOn: dayAfter(today, days), source: 'stock' })
    if (!arrival || arrival.quantity <= 0) continue
    const tomorrow = dayAfter(today, 1)
    const comes = arrival.expectedOn > tomorrow ? arrival.expectedOn : tomorrow
    sources.push({ warehouse, have: arrival.quantity, readyOn: dayAfter(comes, days), source: 'transit' })
  }
  return sources.toSorted((a, b) => (a.readyOn < b.readyOn ? -1 : a.readyOn > b.readyOn ? 1 : a.warehouse.id - b.warehouse.id))
}

// A key pressed in a cart of a thousand lines splits all of them anew, of which one has changed, and only its amount.
const known = new WeakMap<readonly WarehouseStock[], { today: string; sources: Source[] }>()

function sourcesOf(stocks: readonly WarehouseStock[], today: string): readonly Source[] {
  const kept = known.get(stocks)
  if (kept?.today === today) return kept.sources
  const sources = sortedSources(stocks, today)
  known.set(stocks, { today, sources })
  return sources
}

const haveIn = (place: number, sources: readonly Source[]): number =>
  sources.reduce((sum, { warehouse, have }) => (warehouse.id === place ? sum + have : sum), 0)

/** A warehouse that has the whole line goes before those it would have to be gathered from. */
function wholeFirst(amount: number, sources: readonly Source[], order: readonly number[]): Source[] {
  const place = ({ warehouse: { id } }: Source) => (haveIn(id, sources) >= amount ? 0 : order.length) + order.indexOf(id)
  return sources.toSorted((a, b) => place(a) - place(b))
}

/** From where one line comes, and when. */
export function splitLine({ amount, stocks }: Omit<WantedLine, 'lineId'>, { strategy, today, order, day }: AllocationPlan): LineSplit {
  const all = sourcesOf(stocks, today)
  const sources = order.length > 0 ? wholeFirst(amount, all, order) : all
  const parts: AllocatedPart[] = []
  let left = amount
  for (const { have, ...from } of sources) {
    const taken = Math.min(left, have)
    if (taken <= 0 || (strategy === 'stockOnly' && from.source === 'transit')) continue
    parts.push({ ...from, amount: taken, readyOn: day ?? from.readyOn })
    left = less(left, taken)
  }
  return { parts, missing: left }
}

/** Warehouses in the order in which each covers most of what is still wanted; the nearer of equals. */
function fewestFirst(lines: readonly WantedLine[], today: string): number[] {
  const days = new Map(lines.flatMap(({ stocks }) => stocks.map((stock) => [stock.warehouse.id, stock.days] as const)))
  const sources = lines.map(({ stocks }) => sourcesOf(stocks, today))
  const wholeIn = new Map(
    [...days.keys()].map((place) => [place, lines.map(({ amount }, at) => haveIn(place, sources[at] ?? []) >= amount)] as const),
  )
  const isOpen = lines.map(() => true)
  const covered = (place: number) => wholeIn.get(place)?.filter((isWhole, at) => isWhole && isOpen[at]).length ?? 0
  const order: number[] = []
  const rest = new Set(days.keys())
  while (rest.size > 0) {
    const [best] = [...rest]
      .map((place) => ({ place, count: covered(place), days: days.get(place) ?? 0 }))
      .toSorted((a, b) => b.count - a.count || a.days - b.days || a.place - b.place)
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

/** How all the lines are to be split. */
export function planOf(lines: readonly WantedLine[], { strategy, today }: Pick<AllocationPlan, 'strategy' | 'today'>): AllocationPlan {
  const plain: AllocationPlan = { strategy, today, order: [], day: null }
  if (strategy === 'oneDate')
    return { ...plain, day: partsOf(lines, plain).reduce((day, { readyOn }) => (readyOn > day ? readyOn : day), today) }
  if (strategy !== 'fewestShipments') return plain
  // Gathering is a guess: where it does not save a shipment, nobody waits for it.
  const gathered = { ...plain, order: fewestFirst(lines, today) }
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
