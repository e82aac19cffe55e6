import { createHash } from 'node:crypto'
import { changedPrice } from '@vitrina/contract/prices/desk/bulk-change.rules'
import { type BulkBody, type BulkPreview, MAX_BULK_PRICES } from '@vitrina/contract/prices/desk/price-list'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { savePrices } from '../save-prices.ts'
import { readChosenGoods } from './bulk-change.queries.ts'
import { listOr404, readRateOf } from './price-list.ts'
import { insertPriceUpdate } from './price-updates.queries.ts'
import { toldPercent, toldRoubles } from './journal-figures.ts'

/** Of a change that may touch thousands: enough to see whether it is right. */
const SHOWN_ROWS = 50

type Bulk = BulkBody & { id: number }

async function plan(ctx: Context, { id, goods, fromTypeId, change }: Bulk) {
  const list = await listOr404(ctx, id)
  if (fromTypeId !== null) await listOr404(ctx, fromTypeId)
  const rows = await readChosenGoods(ctx, { typeId: id, fromTypeId: fromTypeId ?? id, goods })
  if (rows.length > MAX_BULK_PRICES) throw new AppError('prices.too-many')
  const rateOf = await readRateOf(ctx)
  const priced = rows.flatMap(({ start, vatGroup, ...row }) =>
    start === null
      ? []
      : [{ ...row, after: changedPrice(start, { change, isVatIncluded: list.isVatIncluded, vatRate: rateOf(vatGroup) }) }],
  )
  const changed = priced.filter(({ before, after }) => before !== after)
  const hash = createHash('sha256')
  for (const { productId, before, after } of changed) hash.update(`${productId}:${before}:${after};`)
  return { list, total: rows.length, priced: priced.length, changed, fingerprint: hash.digest('base64url') }
}

/** Prices as a change by percent would make them; nothing is written. */
export async function previewBulkChange(ctx: Context, bulk: Bulk): Promise<BulkPreview> {
  const { total, priced, changed, fingerprint } = await plan(ctx, bulk)
  return {
    total,
    changed: changed.length,
    left: priced - changed.length,
    unpriced: total - priced,
    rows: changed.slice(0, SHOWN_ROWS),
    fingerprint,
  }
}

/** Saves what the preview showed; when prices have changed since, nothing. */
export const changePricesByPercent = (ctx: Context, actor: Actor, { fingerprint, ...bulk }: Bulk & { fingerprint: string }) =>
  inTransaction(ctx, async (tx) => {
    const { list, changed: wanted, fingerprint: current } = await plan(tx, bulk)
    if (current !== fingerprint) throw new AppError('prices.preview-outdated')
    if (wanted.length === 0) throw new AppError('prices.nothing-to-change')
    const { changed, other } = await savePrices(
      tx,
      wanted.map(({ productId, before, after }) => ({ productId, priceTypeId: bulk.id, price: after, expected: { price: before } })),
    )
    if (other.length > 0) throw new AppError('prices.preview-outdated')
    const { percent } = bulk.change
    const updateId = await insertPriceUpdate(tx, { priceTypeId: bulk.id, kind: 'bulk', percent, actorId: actor.user?.id ?? null }, changed)
    const rows = wanted
      .slice(0, SHOWN_ROWS)
      .map(({ article, before, after }) => `${article}: ${toldRoubles(before)} → ${toldRoubles(after)}`)
    await recordEvent(tx, actor, {
      type: 'price.bulk-changed',
      entity: 'price-type',
      entityId: bulk.id,
      // All of the prices, before and after, stand in the history of the list under this number.
      diff: { priceType: list.name.ru, percent: toldPercent(percent), rows: changed.length, priceUpdate: updateId, prices: rows },
    })
    return { updateId, changed: changed.length }
  })
