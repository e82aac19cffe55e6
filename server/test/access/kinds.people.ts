import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { companies, companyManagers } from '#tables/companies'
import { dataExports, destructionRecords, paymentCards } from '#tables/identity'
import { sessions, users } from '#tables/users'
import { aCompany, aSession, aUser, next, only } from '../builders.ts'
import { answersForIt, everyone, samePerson } from './found-by.ts'
import { NO_NUMBER, NO_UUID, wrongNumbers, wrongUuids } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { Holder, World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const
const named = { missing: NO_UUID, malformed: wrongUuids } as const

/** Which of the two companies that have managers it belongs to. */
const placeOf = (world: World, { companyId, answersFor }: Holder) => companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours)

const closeAccount: Kind['remove'] = ({ server }, id) =>
  server.ctx.db
    .update(users)
    .set({ state: 'deleted' })
    .where(eq(users.id, Number(id)))

/** A thing of a person: not made for a holder without one. */
const ofPerson =
  (make: (world: World, userId: number) => Promise<{ id: string | number; mark: string }>): Kind['make'] =>
  async (world, { userId }) =>
    userId === null ? null : make(world, userId)

export const peopleKinds = {
  session: {
    isFoundBy: samePerson,
    make: ofPerson(async ({ server }, userId) => {
      const { tokenHash } = await aSession(server.ctx, userId)
      const { id } = only(await server.ctx.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)))
      return { id, mark: id }
    }),
    remove: ({ server }, id) => server.ctx.db.delete(sessions).where(eq(sessions.id, String(id))),
    ...named,
    notFound: 'session.not-found',
  },
  dataExport: {
    isFoundBy: samePerson,
    make: ofPerson(async ({ server }, userId) => {
      const fileKey = `access/${randomUUID()}.json`
      await server.ctx.files.put(fileKey, Buffer.from('{}'), 'application/json')
      const row = { userId, fileKey, expiresAt: new Date(Date.now() + DAY_MS) }
      const { id } = only(await server.ctx.db.insert(dataExports).values(row).returning())
      return { id, mark: id }
    }),
    remove: ({ server }, id) => server.ctx.db.delete(dataExports).where(eq(dataExports.id, String(id))),
    ...named,
    notFound: 'export.not-found',
  },
  paymentCard: {
    isFoundBy: samePerson,
    make: ofPerson(async ({ server }, userId) => {
      const pan = `430000******${String(next() % 10_000).padStart(4, '0')}`
      const row = { userId, bankCardId: randomUUID(), pan, expiresOn: '1230' }
      return { id: only(await server.ctx.db.insert(paymentCards).values(row).returning()).id, mark: pan }
    }),
    remove: ({ server }, id) => server.ctx.db.delete(paymentCards).where(eq(paymentCards.id, Number(id))),
    ...numbered,
    notFound: 'card.not-found',
  },
  act: {
    isFoundBy: everyone,
    make: async ({ server }) => {
      const row = { userId: next(), reason: 'request' as const, extract: [], requestedAt: new Date() }
      return { id: only(await server.ctx.db.insert(destructionRecords).values(row).returning()).uuid }
    },
    remove: ({ server }, id) => server.ctx.db.delete(destructionRecords).where(eq(destructionRecords.uuid, String(id))),
    ...named,
    notFound: 'act.not-found',
  },
  /** A company that waits for the seller's decision, with the same manager as its neighbours. */
  customer: {
    isFoundBy: answersForIt,
    make: async (world, holder) => {
      if (holder.userId === null) return null
      const mark = `customer-${next()}-mark`
      const { id } = await aCompany(world.server.ctx, { name: mark, state: 'pending' })
      const managerId = world.managerOf(placeOf(world, holder))
      await world.server.ctx.db.insert(companyManagers).values({ companyId: id, managerId, isMain: true })
      return { id, mark }
    },
    remove: ({ server }, id) =>
      server.ctx.db
        .update(companies)
        .set({ state: 'deleted' })
        .where(eq(companies.id, Number(id))),
    ...numbered,
    notFound: 'company.not-found',
  },
  buyer: {
    isFoundBy: answersForIt,
    make: async (world, holder) => {
      if (holder.userId === null) return null
      return { id: (await aUser(world.server.ctx, { companyIds: [placeOf(world, holder)] })).id }
    },
    remove: closeAccount,
    ...numbered,
    notFound: 'buyer.not-found',
  },
  staffMember: {
    isFoundBy: everyone,
    make: async ({ server }) => {
      const { id, email } = await aUser(server.ctx, { role: 'manager' })
      return { id, mark: `"${email}"` }
    },
    remove: closeAccount,
    ...numbered,
    notFound: 'staff.not-found',
  },
} satisfies Record<string, Kind>
