import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { companyInn, kpp, ogrn } from '#modules/directory/made-requisites'
import type { Context } from '#platform/context'
import { companyMembers, contracts, legalEntities } from '#tables/companies'
import { aUser, next, only } from './builders.ts'

/** A signed-in member of a company with the role asked for. */
export async function aMember(
  ctx: Context,
  { companyId, role, ...given }: Omit<NonNullable<Parameters<typeof aUser>[1]>, 'role'> & { companyId: number; role: CompanyRole },
) {
  const user = await aUser(ctx, { ...given, activeCompanyId: companyId })
  await ctx.db.insert(companyMembers).values({ companyId, userId: user.id, role })
  return user
}

/** Requisites with right check digits, different in every call. */
export function someRequisites() {
  const number = next()
  const numbered = { taxRegion: '77', number }
  return {
    type: 'ul' as const,
    shortName: `ООО «Строитель ${number}»`,
    fullName: `Общество с ограниченной ответственностью «Строитель ${number}»`,
    inn: companyInn(numbered),
    kpp: kpp('77'),
    ogrn: ogrn({ ...numbered, year: 2010 }),
  }
}

export const anEntity = async ({ db }: Context, given: Partial<typeof legalEntities.$inferInsert> & { companyId: number }) =>
  only(
    await db
      .insert(legalEntities)
      .values({ ...someRequisites(), isMain: true, ...given })
      .returning(),
  )

export const aContract = async ({ db }: Context, given: Partial<typeof contracts.$inferInsert> & { legalEntityId: number }) =>
  only(
    await db
      .insert(contracts)
      .values({ number: `Д-${next()}`, signedOn: '2026-01-15', ...given })
      .returning(),
  )
