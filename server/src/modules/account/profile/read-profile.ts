import { languages } from '@vitrina/contract/languages'
import type { Profile } from '@vitrina/contract/account/profile'
import type { ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { mediaUrl } from '#modules/content/content.rules'
import { findPerson, type PersonRow } from './profile.queries.ts'

export function profileOf(row: PersonRow | undefined): Profile {
  if (!row) throw new AppError('auth.required')
  return {
    firstname: row.firstName,
    middlename: row.middleName,
    lastname: row.lastName,
    position: row.position,
    city: row.city,
    commodityGroup: row.commodityGroup,
    loyaltyCardNumber: row.loyaltyCardNumber,
    email: row.email,
    phone: row.phone,
    avatar: mediaUrl(row.avatarKey),
    language: languages.find((known) => known === row.language) ?? null,
    hasPassword: row.passwordHash !== null,
    isIndividual: row.isIndividual,
  }
}

export const readProfile = async (ctx: Context, { user }: { user: ActorUser }): Promise<Profile> =>
  profileOf(await findPerson(ctx, user.id))
