import type { PriceExplanation } from '@vitrina/contract/prices/prices'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { type PriceViewer, readViewer } from './read-viewer.ts'
import { resolvePrices } from './resolve-price.ts'

type Item = { id: number; amount: number }

/** «Почему такая цена» of many products: null where there is no price, missing where the product is not sold. */
export async function explainPrices(
  ctx: Context,
  viewer: PriceViewer,
  items: readonly Item[],
): Promise<Map<number, PriceExplanation | null>> {
  const resolved = await resolvePrices(ctx, viewer, { items })
  return new Map(
    items.flatMap((item) => {
      const price = resolved.get(item.id)
      return price === undefined ? [] : [[item.id, price && { ...item, ...price }] as const]
    }),
  )
}

/** Each step from the price list to this viewer's price. */
export async function explainPrice(ctx: Context, actor: Actor, item: Item): Promise<PriceExplanation> {
  const explained = (await explainPrices(ctx, await readViewer(ctx, actor), [item])).get(item.id)
  if (explained === undefined) throw new AppError('product.not-found')
  if (explained === null) throw new AppError('price.not-found')
  return explained
}
