import type { FieldError } from '@vitrina/contract/errors'
import type { GoodsProduct, SavedRow } from '@vitrina/contract/goods/goods'
import type { ProductValues } from '@vitrina/contract/goods/product-fields'
import { ADDED } from '@vitrina/contract/goods/product-changes.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { goodsTextsIn } from '#texts/goods'
import { insertChanges } from './product-changes.queries.ts'
import type { Refusal } from './product-refusals.ts'
import { readProduct } from './read-product.ts'
import { deleteProducts, findProductsInUse } from './remove-products.queries.ts'
import { type ChangedBy, type ProductRow, type SavedProduct, saveProducts } from './save-products.ts'

/** A person changes goods by hand. */
export const byHand = ({ user }: Actor): ChangedBy => ({ actorId: user?.id ?? null, source: 'hand' })

const messageOf = ({ language }: Actor, { reason }: Refusal): string => goodsTextsIn(language).refusals[reason]

const fieldErrorOf = (actor: Actor, refusal: Refusal): FieldError => ({
  field: refusal.field,
  message: messageOf(actor, refusal),
  code: refusal.reason,
})

/** The journal has an entry for each product, with what was and what is. */
async function recordSaved(tx: Context, actor: Actor, saved: readonly SavedProduct[]): Promise<void> {
  const written = saved.filter((one) => one.outcome !== 'refused').filter(({ outcome }) => outcome !== 'left')
  // That somebody tried and nothing came of it is told too.
  if (written.length === 0) {
    const diff = { rows: saved.length, refused: saved.filter(({ outcome }) => outcome === 'refused').length }
    await recordEvent(tx, actor, { type: 'product.unchanged', entity: 'product', entityId: saved[0]?.id ?? '', diff })
  }
  for (const one of written) {
    const diff = Object.fromEntries(one.changes.map(({ field, before, after }) => [field, { before, after }]))
    await recordEvent(tx, actor, { type: `product.${one.outcome}`, entity: 'product', entityId: one.id, diff })
  }
}

async function saveOne(tx: Context, actor: Actor, row: ProductRow): Promise<GoodsProduct> {
  const saved = await saveProducts(tx, byHand(actor), [row])
  const [only] = saved
  if (!only) throw new Error('A row was answered with nothing')
  if (only.outcome === 'refused') {
    if (only.refusal.reason === 'not-found') throw new AppError('product.not-found')
    if (only.refusal.reason === 'changed' && only.id) throw new AppError('product.changed', { current: await readProduct(tx, only.id) })
    throw new AppError('goods.refused', { fields: [fieldErrorOf(actor, only.refusal)] })
  }
  await recordSaved(tx, actor, saved)
  return readProduct(tx, only.id)
}

export const addProduct = (ctx: Context, actor: Actor, values: ProductValues): Promise<GoodsProduct> =>
  inTransaction(ctx, (tx) => saveOne(tx, actor, { values }))

export const changeProduct = (
  ctx: Context,
  actor: Actor,
  row: { id: number; version: number; values: ProductValues },
): Promise<GoodsProduct> => inTransaction(ctx, (tx) => saveOne(tx, actor, row))

type LooseRow = { id: number; version?: number | undefined; values: Record<string, unknown> }

export const changeProducts = (ctx: Context, actor: Actor, rows: readonly LooseRow[]): Promise<{ rows: SavedRow[] }> =>
  inTransaction(ctx, async (tx) => {
    const saved = await saveProducts(
      tx,
      byHand(actor),
      // Values are looked at row by row when they are saved.
      rows.map(({ id, version, values }) => ({ id, values: values as ProductValues, ...(version !== undefined && { version }) })),
    )
    await recordSaved(tx, actor, saved)
    return {
      rows: saved.map((one): SavedRow => {
        if (one.outcome !== 'refused')
          return { id: one.id, outcome: one.outcome, version: one.version, refusal: null, changeIds: one.changeIds }
        const refusal = { field: one.refusal.field, message: messageOf(actor, one.refusal) }
        return { id: one.id, outcome: 'refused', version: null, refusal, changeIds: [] }
      }),
    }
  })

export const removeProduct = (ctx: Context, actor: Actor, id: number): Promise<{ ok: true }> =>
  inTransaction(ctx, async (tx) => {
    const { values } = await readProduct(tx, id)
    if ((await findProductsInUse(tx, [id])).size > 0) throw new AppError('goods.in-use')
    await deleteProducts(tx, [id])
    await insertChanges(tx, byHand(actor), [{ productId: id, field: ADDED, before: values, after: null, undoes: null }])
    await recordEvent(tx, actor, { type: 'product.removed', entity: 'product', entityId: id, diff: { before: values } })
    return { ok: true }
  })
