import type { LinePromise, PromiseStep } from '@vitrina/contract/promise/promise'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { readDestination } from './buyer-destination.ts'
import { promise, promiseSteps } from './promise.rules.ts'
import { type KnownGoods, promiseFactsOf, readPromiseFacts, readSupplyNetwork } from './read-facts.ts'

type GoodsQuery = { viewer: Pick<PriceViewer, 'places' | 'region'>; goods: ReadonlyMap<number, KnownGoods>; isGlance?: boolean }

/** The days of goods at the buyer's destination, by amount; two statements at most for any number of them. */
export async function readPromises(
  ctx: Context,
  actor: Actor,
  { viewer, goods, isGlance = false }: GoodsQuery,
): Promise<(productId: number) => PromiseStep[]> {
  if (goods.size === 0 || viewer.places.length === 0) return () => []
  const { destination } = await readDestination(ctx, actor, { viewer, isGlance })
  if (!destination) return () => []
  const network = await readSupplyNetwork(ctx, goods.values())
  const facts = promiseFactsOf(network, { goods: goods.values(), places: viewer.places })
  return promiseSteps({ destination, productIds: [...goods.keys()], from: ctx.now(), facts })
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
