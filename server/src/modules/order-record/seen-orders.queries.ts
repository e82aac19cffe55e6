import { type SQL, sql } from '#platform/database/drizzle'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { isSeenCompany } from '#modules/companies/seen-companies'

/** Orders `o` this member of staff sees at the desk: an administrator and the head of sales all, a manager those of companies they see. */
export const isSeen = (actor: Actor): SQL => isSeenCompany(actor, 'o.company_id')

export async function isOrderSeen({ db }: Context, actor: Actor, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from orders o where o.id = ${id} and ${isSeen(actor)}`)
  return rows.length > 0
}
