import type { Service } from '../../jobs/jobs.ts'

export type OnlinePaymentMethod = 'sbp' | 'card'

/** held: the money is set aside, not ours yet. part-refunded and refunded: some or all of it went back. */
export type BankState = 'waiting' | 'held' | 'paid' | 'rejected' | 'cancelled' | 'expired' | 'part-refunded' | 'refunded'

export type BankCard = {
  cardId: string
  /** 430000******0777 */
  pan: string
  /** MMYY */
  expDate: string
}

/** A line of a cash register's receipt: kopecks, words of the bank. */
export type ReceiptItem = {
  name: string
  price: number
  quantity: number
  /** Price × quantity. */
  sum: number
  /** vat22; vat122 for an advance. */
  tax: string
  method: string
  object: string
}

/** 54-ФЗ: the receipt of the bank's cash register for the payer; the sums of its items are that of the payment. */
export type Receipt = { email?: string; phone?: string; taxation: string; items: readonly ReceiptItem[] }

type PaymentFields = {
  /** Ours, new for each try, at most 36 characters: the bank repeats it in all its answers. */
  paymentKey: string
  /** Kopecks. */
  sum: number
  /** Shown to the payer, at most 140 characters. */
  description: string
  notificationUrl: string
  successUrl: string
  failUrl: string
  /** None where the law asks for none, or the seller's own till prints it. */
  receipt?: Receipt
}

export type PaymentToStart = PaymentFields & {
  method: OnlinePaymentMethod
  expiresAt: Date
  /** The owner of the cards the bank offers and keeps; ours, at most 36 characters. */
  customerKey?: string
  /** Let the card be charged later without its owner's page. */
  remember?: boolean
}

export type CardToCharge = PaymentFields & { customerKey: string; cardId: string }

export type StartedPayment = {
  providerId: string
  /** The bank's page for the payer. */
  payUrl: string
  /** The content of the QR code of SBP; only with `method: 'sbp'`. */
  qrPayload?: string
}

/** A payment by the bank's answer. `sum` in kopecks; after a refund it is the refunded sum, before one the payment's own. */
export type BankPayment = { paymentKey: string; providerId: string; state: BankState; sum: number }

export type PaymentNotice = BankPayment & { card?: BankCard }

/** The bank as payments use it. Every call may throw `BankError`. */
export type PaymentProvider = {
  start: (payment: PaymentToStart) => Promise<StartedPayment>
  /** Takes the sum from a saved card at once. */
  charge: (payment: CardToCharge) => Promise<BankPayment>
  state: (providerId: string) => Promise<BankPayment>
  /** Every payment the bank has under our key, if any: asked when the answer to `start` or `charge` was lost. */
  find: (paymentKey: string) => Promise<BankPayment[]>
  /** Cancels an unpaid payment; one paid in the meantime goes back to the payer whole and is `refunded`. */
  cancel: (providerId: string) => Promise<BankState>
  /** `left`: the rest of the payment after it, kopecks. Asked again under the same key a card is refunded once; SBP has no such key. */
  refund: (refund: { providerId: string; sum: number; refundKey: string; receipt?: Receipt }) => Promise<{ state: BankState; left: number }>
  cards: (customerKey: string) => Promise<BankCard[]>
  /** Done as well when the bank knows no such card. */
  removeCard: (card: { customerKey: string; cardId: string }) => Promise<void>
  /** null: not signed by the bank, or no notice of a payment. */
  readNotification: (body: unknown) => PaymentNotice | null
}

/** refused: by the bank; down: it did not get the request; unclear: it may have done it, its answer was lost. */
export class BankError extends Error {
  readonly outcome: 'refused' | 'down' | 'unclear'
  /** The bank's own, where it gave one. */
  readonly code: string
  constructor(outcome: BankError['outcome'], why: string, code = '') {
    super(`The bank (${outcome}): ${why}`)
    this.name = 'BankError'
    this.outcome = outcome
    this.code = code
  }
}

export const bankService: Service = { name: 'bank', isDown: (error) => error instanceof BankError && error.outcome !== 'refused' }

/** The answer the bank expects once a notice is safely stored: these two letters alone. */
export const NOTICE_ACCEPTED = 'OK'
