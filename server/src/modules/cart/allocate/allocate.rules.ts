import type { Allocation, AllocationStrategy } from '@vitrina/contract/cart-allocation'
import type { WarehouseStock } from '@vitrina/contract/catalogue'

export type Wanted = { lineId: number; amount: number; stocks: readonly WarehouseStock[] }

/** Something that can be taken: from a shelf on the day it gets here, or from what is on its way. */
type Source = { warehouse: WarehouseStock['warehouse']; have: number; readyOn: string; source: 'stock' | 'transit' }
type Taken = { lineId: number; from: Source; amount: number }

// Whole thousandths: 0.3 − 0.1 must be 0.2.
const less = (from: number, taken: number) => Math.round((from - taken) * 1000) / 1000

const later = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

function sourcesOf({ stocks }: Wanted, today: string): Source[] {
  const shelves = stocks.map(
    ({ warehouse, free, days }): Source => ({ warehouse, have: free, readyOn: later(today, days), source: 'stock' }),
  )
  const coming = stocks.flatMap(({ warehouse, days, arrival }): Source[] =>
    arrival ? [{ warehouse, have: arrival.quantity, readyOn: later(arrival.expectedOn, days), source: 'transit' }] : [],
  )
  return [...shelves, ...coming]
    .filter(({ have }) => have > 0)
    .toSorted((a, b) => a.readyOn.localeCompare(b.readyOn) || a.warehouse.id - b.warehouse.id)
}

function take({ lineId, amount }: Wanted, sources: readonly Source[]): { taken: Taken[]; missing: number } {
  const taken: Taken[] = []
  let left = amount
  for (const from of sources) {
    const part = Math.min(left, from.have)
    if (part <= 0) continue
    taken.push({ lineId, from, amount: part })
    left = less(left, part)
  }
  return { taken, missing: left }
}

const haveIn = (place: number, sources: readonly Source[]): number =>
  sources.reduce((sum, { warehouse, have }) => (warehouse.id === place ? sum + have : sum), 0)

/** Warehouses in the order in which each covers most of what is still wanted; the nearer of equals. */
function fewestFirst(lines: readonly Wanted[], today: string): number[] {
  const order: number[] = []
  const left = new Map(lines.map(({ lineId, amount }) => [lineId, amount]))
  const places = new Map(lines.flatMap(({ stocks }) => stocks.map(({ warehouse, days }) => [warehouse.id, days] as const)))
  const covered = (place: number) =>
    lines.filter((line) => {
      const wanted = left.get(line.lineId) ?? 0
      return wanted > 0 && haveIn(place, sourcesOf(line, today)) >= wanted
    })
  const rest = new Set(places.keys())
  while (rest.size > 0) {
    const [best] = [...rest]
      .map((place) => ({ place, whole: covered(place), days: places.get(place) ?? 0 }))
      .toSorted((a, b) => b.whole.length - a.whole.length || a.days - b.days || a.place - b.place)
    if (!best) break
    for (const { lineId } of best.whole) left.set(lineId, 0)
    order.push(best.place)
    rest.delete(best.place)
  }
  return order
}

/** A warehouse that has the whole line goes before those it would have to be gathered from. */
const wholeFirst = ({ amount }: Wanted, sources: readonly Source[], order: readonly number[]): Source[] => {
  const place = ({ warehouse: { id } }: Source) => (haveIn(id, sources) >= amount ? 0 : order.length) + order.indexOf(id)
  return sources.toSorted((a, b) => place(a) - place(b))
}

function gathered(parts: readonly Taken[], dayOf: (part: Taken) => string): Allocation['shipments'] {
  const shipments = new Map<string, Allocation['shipments'][number]>()
  for (const part of parts) {
    const { warehouse, source } = part.from
    const readyOn = dayOf(part)
    const shipment = shipments.get(`${readyOn} ${warehouse.id}`) ?? { warehouse, readyOn, parts: [] }
    shipment.parts.push({ lineId: part.lineId, amount: part.amount, source })
    shipments.set(`${readyOn} ${warehouse.id}`, shipment)
  }
  return [...shipments.values()].toSorted((a, b) => a.readyOn.localeCompare(b.readyOn) || a.warehouse.id - b.warehouse.id)
}

/** Splits lines by warehouse and day. `today` is the buyer's day. */
export function allocate(lines: readonly Wanted[], { strategy, today }: { strategy: AllocationStrategy; today: string }): Allocation {
  const order = strategy === 'fewestShipments' ? fewestFirst(lines, today) : []
  const results = lines.map((line) => {
    const all = sourcesOf(line, today)
    const sources = {
      earliest: () => all,
      oneDate: () => all,
      stockOnly: () => all.filter(({ source }) => source === 'stock'),
      fewestShipments: () => wholeFirst(line, all, order),
    }[strategy]()
    return { lineId: line.lineId, ...take(line, sources) }
  })
  const parts = results.flatMap(({ taken }) => taken)
  const last = parts.reduce((day, { from }) => (from.readyOn > day ? from.readyOn : day), today)
  return {
    shipments: gathered(parts, strategy === 'oneDate' ? () => last : ({ from }) => from.readyOn),
    missing: results.flatMap(({ lineId, missing }) => (missing > 0 ? [{ lineId, amount: missing }] : [])),
  }
}
