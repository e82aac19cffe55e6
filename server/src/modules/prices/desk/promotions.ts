import * as z from 'zod'
import { DAY_MS, sellerDay, shiftDay, startOfSellerDay } from '@vitrina/contract/days/days.rules'
import { type Promotion, type PromotionFields, promotionsApi } from '@vitrina/contract/prices/desk/promotions'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import {
  countLoosePromos,
  deletePromotion,
  findPromotion,
  insertPromotion,
  listPromotions,
  lockPromotion,
  type PromotionHead,
  type PromotionRecord,
  readOverlaps,
  updatePromotion,
} from './promotions.queries.ts'

const startOf = (day: string) => new Date(startOfSellerDay(day))
const headOf = ({ name, from, to }: PromotionFields): PromotionHead => ({
  name,
  startsAt: startOf(from),
  endsAt: to === null ? null : startOf(shiftDay(to, 1)),
})
/** The last day is the one of the moment before the end. */
const daysOf = ({ startsAt, endsAt }: PromotionHead) => ({
  from: sellerDay(startsAt),
  to: endsAt && sellerDay(new Date(endsAt.getTime() - 1)),
})

async function shown(ctx: Context, records: readonly PromotionRecord[]): Promise<Promotion[]> {
  const overlaps = Map.groupBy(
    await readOverlaps(
      ctx,
      records.map(({ id }) => id),
    ),
    ({ id }) => id,
  )
  return records.map(({ startsAt, endsAt, ...record }) => ({
    ...record,
    ...daysOf({ name: record.name, startsAt, endsAt }),
    overlaps: (overlaps.get(record.id) ?? []).map(({ otherId, name, goodsCount }) => ({ id: otherId, name, goodsCount })),
  }))
}

export async function promotionOr404(ctx: Context, id: number): Promise<Promotion> {
  const record = await findPromotion(ctx, id)
  const [promotion] = record ? await shown(ctx, [record]) : []
  if (!promotion) throw new AppError('promotion.not-found')
  return promotion
}

export async function readPromotionCalendar(ctx: Context, { from, to }: { from: string; to: string }) {
  const range = { from: startOf(from), until: new Date(startOf(to).getTime() + DAY_MS) }
  return { items: await shown(ctx, await listPromotions(ctx, range)), looseCount: await countLoosePromos(ctx, range) }
}

/** An end that is not set is told as none. */
const told = ({ name, from, to }: PromotionFields) => ({ name, from, to })

export const addPromotion = (ctx: Context, actor: Actor, fields: PromotionFields): Promise<Promotion> =>
  inTransaction(ctx, async (tx) => {
    const id = await insertPromotion(tx, headOf(fields))
    await recordEvent(tx, actor, { type: 'promotion.added', entity: 'promotion', entityId: id, diff: { after: told(fields) } })
    return promotionOr404(tx, id)
  })

type Changed = PromotionFields & { id: number; version: number }

export const changePromotion = (ctx: Context, actor: Actor, { id, version, ...fields }: Changed): Promise<Promotion> =>
  inTransaction(ctx, async (tx) => {
    await lockPromotion(tx, id)
    const before = await promotionOr404(tx, id)
    if (before.version !== version) throw new AppError('promotion.changed', { current: z.encode(promotionsApi.read.output, before) })
    await updatePromotion(tx, id, headOf(fields))
    const diff = { before: told(before), after: told(fields) }
    await recordEvent(tx, actor, { type: 'promotion.changed', entity: 'promotion', entityId: id, diff })
    return promotionOr404(tx, id)
  })

export const removePromotion = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    await lockPromotion(tx, id)
    const before = await promotionOr404(tx, id)
    await deletePromotion(tx, id)
    const diff = { before: { ...told(before), goods: before.goodsCount } }
    await recordEvent(tx, actor, { type: 'promotion.removed', entity: 'promotion', entityId: id, diff })
    return { ok: true }
  })
