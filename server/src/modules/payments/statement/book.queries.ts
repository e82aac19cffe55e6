import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import { sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sqlList } from '#platform/database/sql-list'
import type { BookInvoice, KnownPayer } from './match-line.rules.ts'

/** Legal entities with one of these ИНН. Companies that were never approved have bought nothing: anybody can sign up under an ИНН. */
export const listPayers = ({ db }: Context, inns: readonly string[]): Promise<KnownPayer[]> =>
  queryRows<KnownPayer>(
    db,
    { companyId: 'number', inn: 'text' },
    sql`select distinct e.company_id as "companyId", e.inn from legal_entities e join companies c on c.id = e.company_id
      where e.inn = any(${sql.param([...inns])}::text[]) and c.state not in ('pending', 'rejected', 'deleted')`,
  )

type Asked = { companyIds: readonly number[]; digits: readonly string[] }

const plainDigits = (number: ReturnType<typeof sql>) => sql`ltrim(regexp_replace(${number}, '\\D', '', 'g'), '0')`

/** Open invoices of these companies, and those of anybody with one of these numbers. */
export const listBookInvoices = ({ db }: Context, { companyIds, digits }: Asked): Promise<BookInvoice[]> =>
  queryRows<BookInvoice>(
    db,
    {
      documentId: 'number',
      companyId: 'number',
      inn: 'text',
      number: 'text',
      date: 'text',
      dueOn: 'text?',
      open: 'number',
      orderNumber: 'text?',
    },
    sql`select d.id as "documentId", d.company_id as "companyId", coalesce(e.inn, '') as inn, d.number, d.date::text as date, d.due_on::text as "dueOn",
        (d.sum - d.paid_sum) as open, o.number as "orderNumber"
      from documents d join legal_entities e on e.id = d.legal_entity_id left join orders o on o.id = d.order_id
      where d.type = 'invoice' and d.state in (${sqlList(openInvoiceStates)}) and d.sum > d.paid_sum
        and (d.company_id = any(${sql.param([...companyIds])}::int[])
          or ${plainDigits(sql`d.number`)} = any(${sql.param([...digits])}::text[])
          or ${plainDigits(sql`o.number`)} = any(${sql.param([...digits])}::text[]))
      order by d.id`,
  )
