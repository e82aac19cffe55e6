import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Language } from '@vitrina/contract/languages'
import type { PaymentFileFormat } from '@vitrina/contract/payments/payment-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { makeXlsx, type SheetCell } from '#platform/print/xlsx'
import { typeOf } from '#modules/documents/document-file'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { paymentFileTextsIn } from '#texts/payment-file'
import { clientBankFile } from './client-bank-file.ts'
import { listPaymentParts, type PaymentPart, type PaymentFilter } from './desk-payments.queries.ts'

/** More is no table a person looks through; a year of a busy shop is less. */
const MOST_ROWS = 20_000

const COLUMNS = [
  ['day', 12],
  ['number', 16],
  ['kind', 14],
  ['method', 14],
  ['company', 30],
  ['payer', 30],
  ['inn', 16],
  ['invoice', 14],
  ['invoiceDay', 12],
  ['order', 14],
  ['sum', 16],
  ['purpose', 60],
] as const

const text = (value: string | null): SheetCell => ({ value, isBoxed: true })
const day = (value: string | null): SheetCell => ({ value: value === null ? null : new Date(value), format: 'date', isBoxed: true })
const sum = (value: number): SheetCell => ({ value: value / 100, format: 'money', isBoxed: true })

function sheetOf(language: Language, parts: readonly PaymentPart[]) {
  const texts = paymentFileTextsIn(language)
  const rowOf = (part: PaymentPart): SheetCell[] => [
    day(part.day),
    text(part.bankDocument || String(part.id)),
    text(part.direction === 'refund' ? texts.refund : part.invoice === null ? texts.advance : texts.in),
    text(texts.methods[part.method]),
    text(part.company),
    text(part.payerName),
    text(part.payerInn),
    text(part.invoice),
    day(part.invoiceDay),
    text(part.orderNumber),
    sum(part.sum),
    text(part.purpose),
  ]
  const total = parts.reduce((all, part) => all + part.sum, 0)
  return {
    name: texts.title,
    widths: COLUMNS.map(([, width]) => width),
    rows: [
      COLUMNS.map(([key]): SheetCell => ({ value: texts[key], isHead: true })),
      ...parts.map(rowOf),
      COLUMNS.map(([key]): SheetCell => ({ ...(key === 'sum' ? sum(total) : text(key === 'day' ? texts.total : null)), isBold: true })),
    ],
    frozenRows: 1,
    titleRows: 1,
    isLandscape: true,
  }
}

/** Money as it lies on invoices, for the books: that somebody took it is an event. */
export async function exportPayments(
  ctx: Context,
  actor: Actor,
  { format, ...filter }: Omit<PaymentFilter, 'page' | 'size'> & { format: PaymentFileFormat },
): Promise<{ path: string }> {
  const parts = await listPaymentParts(ctx, actor, { ...filter, page: 1, size: MOST_ROWS + 1 })
  if (parts.length > MOST_ROWS) throw new AppError('payment.file-too-long', { params: { limit: MOST_ROWS } })
  const { title } = paymentFileTextsIn(actor.language)
  const file =
    format === 'xlsx'
      ? { ending: 'xlsx', type: typeOf('xlsx'), body: await makeXlsx([sheetOf(actor.language, parts)], title) }
      : { ending: 'txt', type: 'text/plain', body: clientBankFile(parts, actor.site.settings.seller) }
  return inTransaction(ctx, async (tx) => {
    const { ending, ...stored } = file
    const name = `${title} ${formatDay(sellerDay(tx.now()))}.${ending}`
    const { path } = await storeTemporarily(tx, { name, ...stored, companyId: 0 })
    // `from` and `to` would read as a step from one state to another.
    const { from, to, ...rest } = filter
    const diff = { ...rest, format, startsOn: from, endsOn: to, rows: parts.length }
    await recordEvent(tx, actor, { type: 'payment.exported', entity: 'report', entityId: 'payments', diff })
    return { path }
  })
}
