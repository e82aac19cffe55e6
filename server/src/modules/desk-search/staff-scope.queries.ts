import { seenByManager } from '#modules/companies/seen-companies'
import { hiddenFromPlanner } from '#platform/database/prepared'

/** A value of these statements: planned by what stands in it, each key would be planned anew for longer than it is answered. */
export const given = (place: number, type: string): string => hiddenFromPlanner(`$${place}::${type}`, type)

const STAFF = given(1, 'int')

/** Whether $1 sees a company: null for those who serve every one, else a manager. */
export const isSeenCompany = (company: string): string => `(${STAFF} is null or ${seenByManager(STAFF, company)})`

/** Shown of a group, and one more to tell that there are more. */
export const MOST_SHOWN = 6
export const MOST_READ = MOST_SHOWN + 1

/** Rows read of one way to match before they are narrowed to what the person sees: bounds the cost of a text that half of everything has. */
const MOST_CANDIDATES = 150

/** Candidates of one way; where every company is seen, no more than are shown. The first limit is the one PostgreSQL plans by. */
export const candidates = (way: string, most = MOST_CANDIDATES): string =>
  `(select x.* from (${way} limit ${most}) x limit (select case when ${STAFF} is null then ${MOST_READ} else ${most} end))`

/** One row by its id. Joined plainly, a table of a million is read whole where PostgreSQL expects too much of the candidates. */
export const rowOf = (table: string, { as, id }: { as: string; id: string }): string =>
  `join lateral (select t.* from ${table} t where t.id = ${id} offset 0) ${as} on true`
