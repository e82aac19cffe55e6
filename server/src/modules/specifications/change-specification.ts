import * as z from 'zod'
import { compareDocuments } from '@vitrina/contract/specifications/compare-documents.rules'
import { applyChanges, type SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import { changedMeanwhile, type Specification, type SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { checkProducts } from './check-products.ts'
import { loadDocument } from './document-cache.ts'
import type { LoadedDocument } from './document.queries.ts'
import type { LockedHead } from './heads.queries.ts'
import { type LineProducts, readLineProducts } from './line-products.ts'
import { lockForEdit, openHead, requireReader } from './open-specification.ts'
import { shownSpecification } from './read-specification.ts'
import { saveDocument } from './save-document.ts'

export type Edit = { id: number; version: number; changes: readonly SpecificationChange[] }

/** Where a line stands among the changes: the last change that names it. */
function fieldIn(changes: readonly SpecificationChange[]) {
  const places = new Map<string, string>()
  for (const [at, change] of changes.entries())
    if (change.op === 'addLines' || change.op === 'setLines')
      for (const [place, { id }] of change.lines.entries()) places.set(id, `changes.${at}.lines.${place}`)
  return (lineId: string) => places.get(lineId) ?? 'changes'
}

type Editing = {
  head: LockedHead
  edit: Edit
  /** Lines may name own products of this company only. */
  viewer: { userId: number; companyId: number | null }
  /** The specification as the caller sees it. */
  show: (tx: Context, document: LoadedDocument, products: LineProducts) => Promise<Specification>
}

/** The present state for a caller whose changes came too late, with what they would still change in it. */
async function currentState(tx: Context, actor: Actor, { edit, viewer, show }: Editing, present: LoadedDocument) {
  const after = applyChanges(present, edit.changes)
  const products = await readLineProducts(tx, { ...viewer, language: actor.language }, [...present.lines, ...after.lines])
  return z.encode(changedMeanwhile, {
    ...(await show(tx, present, products)),
    differences: compareDocuments({ before: present, after }, products.nameOf),
  })
}

/** Applies changes to the version they were made on, all of them or none. The head is locked by the caller. */
export async function applyEdit(
  tx: Context,
  actor: Actor,
  editing: Editing,
): Promise<{ version: number; products: SpecificationProduct[] }> {
  const { head, edit, viewer } = editing
  const before = await loadDocument(tx, head)
  if (head.version !== edit.version)
    throw new AppError('specification.changed', { current: await currentState(tx, actor, editing, before) })
  const after = applyChanges(before, edit.changes)
  const had = new Map(before.lines.map((line) => [line.id, line]))
  const changed = after.lines.filter((line) => had.get(line.id) !== line)
  const products = await readLineProducts(tx, { ...viewer, language: actor.language }, changed)
  checkProducts(actor, { lines: changed, before: before.lines, products, fieldOf: fieldIn(edit.changes) })
  return { version: await saveDocument(tx, actor, { head, before, after }), products: products.all }
}

/** Changes a specification that is the buyer's own or open to them. */
export async function changeSpecification(ctx: Context, actor: Actor, edit: Edit) {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const head = await lockForEdit(tx, reader, edit.id)
    return applyEdit(tx, actor, {
      head,
      edit,
      viewer: reader,
      show: async (inner, document, products) => shownSpecification(await openHead(inner, reader, edit.id), { reader, document, products }),
    })
  })
}
