import type { RewardOrder } from '@vitrina/contract/club/club'
import { canTakeBack } from '@vitrina/contract/club/club.rules'
import { type PageMeta, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { restorePoints, spendPoints } from '#modules/loyalty/spend-points'
import { requirePayableInvoice } from '#modules/payments/payable-invoice'
import { holderOf, requireMember } from './club-holder.ts'
import { notifyAboutReward } from './notify-about-club.ts'
import {
  findRewardOrder,
  insertRewardOrder,
  isOfHolder,
  listOwnRewardOrders,
  lockRewardOrder,
  type RewardOrderRecord,
  updateRewardOrder,
} from './reward-orders.queries.ts'
import { lockReward, type RewardRecord, takeFromStock } from './rewards.queries.ts'
import { shownRewardOrder } from './show-reward.ts'

type Wanted = { rewardId: number; amount: number; comment: string; documentId?: number | undefined }

async function readOwn(ctx: Context, actor: Actor, id: number): Promise<RewardOrder> {
  const row = await findRewardOrder(ctx, id, isOfHolder(holderOf(actor).holder))
  if (!row) throw new AppError('reward-order.not-found')
  return shownRewardOrder(actor, row)
}

/** A discount is one, for one open invoice of the company that is at least as large. */
async function invoiceFor(tx: Context, { worth }: RewardRecord, { amount, documentId }: Wanted, companyId: number): Promise<number | null> {
  if (worth === null) return null
  if (documentId === undefined || amount !== 1) throw new AppError('reward.invoice-needed')
  const { id, open } = await requirePayableInvoice(tx, { id: documentId, companyId })
  if (open < worth) throw new AppError('payment.too-much')
  return id
}

/** Points and stock are taken at once; the seller confirms and hands it over. */
export async function orderReward(ctx: Context, actor: Actor, wanted: Wanted): Promise<RewardOrder> {
  const { holder, user } = holderOf(actor)
  return inTransaction(ctx, async (tx) => {
    await requireMember(tx, holder)
    const reward = await lockReward(tx, { id: wanted.rewardId, siteId: actor.siteId })
    if (!reward?.isPublished) throw new AppError('reward.not-found')
    const { amount, comment } = wanted
    if (reward.stock !== null && reward.stock < amount) throw new AppError('reward.out-of-stock')
    const documentId = await invoiceFor(tx, reward, wanted, holder.companyId)
    const cost = reward.cost * amount
    const { id: rewardId, kind, name, worth } = reward
    const id = await insertRewardOrder(tx, {
      ...holder,
      rewardId,
      kind,
      name,
      amount,
      cost,
      worth,
      documentId,
      comment,
      createdBy: user.id,
      createdAt: tx.now(),
    })
    await spendPoints(tx, holder, { points: cost, on: { rewardOrderId: id, orderId: null }, key: `reward:${id}` })
    await takeFromStock(tx, { rewardId, amount })
    await recordEvent(tx, actor, { type: 'reward.ordered', entity: 'reward-order', entityId: id, diff: { rewardId, amount, cost } })
    for (const letter of ['ordered', 'orderedForManager'] as const) await notifyAboutReward(tx, actor, { id, letter })
    return readOwn(tx, actor, id)
  })
}

export async function listOwn(
  ctx: Context,
  actor: Actor,
  { page, size }: { page: number; size: number },
): Promise<{ items: RewardOrder[]; meta: PageMeta }> {
  const { rows, total } = await listOwnRewardOrders(ctx, holderOf(actor).holder, { page, size })
  return { items: rows.map((row) => shownRewardOrder(actor, row)), meta: pageMetaOf({ page, size, total }) }
}

/** The points return to exactly the lots they came from, the reward to the stock. The order must be held. */
export async function cancelRewardOrder(tx: Context, { id, rewardId, amount }: RewardOrderRecord, note: string): Promise<void> {
  await updateRewardOrder(tx, id, { state: 'cancelled', decidedAt: tx.now(), note })
  await takeFromStock(tx, { rewardId, amount: -amount })
  await restorePoints(tx, { rewardOrderId: id }, { inAll: null, key: `reward-back:${id}` })
}

export async function takeBackReward(ctx: Context, actor: Actor, id: number): Promise<RewardOrder> {
  return inTransaction(ctx, async (tx) => {
    await readOwn(tx, actor, id)
    const order = await lockRewardOrder(tx, id)
    if (!order || !canTakeBack(order.state)) throw new AppError('reward-order.not-now')
    await cancelRewardOrder(tx, order, '')
    await recordEvent(tx, actor, { type: 'reward.taken-back', entity: 'reward-order', entityId: id, diff: { cost: order.cost } })
    return readOwn(tx, actor, id)
  })
}
