import { type DatedWay, datedWaysOf } from './promise.rules.ts'
import { cachedWays, type ServingPlaces, type SupplyNetwork } from './read-facts.ts'
import type { Destination } from './ready-days.rules.ts'

const MINUTE_MS = 60_000
/** More destinations than a region has points and routes. */
const MOST = 200

type Facts = Pick<SupplyNetwork, 'places' | 'transfers' | 'calendar'>
type DaysOfPlaces = { facts: Facts; minute: number; byDestination: Map<string, DatedWay[]> }

/** By the places of a region, which are one object for as long as they are cached. */
const daysByPlaces = new WeakMap<ServingPlaces, DaysOfPlaces>()

type WaysQuery = { destination: Destination; places: ServingPlaces; from: Date }

/** The days of a destination, worked out once for all pages of a minute: the clocks of warehouses and cars show whole minutes. */
export function cachedDays(facts: Facts, { destination, places, from }: WaysQuery): DatedWay[] {
  const minute = Math.floor(from.getTime() / MINUTE_MS)
  let known = daysByPlaces.get(places)
  const isCurrent =
    known?.minute === minute &&
    known.facts.places === facts.places &&
    known.facts.transfers === facts.transfers &&
    known.facts.calendar === facts.calendar
  if (!known || !isCurrent || known.byDestination.size > MOST) {
    known = { facts, minute, byDestination: new Map() }
    daysByPlaces.set(places, known)
  }
  const key = JSON.stringify(destination)
  const ways = known.byDestination.get(key)
  if (ways) return ways
  const made = datedWaysOf(destination, { ...facts, ...cachedWays(facts.transfers, places) }, from)
  known.byDestination.set(key, made)
  return made
}
