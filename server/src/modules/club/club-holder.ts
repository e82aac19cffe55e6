import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { PointsHolder } from '#modules/loyalty/points-holder'
import { requireToggle } from '#modules/site/require-access'
import { findMember, type MemberRecord } from './members.queries.ts'

/** The club is its points and its pages. */
export function requireClub(actor: Actor): void {
  requireToggle(actor, 'loyaltyClub')
  requireToggle(actor, 'clubPages')
}

/** The owner of the points shown: the company the caller works for, or the caller. */
export function holderOf(actor: Actor): { holder: PointsHolder; user: ActorUser } {
  requireClub(actor)
  const { user, site } = actor
  if (!user?.companyId) throw new AppError('company.required')
  return { user, holder: { companyId: user.companyId, personId: site.settings.loyalty.owner === 'person' ? user.id : null } }
}

/** Points are spent by members who are not suspended. */
export async function requireMember(ctx: Context, holder: PointsHolder): Promise<MemberRecord> {
  const member = await findMember(ctx, holder)
  if (!member) throw new AppError('club.not-joined')
  if (member.state === 'suspended') throw new AppError('club.suspended')
  return member
}
