import type { Input } from '@vitrina/contract/endpoint'
import type { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { MAX_PURCHASING_ENTRIES } from '@vitrina/contract/purchasing/purchasing.rules'
import type { Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { purchasingTextsIn } from '#texts/purchasing'
import { gatherInto } from './collect-lines.ts'
import { countBoard, insertEntry, isMember } from './entries.queries.ts'
import { openEntryHead, requireReader } from './open-entry.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'
import type { Prices } from './read-rest.ts'
import { saveLines } from './save-lines.ts'
import { showEntry } from './show-entry.ts'

type NewEntry = Input<typeof purchasingApi.create>['body']

/** A responsible person is a colleague of the company; anyone else is refused. */
export async function checkResponsible(
  tx: Context,
  actor: Actor,
  { reader, responsibleId, field }: { reader: BoardReader; responsibleId: number | null | undefined; field: string },
): Promise<void> {
  if (responsibleId === null || responsibleId === undefined || (await isMember(tx, reader, responsibleId))) return
  const message = purchasingTextsIn(actor.language).errors.notColleague
  throw new AppError('input.invalid', { fields: [{ field, message, code: 'not-colleague' }] })
}

/** The person who begins an entry answers for it, unless they name a colleague. */
export async function createEntry(ctx: Context, actor: Actor, { catalogue, body }: { catalogue: Prices; body: NewEntry }): Promise<Entry> {
  const reader = requireReader(actor)
  const { lines, from, name, neededOn, objectName = '', responsibleId = reader.userId, budget = null, note = '' } = body
  return inTransaction(ctx, async (tx) => {
    if ((await countBoard(tx, reader)) >= MAX_PURCHASING_ENTRIES)
      throw new AppError('purchasing.too-many', { params: { limit: MAX_PURCHASING_ENTRIES } })
    if (body.responsibleId !== undefined) await checkResponsible(tx, actor, { reader, responsibleId, field: 'responsibleId' })
    const { siteId, companyId, userId } = reader
    const id = await insertEntry(tx, { siteId, companyId, name, objectName, neededOn, responsibleId, budget, note, createdBy: userId })
    if (lines.length > 0)
      await saveLines(tx, actor, { reader, entryId: id, before: [], change: { added: lines, set: [], removed: [] }, field: 'lines' })
    if (from) await gatherInto(tx, actor, { reader, entryId: id, origin: from })
    return showEntry(tx, actor, { catalogue, reader, head: await openEntryHead(tx, reader, id) })
  })
}
