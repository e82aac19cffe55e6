import type { PromiseStep } from '@vitrina/contract/promise/promise'
import { type DatedWay, datedWaysOf } from './promise.rules.ts'
import { cachedWays, type KnownGoods, type ServingPlaces, type SupplyNetwork } from './read-facts.ts'
import type { Destination } from './ready-days.rules.ts'

const MINUTE_MS = 60_000
/** More destinations than a region has points and routes. */
const MOST = 200

/** `steps`: of goods as the catalogue caches them; goods that change are another object. */
type CachedDays = { ways: DatedWay[]; steps: WeakMap<KnownGoods, PromiseStep[]> }
type DaysOfPlaces = { network: SupplyNetwork; minute: number; byDestination: Map<string, CachedDays> }

/** By the places of a region, which are one object for as long as they are cached. */
const daysByPlaces = new WeakMap<ServingPlaces, DaysOfPlaces>()

type WaysQuery = { destination: Destination; places: ServingPlaces; from: Date }

/** The days of a destination, worked out once for all pages of a minute: the clocks of warehouses and cars show whole minutes. */
export function cachedDays(network: SupplyNetwork, { destination, places, from }: WaysQuery): CachedDays {
  const minute = Math.floor(from.getTime() / MINUTE_MS)
  let known = daysByPlaces.get(places)
  const isCurrent =
    known?.minute === minute &&
    known.network.places === network.places &&
    known.network.transfers === network.transfers &&
    known.network.makers === network.makers &&
    known.network.calendar === network.calendar
  if (!known || !isCurrent || known.byDestination.size > MOST) {
    known = { network, minute, byDestination: new Map() }
    daysByPlaces.set(places, known)
  }
  const key = JSON.stringify(destination)
  const days = known.byDestination.get(key)
  if (days) return days
  const ways = datedWaysOf(destination, { ...network, ...cachedWays(network.transfers, places) }, from)
  const made = { ways, steps: new WeakMap() }
  known.byDestination.set(key, made)
  return made
}
