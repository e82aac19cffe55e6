import { randomBytes } from 'node:crypto'
import { and, desc, eq } from '#platform/database/drizzle'
import * as z from 'zod'
import { localBankPayments, localBankRefunds } from '#tables/local-bank'
import { type Context, inTransaction } from '../../context.ts'
import { job } from '../../jobs/jobs.ts'
import { saveCard, refusalOf } from './cards.ts'
import { usualMisbehaviour } from './misbehaviour.ts'
import { type Card, type Event, type Payment, queueNotices } from './notices.ts'
import { receiptOfRefund } from './receipt.ts'

const OPEN: readonly string[] = ['NEW', 'FORM_SHOWED']
const REFUNDABLE: readonly string[] = ['CONFIRMED', 'PARTIAL_REFUNDED']
const KEY_BYTES = 16

export const isOpen = ({ status }: Payment) => OPEN.includes(status)

async function change(tx: Context, payment: Payment, to: Partial<Payment>, events: Event[]): Promise<Payment> {
  await tx.db.update(localBankPayments).set(to).where(eq(localBankPayments.id, payment.id))
  await queueNotices(tx, payment, events)
  return { ...payment, ...to }
}

type Opened = Pick<typeof localBankPayments.$inferInsert, 'orderId' | 'amount' | 'description' | 'expiresAt' | 'isRecurrent' | 'receipt'> &
  Record<'customerKey' | 'notificationUrl' | 'successUrl' | 'failUrl', string | null>

export const openPayment = (ctx: Context, opened: Opened): Promise<Payment> =>
  inTransaction(ctx, async (tx) => {
    const key = randomBytes(KEY_BYTES).toString('hex').toUpperCase()
    const misbehaviour = await usualMisbehaviour(tx)
    const [payment] = await tx.db
      .insert(localBankPayments)
      .values({ ...opened, key, misbehaviour })
      .returning()
    if (!payment) throw new Error('The payment was not written')
    await tx.jobs.add(expirePayment.name, { id: payment.id }, { runAt: payment.expiresAt })
    return payment
  })

export const listPayments = ({ db }: Context, count: number) =>
  db.select().from(localBankPayments).orderBy(desc(localBankPayments.id)).limit(count)

export const paymentsOfOrder = ({ db }: Context, orderId: string) =>
  db.select().from(localBankPayments).where(eq(localBankPayments.orderId, orderId)).orderBy(localBankPayments.id)

/** Held until the caller is done; one whose time is over is closed first. */
export async function lockPayment(tx: Context, by: { id: number } | { key: string }): Promise<Payment | null> {
  const where = 'id' in by ? eq(localBankPayments.id, by.id) : eq(localBankPayments.key, by.key)
  const [payment] = await tx.db.select().from(localBankPayments).where(where).for('update')
  if (!payment) return null
  if (!isOpen(payment) || payment.expiresAt > tx.now()) return payment
  return closePayment(tx, payment, { status: 'DEADLINE_EXPIRED' })
}

export const closePayment = (tx: Context, payment: Payment, event: { status: 'REJECTED' | 'DEADLINE_EXPIRED'; errorCode?: string }) =>
  change(tx, payment, { status: event.status }, [event])

export const showForm = (tx: Context, payment: Payment) => change(tx, payment, { status: 'FORM_SHOWED' }, [])

export const issueQr = (tx: Context, payment: Payment) => change(tx, payment, { isSbp: true }, [])

/** One stage: the money is set aside and taken in one go, and the store is notified of both. */
const capturePayment = (tx: Context, payment: Payment, card?: Card) =>
  change(tx, payment, { status: 'CONFIRMED', ...(card && { cardId: card.id }) }, [
    { status: 'AUTHORIZED', ...(card && { card }) },
    { status: 'CONFIRMED', ...(card && { card }) },
  ])

export const payBySbp = (tx: Context, payment: Payment) => capturePayment(tx, payment)

export async function payByCard(
  tx: Context,
  payment: Payment,
  { isLeft: shouldSave, ...card }: { pan: string; expDate: string; isLeft: boolean },
): Promise<Payment> {
  const errorCode = refusalOf(card, tx.now())
  if (errorCode) return closePayment(tx, payment, { status: 'REJECTED', errorCode })
  if (!shouldSave || !payment.isRecurrent || payment.customerKey === null) return capturePayment(tx, payment)
  return capturePayment(tx, payment, await saveCard(tx, { ...card, customerKey: payment.customerKey }))
}

export async function chargeCard(tx: Context, payment: Payment, card: Card): Promise<{ payment: Payment; errorCode: string }> {
  const errorCode = refusalOf(card, tx.now())
  if (errorCode) return { payment: await closePayment(tx, payment, { status: 'REJECTED', errorCode }), errorCode }
  return { payment: await capturePayment(tx, payment, card), errorCode: '0' }
}

type CancelResult = { status: string; before: number; left: number }

async function cancelOpen(tx: Context, payment: Payment): Promise<CancelResult> {
  const result = { status: 'CANCELED', before: payment.amount, left: 0 }
  if (payment.misbehaviour !== 'late-confirmed') await change(tx, payment, { status: 'CANCELED' }, [{ status: 'CANCELED' }])
  else await change(tx, payment, { status: 'CONFIRMED' }, [{ status: 'CANCELED' }, { status: 'CONFIRMED' }])
  return result
}

/** Refunds a paid payment or cancels an unpaid one; null: neither is possible. */
export async function refundOrCancel(
  tx: Context,
  payment: Payment,
  { amount, requestId, receipt }: { amount: number | null; requestId: string | null; receipt?: unknown },
): Promise<CancelResult | null> {
  if (isOpen(payment)) return cancelOpen(tx, payment)
  const before = payment.amount - payment.refunded
  // SBP knows no such id: there a second request is a second refund.
  const known = payment.isSbp ? null : requestId
  if (known && (await isRefunded(tx, { paymentId: payment.id, requestId: known }))) return { status: payment.status, before, left: before }
  const back = amount ?? before
  if (!REFUNDABLE.includes(payment.status) || back > before) return null
  const printed = receiptOfRefund(receipt, { amount: back, whole: payment.amount, sold: payment.receipt ?? null })
  await tx.db.insert(localBankRefunds).values({ paymentId: payment.id, amount: back, requestId: known, receipt: printed })
  const status = back === before ? 'REFUNDED' : 'PARTIAL_REFUNDED'
  await change(tx, payment, { status, refunded: payment.refunded + back }, [{ status, amount: back }])
  return { status, before, left: before - back }
}

async function isRefunded({ db }: Context, { paymentId, requestId }: { paymentId: number; requestId: string }): Promise<boolean> {
  const found = await db
    .select({ id: localBankRefunds.id })
    .from(localBankRefunds)
    .where(and(eq(localBankRefunds.paymentId, paymentId), eq(localBankRefunds.requestId, requestId)))
  return found.length > 0
}

/** Runs when the payment expires, so that the store is notified. */
export const expirePayment = job({
  name: 'local-bank.expire',
  payload: z.object({ id: z.number() }),
  run: async (ctx, { id }) => {
    await inTransaction(ctx, (tx) => lockPayment(tx, { id }))
  },
})
