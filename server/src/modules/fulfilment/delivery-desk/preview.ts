import type { DeliveryDraft, PreviewQuestion, PromisePreview } from '@vitrina/contract/fulfilment/delivery-desk'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { deliveryDays } from '#modules/account/schedules/delivery-days'
import { destinationOf } from '#modules/promise/destination.rules'
import { promise } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { lockStockProduct } from '../stock-desk/stock-list.queries.ts'
import { listWarehouseRows } from './delivery.queries.ts'
import { requireRegion, saveRegion } from './regions.ts'
import { saveRoute, saveWay } from './routes.ts'
import { saveWarehouse } from './warehouses.ts'

const LINE = 1

/** The promise to a buyer of the region at this moment, by the same function as at checkout. */
async function promisedNow(ctx: Context, question: PreviewQuestion): Promise<PromisePreview> {
  const { productId, amount, regionId, deliveryType, warehouseId } = question
  const region = await requireRegion(ctx, regionId)
  const all = new Map((await listWarehouseRows(ctx)).map((one) => [one.id, one]))
  const places = region.isActive ? region.places.flatMap(({ warehouseId: id, days }) => (all.get(id)?.isActive ? [{ id, days }] : [])) : []
  const from = ctx.now()
  const routes = deliveryType === 'delivery' && region.isActive ? await deliveryDays(ctx, { regionId, from, days: 0 }) : []
  const points = places.filter(({ id }) => all.get(id)?.isPickupPoint)
  const isOffered = deliveryType !== 'pickup' || warehouseId === null || points.some(({ id }) => id === warehouseId)
  const point = deliveryType === 'pickup' ? (warehouseId ?? points[0]?.id ?? null) : null
  const facts = await readPromiseFacts(ctx, { productIds: [productId], places })
  const destination = destinationOf({ deliveryType, warehouseId: isOffered ? point : null }, { places }, routes)
  const [line] = promise({ destination, lines: [{ id: LINE, productId, amount }], from, facts }).lines
  if (!line) throw new Error('A promise of one line has no line')
  const { day, confidence, parts, missing } = line
  const named = parts.map(({ source, warehouseId: id, amount: part, day: partDay }) => ({
    source,
    warehouse: { id, name: all.get(id)?.name ?? '' },
    amount: part,
    day: partDay,
  }))
  return { day, confidence, parts: named, missing }
}

async function saveDraft(tx: Context, draft: DeliveryDraft): Promise<void> {
  if (draft.kind === 'region') await saveRegion(tx, draft.id, draft.body)
  else if (draft.kind === 'warehouse') await saveWarehouse(tx, draft.id, draft.body)
  else if (draft.kind === 'route') await saveRoute(tx, draft.id, draft.body)
  else await saveWay(tx, draft.body)
}

/** Carries the answer out of a transaction that must leave nothing. */
class RolledBack extends Error {
  readonly after: PromisePreview
  constructor(after: PromisePreview) {
    super('The draft was only looked at')
    this.after = after
  }
}

/** Saves the draft, asks, and takes it back: what is shown is what will be. */
async function promisedAfter(ctx: Context, question: PreviewQuestion, draft: DeliveryDraft): Promise<PromisePreview> {
  try {
    await inTransaction(ctx, async (tx) => {
      await saveDraft(tx, draft)
      throw new RolledBack(await promisedNow(tx, question))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.after
    throw error
  }
  throw new Error('A draft that was only looked at was saved')
}

type Preview = { product: { id: number; article: string; name: string }; now: PromisePreview; after: PromisePreview | null }

export async function previewPromise(
  ctx: Context,
  { question, draft }: { question: PreviewQuestion; draft: DeliveryDraft | null },
): Promise<Preview> {
  const found = await lockStockProduct(ctx, question.productId)
  if (!found) throw new AppError('product.not-found')
  const product = { id: question.productId, article: found.article, name: found.name }
  const now = await promisedNow(ctx, question)
  return { product, now, after: draft === null ? null : await promisedAfter(ctx, question, draft) }
}
