import type { PromiseStep } from '@vitrina/contract/promise/promise'
import { type DatedWay, datedWaysOf } from './promise.rules.ts'
import { cachedWays, type KnownGoods, type ServingPlaces, type SupplyNetwork } from './read-facts.ts'
import { clockOf, type Destination } from './ready-days.rules.ts'

const MINUTE_MS = 60_000
/** More destinations than a region has points and routes. */
const MOST = 200

/** `steps`: of goods as the catalogue caches them; goods that change are another object. */
type CachedDays = { ways: DatedWay[]; steps: WeakMap<KnownGoods, PromiseStep[]> }
/** `minute`: the last one in which the clock was looked at. */
type DaysOfDestination = { days: CachedDays; clock: string; minute: number }
type DaysOfPlaces = { network: SupplyNetwork; byDestination: Map<string, DaysOfDestination> }

/** By the places of a region, which are one object for as long as they are cached. */
const daysByPlaces = new WeakMap<ServingPlaces, DaysOfPlaces>()

type WaysQuery = { destination: Destination; places: ServingPlaces; from: Date }

const clockFor = (network: SupplyNetwork, destination: Destination, from: Date): string =>
  clockOf([...network.places.values(), ...(destination.type === 'delivery' ? destination.routes : [])], from)

/** The days of a destination, worked out once for all pages until a day ends or a cut-off passes: clocks show whole minutes. */
export function cachedDays(network: SupplyNetwork, { destination, places, from }: WaysQuery): CachedDays {
  const minute = Math.floor(from.getTime() / MINUTE_MS)
  let known = daysByPlaces.get(places)
  const isCurrent =
    known?.network.places === network.places &&
    known.network.transfers === network.transfers &&
    known.network.makers === network.makers &&
    known.network.calendar === network.calendar
  if (!known || !isCurrent || known.byDestination.size > MOST) {
    known = { network, byDestination: new Map() }
    daysByPlaces.set(places, known)
  }
  const key = JSON.stringify(destination)
  const cached = known.byDestination.get(key)
  if (cached?.minute === minute) return cached.days
  const clock = clockFor(network, destination, from)
  if (cached?.clock === clock) {
    cached.minute = minute
    return cached.days
  }
  const ways = datedWaysOf(destination, { ...network, ...cachedWays(network.transfers, places) }, from)
  const days = { ways, steps: new WeakMap() }
  known.byDestination.set(key, { days, clock, minute })
  return days
}
