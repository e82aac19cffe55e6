import { MOVED_AT_ONCE, type MovedGoods } from '@vitrina/contract/goods/goods-shapes'
import { featureField, oneValue } from '@vitrina/contract/goods/product-fields'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { byHand } from '../products/change-products.ts'
import { lockProducts } from '../products/product-state.queries.ts'
import { saveProducts } from '../products/save-products.ts'
import { countGoodsWithValue, findValue, listGoodsWithValue, listKindsWithValue } from './merging.queries.ts'
import { movedOf } from './moved-goods.ts'

async function requireValue(tx: Context, id: number) {
  const value = await findValue(tx, id)
  if (!value) throw new AppError('feature.value-not-found')
  return value
}

export async function readValueUse(ctx: Context, id: number) {
  await requireValue(ctx, id)
  return { kinds: await listKindsWithValue(ctx, id) }
}

type Move = { id: number; toId: number; kindId: number | null }

/** The value itself stays, without goods: it can be left out, and the history of the goods can give it back. */
export const moveValue = (ctx: Context, actor: Actor, { id, toId, kindId }: Move): Promise<MovedGoods> =>
  inTransaction(ctx, async (tx) => {
    const from = await requireValue(tx, id)
    const to = await requireValue(tx, toId)
    if (from.featureId !== to.featureId || from.id === to.id) throw new AppError('feature.value-not-found')
    const field = featureField(from.featureId)
    const goods = await listGoodsWithValue(tx, { valueId: from.id, kindId, most: MOVED_AT_ONCE })
    const states = await lockProducts(
      tx,
      goods.map((one) => one.id),
      new Set([field]),
    )
    const rows = [...states.values()].map((state) => {
      const texts = state.values[field] ?? []
      return { id: state.id, values: oneValue(field, [...new Set(texts.map((text) => (text === from.text ? to.text : text)))]) }
    })
    const moved = movedOf(await saveProducts(tx, byHand(actor), rows))
    await recordEvent(tx, actor, {
      type: 'feature.value-moved',
      entity: 'feature',
      entityId: from.featureId,
      diff: { before: from.text, after: to.text, familyId: kindId, products: moved.moved },
    })
    return { ...moved, left: await countGoodsWithValue(tx, { valueId: from.id, kindId }) }
  })
