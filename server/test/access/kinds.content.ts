import { eq } from '#platform/database/drizzle'
import { contentPages } from '#tables/content'
import { next } from '../builders.ts'
import { aPage } from '../builders.content.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'

const pageEntry = (deletedAt: Date | null): Kind => ({
  isFoundBy: everyone,
  make: async ({ server }) => {
    const mark = `entry-${next()}-mark`
    return { id: (await aPage(server.ctx, { title: { ru: mark }, deletedAt })).id, mark }
  },
  remove: ({ server }, id) => server.ctx.db.delete(contentPages).where(eq(contentPages.id, Number(id))),
  missing: NO_NUMBER,
  malformed: wrongNumbers,
  notFound: 'content.not-found',
})

export const contentKinds = {
  contentEntry: pageEntry(null),
  deletedEntry: pageEntry(new Date()),
} satisfies Record<string, Kind>
