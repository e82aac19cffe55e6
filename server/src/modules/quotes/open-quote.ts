import { sellerDay } from '@vitrina/contract/days/days.rules'
import { canTake, quoteStateOn, type QuoteState, type QuoteStep } from '@vitrina/contract/quotes/quotes.rules'
import { seesEveryCompany } from '@vitrina/contract/roles/staff-roles.rules'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireToggle } from '#modules/site/require-access'
import { findQuote, isOfCompany, isOfStaff, lockQuote, type QuoteHead } from './quotes.queries.ts'

export type CompanyActor = Actor & { user: ActorUser & { companyId: number } }
export type StaffActor = Actor & { user: ActorUser }

export function buyerScope(actor: CompanyActor) {
  requireToggle(actor, 'quotes')
  return isOfCompany({ siteId: actor.siteId, companyId: actor.user.companyId })
}

export const staffScope = ({ siteId, user }: StaffActor) => isOfStaff({ siteId, staffId: user.id, seesAll: seesEveryCompany(user.role) })

type Scope = ReturnType<typeof buyerScope>

/** Another company's request looks as one that is not there. */
export async function openQuote(ctx: Context, scope: Scope, id: number): Promise<QuoteHead> {
  const head = await findQuote(ctx, id, scope)
  if (!head) throw new AppError('quote.not-found')
  return head
}

export const stateOf = (ctx: Context, { state, validUntil, orderGroup }: QuoteHead): QuoteState =>
  quoteStateOn({ state, validUntil, isOrdered: orderGroup !== null }, sellerDay(ctx.now()))

/**
 * Locked for one of these steps, which must be possible now. `edition` is what the caller saw: of two people
 * at once the second is refused.
 */
export async function lockForStep(
  tx: Context,
  scope: Scope,
  { id, edition, steps }: { id: number; edition: number; steps: readonly QuoteStep[] },
): Promise<{ head: QuoteHead; step: QuoteStep }> {
  const head = await lockQuote(tx, id, scope)
  if (!head) throw new AppError('quote.not-found')
  if (head.edition !== edition) throw new AppError('quote.changed')
  const step = steps.find((one) => canTake(one, stateOf(tx, head)))
  if (!step) throw new AppError('quote.not-now')
  return { head, step }
}
