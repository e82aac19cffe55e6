import type { LinePromise } from '@vitrina/contract/promise/promise'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { readDestination } from './buyer-destination.ts'
import { type GoodsPromises, promise, promiseGoods } from './promise.rules.ts'
import { type KnownGoods, promiseFactsOf, readPromiseFacts, readSupplyNetwork } from './read-facts.ts'

type GoodsQuery = { viewer: Pick<PriceViewer, 'places' | 'region'>; goods: ReadonlyMap<number, KnownGoods>; isGlance?: boolean }

export type ReadPromises = GoodsPromises & {
  /** How much of an arrival no order waits for. */
  leftOf: (arrival: { id: number; quantity: number }) => number
}

const nothing: ReadPromises = { steps: () => [], ofStock: () => null, ofArrival: () => null, leftOf: ({ quantity }) => quantity }

/** The days of goods at the buyer's destination; two statements at most for any number of them. */
export async function readPromises(ctx: Context, actor: Actor, { viewer, goods, isGlance = false }: GoodsQuery): Promise<ReadPromises> {
  if (goods.size === 0 || viewer.places.length === 0) return nothing
  const { destination } = await readDestination(ctx, actor, { viewer, isGlance })
  if (!destination) return nothing
  const network = await readSupplyNetwork(ctx, goods.values())
  const facts = promiseFactsOf(network, { goods: goods.values(), places: viewer.places })
  return {
    ...promiseGoods({ destination, productIds: [...goods.keys()], from: ctx.now(), facts }),
    leftOf: ({ id, quantity }) => subtractAmounts(quantity, network.promised[id] ?? 0),
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
