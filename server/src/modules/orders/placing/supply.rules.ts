import type { AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { planOf, splitLine, type WantedLine } from '@vitrina/contract/cart-allocation.rules'
import type { FreeStock } from '../stock-holds.rules.ts'
import type { LinePart } from './split-order.rules.ts'

type Line = { id: number; productId: number; amount: number }
/** Warehouses best first, with the days from there to the buyer. */
type Asked = { supply: AllocationStrategy; places: readonly { id: number; days: number }[]; today: string }

/** From which warehouses a line is taken, best first, by the same rule by which the cart has shown it. */
export function placesByLine(
  lines: readonly Line[],
  free: readonly FreeStock[],
  { supply, places, today }: Asked,
): (lineId: number) => number[] {
  const nearest = places.map(({ id }) => id)
  if (supply !== 'fewestShipments') return () => nearest
  const freeAt = new Map(free.map((row) => [`${row.productId}:${row.warehouseId}`, row.free]))
  const wanted = lines.map(({ id: lineId, productId, amount }): WantedLine => {
    const stocks = places.flatMap(({ id, days }) => {
      const there = freeAt.get(`${productId}:${id}`) ?? 0
      // Nobody reads their names here.
      return there > 0 ? { warehouse: { id, name: '', city: '' }, free: there, days, arrival: null } : []
    })
    return { lineId, amount, stocks }
  })
  const plan = planOf(wanted, { strategy: supply, today })
  const chosen = new Map(wanted.map((line) => [line.lineId, splitLine(line, plan).parts.map(({ warehouse }) => warehouse.id)]))
  return (lineId) => [...new Set([...(chosen.get(lineId) ?? []), ...nearest])]
}

/** Everything on the day the last of it is there; what nobody can date yet stays without a day. */
export function onOneDay(parts: readonly LinePart[]): LinePart[] {
  const last = parts.reduce((day, { readyOn }) => (readyOn !== null && readyOn > day ? readyOn : day), '')
  return parts.map((part) => (part.readyOn === null ? part : { ...part, readyOn: last }))
}
