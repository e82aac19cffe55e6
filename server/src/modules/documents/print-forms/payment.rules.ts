import { formatDay } from '@vitrina/contract/days/days.rules'
import type { InvoiceForm } from './print-form.ts'
import { plainMoney } from './writing.rules.ts'

/** The banks' limit for the purpose of a payment. */
const PURPOSE_LENGTH = 210
const NAME_LENGTH = 160
const BANK_NAME_LENGTH = 45

/** One line without the separator of the code, of characters any bank can read. */
const value = (text: string, length: number): string =>
  text
    .replace(/[|\s\p{Cc}\p{Cs}\u{10000}-\u{10ffff}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .trim()

type Invoiced = Pick<InvoiceForm, 'number' | 'date' | 'totals'>

const rateOf = (rate: number): string => `${String(rate / 100).replace('.', ',')} %`

function vatPurpose({ vat, vatByRate }: Invoiced['totals']): string {
  const taxed = vatByRate.filter(({ rate }) => rate !== null)
  if (taxed.length === 0) return 'НДС не облагается'
  return `в т.ч. ${taxed.length > 3 ? `НДС ${plainMoney(vat)}` : taxed.map((one) => `НДС ${rateOf(one.rate ?? 0)} ${plainMoney(one.vat)}`).join(', ')}`
}

/** The purpose of a payment: the invoice by number and date, then VAT; never longer than banks take. */
export function paymentPurpose({ number, date, totals }: Invoiced): string {
  const [before, after] = ['Оплата по счёту № ', ` от ${formatDay(date)}, ${vatPurpose(totals)}`]
  // The number is cut: the bank and the tax office look for date and VAT.
  return `${before}${value(number, PURPOSE_LENGTH - before.length - after.length)}${after}`
}

/** ГОСТ Р 56042-2014, UTF-8; null where the seller has no account to be paid to. */
export function paymentCode(invoice: Pick<InvoiceForm, 'seller'> & Invoiced): string | null {
  const { name, inn, kpp, bank } = invoice.seller
  if (!bank) return null
  const fields = {
    Name: value(name, NAME_LENGTH),
    PersonalAcc: value(bank.account, 20),
    BankName: value(bank.bankName, BANK_NAME_LENGTH),
    BIC: value(bank.bik, 9),
    CorrespAcc: value(bank.correspondentAccount, 20) || '0',
    Sum: String(invoice.totals.sum),
    Purpose: paymentPurpose(invoice),
    PayeeINN: value(inn, 12),
    KPP: value(kpp, 9),
  }
  return ['ST00012', ...Object.entries(fields).flatMap(([field, text]) => (text === '' ? [] : [`${field}=${text}`]))].join('|')
}
