import * as z from 'zod'
import type { BankState } from './payment-provider.ts'

/** The bank writes its numbers now as text, now as numbers. */
const name = z.union([z.string().min(1), z.number()]).transform(String)
const kopecks = z.coerce.number().int().nonnegative()

const states: Record<string, BankState> = {
  NEW: 'waiting',
  FORM_SHOWED: 'waiting',
  FORMSHOWED: 'waiting',
  PREAUTHORIZING: 'waiting',
  AUTHORIZING: 'waiting',
  '3DS_CHECKING': 'waiting',
  '3DS_CHECKED': 'waiting',
  PAY_CHECKING: 'waiting',
  PROCESSING: 'waiting',
  // One card was refused; the payer may try another on the same page.
  AUTH_FAIL: 'waiting',
  AUTHORIZED: 'held',
  CONFIRMING: 'held',
  CONFIRM_CHECKING: 'held',
  REVERSING: 'held',
  PARTIAL_REVERSED: 'held',
  CONFIRMED: 'paid',
  REFUNDING: 'paid',
  ASYNC_REFUNDING: 'paid',
  REFUND_CHECKING: 'paid',
  CANCELED: 'cancelled',
  REVERSED: 'cancelled',
  REJECTED: 'rejected',
  DEADLINE_EXPIRED: 'expired',
  ATTEMPTS_EXPIRED: 'expired',
  PARTIAL_REFUNDED: 'part-refunded',
  REFUNDED: 'refunded',
}

const state = z
  .string()
  .transform((status) => states[status])
  .pipe(z.custom<BankState>((known) => known !== undefined, 'unknown status'))

const success = z.literal(true)
const payment = z
  .object({ Success: success, OrderId: name, PaymentId: name, Status: state, Amount: kopecks })
  .transform((answer) => ({ paymentKey: answer.OrderId, providerId: answer.PaymentId, state: answer.Status, sum: answer.Amount }))

export const initAnswer = z.object({ Success: success, PaymentId: name, PaymentURL: z.url().optional() })
export const qrAnswer = z.object({ Success: success, Data: z.string().min(1) })
export const stateAnswer = payment

/** A card that does not pay is an answer too, not a failure of the call. */
export const chargeAnswer = z.union([
  payment,
  z
    .object({ Success: z.literal(false), OrderId: name, PaymentId: name, Status: z.literal('REJECTED'), Amount: kopecks })
    .transform((answer) => ({ paymentKey: answer.OrderId, providerId: answer.PaymentId, state: 'rejected' as const, sum: answer.Amount })),
])

export const cancelAnswer = z
  .object({ Success: success, Status: state, NewAmount: kopecks })
  .transform((answer) => ({ state: answer.Status, left: answer.NewAmount }))

export const orderAnswer = z.object({
  Success: success,
  OrderId: name,
  Payments: z.array(z.object({ PaymentId: name, Amount: kopecks, Status: state })),
})

export const cardsAnswer = z.array(
  z.object({ CardId: name, Pan: z.string(), Status: z.string(), RebillId: name.nullish(), ExpDate: z.string().nullish() }),
)
export const removeAnswer = z.object({ Success: success })

/** Notices of receipts and bound accounts come to the same address: they have no state of a payment. */
export const noticeBody = z.object({
  TerminalKey: z.string(),
  OrderId: name,
  PaymentId: name,
  Status: state,
  Amount: kopecks,
  CardId: name.nullish(),
  Pan: z.string().nullish(),
  ExpDate: z.string().nullish(),
  RebillId: name.nullish(),
})
