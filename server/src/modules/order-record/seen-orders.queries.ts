import { type SQL, sql } from 'drizzle-orm'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'

/** Orders `o` this member of staff sees at the desk: an administrator and the head of sales all, a manager those of companies they see. */
export function isSeen({ user }: Actor): SQL {
  if (seesEveryCompany(user?.role)) return sql`true`
  return sql`o.company_id in (
    select c.id from companies c where manages_company(${user?.id ?? 0}, c.id)
      or not exists (select from company_managers m where m.company_id = c.id))`
}

export async function isOrderSeen({ db }: Context, actor: Actor, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from orders o where o.id = ${id} and ${isSeen(actor)}`)
  return rows.length > 0
}
