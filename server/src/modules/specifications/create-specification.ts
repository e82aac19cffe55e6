import { wholeOutline } from '@vitrina/contract/outline/outline.rules'
import type { SpecificationDocument } from '@vitrina/contract/specifications/specification-document.rules'
import { MAX_SPECIFICATIONS, type Specification, type SpecificationHeadFields } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { specificationTextsIn } from '#texts/specifications'
import { checkProducts } from './check-products.ts'
import { loadDocument } from './document-cache.ts'
import { countOwn, insertHead, listMembers, type LockedHead, lockOwner, replaceShares } from './heads.queries.ts'
import { readLineProducts } from './line-products.ts'
import { requireToggle } from '#modules/site/require-access'
import { lockForEdit, requireWriter } from './open-specification.ts'
import { readSpecification } from './read-specification.ts'
import { saveDocument } from './save-document.ts'
import type { SpecificationReader } from './specification-scope.queries.ts'
import { appendImport } from './take-import.ts'

export type NewHead = { name: string } & { [K in keyof SpecificationHeadFields]?: SpecificationHeadFields[K] | undefined }

/** The head of a new own specification; of two made at once the second counts the first. */
export async function insertOwnHead(
  tx: Context,
  actor: Actor,
  { reader, head }: { reader: SpecificationReader; head: NewHead },
): Promise<number> {
  await lockOwner(tx, reader.userId)
  if ((await countOwn(tx, reader)) >= MAX_SPECIFICATIONS)
    throw new AppError('specification.too-many', { params: { limit: MAX_SPECIFICATIONS } })
  const { name, code = '', objectName = '', note = '', visibility = 'private', sharedWith = [], isOpenToEdits = true } = head
  const { siteId, userId, companyId } = reader
  const id = await insertHead(tx, {
    name,
    code,
    objectName,
    note,
    visibility,
    isOpenToEdits,
    siteId,
    ownerId: userId,
    companyId,
    editedBy: userId,
  })
  await shareWith(tx, actor, { id, reader, userIds: visibility === 'shared' ? sharedWith : [] })
  return id
}

/** Named colleagues are members of the same company; anyone else is refused. */
export async function shareWith(
  tx: Context,
  { language }: Actor,
  { id, reader, userIds }: { id: number; reader: SpecificationReader; userIds: readonly number[] },
): Promise<void> {
  const wanted = [...new Set(userIds)].filter((userId) => userId !== reader.userId)
  const members = new Set(await listMembers(tx, reader.companyId, wanted))
  const fields = wanted.flatMap((userId, at) =>
    members.has(userId)
      ? []
      : [{ field: `sharedWith.${at}`, message: specificationTextsIn(language).errors.notColleague, code: 'not-colleague' }],
  )
  if (fields.length > 0) throw new AppError('input.invalid', { fields })
  await replaceShares(tx, id, wanted)
}

/** Groups and lines of a specification just made. */
export async function fillNew(
  tx: Context,
  actor: Actor,
  { viewer, head, document }: { viewer: { userId: number; companyId: number | null }; head: LockedHead; document: SpecificationDocument },
): Promise<void> {
  const after = wholeOutline(document)
  const products = await readLineProducts(tx, { ...viewer, language: actor.language }, after.lines)
  const places = new Map(document.lines.map((line, at) => [line.id, `lines.${at}`]))
  checkProducts(actor, { lines: after.lines, before: [], products, fieldOf: (lineId) => places.get(lineId) ?? 'lines' })
  await saveDocument(tx, actor, { head, before: await loadDocument(tx, head), after })
}

type NewSpecification = NewHead & SpecificationDocument & { importId?: string | undefined }

export async function createSpecification(
  ctx: Context,
  actor: Actor,
  { groups, lines, importId, ...head }: NewSpecification,
): Promise<Specification> {
  if (importId !== undefined) requireToggle(actor, 'specificationImport')
  const reader = requireWriter(actor)
  return inTransaction(ctx, async (tx) => {
    const id = await insertOwnHead(tx, actor, { reader, head })
    await fillNew(tx, actor, { viewer: reader, head: await lockForEdit(tx, reader, id), document: { groups, lines } })
    if (importId !== undefined) await appendImport(tx, actor, { head: await lockForEdit(tx, reader, id), importId, groupId: null })
    return readSpecification(tx, actor, id)
  })
}
