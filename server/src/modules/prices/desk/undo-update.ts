import type { ChangedPriceRow } from '@vitrina/contract/prices/desk/price-list'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { savePrices } from '../save-prices.ts'
import { nameGoods } from './price-list.queries.ts'
import { listOr404 } from './price-list.ts'
import { insertPriceUpdate, isUpdateUndone, lockPriceUpdate, readUpdateRows } from './price-updates.queries.ts'

/** Enough to look through; how many there are is told beside. */
const MOST_KEPT = 200

/** Gives prices back what they were before a change; those changed since stay as they are. */
export const undoPriceUpdate = (
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<{ updateId: number | null; reversed: number; kept: ChangedPriceRow[] }> =>
  inTransaction(ctx, async (tx) => {
    const update = await lockPriceUpdate(tx, id)
    if (!update) throw new AppError('price-update.not-found')
    if (update.kind === 'undo' || (await isUpdateUndone(tx, id))) throw new AppError('price-update.undone')
    const { priceTypeId } = update
    const list = await listOr404(tx, priceTypeId)
    const { changed, other } = await savePrices(
      tx,
      (await readUpdateRows(tx, id)).map(({ productId, before, after }) => ({
        productId,
        priceTypeId,
        price: before,
        expected: { price: after },
      })),
    )
    // A price that is already what it was needs nothing.
    const kept = other.filter(({ before, after }) => before !== after)
    const updateId =
      changed.length === 0
        ? null
        : await insertPriceUpdate(tx, { priceTypeId, kind: 'undo', actorId: actor.user?.id ?? null, undoes: id }, changed)
    await recordEvent(tx, actor, {
      type: 'price.change-undone',
      entity: 'price-type',
      entityId: priceTypeId,
      diff: { priceType: list.name.ru, priceUpdate: id, rows: changed.length, kept: kept.length },
    })
    const goods = await nameGoods(
      tx,
      kept.map(({ productId }) => productId),
    )
    return {
      updateId,
      reversed: changed.length,
      kept: kept.slice(0, MOST_KEPT).map(({ productId, before, after }) => ({
        productId,
        article: goods.get(productId)?.article ?? '',
        name: goods.get(productId)?.name ?? '',
        before,
        after,
      })),
    }
  })
