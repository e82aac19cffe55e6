import { sqlList } from '#platform/database/sql-list'
import { queryRows } from '#platform/database/rows'
import { approvalRoles } from '@vitrina/contract/roles/roles.rules'
import { sql } from '#platform/database/drizzle'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'

type Facts = {
  id: number
  number: string
  total: number
  line_count: number
  company_id: number
  company: string
  created_by: number | null
  author: string | null
  manager_id: number | null
  origin: string
  site_name: Localised
  approvers: number[] | null
}

/** Facts of an order for its letters, and their recipients. */
export async function findNotificationFacts({ db }: Context, orderId: number): Promise<Facts> {
  const rows = await queryRows<Facts>(
    db,
    {
      id: 'number',
      number: 'text',
      total: 'number',
      line_count: 'number',
      company_id: 'number',
      company: 'text',
      created_by: 'number?',
      author: 'text?',
      manager_id: 'number?',
      origin: 'text',
      site_name: 'json',
      approvers: 'json?',
    },
    sql`
    select o.id, o.number, o.total, o.line_count, o.company_id, c.name as company, o.created_by, nullif(concat_ws(' ', nullif(u.last_name, ''), nullif(u.first_name, '')), '') as author,
      o.manager_id, o.origin, s.name as site_name,
      (select json_agg(m.user_id) from company_members m where m.company_id = o.company_id and m.role in (${sqlList(approvalRoles)})) as approvers
    from orders o join companies c on c.id = o.company_id join sites s on s.id = o.site_id left join users u on u.id = o.created_by
    where o.id = ${orderId}`,
  )
  const [facts] = rows
  if (!facts) throw new Error(`No order ${orderId} to notify about`)
  return facts
}
