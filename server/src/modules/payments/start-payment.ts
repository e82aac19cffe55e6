import { isOpenState } from '@vitrina/contract/documents/documents.rules'
import { createHash } from 'node:crypto'
import type { Payment } from '@vitrina/contract/payments/payments'
import { onlinePaymentMethodsOf, SBP_MINIMUM } from '@vitrina/contract/payments/payments.rules'
import type { Actor, ActorUser } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { bankCardOf } from '#modules/account/cards/saved-cards'
import { lockOrder } from '#modules/order-record/lock-order'
import { startAtBank } from './start-at-bank.ts'
import { PROVIDER, requireBank } from './bank.ts'
import { schedulePoll } from './schedule-jobs.ts'
import { findInvoice, findPayment, findSamePayment, insertPayment, type PayableInvoice, type PaymentRecord } from './payments.queries.ts'
import { receiptOfSale } from './receipts.ts'
import { showPayment } from './show-payment.ts'

type Member = Actor & { user: ActorUser & { companyId: number } }
type Input = { documentId: number; method: 'sbp' | 'card'; sum?: number | undefined; cardId?: number | undefined; remember: boolean }
/** `attempt`: the browser's name of this very try; repeated, it starts nothing new. */
type From = { origin: string; attempt: string }

/** A link can be paid so long. */
const LIFE_MS = 60 * 60_000
const FIRST_LOOK_MS = 3 * 60_000
const GIVEN_UP = new Set(['cancelled', 'rejected', 'expired'])

/** At most 36 characters, and unique to the user. */
const keyOf = (userId: number, attempt: string, again: number): string =>
  createHash('sha256').update(`${userId}:${attempt}:${again}`).digest('hex').slice(0, 36)

function sumFor({ state, open }: PayableInvoice, { sum = open, method }: Input): number {
  if (!isOpenState(state)) throw new AppError('payment.not-now')
  if (sum > open) throw new AppError('payment.too-much')
  if (method === 'sbp' && sum < SBP_MINIMUM) throw new AppError('payment.too-little')
  return sum
}

/** The same try once more gets its payment; one that was given up begins under another key. */
async function findAgain(
  tx: Context,
  { user }: Member,
  attempt: string,
  { documentId, method, sum }: Input,
): Promise<{ key: string; known?: PaymentRecord }> {
  for (let again = 0; ; again++) {
    const key = keyOf(user.id, attempt, again)
    const known = await findPayment(tx, { key })
    if (!known) return { key }
    if (known.documentId !== documentId || known.method !== method || (sum !== undefined && known.sum !== sum))
      throw new AppError('idempotency.other-body')
    if (!GIVEN_UP.has(known.state)) return { key, known }
  }
}

/** Stored before the bank gets it, so that every notification finds its payment. */
const open = (
  ctx: Context,
  actor: Member,
  attempt: string,
  input: Input,
): Promise<{ payment: PaymentRecord; invoice: PayableInvoice; isNew: boolean }> =>
  inTransaction(ctx, async (tx) => {
    const { user } = actor
    const found = await findInvoice(tx, { id: input.documentId, companyId: user.companyId })
    if (!found) throw new AppError('document.not-found')
    await lockOrder(tx, found.orderId)
    const invoice = (await findInvoice(tx, { id: input.documentId, companyId: user.companyId })) ?? found
    const { key, known } = await findAgain(tx, actor, attempt, input)
    if (known) return { payment: known, invoice, isNew: false }
    const { documentId, method } = input
    const sum = sumFor(invoice, input)
    const twin = await findSamePayment(tx, { documentId, method, sum, createdBy: user.id }, tx.now())
    if (twin) return { payment: twin, invoice, isNew: false }
    const payment = await insertPayment(tx, {
      key,
      companyId: user.companyId,
      direction: 'in',
      method,
      sum,
      state: 'created',
      documentId,
      provider: PROVIDER,
      expiresAt: new Date(tx.now().getTime() + LIFE_MS),
      receipt: await receiptOfSale(tx, actor.site.settings, { documentId, method, sum }),
      createdBy: user.id,
    })
    await schedulePoll(tx, payment.id, new Date(tx.now().getTime() + FIRST_LOOK_MS))
    return { payment, invoice, isNew: true }
  })

/** Starts the payment of an invoice at the bank: a page and a QR for the payer, or a saved card charged at once. */
export async function startPayment(ctx: Context, actor: Member, input: Input, { origin, attempt }: From): Promise<Payment> {
  if (!onlinePaymentMethodsOf(actor.site.settings.flags).includes(input.method)) throw new AppError('feature.off')
  const bank = requireBank(ctx)
  const { cardId } = input
  // Only its owner pays with a card.
  const isInPerson = actor.user.staffId === null
  const card =
    cardId === undefined
      ? null
      : isInPerson && input.method === 'card'
        ? await bankCardOf(ctx, { userId: actor.user.id, id: cardId })
        : undefined
  if (card === undefined) throw new AppError('card.not-found')
  const begin = async (): Promise<PaymentRecord> => {
    const { payment, invoice, isNew } = await open(ctx, actor, attempt, input)
    if (!isNew) return payment
    return startAtBank(ctx, bank, { payment, invoice, card, remember: input.remember && isInPerson, origin, language: actor.language })
  }
  const begun = await begin()
  // The bank's answer was lost and its payment is dropped: once more. A card is never charged again by itself.
  return showPayment(begun.state === 'cancelled' && card === null ? await begin() : begun)
}
