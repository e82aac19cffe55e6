import { compareDocuments, type DocumentComparison } from '@vitrina/contract/specifications/compare-documents.rules'
import type { Specification, SpecificationRevision } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { loadDocument } from './document-cache.ts'
import { readLineProducts } from './line-products.ts'
import { lockForEdit, openHead, requireReader } from './open-specification.ts'
import { readSpecification } from './read-specification.ts'
import { findRevision, listRevisions as listRows } from './revisions.queries.ts'
import { saveDocument } from './save-document.ts'

export async function listRevisions(ctx: Context, actor: Actor, id: number): Promise<SpecificationRevision[]> {
  const reader = requireReader(actor)
  await openHead(ctx, reader, id)
  return (await listRows(ctx, id)).map(({ version, at, by, line_count }) => ({
    version,
    at: new Date(at).toISOString(),
    by,
    lineCount: line_count,
  }))
}

async function requireRevision(ctx: Context, id: number, version: number) {
  const document = await findRevision(ctx, id, version)
  if (!document) throw new AppError('specification.revision-not-found')
  return document
}

/** Differences between an earlier state and the present one. */
export async function compareWithRevision(
  ctx: Context,
  actor: Actor,
  { id, against }: { id: number; against: number },
): Promise<DocumentComparison> {
  const reader = requireReader(actor)
  const head = await openHead(ctx, reader, id)
  const before = await requireRevision(ctx, id, against)
  const after = await loadDocument(ctx, head)
  const { nameOf } = await readLineProducts(ctx, { ...reader, language: actor.language }, [...before.lines, ...after.lines])
  return compareDocuments({ before, after }, nameOf)
}

/** Makes an earlier state the present one. Products that no longer exist become the text of their line. */
export async function revertSpecification(
  ctx: Context,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<Specification> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, reader, id)
    const earlier = await requireRevision(tx, id, version)
    const products = await readLineProducts(tx, { ...reader, language: actor.language }, earlier.lines)
    const lines = earlier.lines.map((line) => (products.of(line) ? line : { ...line, productId: null, customProductId: null }))
    await saveDocument(tx, actor, { head, before: await loadDocument(tx, head), after: { groups: earlier.groups, lines } })
    return readSpecification(tx, actor, id)
  })
}
