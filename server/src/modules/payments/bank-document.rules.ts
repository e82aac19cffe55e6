import { sellerDay } from '@vitrina/contract/days/days.rules'

type Typed = { companyId: number; method: string; bankDocument: string; receivedAt: Date; sum: number }

/** The digits of its number: «№ 412», «п/п 412» and «000412» are one document. */
const numberOf = (bankDocument: string): string => bankDocument.replace(/\D/g, '').replace(/^0+/, '')

/**
 * The identity of a payment order: payer, day, number and sum. Null where it has no number.
 * The payer is the company: its people type the ИНН in one form and leave it out in another.
 */
export function bankKeyOf({ companyId, method, bankDocument, receivedAt, sum }: Typed): string | null {
  const number = numberOf(bankDocument)
  if (method !== 'transfer' || number === '') return null
  return [companyId, sellerDay(receivedAt), number, sum].join(':')
}
