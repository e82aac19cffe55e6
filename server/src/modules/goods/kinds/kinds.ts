import type { GoodsKind } from '@vitrina/contract/goods/kinds'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { type JournalAuthor, recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { unlessReferenced } from '../unless-referenced.ts'
import {
  areFeatures,
  deleteKind,
  findKind,
  insertKind,
  isSection,
  listKindCodes,
  replaceKindFeatures,
  updateKind,
} from './kinds.queries.ts'

type KindDraft = { name: string; sectionId: number; etimClass: string | null; featureIds: number[] }

async function findOr404(tx: Context, id: number): Promise<GoodsKind> {
  const kind = await findKind(tx, id)
  if (!kind) throw new AppError('kind.not-found')
  return kind
}

async function checkDraft(tx: Context, { sectionId, featureIds }: KindDraft): Promise<void> {
  if (!(await isSection(tx, sectionId))) throw new AppError('section.not-found')
  if (!(await areFeatures(tx, featureIds))) throw new AppError('feature.not-found')
}

export const addKind = (ctx: Context, actor: JournalAuthor, draft: KindDraft): Promise<GoodsKind> =>
  inTransaction(ctx, async (tx) => {
    await checkDraft(tx, draft)
    const { featureIds, ...kind } = draft
    const taken = new Set((await listKindCodes(tx)).map(({ code }) => code))
    const id = await insertKind(tx, { ...kind, code: freeSlug(kind.name, taken) })
    await replaceKindFeatures(tx, id, [...new Set(featureIds)])
    await recordEvent(tx, actor, { type: 'kind.added', entity: 'kind', entityId: id, diff: { after: draft } })
    return findOr404(tx, id)
  })

export const changeKind = (ctx: Context, actor: Actor, { id, ...draft }: KindDraft & { id: number }): Promise<GoodsKind> =>
  inTransaction(ctx, async (tx) => {
    const { code: _code, productCount: _count, id: _id, ...before } = await findOr404(tx, id)
    await checkDraft(tx, draft)
    const { featureIds, ...kind } = draft
    await updateKind(tx, id, kind)
    await replaceKindFeatures(tx, id, [...new Set(featureIds)])
    await recordEvent(tx, actor, { type: 'kind.changed', entity: 'kind', entityId: id, diff: { before, after: draft } })
    return findOr404(tx, id)
  })

export const removeKind = (ctx: Context, actor: JournalAuthor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    if (before.productCount > 0) throw new AppError('goods.in-use')
    await unlessReferenced(() => deleteKind(tx, id))
    await recordEvent(tx, actor, { type: 'kind.removed', entity: 'kind', entityId: id, diff: { before: { name: before.name } } })
    return { ok: true }
  })
