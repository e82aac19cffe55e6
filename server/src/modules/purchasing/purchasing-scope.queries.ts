import { type SQL, sql } from '#platform/database/drizzle'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor } from '#platform/actor'

/** The company whose board is looked at. */
export type BoardReader = { siteId: number; companyId: number; userId: number; mayWrite: boolean }

/** Entries `e` of the company's board; another company's do not exist. */
export const isOnBoard = ({ siteId, companyId }: Pick<BoardReader, 'siteId' | 'companyId'>): SQL =>
  sql`e.site_id = ${siteId} and e.company_id = ${companyId} and e.deleted_at is null`

/** For the seller's people: entries of companies they answer for. */
export const isSeenAtDesk = ({ siteId, user }: Actor): SQL =>
  sql`e.site_id = ${siteId} and e.deleted_at is null and e.archived_at is null
    and ${seesEveryCompany(user?.role) ? sql`true` : sql`manages_company(${user?.id ?? 0}, e.company_id)`}`
