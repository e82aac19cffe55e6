import { type SQL, sql } from 'drizzle-orm'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor } from '#platform/actor'

/** An administrator and the head of sales see all companies, a manager their own and those without a manager. */
function isSeen({ user }: Actor, company: SQL): SQL {
  if (seesEveryCompany(user?.role)) return sql`true`
  return sql`(manages_company(${user?.id ?? 0}, ${company}) or not exists (select from company_managers m where m.company_id = ${company}))`
}

export const isSeenRewardOrder = (actor: Actor): SQL => isSeen(actor, sql`reward_orders.company_id`)
/** `m` is the member. */
export const isSeenMember = (actor: Actor): SQL => isSeen(actor, sql`m.company_id`)
