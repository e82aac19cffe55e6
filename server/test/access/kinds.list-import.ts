import { eq } from '#platform/database/drizzle'
import { importJobs, importLines, unmatchedTexts } from '#tables/list-import'
import { next, only } from '../builders.ts'
import { everyone, samePlace } from './found-by.ts'
import { NO_NUMBER, NO_UUID, wrongNumbers, wrongUuids } from './ids.ts'
import type { Kind } from './kinds.ts'
import type { Holder, World } from './world.ts'

/** An import with one line that has a product. */
async function anImport({ server: { ctx }, goods }: World, { userId, companyId, visitorUuid }: Holder) {
  if (userId === null && visitorUuid === null) return null
  const owner = userId === null ? { visitorUuid } : { userId, companyId }
  const rows = [{ row: 1, cells: ['KAB-0015', '20'] }]
  const mapping = [{ isTaken: true, headerRow: null, firstRow: 0, endRow: 1, columns: ['code' as const, 'amount' as const] }]
  const values: typeof importJobs.$inferInsert = {
    ...owner,
    siteId: 1,
    destination: 'cart',
    state: 'review',
    source: 'text',
    sheets: [{ name: '', rows }],
    mapping,
  }
  const { id } = only(await ctx.db.insert(importJobs).values(values).returning())
  await ctx.db.insert(importLines).values({
    jobId: id,
    position: 0,
    sheet: 0,
    row: 1,
    raw: 'KAB-0015 · 20',
    groups: [],
    matchKey: `import ${id}`,
    amount: 20,
    status: 'matched',
    confidence: 1,
    reason: { code: 'article', params: {} },
    candidates: [],
    productId: goods.products.thinCable.id,
  })
  return { id, mark: id }
}

export const listImportKinds = {
  importJob: {
    isFoundBy: samePlace,
    make: anImport,
    remove: ({ server }, id) => server.ctx.db.delete(importJobs).where(eq(importJobs.id, String(id))),
    missing: NO_UUID,
    malformed: wrongUuids,
    notFound: 'import.not-found',
  },
  unmatchedText: {
    isFoundBy: everyone,
    make: async ({ server: { ctx } }, { userId }) => {
      if (userId === null) return null
      const raw = `Крабик ${next()}-mark`
      const { id } = only(await ctx.db.insert(unmatchedTexts).values({ matchKey: raw, raw, lineCount: 1, importCount: 1 }).returning())
      return { id, mark: raw }
    },
    remove: ({ server }, id) => server.ctx.db.delete(unmatchedTexts).where(eq(unmatchedTexts.id, Number(id))),
    missing: NO_NUMBER,
    malformed: wrongNumbers,
    notFound: 'unmatched-text.not-found',
  },
} satisfies Record<string, Kind>
