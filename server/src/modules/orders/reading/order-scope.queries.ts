import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#platform/actor'

/** Which orders a buyer may read: those of the company he works for, and of his other companies where the seller's flag lets. */
export function isReadable({ user, site }: Actor): SQL {
  const companyId = user?.companyId ?? 0
  if (!site.settings.flags.isAllowedViewOrdersOfAllCompanies) return sql`o.company_id = ${companyId}`
  return sql`o.company_id in (select m.company_id from company_members m where m.user_id = ${user?.id ?? 0})`
}
