import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { specificationLines, specificationRevisions, specifications } from '#tables/specifications'
import { next, only } from '../builders.ts'
import { answersForIt, everyone, samePlace } from './found-by.ts'
import { NO_NUMBER, NO_UUID, wrongNumbers, wrongUuids } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { World } from './world.ts'

type Given = Partial<typeof specifications.$inferInsert>

const specification = (given: () => Given = () => ({})) => ({
  isFoundBy: samePlace,
  make: (async ({ server: { ctx } }, { userId, companyId }) => {
    if (userId === null) return null
    const mark = `specification-${next()}-mark`
    const row = { siteId: 1, ownerId: userId, companyId, name: mark, editedBy: userId, ...given() }
    const { id } = only(await ctx.db.insert(specifications).values(row).returning())
    await ctx.db.insert(specificationRevisions).values({ specificationId: id, version: 1, document: { groups: [], lines: [] } })
    return { id, mark }
  }) satisfies Kind['make'],
  remove: ({ server }: World, id: string | number) => server.ctx.db.delete(specifications).where(eq(specifications.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'specification.not-found' as const,
})

export const specificationKinds = {
  specification: specification(),
  archivedSpecification: specification(() => ({ archivedAt: new Date() })),
  /** The seller's own, for all of the seller's people. */
  recommendedSpecification: {
    ...specification(() => ({ kind: 'recommended', ownerId: null, companyId: null })),
    isFoundBy: everyone,
  },
  /** A line that a buyer of the company asks about. */
  specificationQuestion: {
    isFoundBy: answersForIt,
    make: async (world, { userId, companyId, answersFor }) => {
      if (userId === null) return null
      const { ctx } = world.server
      const place = companyId ?? (typeof answersFor === 'number' ? answersFor : world.ours)
      const mark = `question-${next()}-mark`
      const { id } = only(await ctx.db.insert(specifications).values({ siteId: 1, companyId: place, name: mark }).returning())
      const lineId = randomUUID()
      const line = { specificationId: id, id: lineId, position: 1, rawText: mark, amount: 1, askedAt: new Date() }
      await ctx.db.insert(specificationLines).values(line)
      return { id: lineId, mark, also: { 'params.id': id } }
    },
    missing: NO_UUID,
    malformed: wrongUuids,
    notFound: 'specification.question-not-found',
  },
  /** Deleted a moment ago, by its token. */
  specificationDeletion: {
    isFoundBy: samePlace,
    make: async ({ server: { ctx } }, { userId, companyId }) => {
      if (userId === null) return null
      const deletionToken = randomUUID()
      const gone = { archivedAt: new Date(), deletedAt: new Date(), deletionToken }
      await ctx.db.insert(specifications).values({ siteId: 1, ownerId: userId, companyId, name: 'Удалённая', ...gone })
      return { id: deletionToken }
    },
    remove: ({ server }, id) => server.ctx.db.delete(specifications).where(eq(specifications.deletionToken, String(id))),
    missing: NO_UUID,
    malformed: wrongUuids,
    notFound: 'specification.deletion-not-found',
  },
} satisfies Record<string, Kind>
