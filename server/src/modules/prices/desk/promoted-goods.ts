import type { GoodsFilter } from '@vitrina/contract/prices/desk/desk-shapes'
import { MAX_PROMOTED_GOODS, type PromotedProduct, type Promotion } from '@vitrina/contract/prices/desk/promotions'
import { promotedPrice } from '@vitrina/contract/prices/desk/promotions.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import type { PageOf } from './price-list.queries.ts'
import { nameGoods } from './price-list.queries.ts'
import { findDefaultType } from './price-types.queries.ts'
import { findAddable, insertPromotedGoods, readDiscounts, readPromotedGoods, writeDiscount } from './promoted-goods.queries.ts'
import { findPromotion, lockPromotion } from './promotions.queries.ts'
import { promotionOr404 } from './promotions.ts'
import { toldDiscount } from './journal-figures.ts'

/** Articles that an event of the journal names; the number of all stands beside. */
const TOLD_GOODS = 20

export async function listPromotedGoods(
  ctx: Context,
  { id, ...query }: PageOf<GoodsFilter & { id: number }>,
): Promise<{ items: PromotedProduct[]; total: number }> {
  await promotionOr404(ctx, id)
  const { rows, total } = await readPromotedGoods(ctx, { ...query, promotionId: id, listId: await findDefaultType(ctx) })
  return { total, items: rows.map((row) => ({ ...row, promoPrice: row.listPrice && promotedPrice(row.listPrice, row.discount) })) }
}

type Added = { id: number; goods: { productIds: number[] } | { filter: GoodsFilter }; discount: number }

export const addPromotedGoods = (
  ctx: Context,
  actor: Actor,
  { id, goods, discount }: Added,
): Promise<{ added: number; promotion: Promotion }> =>
  inTransaction(ctx, async (tx) => {
    await lockPromotion(tx, id)
    const record = await findPromotion(tx, id)
    if (!record) throw new AppError('promotion.not-found')
    const found = await findAddable(tx, { promotionId: id, goods })
    if (found.length + record.goodsCount > MAX_PROMOTED_GOODS) throw new AppError('prices.too-many')
    const { startsAt, endsAt } = record
    await insertPromotedGoods(
      tx,
      { promotionId: id, discount, startsAt, endsAt },
      found.map((product) => product.id),
    )
    const articles = found.slice(0, TOLD_GOODS).map(({ article }) => article)
    const diff = { name: record.name, discount: toldDiscount(discount), goods: found.length, articles }
    await recordEvent(tx, actor, { type: 'promotion.goods-added', entity: 'promotion', entityId: id, diff })
    return { added: found.length, promotion: await promotionOr404(tx, id) }
  })

type Saved = { id: number; rows: { productId: number; discount: number | null; expected: number }[] }

/** Other discounts, or none, for goods of a promotion; all of them or, when somebody changed one since, nothing. */
export const savePromotedGoods = (ctx: Context, actor: Actor, { id, rows }: Saved): Promise<Promotion> =>
  inTransaction(ctx, async (tx) => {
    await lockPromotion(tx, id)
    const { name } = await promotionOr404(tx, id)
    const ids = rows.map(({ productId }) => productId)
    const current = await readDiscounts(tx, id, ids)
    if (rows.some(({ productId, expected }) => current.get(productId) !== expected)) throw new AppError('promotion.changed')
    for (const [discount, changed] of Map.groupBy(rows, (row) => row.discount))
      await writeDiscount(tx, id, { discount, ids: changed.map(({ productId }) => productId) })
    const goods = await nameGoods(tx, ids)
    const told = (discountOf: (row: Saved['rows'][number]) => number | null) =>
      rows.slice(0, TOLD_GOODS).map((row) => {
        const discount = discountOf(row)
        return `${goods.get(row.productId)?.article}: ${discount === null ? '—' : toldDiscount(discount)}`
      })
    const diff = {
      name,
      goods: rows.length,
      before: { discounts: told(({ expected }) => expected) },
      after: { discounts: told(({ discount }) => discount) },
    }
    await recordEvent(tx, actor, { type: 'promotion.goods-changed', entity: 'promotion', entityId: id, diff })
    return promotionOr404(tx, id)
  })
