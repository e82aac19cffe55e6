import { depthOf, MAX_GROUP_DEPTH } from '@vitrina/contract/outline/outline.rules'
import {
  MAX_SPECIFICATION_GROUPS,
  MAX_SPECIFICATION_LINES,
  type SpecificationDocument,
} from '@vitrina/contract/specifications/specification-document.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { cacheDocument } from './document-cache.ts'
import { changedDocument, type LoadedDocument, type RowChanges, writeRows } from './document.queries.ts'
import type { LockedHead } from './heads.queries.ts'
import { bumpVersion, insertRevision } from './revisions.queries.ts'
import { isNewRun, isNothing, rowChanges } from './row-changes.rules.ts'

/** Refuses a document that is larger or deeper than the table can show. */
function checkLimits({ language }: Pick<Actor, 'language'>, { groups, lines }: SpecificationDocument): void {
  if (lines.length > MAX_SPECIFICATION_LINES) throw new AppError('specification.too-large', { params: { limit: MAX_SPECIFICATION_LINES } })
  const { errors } = specificationTextsIn(language)
  const refuse = (text: string, limit: number) =>
    new AppError('input.invalid', { fields: [{ field: 'groups', message: fill(text, { limit }), code: 'too_big' }] })
  if (groups.length > MAX_SPECIFICATION_GROUPS) throw refuse(errors.tooManyGroups, MAX_SPECIFICATION_GROUPS)
  if (depthOf(groups) > MAX_GROUP_DEPTH) throw refuse(errors.tooDeep, MAX_GROUP_DEPTH)
}

/** Only what the table holds: asked and answered are not parts of a state to go back to. */
const plainDocument = ({ groups, lines }: LoadedDocument): SpecificationDocument => ({
  groups,
  lines: lines.map(({ id, groupId, rawText, productId, customProductId, amount, unit, note, replacement }) => ({
    id,
    groupId,
    rawText,
    productId,
    customProductId,
    amount,
    unit,
    note,
    replacement,
  })),
})

type Saved = {
  head: Pick<LockedHead, 'id' | 'version' | 'edited_by' | 'edited_at' | 'editing_since'>
  before: LoadedDocument
  after: SpecificationDocument
  /** Facts about new lines beyond the document, such as the import they come from. */
  withOrigin?: (changes: RowChanges) => RowChanges
}

/** Writes the rows that differ and keeps the earlier state where a new run of edits begins. The head is locked by the caller. */
export async function saveDocument(
  tx: Context,
  actor: Pick<Actor, 'user' | 'language'>,
  { head, before, after, withOrigin = (changes) => changes }: Saved,
): Promise<number> {
  checkLimits(actor, after)
  const changes = rowChanges(before, after)
  if (isNothing(changes)) return head.version
  const userId = actor.user?.id ?? 0
  const now = tx.now()
  const isKept = isNewRun({
    editedBy: head.edited_by,
    editingSince: new Date(head.editing_since),
    userId,
    now,
    isLosingLines: changes.goneLines.length > 0,
  })
  const isEmpty = before.groups.length + before.lines.length === 0
  if (isKept && !isEmpty)
    await insertRevision(tx, {
      id: head.id,
      version: head.version,
      document: plainDocument(before),
      madeBy: head.edited_by,
      madeAt: new Date(head.edited_at),
    })
  const stored = await writeRows(tx, head.id, withOrigin(changes))
  const { version, stamp } = await bumpVersion(tx, head.id, { userId, since: isKept ? now : null })
  cacheDocument(tx, head.id, { stamp, document: changedDocument(before, changes, stored) })
  return version
}
