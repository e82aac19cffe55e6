import { pageMetaOf } from '@vitrina/contract/paging'
import type { SpecificationDocument } from '@vitrina/contract/specifications/specification-document.rules'
import type { RecommendedSpecification, RecommendedSpecificationRow } from '@vitrina/contract/specifications/specification-desk'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { applyEdit, type Edit } from '../change-specification.ts'
import { fillNew } from '../create-specification.ts'
import { loadDocument } from '../document-cache.ts'
import type { LoadedDocument } from '../document.queries.ts'
import { type CountedHead, type HeadChanges, insertHead, type LockedHead, lockHead, updateHead } from '../heads.queries.ts'
import { type LineProducts, readLineProducts } from '../line-products.ts'
import { shownRow } from '../open-specification.ts'
import { shownSpecification } from '../read-specification.ts'
import { isOfSeller, readerOf } from '../specification-scope.queries.ts'
import { deleteRecommended, findRecommended, listRecommended as listRows } from './recommended.queries.ts'

/** Recommended ones name goods of the catalogue alone: nobody's own products. */
const nobody = { userId: 0, companyId: null }

const shown = (actor: Actor, head: CountedHead): RecommendedSpecificationRow => ({
  ...shownRow(head, readerOf(actor)),
  canEdit: true,
  isPublished: head.is_published,
})

async function open(ctx: Context, { siteId }: Actor, id: number): Promise<CountedHead> {
  const head = await findRecommended(ctx, siteId, id)
  if (!head) throw new AppError('specification.not-found')
  return head
}

async function lock(tx: Context, { siteId }: Actor, id: number): Promise<LockedHead> {
  const head = await lockHead(tx, id, isOfSeller({ siteId }))
  if (!head) throw new AppError('specification.not-found')
  return head
}

export async function listRecommended(ctx: Context, actor: Actor, query: { keyword: string; page: number; pageSize: number }) {
  const { rows, total } = await listRows(ctx, { siteId: actor.siteId, ...query })
  return { items: rows.map((row) => shown(actor, row)), meta: pageMetaOf({ page: query.page, size: query.pageSize, total }) }
}

const whole = (
  actor: Actor,
  { head, document, products }: { head: CountedHead; document: LoadedDocument; products: LineProducts },
): RecommendedSpecification => ({
  ...shownSpecification(head, { reader: readerOf(actor), document, products }),
  canEdit: true,
  isPublished: head.is_published,
})

export async function readRecommended(ctx: Context, actor: Actor, id: number): Promise<RecommendedSpecification> {
  const head = await open(ctx, actor, id)
  const document = await loadDocument(ctx, head)
  const products = await readLineProducts(ctx, { ...nobody, language: actor.language }, document.lines)
  return whole(actor, { head, document, products })
}

type Fields = { [K in 'name' | 'code' | 'objectName' | 'note']?: string | undefined }

export async function createRecommended(
  ctx: Context,
  actor: Actor,
  { name, code = '', objectName = '', note = '', groups, lines }: Fields & { name: string } & SpecificationDocument,
): Promise<RecommendedSpecification> {
  return inTransaction(ctx, async (tx) => {
    const editedBy = actor.user?.id ?? null
    const id = await insertHead(tx, { name, code, objectName, note, siteId: actor.siteId, kind: 'recommended', editedBy })
    await fillNew(tx, actor, { viewer: nobody, head: await lock(tx, actor, id), document: { groups, lines } })
    await recordEvent(tx, actor, { type: 'specification.recommended', entity: 'specification', entityId: id, diff: { name } })
    return readRecommended(tx, actor, id)
  })
}

async function setHead(ctx: Context, actor: Actor, id: number, changes: HeadChanges): Promise<RecommendedSpecificationRow> {
  return inTransaction(ctx, async (tx) => {
    await lock(tx, actor, id)
    await updateHead(tx, id, changes)
    await recordEvent(tx, actor, { type: 'specification.changed', entity: 'specification', entityId: id, diff: changes })
    return shown(actor, await open(tx, actor, id))
  })
}

export const renameRecommended = (ctx: Context, actor: Actor, { id, ...fields }: Fields & { id: number }) =>
  setHead(ctx, actor, id, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))

export const publishRecommended = (ctx: Context, actor: Actor, id: number) => setHead(ctx, actor, id, { isPublished: true })
export const unpublishRecommended = (ctx: Context, actor: Actor, id: number) => setHead(ctx, actor, id, { isPublished: false })

/** By the same changes as a buyer's own. */
export async function changeRecommended(ctx: Context, actor: Actor, edit: Edit) {
  return inTransaction(ctx, async (tx) => {
    const head = await lock(tx, actor, edit.id)
    const show = async (inner: Context, document: LoadedDocument, products: LineProducts) =>
      whole(actor, { head: await open(inner, actor, edit.id), document, products })
    const answer = await applyEdit(tx, actor, { head, edit, viewer: nobody, show })
    // The changes themselves are in the history of the specification.
    await recordEvent(tx, actor, {
      type: 'specification.changed',
      entity: 'specification',
      entityId: edit.id,
      diff: { count: edit.changes.length },
    })
    return answer
  })
}

export async function removeRecommended(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { name } = await lock(tx, actor, id)
    await deleteRecommended(tx, id)
    await recordEvent(tx, actor, { type: 'specification.deleted', entity: 'specification', entityId: id, diff: { name } })
  })
}
