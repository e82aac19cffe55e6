import { sqlList } from '#platform/database/sql-list'
import { type SQL, sql } from '#platform/database/drizzle'
import type { DocumentFilters } from '@vitrina/contract/documents/documents'
import {
  type DocumentState,
  type DocumentType,
  openInvoiceStates,
  type StoredDocumentState,
} from '@vitrina/contract/documents/documents.rules'
import { MOST_COUNTED } from '@vitrina/contract/paging'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'

export type DocumentRow = {
  id: number
  type: DocumentType
  number: string
  date: string
  order_id: number | null
  order_number: string | null
  company_id: number
  legal_entity: string
  sum: number
  vat: number
  paid_sum: number
  state: StoredDocumentState
  due_on: string | null
}

const IS_OPEN = sql`d.state in (${sqlList(openInvoiceStates)})`

const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** `overdue` depends on the day: a filter by an open state leaves overdue ones out. */
function stateIs(states: readonly DocumentState[], today: string): SQL {
  const late = sql`${IS_OPEN} and d.due_on < ${today}::date`
  const kept = states.filter((state) => state !== 'overdue')
  const parts = [
    ...(kept.length > 0 ? [sql`(d.state = any(${sql.param(kept)}::text[]) and not coalesce(${late}, false))`] : []),
    ...(states.includes('overdue') ? [sql`(${late})`] : []),
  ]
  return sql`(${sql.join(parts, sql` or `)})`
}

function matches({ type, state, q, from, to, sumMin, sumMax, orderId, legalEntityId }: DocumentFilters, today: string): SQL[] {
  const words = q.trim()
  return [
    ...(type?.length ? [sql`d.type = any(${sql.param([...type])}::text[])`] : []),
    ...(state?.length ? [stateIs(state, today)] : []),
    ...(words === ''
      ? []
      : [
          sql`(d.number ilike ${asPattern(words)} or exists (select from orders o where o.id = d.order_id
            and (o.number ilike ${asPattern(words)} or o.buyer_order_number ilike ${asPattern(words)})))`,
        ]),
    ...(from ? [sql`d.date >= ${from}::date`] : []),
    ...(to ? [sql`d.date <= ${to}::date`] : []),
    ...(sumMin === undefined ? [] : [sql`d.sum >= ${sumMin}`]),
    ...(sumMax === undefined ? [] : [sql`d.sum <= ${sumMax}`]),
    ...(orderId === undefined ? [] : [sql`d.order_id = ${orderId}`]),
    ...(legalEntityId === undefined ? [] : [sql`d.legal_entity_id = ${legalEntityId}`]),
  ]
}

async function rowsWhere({ db }: Context, isWanted: SQL, page: SQL = sql``): Promise<DocumentRow[]> {
  const rows = await queryRows<DocumentRow>(
    db,
    {
      id: 'number',
      type: 'text',
      number: 'text',
      date: 'text',
      order_id: 'number?',
      order_number: 'text?',
      company_id: 'number',
      legal_entity: 'text',
      sum: 'number',
      vat: 'number',
      paid_sum: 'number',
      state: 'text',
      due_on: 'text?',
    },
    sql`
    select d.id, d.type, d.number, d.date::text as date, d.order_id, o.number as order_number, d.company_id, e.short_name as legal_entity,
      d.sum, d.vat, d.paid_sum, d.state, d.due_on::text as due_on
    from documents d join legal_entities e on e.id = d.legal_entity_id left join orders o on o.id = d.order_id
    where ${isWanted} order by d.id desc ${page}`,
  )
  return rows
}

type Page = { companyId: number; filters: DocumentFilters; today: string; page: number; size: number }

export async function listRows(
  ctx: Context,
  { companyId, filters, today, page, size }: Page,
): Promise<{ rows: DocumentRow[]; total: number }> {
  const isWanted = sql.join([sql`d.company_id = ${companyId}`, ...matches(filters, today)], sql` and `)
  const counted = await queryRows<{ total: number }>(
    ctx.db,
    { total: 'number' },
    sql`
    select count(*)::int as total from (select from documents d where ${isWanted} limit ${MOST_COUNTED}) counted`,
  )
  const total = counted[0]?.total ?? 0
  return { total, rows: total > 0 ? await rowsWhere(ctx, isWanted, sql`limit ${size} offset ${(page - 1) * size}`) : [] }
}

export const rowsOfOrder = (ctx: Context, orderId: number): Promise<DocumentRow[]> => rowsWhere(ctx, sql`d.order_id = ${orderId}`)

/** Invoices of these orders that count, the newest first. */
export const invoiceRowsOf = (ctx: Context, orderIds: readonly number[]): Promise<DocumentRow[]> =>
  rowsWhere(ctx, sql`d.order_id = any(${sql.param([...orderIds])}::int[]) and d.type = 'invoice' and d.state <> 'cancelled'`)

/** The company's own among these documents. */
export const rowsById = (ctx: Context, { companyId, ids }: { companyId: number; ids: readonly number[] }): Promise<DocumentRow[]> =>
  rowsWhere(ctx, sql`d.company_id = ${companyId} and d.id = any(${sql.param([...ids])}::int[])`)

const NEAREST_DAYS = 5

/** The next days on which something is to be paid. */
export async function listNearest(
  { db }: Context,
  { companyId, today }: { companyId: number; today: string },
): Promise<{ date: string; sum: number }[]> {
  const rows = await queryRows<{ date: string; sum: number }>(
    db,
    { date: 'text', sum: 'number' },
    sql`
    select d.due_on::text as date, sum(d.sum - d.paid_sum) as sum from documents d
    where d.company_id = ${companyId} and d.type = 'invoice' and ${IS_OPEN} and d.due_on >= ${today}::date
    group by d.due_on order by d.due_on limit ${NEAREST_DAYS}`,
  )
  return rows
}
