import * as z from 'zod'
import type { Input } from '@vitrina/contract/endpoint'
import { differencesOf } from '@vitrina/contract/purchasing/entry-changes.rules'
import type { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { changedMeanwhile, type Entry } from '@vitrina/contract/purchasing/purchasing-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { readLineProducts } from '#modules/specifications/line-products'
import { checkResponsible } from './create-entry.ts'
import { type EntryHeadRow, updateEntry } from './entries.queries.ts'
import { listEntryLines, type StoredLine } from './lines.queries.ts'
import { lockForEdit, openEntryHead, requireReader } from './open-entry.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'
import type { Prices } from './read-rest.ts'
import { saveLines } from './save-lines.ts'
import { showEntry } from './show-entry.ts'

type Change = Input<typeof purchasingApi.change>['body']
type Edited = { catalogue: Prices; reader: BoardReader; head: EntryHeadRow; change: Change; before: readonly StoredLine[] }

/** The present state for a caller whose change came too late, with what it would still change. */
async function currentState(tx: Context, actor: Actor, { catalogue, reader, head, change, before }: Edited) {
  const products = await readLineProducts(tx, { ...reader, language: actor.language }, [...before, ...change.added])
  const names = new Map(before.map(({ id, name }) => [id, name]))
  const present = {
    name: head.name,
    objectName: head.object_name,
    neededOn: head.needed_on,
    responsibleId: head.responsible?.id ?? null,
    budget: head.budget,
    note: head.note,
  }
  return z.encode(changedMeanwhile, {
    ...(await showEntry(tx, actor, { catalogue, reader, head })),
    differences: differencesOf({ head: present, lines: before }, change, (line) => products.of(line)?.name ?? names.get(line.id) ?? ''),
  })
}

/** Applies a change to the version it was made on, all of it or nothing. */
export async function changeEntry(
  ctx: Context,
  actor: Actor,
  { catalogue, id, change }: { catalogue: Prices; id: number; change: Change },
): Promise<Entry> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, reader, id)
    const before = await listEntryLines(tx, id)
    if (head.version !== change.version)
      throw new AppError('purchasing.changed', { current: await currentState(tx, actor, { catalogue, reader, head, change, before }) })
    const { responsibleId } = change.fields
    // A colleague who has left the company may stay as they are.
    if (responsibleId !== head.responsible?.id) await checkResponsible(tx, actor, { reader, responsibleId, field: 'fields.responsibleId' })
    await saveLines(tx, actor, { reader, entryId: id, before, change })
    await updateEntry(tx, id, change.fields)
    return showEntry(tx, actor, { catalogue, reader, head: await openEntryHead(tx, reader, id) })
  })
}
