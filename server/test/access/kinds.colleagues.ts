import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { hashOfToken } from '#modules/auth/tokens'
import { managerAbsences, managers } from '#tables/companies'
import { staffInvitations } from '#tables/staff'
import { aUser, only } from '../builders.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { World } from './world.ts'

const numbered = { missing: NO_NUMBER, malformed: wrongNumbers } as const

async function aManager({ server }: World): Promise<number> {
  const { id } = await aUser(server.ctx, { role: 'manager' })
  await server.ctx.db.insert(managers).values({ userId: id, post: 'Менеджер' })
  return id
}

export const colleagueKinds = {
  staffInvitation: {
    isFoundBy: everyone,
    make: async ({ server }) => {
      const row = {
        email: `${randomUUID()}@vitrina.test`,
        role: 'content' as const,
        tokenHash: hashOfToken(randomUUID()),
        expiresAt: new Date(Date.now() + DAY_MS),
      }
      return { id: only(await server.ctx.db.insert(staffInvitations).values(row).returning()).id, mark: row.email }
    },
    remove: ({ server }, id) =>
      server.ctx.db
        .update(staffInvitations)
        .set({ revokedAt: new Date() })
        .where(eq(staffInvitations.id, Number(id))),
    ...numbered,
    notFound: 'invitation.not-found',
  },
  absence: {
    isFoundBy: everyone,
    make: async (world) => {
      const row = {
        managerId: await aManager(world),
        substituteId: await aManager(world),
        awayFrom: '2099-01-15',
        awayTo: '2099-01-20',
      }
      return { id: only(await world.server.ctx.db.insert(managerAbsences).values(row).returning()).id }
    },
    remove: ({ server }, id) => server.ctx.db.delete(managerAbsences).where(eq(managerAbsences.id, Number(id))),
    ...numbered,
    notFound: 'absence.not-found',
  },
} satisfies Record<string, Kind>
