import { randomUUID } from 'node:crypto'
import { MAX_GROUP_DEPTH } from '@vitrina/contract/outline/outline.rules'
import type { Specification } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { groupOf } from '#modules/list-import/reading/lines/headings.rules'
import { recordTaken, takeImportLines } from '#modules/list-import/take-import-lines'
import { requireToggle } from '#modules/site/require-access'
import { appendLines, headingsOf } from './append-lines.rules.ts'
import { loadDocument } from './document-cache.ts'
import type { LockedHead } from './heads.queries.ts'
import { lockForEdit, requireReader } from './open-specification.ts'
import { readSpecification } from './read-specification.ts'
import { saveDocument } from './save-document.ts'

const MAX_TEXT = 500

/** Puts the lines of an import that was looked through at the end; the import is done with it. A line without a product stays text. */
export async function appendImport(
  tx: Context,
  actor: Actor,
  { head, importId, groupId }: { head: LockedHead; importId: string; groupId: string | null },
): Promise<void> {
  const before = await loadDocument(tx, head)
  const taken = await takeImportLines(tx, actor, importId)
  const positions = new Map<string, number>()
  const added = taken.map(({ position, groups, raw, productId, customProductId, amount, unit, note }) => {
    const id = randomUUID()
    positions.set(id, position)
    return {
      line: {
        id,
        rawText: raw.slice(0, MAX_TEXT),
        productId,
        customProductId,
        // Without a readable amount one is meant; the buyer sees the row as it arrived beside it.
        amount: amount ?? 1,
        unit: unit.slice(0, 20),
        note: note.slice(0, MAX_TEXT),
        replacement: 'ask' as const,
      },
      headings: groups.map((text) => ({
        ...groupOf(text),
        multiplier: Math.min(10_000, Math.max(1, Math.round(groupOf(text).multiplier))),
      })),
    }
  })
  const under = before.groups.some(({ id }) => id === groupId) ? groupId : null
  const depth = MAX_GROUP_DEPTH - headingsOf(before.groups)(under).length
  const after = appendLines(before, { added, under, depth, newId: randomUUID })
  await saveDocument(tx, actor, {
    head,
    before,
    after,
    withOrigin: (changes) => ({
      ...changes,
      lines: changes.lines.map((line) => {
        const importPosition = positions.get(line.id)
        return importPosition === undefined ? line : { ...line, importId, importPosition }
      }),
    }),
  })
  await recordTaken(tx, importId, { type: 'specification', id: head.id })
}

export async function takeImport(
  ctx: Context,
  actor: Actor,
  { id, importId, groupId }: { id: number; importId: string; groupId: string | null },
): Promise<Specification> {
  requireToggle(actor, 'specificationImport')
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, reader, id)
    await appendImport(tx, actor, { head, importId, groupId })
    return readSpecification(tx, actor, id)
  })
}
