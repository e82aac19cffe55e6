import { type SQL, sql } from '#platform/database/drizzle'
import { type Actor, isStandIn } from '#platform/actor'

/** Which orders a buyer may read: those of the company they work for, and of their other companies where the seller's flag lets; never for staff in their place. */
export function isReadable(actor: Actor): SQL {
  const { user, site } = actor
  const companyId = user?.companyId ?? 0
  if (!site.settings.flags.isAllowedViewOrdersOfAllCompanies || isStandIn(actor)) return sql`o.company_id = ${companyId}`
  return sql`o.company_id in (select m.company_id from company_members m where m.user_id = ${user?.id ?? 0})`
}
