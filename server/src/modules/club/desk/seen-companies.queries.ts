import type { SQL } from '#platform/database/drizzle'
import type { Actor } from '#platform/actor'
import { isSeenCompany } from '#modules/companies/seen-companies'

export const isSeenRewardOrder = (actor: Actor): SQL => isSeenCompany(actor, 'reward_orders.company_id')
/** `m` is the member. */
export const isSeenMember = (actor: Actor): SQL => isSeenCompany(actor, 'm.company_id')
