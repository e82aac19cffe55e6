import * as z from 'zod'
import { Refusal } from './protocol.ts'

/** The bank's cash register takes no more lines, no finer amounts. */
const MOST_ITEMS = 100
const FINEST = 3
const VAT = ['none', 'vat0', 'vat5', 'vat7', 'vat10', 'vat20', 'vat22', 'vat105', 'vat107', 'vat110', 'vat120', 'vat122']
const METHODS = ['full_payment', 'full_prepayment', 'prepayment', 'advance', 'partial_payment', 'credit', 'credit_payment']

const kopecks = z.int().positive().max(9_999_999_999)
const item = z.object({
  Name: z.string().min(1).max(128),
  Price: kopecks,
  Quantity: z.number().positive().max(99_999_999),
  Amount: kopecks,
  Tax: z.enum(VAT),
  PaymentMethod: z.enum(METHODS),
  PaymentObject: z.enum(['commodity', 'service', 'payment']),
})

/** ФФД 1.05, as the bank's documentation has it. */
const receiptFields = z.object({
  Email: z.email().max(64).optional(),
  Phone: z
    .string()
    .regex(/^\+\d{1,63}$/)
    .optional(),
  Taxation: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']),
  FfdVersion: z.literal('1.05').optional(),
  Items: z.array(item).min(1).max(MOST_ITEMS),
})

const digitsAfterPoint = (amount: number): number => String(amount).split('.')[1]?.length ?? 0

/** A receipt of this sum, as it is kept: without the payer's address. Null: the store sent none. */
export function readReceipt(input: unknown, amount: number): Record<string, unknown> | null {
  if (input === undefined) return null
  const read = receiptFields.safeParse(input)
  if (!read.success) throw new Refusal('9999', 'Неверные параметры чека')
  const { Email, Phone, ...stored } = read.data
  if (Email === undefined && Phone === undefined) throw new Refusal('9999', 'В чеке нет ни почты, ни телефона покупателя')
  if (stored.Items.some(({ Quantity }) => digitsAfterPoint(Quantity) > FINEST))
    throw new Refusal('310', `Дробная часть параметра Quantity не должна быть больше ${FINEST} знаков`)
  const isRight = stored.Items.every(({ Price, Quantity, Amount }) => Math.round(Price * Quantity) === Amount)
  if (!isRight || stored.Items.reduce((total, { Amount }) => total + Amount, 0) !== amount)
    throw new Refusal('308', 'Сумма всех позиций в чеке должна равняться сумме всех видов оплаты')
  return stored
}

/** A refund of a sale with a receipt needs one, unless all of it goes back: then the first one is repeated. */
export function receiptOfRefund(
  given: unknown,
  { amount, whole, sold }: { amount: number; whole: number; sold: Record<string, unknown> | null },
): Record<string, unknown> | null {
  if (sold !== null && given === undefined && amount < whole) throw new Refusal('309', 'Поле Receipt не должно быть пустым')
  return readReceipt(given, amount)
}
