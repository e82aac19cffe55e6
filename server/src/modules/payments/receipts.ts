import { formatDay } from '@vitrina/contract/days/days.rules'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import type { Receipt } from '#platform/payments/t-kassa/payment-provider'
import { fill } from '#texts/texts'
import { GOODS_ON_RECEIPT } from '#texts/payments'
import type { PaymentRecord } from './payments.queries.ts'
import { itemsOfRefund, itemsOfSale, methodOf, needsReceipt } from './receipt.rules.ts'
import { findPayer, findSold, listRefundReceipts, worthByLine } from './receipts.queries.ts'

type StoredReceipt = NonNullable<PaymentRecord['receipt']>
type Sold = { documentId: number; method: 'sbp' | 'card'; sum: number }

/** 54-ФЗ: the receipt of a payment at the bank's cash register; null where the law asks for none or the seller has their own till. */
export async function receiptOfSale(
  ctx: Context,
  { receipts }: Pick<SiteConfig, 'receipts'>,
  { documentId, method, sum }: Sold,
): Promise<StoredReceipt | null> {
  if (receipts.sentBy === 'own') return null
  const invoice = await findSold(ctx, documentId)
  const { isPerson, isShipped, number, lines } = invoice
  if (!needsReceipt({ method, isPerson })) return null
  const about = fill(GOODS_ON_RECEIPT, { number, date: formatDay(invoice.date) })
  const items = itemsOfSale({ sum, lines, method: methodOf({ isWhole: sum === invoice.sum, isShipped }), about })
  return { taxation: receipts.taxation, items }
}

/** The receipt of a refund; null where the payment had none. */
export async function receiptOfRefund(ctx: Context, payment: PaymentRecord, refund: PaymentRecord): Promise<StoredReceipt | null> {
  if (refund.receipt || !payment.receipt) return refund.receipt
  const { taxation, items: sold } = payment.receipt
  const before = await listRefundReceipts(ctx, { refundOf: payment.id, except: refund.id })
  const returned = refund.returnId === null ? new Map<number, number>() : await worthByLine(ctx, refund.returnId)
  return { taxation, items: itemsOfRefund({ sum: refund.sum, sold, before, returned }) }
}

/** The bank writes to no longer address. */
const LONGEST_EMAIL = 64

const inE164 = (phone: string): string => `+${phone.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7')}`

/** As the bank takes it, with where it is sent to. */
export async function withCustomerContact(
  ctx: Context,
  kept: StoredReceipt | null,
  payment: PaymentRecord,
): Promise<{ receipt?: Receipt }> {
  if (!kept) return {}
  const { email, phone, orderPhone } = await findPayer(ctx, payment)
  const reached = email === null || email.length > LONGEST_EMAIL ? { phone: inE164(phone ?? orderPhone ?? '') } : { email }
  return { receipt: { ...kept, ...reached } }
}
