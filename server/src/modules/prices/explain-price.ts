import type { PriceExplanation } from '@vitrina/contract/prices/prices'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readViewer } from './read-viewer.ts'
import { resolvePrices } from './resolve-price.ts'

/** «Почему такая цена»: each step from the price list to this viewer's price. */
export async function explainPrice(ctx: Context, actor: Actor, item: { id: number; amount: number }): Promise<PriceExplanation> {
  const resolved = (await resolvePrices(ctx, await readViewer(ctx, actor), { items: [item] })).get(item.id)
  if (resolved === undefined) throw new AppError('product.not-found')
  if (resolved === null) throw new AppError('price.not-found')
  return { ...item, ...resolved }
}
