import { and, desc, eq, isNull, lt, sql } from '#platform/database/drizzle'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { Context } from '#platform/context'
import { boards } from '#tables/configurator'
import { users } from '#tables/users'

export type StoredBoard = typeof boards.$inferSelect

type NewBoard = { siteId: number; token: string; ownerId: number | null; editKeyHash: string | null; board: Board }

const about = (board: Board) => ({ name: board.name, template: board.template, circuitCount: board.circuits.length, board })

export async function insertBoard({ db }: Context, { board, ...row }: NewBoard): Promise<StoredBoard> {
  const [saved] = await db
    .insert(boards)
    .values({ ...row, ...about(board) })
    .returning()
  if (!saved) throw new Error('A board was not saved')
  return saved
}

/** Of two boards saved at once the second counts the first. */
export async function lockOwner({ db }: Context, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function countOwn({ db }: Context, siteId: number, ownerId: number): Promise<number> {
  return db.$count(boards, and(eq(boards.siteId, siteId), eq(boards.ownerId, ownerId)))
}

export async function findBoard({ db }: Context, siteId: number, token: string): Promise<StoredBoard | null> {
  const [found] = await db
    .select()
    .from(boards)
    .where(and(eq(boards.siteId, siteId), eq(boards.token, token)))
  return found ?? null
}

export async function updateBoard({ db }: Context, id: number, { board, now }: { board: Board; now: Date }): Promise<StoredBoard | null> {
  const [saved] = await db
    .update(boards)
    .set({ ...about(board), updatedAt: now })
    .where(eq(boards.id, id))
    .returning()
  return saved ?? null
}

export async function deleteOwn(
  { db }: Context,
  { siteId, ownerId, token }: { siteId: number; ownerId: number; token: string },
): Promise<boolean> {
  const gone = await db
    .delete(boards)
    .where(and(eq(boards.siteId, siteId), eq(boards.ownerId, ownerId), eq(boards.token, token)))
    .returning({ id: boards.id })
  return gone.length > 0
}

type Page = { siteId: number; ownerId: number; limit: number; offset: number }

export async function listOwn({ db }: Context, { siteId, ownerId, limit, offset }: Page) {
  const { token, name, template, circuitCount, createdAt, updatedAt, id } = boards
  const rows = await db
    .select({ token, name, template, circuitCount, createdAt, updatedAt })
    .from(boards)
    .where(and(eq(boards.siteId, siteId), eq(boards.ownerId, ownerId)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .offset(offset)
  return rows
}

/** Boards of guests that nobody has changed since. */
export async function deleteForgotten({ db }: Context, days: number): Promise<void> {
  await db.delete(boards).where(and(isNull(boards.ownerId), lt(boards.updatedAt, sql`now() - make_interval(days => ${days})`)))
}
