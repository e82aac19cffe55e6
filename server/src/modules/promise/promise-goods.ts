import type { LinePromise } from '@vitrina/contract/promise/promise'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { destinationOfChoice, readDestination } from './buyer-destination.ts'
import { cachedDays } from './cached-days.ts'
import { type GoodsPromises, promise, promiseGoods } from './promise.rules.ts'
import { goodsFactsOf, type KnownGoods, readPromiseFacts, readSupplyNetwork } from './read-facts.ts'
import type { OwnChoice } from './supply-columns.ts'

/** `choice`: of a destination, read with the goods; null while one types, when a choice made half a second ago may still be the former. */
type GoodsQuery = {
  viewer: Pick<PriceViewer, 'places' | 'region'>
  goods: ReadonlyMap<number, KnownGoods>
  choice: OwnChoice | null
}

const nothing: GoodsPromises = { steps: () => [], ofStock: () => null, ofArrival: () => null }

/** The days of goods at the buyer's destination. */
export async function readPromises(ctx: Context, actor: Actor, { viewer, goods, choice }: GoodsQuery): Promise<GoodsPromises> {
  if (goods.size === 0 || viewer.places.length === 0) return nothing
  const destination = choice
    ? await destinationOfChoice(ctx, actor, { viewer, choice })
    : (await readDestination(ctx, actor, { viewer, isGlance: true })).destination
  if (!destination) return nothing
  const network = await readSupplyNetwork(ctx)
  const { ways, steps } = cachedDays(network, { destination, places: viewer.places, from: ctx.now() })
  const made = promiseGoods({ ways, places: network.places, goodsOf: goodsFactsOf(goods, { network, places: viewer.places }) })
  return {
    ...made,
    steps: (productId) => {
      const known = goods.get(productId)
      if (!known) return []
      const worked = steps.get(known) ?? made.steps(productId)
      steps.set(known, worked)
      return worked
    },
  }
}

type Asked = { lines: readonly { productId: number; amount: number }[] }

/** When the buyer would have these goods, as an order of them to their destination would promise. */
export async function askPromise(ctx: Context, actor: Actor, { lines }: Asked) {
  const viewer = await readViewer(ctx, actor)
  const { destination } = await readDestination(ctx, actor, { viewer })
  const facts = await readPromiseFacts(ctx, { productIds: lines.map(({ productId }) => productId), places: viewer.places })
  const made = promise({
    destination: destination ?? { type: 'delivery', routes: [] },
    lines: lines.map((line, id) => ({ ...line, id })),
    from: ctx.now(),
    facts,
  })
  return {
    day: made.day,
    partDays: made.ifSplit.map(({ day }) => day),
    lines: made.lines.map(({ lineId, parts, ...line }): LinePromise => {
      const asked = lines[lineId]
      if (!asked) throw new Error(`The promise has a line ${lineId} that nobody asked for`)
      return {
        ...asked,
        day: line.day,
        confidence: line.confidence,
        missing: line.missing,
        parts: parts.flatMap(({ source, warehouseId, amount, day }) => {
          const place = facts.places.get(warehouseId)
          return place ? { source, amount, day, warehouse: { id: place.id, name: place.name, city: place.city } } : []
        }),
      }
    }),
  }
}
