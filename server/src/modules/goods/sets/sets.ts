import type { GoodsSet } from '@vitrina/contract/goods/sets'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { areProducts, deleteSet, findSet, insertSet, listSetSlugs, replaceSetItems, updateSet } from './sets.queries.ts'

type SetDraft = { name: string; description: string; items: { productId: number; quantity: number }[] }

async function findOr404(tx: Context, id: number): Promise<GoodsSet> {
  const set = await findSet(tx, id)
  if (!set) throw new AppError('set.not-found')
  return set
}

async function checkItems(tx: Context, { items }: SetDraft): Promise<void> {
  const ids = items.map(({ productId }) => productId)
  if (!(await areProducts(tx, ids))) throw new AppError('product.not-found')
}

export const addSet = (ctx: Context, actor: Actor, draft: SetDraft): Promise<GoodsSet> =>
  inTransaction(ctx, async (tx) => {
    await checkItems(tx, draft)
    const { items, ...head } = draft
    const id = await insertSet(tx, { ...head, slug: freeSlug(head.name, new Set((await listSetSlugs(tx)).map(({ slug }) => slug))) })
    await replaceSetItems(tx, id, items)
    await recordEvent(tx, actor, { type: 'set.added', entity: 'set', entityId: id, diff: { after: draft } })
    return findOr404(tx, id)
  })

export const changeSet = (ctx: Context, actor: Actor, { id, ...draft }: SetDraft & { id: number }): Promise<GoodsSet> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    await checkItems(tx, draft)
    const { items, ...head } = draft
    await updateSet(tx, id, head)
    await replaceSetItems(tx, id, items)
    await recordEvent(tx, actor, { type: 'set.changed', entity: 'set', entityId: id, diff: { before, after: draft } })
    return findOr404(tx, id)
  })

export const removeSet = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const before = await findOr404(tx, id)
    await deleteSet(tx, id)
    await recordEvent(tx, actor, { type: 'set.removed', entity: 'set', entityId: id, diff: { before } })
    return { ok: true }
  })
