import type { Context } from '#platform/context'
import { readCalendar } from '#modules/calendar/calendar-cache'
import { sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { type Deal, dealOfOrder, deliveryLine, printFormLine } from './deal-of-order.ts'
import { cancelPaid, insertAllocations } from './allocations.queries.ts'
import { type DocumentRecord, listStandingInvoices, nextNumber } from './documents.queries.ts'
import { dueOf, uninvoicedByRate, allocatable } from './invoice.rules.ts'
import { type Issued, issueDocument } from './issue-document.ts'
import type { PrintFormLine } from './print-forms/print-form.ts'
import { totalsOf } from './print-forms/print-form-sums.ts'
import { joined } from './print-forms/writing.rules.ts'

/**
 * An invoice for the uninvoiced part of an order; null where nothing is missing. Runs in the caller's
 * transaction, which holds the order; the caller sends the notification and refreshes the order.
 *
 * An invoice money lies on stays when the order has grown: the difference gets one of its own. When the order has shrunk below
 * its invoiced sum, one new invoice takes the place of all and their money with it; the excess is an advance.
 */
export async function issueInvoice(tx: Context, orderId: number): Promise<Issued | null> {
  const deal = await dealOfOrder(tx, orderId)
  const lines = [...deal.lines.map(printFormLine), ...(await deliveryLine(tx, deal, deal.facts.vat_on ?? sellerDay(tx.now())))]
  const { sum, vatByRate } = totalsOf(lines)
  const standing = await listStandingInvoices(tx, orderId)
  const invoiced = standing.reduce((total, invoice) => total + invoice.sum, 0)
  if (sum === invoiced) return null
  if (sum > invoiced) {
    if (standing.length === 0) return write(tx, deal, lines)
    const difference = uninvoicedByRate(vatByRate, { invoiced: standing.map((invoice) => invoice.vatByRate), sum: sum - invoiced })
    return write(tx, deal, difference.map(extraLine(standing)))
  }
  const money = await cancelPaid(
    tx,
    standing.map(({ id }) => id),
  )
  if (sum === 0) return null
  const issued = await write(tx, deal, lines)
  await insertAllocations(tx, { documentId: issued.id, sum, parts: allocatable(money, sum) })
  return issued
}

async function write(tx: Context, deal: Deal, lines: PrintFormLine[]): Promise<Issued> {
  const { facts, settings, head, manager } = deal
  const date = sellerDay(tx.now())
  const { dueOn, validUntil } = dueOf({
    date,
    orderedOn: head.orders[0]?.date ?? date,
    deferralDays: facts.deferral_days,
    invoiceDays: settings.invoiceDays,
    calendar: await readCalendar(tx),
  })
  const totals = totalsOf(lines)
  return issueDocument(
    tx,
    {
      kind: 'invoice',
      ...head,
      number: await nextNumber(tx, 'invoice'),
      date,
      lines,
      totals,
      dueDate: dueOn,
      validUntil,
      manager,
    },
    {
      companyId: facts.company_id,
      legalEntityId: facts.legal_entity_id,
      contractId: facts.contract_id,
      orderId: facts.id,
      dueOn,
      validUntil,
      totals,
    },
  )
}

/** An additional payment, at one rate. */
const extraLine =
  (standing: readonly DocumentRecord[]) =>
  ({ rate, sum, vat }: { rate: number | null; sum: number; vat: number }, at: number): PrintFormLine => ({
    lineNo: at + 1,
    article: '',
    name: `Доплата по изменённому заказу к ${joined(standing.map(({ number, date }) => `счёту № ${number} от ${formatDay(date)}`))}`,
    unit: 'усл. ед',
    okei: '876',
    amount: 1,
    price: sum,
    vatRate: rate,
    sum,
    vat,
    country: null,
    declaration: '',
  })
