import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Board, MAX_BOARDS } from '@vitrina/contract/configurator/board-shapes'
import type { BoardRow, SavedBoard } from '@vitrina/contract/configurator/configurator'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { consumeToken, networkOf } from '#platform/http/rate-limit'
import {
  countOwn,
  deleteForgotten,
  deleteOwn,
  findBoard,
  insertBoard,
  listOwn,
  lockOwner,
  type StoredBoard,
  updateBoard,
} from './boards.queries.ts'
import { requireConfigurator } from './choose-goods.ts'

const TOKEN_BYTES = 32
const SAVES_PER_HOUR = 120
/** A guest's board that nobody has changed for so long is deleted. */
const RETENTION_DAYS = 366

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

const isKeyOf = ({ editKeyHash }: StoredBoard, key: string | undefined): boolean =>
  key !== undefined && editKeyHash !== null && timingSafeEqual(Buffer.from(editKeyHash), Buffer.from(hashOf(key)))

const isOwner = ({ ownerId }: StoredBoard, { user }: Actor) => user !== null && ownerId === user.id

const shown = (stored: StoredBoard, canEdit: boolean): SavedBoard => ({
  token: stored.token,
  board: stored.board,
  canEdit,
  updatedAt: stored.updatedAt.toISOString(),
})

function requirePerson(actor: Actor): { siteId: number; id: number } {
  requireConfigurator(actor)
  if (!actor.user) throw new Error('Own boards are asked for without a user')
  return { siteId: actor.siteId, id: actor.user.id }
}

const limitSaving = (ctx: Context, { user, ip }: Actor) =>
  consumeToken(ctx, { key: `board:${user ? `u:${user.id}` : `from:${networkOf(ip)}`}`, limit: SAVES_PER_HOUR, windowSeconds: 3_600 })

export async function createBoard(ctx: Context, actor: Actor, board: Board): Promise<SavedBoard & { editKey: string | null }> {
  requireConfigurator(actor)
  const { siteId, user } = actor
  await limitSaving(ctx, actor)
  const editKey = user ? null : newToken()
  return inTransaction(ctx, async (tx) => {
    if (user) {
      await lockOwner(tx, user.id)
      if ((await countOwn(tx, siteId, user.id)) >= MAX_BOARDS) throw new AppError('board.too-many', { params: { limit: MAX_BOARDS } })
    }
    const row = { siteId, token: newToken(), ownerId: user?.id ?? null, editKeyHash: editKey && hashOf(editKey), board }
    return { ...shown(await insertBoard(tx, row), true), editKey }
  })
}

async function openBoard(ctx: Context, { siteId }: Actor, token: string): Promise<StoredBoard> {
  const found = await findBoard(ctx, siteId, token)
  if (!found) throw new AppError('board.not-found')
  return found
}

export async function readBoard(ctx: Context, actor: Actor, token: string): Promise<SavedBoard> {
  requireConfigurator(actor)
  const found = await openBoard(ctx, actor, token)
  return shown(found, isOwner(found, actor))
}

/** For a person who only has the link the board is as good as missing: they save a copy of their own. */
export async function changeBoard(
  ctx: Context,
  actor: Actor,
  { token, board, editKey }: { token: string; board: Board; editKey?: string | undefined },
): Promise<SavedBoard> {
  requireConfigurator(actor)
  await limitSaving(ctx, actor)
  const found = await openBoard(ctx, actor, token)
  if (!isOwner(found, actor) && !isKeyOf(found, editKey)) throw new AppError('board.not-found')
  const saved = await updateBoard(ctx, found.id, { board, now: ctx.now() })
  if (!saved) throw new AppError('board.not-found')
  return shown(saved, true)
}

export async function listBoards(ctx: Context, actor: Actor, { page, pageSize }: { page: number; pageSize: number }) {
  const { siteId, id: ownerId } = requirePerson(actor)
  const rows = await listOwn(ctx, { siteId, ownerId, limit: pageSize, offset: (page - 1) * pageSize })
  const items = rows.map(
    ({ createdAt, updatedAt, ...row }): BoardRow => ({ ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }),
  )
  return { items, meta: pageMetaOf({ page, size: pageSize, total: await countOwn(ctx, siteId, ownerId) }) }
}

export async function removeBoard(ctx: Context, actor: Actor, token: string): Promise<void> {
  const { siteId, id: ownerId } = requirePerson(actor)
  if (!(await deleteOwn(ctx, { siteId, ownerId, token }))) throw new AppError('board.not-found')
}

export const forgetBoards = (ctx: Context): Promise<void> => deleteForgotten(ctx, RETENTION_DAYS)
