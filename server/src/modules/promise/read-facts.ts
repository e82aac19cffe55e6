import type { Context } from '#platform/context'
import { cachedByKey } from '#platform/process/cached-by-key'
import { readCalendar } from '#modules/calendar/calendar-cache'
import { type FactRows, findFacts, lockArrivals, readNetwork } from './facts.queries.ts'
import type { WorkCalendar } from '#modules/calendar/working-days.rules'
import type { ExpectedArrival, FreeStock, GoodsFacts, PromiseFacts } from './promise.rules.ts'
import type { Place } from './ready-days.rules.ts'

/** `places`: the warehouses that serve the buyer, with the days from each to the buyer's region. */
export type ServingPlaces = readonly { id: number; days: number }[]
type FactsQuery = { productIds: readonly number[]; places: ServingPlaces }

/** Where no way is named, the days to the buyer's region stand for it. */
function transferDaysOf(transfers: FactRows['transfers'], places: ServingPlaces): Map<string, number> {
  const known = new Map(transfers.map(({ from, to, days }) => [`${from}:${to}`, days]))
  return new Map(
    places.flatMap(({ id: from, days }) =>
      places.map(({ id: to }): [string, number] => [`${from}:${to}`, known.get(`${from}:${to}`) ?? days]),
    ),
  )
}

function departuresOf(transfers: FactRows['transfers'], places: ServingPlaces): Map<string, number[]> {
  const served = new Set(places.map(({ id }) => id))
  const ways = transfers.filter(({ from, to }) => served.has(from) && served.has(to))
  return new Map(ways.map(({ from, to, weekdays }) => [`${from}:${to}`, weekdays]))
}

type Ways = { transfers: FactRows['transfers']; transferDays: Map<string, number>; departures: Map<string, number[]> }

/** By the places of a region, which are one object for as long as they are cached: every page of a list asks for the same. */
const waysByPlaces = new WeakMap<ServingPlaces, Ways>()

export function cachedWays(transfers: FactRows['transfers'], places: ServingPlaces): Ways {
  const known = waysByPlaces.get(places)
  if (known?.transfers === transfers) return known
  const made = { transfers, transferDays: transferDaysOf(transfers, places), departures: departuresOf(transfers, places) }
  waysByPlaces.set(places, made)
  return made
}

/** Everything a promise is made of, for any number of lines in one statement. */
export async function readPromiseFacts(ctx: Context, { productIds, places }: FactsQuery): Promise<PromiseFacts> {
  const ids = places.map(({ id }) => id)
  const [found, calendar] = await Promise.all([findFacts(ctx, { productIds, places: ids }), readCalendar(ctx)])
  return {
    calendar,
    places: new Map(found.places.map((place) => [place.id, place])),
    transferDays: transferDaysOf(found.transfers, places),
    departures: departuresOf(found.transfers, places),
    stock: found.stock,
    arrivals: found.arrivals,
    makerDays: new Map(found.makers.map(({ productId, days }) => [productId, days])),
  }
}

/** The same for an order that may wait for arrivals: until the transaction ends no other order is promised them. */
export async function lockPromiseFacts(tx: Context, query: FactsQuery): Promise<PromiseFacts> {
  await lockArrivals(tx, { productIds: query.productIds, places: query.places.map(({ id }) => id) })
  return readPromiseFacts(tx, query)
}

/** Stock and arrivals of a product as the catalogue's cache has them. */
export type KnownGoods = {
  id: number
  manufacturerId: number | null
  stock: readonly { warehouse: number; free: number }[] | null
  /** `left`: the amount that no order waits for. */
  arrivals: readonly { id: number; warehouse: number; left: number; on: string }[] | null
}

const networkCache = cachedByKey(async (ctx) => {
  const { places, transfers, makers } = await readNetwork(ctx)
  return { places: new Map(places.map((place) => [place.id, place])), transfers, makers: new Map(makers.map(({ id, days }) => [id, days])) }
})

/** Facts that promises depend on besides the goods; the same for everyone, and cached. */
export type SupplyNetwork = {
  calendar: WorkCalendar
  places: ReadonlyMap<number, Place>
  transfers: FactRows['transfers']
  /** Working days of makers that name them. */
  makers: ReadonlyMap<number, number>
}

export async function readSupplyNetwork(ctx: Context): Promise<SupplyNetwork> {
  // One after the other: within a transaction they share a connection.
  const network = await networkCache.read(ctx, '')
  return { ...network, calendar: await readCalendar(ctx) }
}

type Known = { network: Pick<SupplyNetwork, 'makers'>; places: ServingPlaces }

/** Facts of one product at a time, of goods known already. */
export function goodsFactsOf(goods: ReadonlyMap<number, KnownGoods>, { network: { makers }, places }: Known) {
  const served = new Set(places.map(({ id }) => id))
  return (productId: number): GoodsFacts | undefined => {
    const known = goods.get(productId)
    if (!known) return undefined
    const { manufacturerId, stock, arrivals } = known
    return {
      stock: (stock ?? []).flatMap(({ warehouse: warehouseId, free }) => (served.has(warehouseId) ? { warehouseId, free } : [])),
      arrivals: (arrivals ?? []).flatMap(({ id, warehouse: warehouseId, left, on: expectedOn }) =>
        served.has(warehouseId) ? { id, warehouseId, left, expectedOn } : [],
      ),
      makerDays: manufacturerId === null ? undefined : makers.get(manufacturerId),
    }
  }
}

/** The facts of `readPromiseFacts` where the goods are known already. */
export function promiseFactsOf(
  { calendar, places: known, transfers, makers }: SupplyNetwork,
  { goods, places }: { goods: Iterable<KnownGoods>; places: ServingPlaces },
): PromiseFacts {
  const ways = cachedWays(transfers, places)
  const served = new Set(places.map(({ id }) => id))
  const stock: FreeStock[] = []
  const arrivals: ExpectedArrival[] = []
  const makerDays = new Map<number, number>()
  for (const { id: productId, manufacturerId, stock: stocked, arrivals: coming } of goods) {
    for (const { warehouse: warehouseId, free } of stocked ?? []) if (served.has(warehouseId)) stock.push({ productId, warehouseId, free })
    for (const { id, warehouse: warehouseId, left, on: expectedOn } of coming ?? [])
      if (served.has(warehouseId)) arrivals.push({ id, productId, warehouseId, left, expectedOn })
    const days = manufacturerId === null ? undefined : makers.get(manufacturerId)
    if (days !== undefined) makerDays.set(productId, days)
  }
  return {
    calendar,
    places: known,
    transferDays: ways.transferDays,
    departures: ways.departures,
    stock,
    arrivals,
    makerDays,
  }
}
