import { MOVED_AT_ONCE, type MovedGoods } from '@vitrina/contract/goods/goods-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { findSeries } from '../brands/brands.queries.ts'
import { byHand } from '../products/change-products.ts'
import { saveProducts } from '../products/save-products.ts'
import { countGoodsOfSeries, listGoodsOfSeries, movePapers } from './merging.queries.ts'
import { movedOf } from './moved-goods.ts'

/** Papers follow with the last goods, so that none is without them meanwhile; the emptied series stays until a person deletes it. */
export const mergeSeries = (ctx: Context, actor: Actor, { id, toId }: { id: number; toId: number }): Promise<MovedGoods> =>
  inTransaction(ctx, async (tx) => {
    const from = await findSeries(tx, id)
    const to = await findSeries(tx, toId)
    if (!from || !to || from.id === to.id || from.brandId !== to.brandId) throw new AppError('series.not-found')
    const goods = await listGoodsOfSeries(tx, from.id, MOVED_AT_ONCE)
    const rows = goods.map((one) => ({ id: one.id, values: { seriesId: to.id } }))
    const moved = movedOf(await saveProducts(tx, byHand(actor), rows))
    const left = await countGoodsOfSeries(tx, from.id)
    const certificates = left === 0 ? await movePapers(tx, from.id, to.id) : 0
    await recordEvent(tx, actor, {
      type: 'series.merged',
      entity: 'series',
      entityId: id,
      diff: { before: from.name, after: to.name, products: moved.moved, certificates },
    })
    return { ...moved, left }
  })
