import { sql } from '#platform/database/drizzle'
import { openInvoiceStates } from '@vitrina/contract/documents/documents.rules'
import type { Context } from '#platform/context'
import { queryRows } from '#platform/database/rows'
import { sqlList } from '#platform/database/sql-list'

/** Companies that may owe something: they have an open invoice or a statement of the accounting system. */
export async function listDebtors(
  { db }: Context,
  { managerId, companyId }: { managerId?: number | undefined; companyId?: number | undefined },
) {
  const rows = await queryRows<{ id: number; name: string; manager: string }>(
    db,
    { id: 'number', name: 'text', manager: 'text' },
    sql`
      select c.id, c.name, coalesce(m.name, '') as manager from companies c
      left join lateral (
        select concat_ws(' ', nullif(s.last_name, ''), nullif(s.first_name, '')) as name from company_managers g join users s on s.id = g.manager_id
        where g.company_id = c.id and g.kind = 'sales' order by g.is_main desc, g.manager_id limit 1
      ) m on true
      where c.id in (
        select company_id from documents where type = 'invoice' and state in (${sqlList(openInvoiceStates)})
        union select company_id from opening_balances)
      ${companyId === undefined ? sql`` : sql`and c.id = ${companyId}`}
      ${
        managerId === undefined
          ? sql``
          : sql`and exists (select from company_managers g where g.company_id = c.id and g.manager_id = ${managerId} and g.kind = 'sales')`
      }`,
  )
  return rows
}

export type LateInvoices = { companyId: number; daysLate: number; sum: number }

/** Open parts of invoices by the days they are late: 0 for those whose day has not passed. */
export const listLateInvoices = (
  { db }: Context,
  { companyIds, today }: { companyIds: readonly number[]; today: string },
): Promise<LateInvoices[]> =>
  queryRows<LateInvoices>(
    db,
    { companyId: 'number', daysLate: 'number', sum: 'number' },
    sql`
      select company_id as "companyId", greatest(0, coalesce(${today}::date - due_on, 0)) as "daysLate", sum(sum - paid_sum)::bigint as sum
      from documents
      where type = 'invoice' and state in (${sqlList(openInvoiceStates)}) and company_id = any(${sql.param([...companyIds])}::int[])
      group by 1, 2`,
  )
