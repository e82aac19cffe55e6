import { sql, check, index, integer, jsonb, pgTable, smallint, text } from '#platform/database/drizzle'
import { type Board, boardTemplates } from '@vitrina/contract/configurator/board-shapes'
import { createdAt, id } from './columns.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** Distribution boards people saved; anyone who has the link reads one. */
export const boards = pgTable(
  'boards',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** Behind the address of the link: random, so it cannot be guessed. */
    token: text().notNull().unique(),
    /** Null: a guest's, who goes on with it by the edit key. */
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    editKeyHash: text(),
    name: text().notNull(),
    template: text({ enum: boardTemplates }).notNull(),
    circuitCount: smallint().notNull(),
    board: jsonb().$type<Board>().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.ownerId, t.updatedAt),
    index().on(t.updatedAt).where(sql`${t.ownerId} is null`),
    check('boards_owned', sql`${t.ownerId} is not null or ${t.editKeyHash} is not null`),
  ],
)

export const boardsFates = fatesOf(boards, {
  token: 'impersonal',
  ownerId: 'erased',
  editKeyHash: 'impersonal',
  name: ['exported'],
  board: ['exported'],
  createdAt: ['exported'],
})
