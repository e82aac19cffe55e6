import type { Output } from '@vitrina/contract/endpoint'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { bankStatementApi, StatementLine } from '@vitrina/contract/payments/bank-statement'
import type { StatementQueue } from '@vitrina/contract/payments/bank-statement.rules'
import type { Context } from '#platform/context'
import { isVoidable } from '../void.rules.ts'
import { listBookInvoices, listPayers } from './book.queries.ts'
import { listCompanyNames, listSettled, listWaiting, type StoredLine } from './lines.queries.ts'
import { type BookInvoice, type Match, matchLines } from './match-line.rules.ts'
import { digitsOf, namedNumbers } from './named-numbers.rules.ts'

type Asked = { show: StatementQueue; q: string; page: number; size: number }
type Listed = Output<typeof bankStatementApi.list>

/** Matches are counted anew each time: invoices are paid and issued between two looks. */
async function matchWaiting(ctx: Context): Promise<{ lines: StoredLine[]; matches: Map<number, Match>; invoices: readonly BookInvoice[] }> {
  const lines = await listWaiting(ctx)
  if (lines.length === 0) return { lines, matches: new Map(), invoices: [] }
  const payers = await listPayers(ctx, [...new Set(lines.map(({ payerInn }) => payerInn).filter(Boolean))])
  const digits = lines.flatMap(({ purpose }) => namedNumbers(purpose).map(({ key }) => digitsOf(key))).filter(Boolean)
  const companyIds = [...new Set(payers.map(({ companyId }) => companyId))]
  const invoices = await listBookInvoices(ctx, { companyIds, digits: [...new Set(digits)] })
  return { lines, matches: matchLines(lines, { payers, invoices }), invoices }
}

const plain = ({ id, number, date, receivedOn, sum, payerName, payerInn, purpose, dismissReason }: StoredLine) => ({
  id,
  number,
  date,
  receivedOn,
  sum,
  payerName,
  payerInn,
  purpose,
  dismissReason,
})

const noMatch = { isSure: false, candidates: [] }

type Names = { invoices: ReadonlyMap<number, BookInvoice>; companies: ReadonlyMap<number, string> }

const shown = (line: StoredLine, { isSure, candidates }: Match, { invoices, companies }: Names): StatementLine => ({
  ...plain(line),
  isSure,
  payment: null,
  candidates: candidates.map(({ companyId, reason, parts, rest }) => ({
    company: { id: companyId, name: companies.get(companyId) ?? '' },
    reason,
    rest,
    parts: parts.map(({ documentId, sum }) => {
      const invoice = invoices.get(documentId)
      const { number = '', date = '', orderNumber: order = null, open = 0 } = invoice ?? {}
      return { documentId, sum, number, date, order, open }
    }),
  })),
})

const holds = (line: StoredLine, q: string): boolean => {
  const text = q.toLowerCase()
  return [line.payerName, line.purpose].some((one) => one.toLowerCase().includes(text)) || line.payerInn === q || line.number === q
}

/** Lines of one queue with their candidates, and all sure ones that were searched for, for the one press. */
export async function listLines(ctx: Context, { show, q, page, size }: Asked): Promise<Listed> {
  const { lines, matches, invoices } = await matchWaiting(ctx)
  const matchOf = ({ id }: StoredLine): Match => matches.get(id) ?? noMatch
  const sure = lines.filter((line) => matchOf(line).isSure)
  const unclear = lines.filter((line) => !matchOf(line).isSure)
  const searched = (all: typeof lines) => all.filter((line) => q === '' || holds(line, q))
  const pressed = searched(sure)
  const head = {
    counts: { sure: sure.length, unclear: unclear.length },
    sure: pressed.flatMap((line) =>
      matchOf(line)
        .candidates.slice(0, 1)
        .map(({ companyId, parts }) => ({ id: line.id, companyId, parts })),
    ),
    sureSum: pressed.reduce((total, { sum }) => total + sum, 0),
  }
  if (show === 'done' || show === 'dismissed') {
    const { rows, total } = await listSettled(ctx, { show, q, page, size })
    const items = rows.map(({ line, payment, company, free, pendingRefunds }) => ({
      ...plain(line),
      ...noMatch,
      payment:
        show === 'done' && payment
          ? { id: payment.id, company: company ?? '', free, isVoidable: isVoidable({ ...payment, pendingRefunds }) }
          : null,
    }))
    return { ...head, items, meta: pageMetaOf({ page, size, total }) }
  }
  const found = show === 'sure' ? pressed : searched(unclear)
  const onPage = found.slice((page - 1) * size, page * size)
  const companyIds = onPage.flatMap((line) => matchOf(line).candidates.map(({ companyId }) => companyId))
  const names: Names = {
    invoices: new Map(invoices.map((invoice) => [invoice.documentId, invoice])),
    companies: new Map((await listCompanyNames(ctx, [...new Set(companyIds)])).map(({ id, name }) => [id, name])),
  }
  const items = onPage.map((line) => shown(line, matchOf(line), names))
  return { ...head, items, meta: pageMetaOf({ page, size, total: found.length }) }
}
