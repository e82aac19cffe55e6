import { formatDay, formatSellerMoment, sellerDay } from '@vitrina/contract/days/days.rules'
import type { Language } from '@vitrina/contract/languages'
import type { ColumnKind, ReportColumn, ReportFilters, ReportName } from '@vitrina/contract/reports/reports'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { makeXlsx, type SheetCell, type SheetFormat } from '#platform/print/xlsx'
import { typeOf } from '#modules/documents/document-file'
import { storeTemporarily } from '#modules/documents/store-temporarily'
import { reportTextsIn } from '#texts/reports'
import { readCarts } from './read-carts.ts'
import { readDebtReport } from './read-debts.ts'
import { readPromises } from './read-promises.ts'
import { readSales } from './read-sales.ts'
import { readSearchHealth } from './read-search-health.ts'

const readers = { sales: readSales, carts: readCarts, debts: readDebtReport, promises: readPromises, search: readSearchHealth } as const

const formats: Record<ColumnKind, SheetFormat> = {
  text: 'text',
  day: 'date',
  moment: 'text',
  count: 'amount',
  money: 'money',
  percent: 'amount',
  change: 'amount',
}

/** Real numbers and dates, which can be calculated with. */
function cellOf(kind: ColumnKind, value: unknown): SheetCell {
  const cell = (shown: SheetCell['value']): SheetCell => ({ value: shown, format: formats[kind], isBoxed: true })
  if (typeof value === 'number') return cell(kind === 'money' ? value / 100 : value)
  if (typeof value !== 'string' || value === '') return cell(null)
  if (kind === 'day') return cell(new Date(value))
  return cell(kind === 'moment' ? formatSellerMoment(new Date(value)) : value)
}

type Table = { columns: readonly ReportColumn[]; rows: readonly object[]; totals: object; period: { from: string; to: string } }

const valueOf = (row: object, key: string): unknown => (row as Record<string, unknown>)[key]

function sheetOf(language: Language, report: ReportName, { columns, rows, totals, period }: Table) {
  const texts = reportTextsIn(language)
  const days = period.from === period.to ? formatDay(period.to) : `${formatDay(period.from)} – ${formatDay(period.to)}`
  const last = columns.map(({ key, kind }, place): SheetCell => {
    const cell = place === 0 ? cellOf('text', texts.total) : cellOf(kind, valueOf(totals, key))
    return { ...cell, isBold: true }
  })
  return {
    name: texts.titles[report],
    widths: columns.map(({ kind }, place) => (place === 0 ? 34 : kind === 'text' ? 26 : 16)),
    rows: [
      [
        { value: `${texts.titles[report]}: ${days}`, isBold: true, span: columns.length } satisfies SheetCell,
        ...columns.slice(1).map(() => null),
      ],
      columns.map(({ label }): SheetCell => ({ value: label, isHead: true })),
      ...rows.map((row) => columns.map(({ key, kind }) => cellOf(kind, valueOf(row, key)))),
      last,
    ],
    frozenRows: 2,
    titleRows: 1,
    isLandscape: true,
  }
}

/** `from` and `to` would read as a step from one state to another. */
const inJournal = ({ from, to, ...filters }: ReportFilters, rows: number) => ({ ...filters, startsOn: from, endsOn: to, rows })

/** The same figures as on the screen; that somebody took them is an event. */
export async function exportReport(
  ctx: Context,
  actor: Actor & { user: ActorUser },
  { report, ...filters }: ReportFilters & { report: ReportName },
): Promise<{ path: string }> {
  const table = await readers[report](ctx, actor, filters)
  const title = reportTextsIn(actor.language).titles[report]
  const body = await makeXlsx([sheetOf(actor.language, report, table)], title)
  return inTransaction(ctx, async (tx) => {
    const name = `${title} ${formatDay(sellerDay(tx.now()))}.xlsx`
    const { path } = await storeTemporarily(tx, { name, type: typeOf('xlsx'), body, companyId: 0 })
    await recordEvent(tx, actor, {
      type: 'report.exported',
      entity: 'report',
      entityId: report,
      diff: inJournal(filters, table.rows.length),
    })
    return { path }
  })
}
