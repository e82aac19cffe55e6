import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { bankAccounts, companies, companyMembers, deliveryAddresses, invitations, legalEntities } from '#tables/companies'
import { aUser, next, only } from '../builders.ts'
import { memberOfCompany, sameCompany } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

async function anEntity({ server }: World, companyId: number) {
  const mark = `entity-${next()}-mark`
  return only(await server.ctx.db.insert(legalEntities).values({ companyId, type: 'fl', shortName: mark, fullName: mark }).returning())
}

export const companyKinds = {
  company: {
    isFoundBy: memberOfCompany,
    make: async ({ server }, { companyId }) => {
      if (companyId === null) return null
      const { id, name } = only(await server.ctx.db.select().from(companies).where(eq(companies.id, companyId)))
      return { id, mark: JSON.stringify(name).slice(1, -1) }
    },
    ...numbered,
    notFound: 'company.not-found',
  },
  legalEntity: {
    isFoundBy: sameCompany,
    make: async (world, { companyId }) => {
      if (companyId === null) return null
      const { id, shortName } = await anEntity(world, companyId)
      return { id, mark: shortName }
    },
    remove: ({ server }, id) => server.ctx.db.delete(legalEntities).where(eq(legalEntities.id, Number(id))),
    ...numbered,
    notFound: 'legal-entity.not-found',
  },
  /** The way to it leads over its legal entity. */
  bankAccount: {
    isFoundBy: sameCompany,
    make: async (world, { companyId }) => {
      if (companyId === null) return null
      const entity = await anEntity(world, companyId)
      const row = {
        legalEntityId: entity.id,
        bik: '044525225',
        bankName: 'Банк',
        correspondentAccount: '30101810400000000225',
        account: '1',
      }
      const { id } = only(await world.server.ctx.db.insert(bankAccounts).values(row).returning())
      return { id, also: { 'params.id': entity.id } }
    },
    remove: ({ server }, id) => server.ctx.db.delete(bankAccounts).where(eq(bankAccounts.id, Number(id))),
    ...numbered,
    notFound: 'bank-account.not-found',
  },
  member: {
    isFoundBy: sameCompany,
    make: async ({ server }, { companyId }) => {
      if (companyId === null) return null
      const { id, email } = await aUser(server.ctx, { companyIds: [companyId] })
      return { id, mark: `"${email}"` }
    },
    remove: ({ server }, id) => server.ctx.db.delete(companyMembers).where(eq(companyMembers.userId, Number(id))),
    ...numbered,
    notFound: 'member.not-found',
  },
  invitation: {
    isFoundBy: sameCompany,
    make: async ({ server }, { companyId, userId }) => {
      if (companyId === null) return null
      const email = `invited-${next()}@vitrina.test`
      const expiresAt = new Date(Date.now() + DAY_MS)
      const row = { companyId, email, role: 'viewer' as const, codeHash: Buffer.from(randomUUID()), invitedBy: userId, expiresAt }
      return { id: only(await server.ctx.db.insert(invitations).values(row).returning()).id, mark: email }
    },
    remove: ({ server }, id) =>
      server.ctx.db
        .update(invitations)
        .set({ revokedAt: new Date() })
        .where(eq(invitations.id, Number(id))),
    ...numbered,
    notFound: 'invitation.not-found',
  },
  deliveryAddress: {
    isFoundBy: sameCompany,
    make: async ({ server }, { companyId }) => {
      if (companyId === null) return null
      const mark = `address-${next()}-mark`
      const { id } = only(await server.ctx.db.insert(deliveryAddresses).values({ companyId, label: mark, address: 'Москва' }).returning())
      return { id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(deliveryAddresses).where(eq(deliveryAddresses.id, Number(id))),
    ...numbered,
    notFound: 'address.not-found',
  },
} satisfies Record<string, Kind>
