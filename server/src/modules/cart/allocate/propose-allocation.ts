import type { Allocation, AllocationStrategy } from '@vitrina/contract/cart-allocation'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { moscowDay } from '#modules/prices/vat.rules'
import { readCart } from '../read-cart.ts'
import { allocate } from './allocate.rules.ts'

/** How the selected lines may be split; nothing is kept and nothing is held. */
export async function proposeAllocation(ctx: Context, actor: Actor, strategy: AllocationStrategy): Promise<Allocation> {
  const { lines } = await readCart(ctx, actor)
  const wanted = lines
    .filter(({ selected, productId }) => selected && productId !== null)
    .map(({ id, amount, stocks }) => ({ lineId: id, amount, stocks }))
  return allocate(wanted, { strategy, today: moscowDay(ctx.now()) })
}
