import type { SavedPriceOutcome, SavedPriceRow } from '@vitrina/contract/prices/desk/desk-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { savePrices } from '../save-prices.ts'
import { nameGoods } from './price-list.queries.ts'
import { listOr404 } from './price-list.ts'
import { insertPriceUpdate, readLastChanges } from './price-updates.queries.ts'

type Typed = { id: number; rows: readonly SavedPriceRow[] }

/** Prices typed into cells. A price that somebody changed since stays, and the person hears who did. */
export const changeListedPrices = (
  ctx: Context,
  actor: Actor,
  { id, rows }: Typed,
): Promise<{ rows: SavedPriceOutcome[]; updateId: number | null }> =>
  inTransaction(ctx, async (tx) => {
    const list = await listOr404(tx, id)
    const wanted = rows.map(({ productId, price, expected }) => ({ productId, priceTypeId: id, price, expected: { price: expected } }))
    const { changed, other } = await savePrices(tx, wanted)
    const goods = await nameGoods(
      tx,
      rows.map(({ productId }) => productId),
    )
    const updateId =
      changed.length === 0 ? null : await insertPriceUpdate(tx, { priceTypeId: id, kind: 'hand', actorId: actor.user?.id ?? null }, changed)
    for (const { productId, before, after } of changed)
      await recordEvent(tx, actor, {
        type: 'price.changed',
        entity: 'product',
        entityId: productId,
        diff: { article: goods.get(productId)?.article, priceType: list.name.ru, before: { price: before }, after: { price: after } },
      })
    // That somebody tried and nothing came of it is told too.
    if (changed.length === 0)
      await recordEvent(tx, actor, { type: 'price.unchanged', entity: 'price-type', entityId: id, diff: { rows: rows.length } })

    const changedIds = new Set(changed.map(({ productId }) => productId))
    const others = new Map(other.map((one) => [one.productId, one.before]))
    const last = await readLastChanges(tx, id, [...others.keys()])
    return {
      updateId,
      rows: rows.map(({ productId, price }) => {
        const none = { productId, changedBy: null, changedAt: null }
        if (!goods.has(productId)) return { ...none, outcome: 'missing', price: null }
        if (changedIds.has(productId)) return { ...none, outcome: 'changed', price }
        const current = others.get(productId)
        // Two who typed the same price agree.
        if (current === undefined || current === price) return { ...none, outcome: 'left', price }
        const since = last.get(productId)
        return {
          productId,
          outcome: 'conflict',
          price: current,
          changedBy: since?.actor ?? null,
          changedAt: since?.at.toISOString() ?? null,
        }
      }),
    }
  })
