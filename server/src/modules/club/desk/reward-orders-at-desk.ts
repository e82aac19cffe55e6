import type { DeskRewardOrder } from '@vitrina/contract/club/club-desk'
import { type RewardOrderState, type RewardStep, rewardStepsFrom, stateAfterStep } from '@vitrina/contract/club/club.rules'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { findPayableInvoice, requirePayableInvoice } from '#modules/payments/payable-invoice'
import { recordIncoming } from '#modules/payments/record-incoming'
import { requireClub } from '../club-holder.ts'
import { notifyAboutReward } from '../notify-about-club.ts'
import { cancelRewardOrder } from '../order-reward.ts'
import {
  findRewardOrder,
  listDeskRewardOrders,
  lockRewardOrder,
  type RewardOrderRecord,
  type RewardOrderRow,
  updateRewardOrder,
} from '../reward-orders.queries.ts'
import { shownRewardOrder } from '../show-reward.ts'
import { isSeenRewardOrder } from './seen-companies.queries.ts'

const shown = (actor: Actor, row: RewardOrderRow): DeskRewardOrder => ({
  ...shownRewardOrder(actor, row),
  company: row.company,
  author: row.author,
  steps: [...rewardStepsFrom(row.state)],
})

export async function listRewardOrdersAtDesk(
  ctx: Context,
  actor: Actor,
  { state, page, size }: { state: RewardOrderState; page: number; size: number },
) {
  requireClub(actor)
  const { rows, total, counts } = await listDeskRewardOrders(ctx, isSeenRewardOrder(actor), { state, page, size })
  return { items: rows.map((row) => shown(actor, row)), meta: pageMetaOf({ page, size, total }), counts }
}

async function requireSeen(ctx: Context, actor: Actor, id: number): Promise<RewardOrderRow> {
  const row = await findRewardOrder(ctx, id, isSeenRewardOrder(actor))
  if (!row) throw new AppError('reward-order.not-found')
  return row
}

/** A discount becomes a payment of its invoice when it is issued. */
async function payDiscount(tx: Context, actor: Actor, { documentId, worth, companyId }: RewardOrderRecord): Promise<number | null> {
  if (documentId === null || worth === null) return null
  if ((await findPayableInvoice(tx, { id: documentId, companyId })).open < worth) throw new AppError('reward.invoice-paid')
  await requirePayableInvoice(tx, { id: documentId, companyId })
  const { paymentId } = await recordIncoming(tx, {
    companyId,
    method: 'points',
    sum: worth,
    documentIds: [documentId],
    documentId,
    receivedAt: tx.now(),
    actor,
  })
  return paymentId
}

type Step = { id: number; step: RewardStep; note: string }

/** Confirm, issue or cancel. The buyer reads the note: the number of a certificate, where to come, why not. */
export async function stepRewardOrder(ctx: Context, actor: Actor, { id, step, note }: Step): Promise<DeskRewardOrder> {
  requireClub(actor)
  return inTransaction(ctx, async (tx) => {
    await requireSeen(tx, actor, id)
    const order = await lockRewardOrder(tx, id)
    if (!order || !rewardStepsFrom(order.state).includes(step)) throw new AppError('reward-order.not-now')
    if (step === 'cancel' && note === '') throw new AppError('reward-order.reason-needed')
    if (step === 'cancel') await cancelRewardOrder(tx, order, note)
    else {
      const paymentId = step === 'issue' ? await payDiscount(tx, actor, order) : null
      await updateRewardOrder(tx, id, { state: stateAfterStep[step], decidedAt: tx.now(), note: note || order.note, paymentId })
    }
    await recordEvent(tx, actor, { type: `reward.${stateAfterStep[step]}`, entity: 'reward-order', entityId: id, diff: { note } })
    await notifyAboutReward(tx, actor, { id, letter: stateAfterStep[step] })
    return shown(actor, await requireSeen(tx, actor, id))
  })
}
