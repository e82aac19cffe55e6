import { type SQL, sql } from '#platform/database/drizzle'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor } from '#platform/actor'

/**
 * A manager sees their own companies, those of a colleague they stand in for, and those of nobody. The managers they serve for are
 * read once for a statement: a function called for each company costs more than everything else of a page.
 */
const around = (company: string): [before: string, after: string] => [
  'coalesce((select bool_or(served.manager_id = any((select served_managers(',
  `))::int[])) from company_managers served where served.company_id = ${company}), true)`,
]

/** SQL of whether a manager sees a company; both are SQL themselves. */
export const seenByManager = (manager: string, company: string): string => around(company).join(manager)

export function isSeenByManager(managerId: number, company: string): SQL {
  const [before, after] = around(company)
  return sql`${sql.raw(before)}${managerId}${sql.raw(after)}`
}

/** An administrator and the head of sales see all companies. `company`: the column of its id. */
export const isSeenCompany = ({ user }: Pick<Actor, 'user'>, company: string): SQL =>
  seesEveryCompany(user?.role) ? sql`true` : isSeenByManager(user?.id ?? 0, company)
