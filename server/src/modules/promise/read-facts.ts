import type { Context } from '#platform/context'
import { readCalendar } from '#modules/calendar/calendar-cache'
import { findFacts, lockArrivals } from './facts.queries.ts'
import type { PromiseFacts } from './promise.rules.ts'

/** `places`: the warehouses that serve the buyer, with the days from each to the buyer's region. */
type FactsQuery = { productIds: readonly number[]; places: readonly { id: number; days: number }[] }

/** Everything a promise is made of, for any number of lines in one statement. */
export async function readPromiseFacts(ctx: Context, { productIds, places }: FactsQuery): Promise<PromiseFacts> {
  const ids = places.map(({ id }) => id)
  const [found, calendar] = await Promise.all([findFacts(ctx, { productIds, places: ids }), readCalendar(ctx)])
  const known = new Map(found.transfers.map(({ from, to, days }) => [`${from}:${to}`, days]))
  return {
    calendar,
    places: new Map(found.places.map((place) => [place.id, place])),
    transferDays: new Map(
      places.flatMap(({ id: from, days }) => ids.map((to): [string, number] => [`${from}:${to}`, known.get(`${from}:${to}`) ?? days])),
    ),
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
