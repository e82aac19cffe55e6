import { seenByManager } from '#modules/companies/seen-companies'
import { hiddenFromPlanner } from '#platform/database/prepared'

/** A value of these statements: planned by what stands in it, each key would be planned anew for longer than it is answered. */
export const given = (place: number, type: string): string => hiddenFromPlanner(`$${place}::${type}`, type)

const STAFF = given(1, 'int')

/** Whether $1 sees a company: null for those who serve every one, else a manager. */
export const isSeenCompany = (company: string): string => `(${STAFF} is null or ${seenByManager(STAFF, company)})`

/** Rows read of one way to match before the scope narrows them: bounds the cost of a text that half of everything has. */
export const MOST_CANDIDATES = 300

/** Shown of a group, and one more to tell that there are more. */
export const MOST_SHOWN = 6
export const MOST_READ = MOST_SHOWN + 1

/** Customers compared by how well they fit before the best are shown. */
export const MOST_COMPARED = 40

/**
 * The first rows of one way that the person sees. `way` gives `id` and `company_id`; PostgreSQL reads it only as far as needed, so
 * a common text costs those who see everything a handful of rows.
 */
export const seenOf = (way: string, limit = MOST_READ): string =>
  `select x.id from (${way} limit ${MOST_CANDIDATES}) x where ${isSeenCompany('x.company_id')} limit ${limit}`
