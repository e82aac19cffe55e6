import type { Payment } from '@vitrina/contract/payments/payments'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { BankError } from '#platform/payments/t-kassa/payment-provider'
import { cancelAtBank, requireBank } from './bank.ts'
import { syncIfPending, isPending } from './poll-payment.ts'
import { findPayment, claimBankRequest, type PaymentRecord } from './payments.queries.ts'
import { showPayment } from './show-payment.ts'
import { applyBankNotification } from './apply-bank-notification.ts'

type Member = Actor & { user: ActorUser & { companyId: number } }

/** A payment of the active company; another's looks missing. */
async function findOwn(ctx: Context, { user }: Member, id: number): Promise<PaymentRecord> {
  const payment = await findPayment(ctx, { id })
  if (payment?.companyId !== user.companyId) throw new AppError('payment.not-found')
  return payment
}

/** A page asks every few seconds, and may be open many times: one request reaches the bank. Its own notices come past this. */
const ASK_EVERY_MS = 3_000

/** The state of a payment. Without a notification the bank is asked; without its answer our own state counts. */
export async function readPayment(ctx: Context, actor: Member, id: number): Promise<Payment> {
  const payment = await findOwn(ctx, actor, id)
  if (!isPending(payment) || !(await claimBankRequest(ctx, { id, everyMs: ASK_EVERY_MS }))) return showPayment(payment)
  try {
    return showPayment(await syncIfPending(ctx, payment))
  } catch (error) {
    if (!(error instanceof BankError)) throw error
    ctx.log.warn({ paymentId: id, err: error }, 'the bank did not tell how a payment stands')
    return showPayment(payment)
  }
}

/** Cancels an unpaid payment. The bank decides: one paid in this very moment is paid, or goes back whole. */
export async function cancelPayment(ctx: Context, actor: Member, id: number): Promise<Payment> {
  const payment = await findOwn(ctx, actor, id)
  if (!isPending(payment) || payment.providerId === null) throw new AppError('payment.not-now')
  const { key: paymentKey, providerId, sum } = payment
  try {
    await applyBankNotification(ctx, await cancelAtBank(requireBank(ctx), { paymentKey, providerId, sum, state: 'waiting' }))
  } catch (error) {
    throw error instanceof BankError ? new AppError('bank.failed') : error
  }
  return showPayment((await findPayment(ctx, { id })) ?? payment)
}
