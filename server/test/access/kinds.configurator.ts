import { randomBytes } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { boardOf } from '@vitrina/contract/configurator/templates.rules'
import { boards } from '#tables/configurator'
import { next } from '../builders.ts'
import { everyone, samePerson } from './found-by.ts'
import { wrongTexts } from './ids.ts'
import type { Kind } from './kinds.ts'

const board = {
  isFoundBy: samePerson,
  make: (async ({ server: { ctx } }, { userId }) => {
    if (userId === null) return null
    const mark = `board-${next()}-mark`
    const token = randomBytes(32).toString('base64url')
    const about = { name: mark, template: 'empty' as const, circuitCount: 0, board: boardOf('empty', mark, (line) => line) }
    await ctx.db.insert(boards).values({ siteId: 1, token, ownerId: userId, ...about })
    return { id: token, mark }
  }) satisfies Kind['make'],
  remove: ({ server }, id) => server.ctx.db.delete(boards).where(eq(boards.token, String(id))),
  missing: 'A'.repeat(43),
  malformed: wrongTexts,
  notFound: 'board.not-found',
} satisfies Kind

export const configuratorKinds = {
  board,
  /** By its link it is anyone's to read. */
  sharedBoard: { ...board, isFoundBy: everyone },
} satisfies Record<string, Kind>
