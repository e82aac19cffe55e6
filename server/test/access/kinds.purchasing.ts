import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { purchasingEntries } from '#tables/purchasing'
import { next, only } from '../builders.ts'
import { answersForIt, sameCompany } from './found-by.ts'
import { NO_NUMBER, NO_UUID, wrongNumbers, wrongUuids } from './ids.ts'
import type { Kind } from './kinds.ts'

type Given = Partial<typeof purchasingEntries.$inferInsert>

const entry = (given: () => Given = () => ({})) =>
  ({
    isFoundBy: sameCompany,
    make: async ({ server: { ctx } }, { userId, companyId }) => {
      if (companyId === null) return null
      const mark = `entry-${next()}-mark`
      const row = { siteId: 1, companyId, name: mark, neededOn: '2026-12-01', createdBy: userId, ...given() }
      return { id: only(await ctx.db.insert(purchasingEntries).values(row).returning()).id, mark }
    },
    remove: ({ server }, id) => server.ctx.db.delete(purchasingEntries).where(eq(purchasingEntries.id, Number(id))),
    missing: NO_NUMBER,
    malformed: wrongNumbers,
    notFound: 'purchasing.not-found',
  }) satisfies Kind

export const purchasingKinds = {
  purchasingEntry: entry(),
  archivedEntry: entry(() => ({ archivedAt: new Date() })),
  /** An entry as the seller's people see it. */
  deskEntry: {
    isFoundBy: answersForIt,
    make: async (world, { userId, companyId, answersFor }) => {
      if (userId === null) return null
      const mark = `entry-${next()}-mark`
      const place = companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours)
      const row = { siteId: 1, companyId: place, name: mark, neededOn: '2026-12-01' }
      return { id: only(await world.server.ctx.db.insert(purchasingEntries).values(row).returning()).id, mark }
    },
    missing: NO_NUMBER,
    malformed: wrongNumbers,
    notFound: 'purchasing.not-found',
  },
  /** Deleted a moment ago, by its token. */
  entryDeletion: {
    isFoundBy: sameCompany,
    make: async ({ server: { ctx } }, { companyId }) => {
      if (companyId === null) return null
      const deletionToken = randomUUID()
      const gone = { archivedAt: new Date(), deletedAt: new Date(), deletionToken }
      await ctx.db.insert(purchasingEntries).values({ siteId: 1, companyId, name: 'Удалённая', neededOn: '2026-12-01', ...gone })
      return { id: deletionToken }
    },
    remove: ({ server }, id) => server.ctx.db.delete(purchasingEntries).where(eq(purchasingEntries.deletionToken, String(id))),
    missing: NO_UUID,
    malformed: wrongUuids,
    notFound: 'purchasing.deletion-not-found',
  },
} satisfies Record<string, Kind>
