import type { CurrentUser } from '@vitrina/contract/auth/auth'
import { inLanguage } from '@vitrina/contract/languages'
import { type Actor, type ActorUser, isStandIn } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import { findUser } from './users.queries.ts'

const nameOf = (named: { firstName: string; lastName: string }) => [named.firstName, named.lastName].filter(Boolean).join(' ')

export async function readCurrentUser(ctx: Context, actor: Actor & { user: ActorUser }): Promise<CurrentUser> {
  const user = await findUser(ctx, actor.user)
  if (!user) throw new AppError('auth.required')
  return {
    id: user.id,
    uuid: user.uuid,
    publicIdentity: nameOf(user) || user.email || user.phone || user.uuid,
    phone: user.phone,
    email: user.email,
    Group: user.role,
    avatar: mediaUrl(user.avatarKey),
    isIndividual: user.isIndividual,
    region: user.region && { id: user.region.id, name: inLanguage(user.region.name, actor.language) },
    regionId: user.region?.id ?? null,
    companyName: user.companyName,
    companyRole: actor.user.companyRole,
    needsTwoFactor: actor.user.needsTwoFactor,
    staffName: user.staff && (nameOf(user.staff) || user.staff.email),
    hasMultiCompany: user.companyCount > 1 && !isStandIn(actor),
  }
}
