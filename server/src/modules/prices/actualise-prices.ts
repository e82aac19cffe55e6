import { type ActualPrice, PRICE_ACTUALISATION_MS } from '@vitrina/contract/prices/prices'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { type PriceViewer, readViewer } from './read-viewer.ts'
import { type ResolvedPrice, resolvePrices } from './resolve-price.ts'

/** Small enough that one slow statement leaves the others their time. */
const BATCH = 100

type PricedItem = { id: number; amount: number }

const failed = (priceItem: PricedItem, code: ActualPrice['code']): ActualPrice => ({
  ...priceItem,
  status: 'error',
  code,
  currentPrice: null,
  price: null,
  cashBack: null,
})

function actual(priceItem: PricedItem, resolved: ResolvedPrice | null | undefined): ActualPrice {
  if (resolved === undefined) return failed(priceItem, 'not-found')
  if (resolved === null) return failed(priceItem, 'no-price')
  return { ...priceItem, status: 'ok', currentPrice: resolved.price.value, price: resolved.price, cashBack: resolved.cashBack }
}

/** One product may be asked for in several amounts; a statement takes each product once. */
function batchesOf(items: readonly PricedItem[]): PricedItem[][] {
  const batches: { items: PricedItem[]; ids: Set<number> }[] = []
  for (const item of items) {
    let batch = batches.find(({ items: own, ids }) => own.length < BATCH && !ids.has(item.id))
    if (!batch) batches.push((batch = { items: [], ids: new Set() }))
    batch.items.push(item)
    batch.ids.add(item.id)
  }
  return batches.map((batch) => batch.items)
}

/** C-16: prices of this moment, each product for itself, within the time the client waits. */
export async function actualisePrices(ctx: Context, actor: Actor, items: readonly PricedItem[]): Promise<ActualPrice[]> {
  requireToggle(actor, 'currentPrice')
  if (!actor.user) requireToggle(actor, 'currentPriceForGuests')

  const deadline = performance.now() + PRICE_ACTUALISATION_MS
  const viewer = await readViewer(ctx, actor)
  const done = new Map<PricedItem, ActualPrice>()
  for (const batch of batchesOf(items)) {
    const resolved = performance.now() < deadline ? await resolveBatch(ctx, viewer, batch) : null
    for (const priceItem of batch)
      done.set(priceItem, resolved ? actual(priceItem, resolved.get(priceItem.id)) : failed(priceItem, 'timeout'))
  }
  const answers = items.map((priceItem) => done.get(priceItem) ?? failed(priceItem, 'timeout'))
  if (answers.every(({ code }) => code === 'timeout')) throw new AppError('price.not-actualised', { retryAfter: 5 })
  return answers
}

async function resolveBatch(ctx: Context, viewer: PriceViewer, items: PricedItem[]) {
  try {
    return await resolvePrices(ctx, viewer, { items })
  } catch (error) {
    // The prices of the other batches are still good; these keep their old ones.
    ctx.log.warn({ err: error }, 'prices could not be resolved')
    return null
  }
}
