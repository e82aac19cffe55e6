import type { Allocation, AllocationStrategy } from '@vitrina/contract/cart-allocation'
import { allocate } from '@vitrina/contract/cart-allocation.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { moscowDay } from '#modules/prices/vat.rules'
import { readCart } from '../read-cart.ts'

/** How the selected lines may be split; nothing is kept and nothing is held. */
export async function proposeAllocation(ctx: Context, actor: Actor, strategy: AllocationStrategy): Promise<Allocation> {
  const { lines } = await readCart(ctx, actor)
  const wanted = lines.filter(({ selected }) => selected).map(({ id, amount, sources }) => ({ lineId: id, amount, sources }))
  return allocate(wanted, { strategy, today: moscowDay(ctx.now()) })
}
