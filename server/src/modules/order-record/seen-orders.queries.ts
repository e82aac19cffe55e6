import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockOrder, type OrderRecord } from './lock-order.ts'

/** Orders `o` this member of staff sees at the desk: an administrator all, a manager those of companies they see. */
export function isSeen({ user }: Actor): SQL {
  if (user?.role === 'administrator') return sql`true`
  return sql`o.company_id in (
    select c.id from companies c where manages_company(${user?.id ?? 0}, c.id)
      or not exists (select from company_managers m where m.company_id = c.id))`
}

/** Another manager's order looks missing. */
export async function requireSeen({ db }: Context, actor: Actor, id: number): Promise<void> {
  const { rows } = await db.execute(sql`select from orders o where o.id = ${id} and ${isSeen(actor)}`)
  if (rows.length === 0) throw new AppError('order.not-found')
}

export async function lockSeenOrder(tx: Context, actor: Actor, id: number): Promise<OrderRecord> {
  await requireSeen(tx, actor, id)
  return lockOrder(tx, id)
}
