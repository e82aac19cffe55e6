import type { SupplyProposal, SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import { proposeSupply as supplyProposalFor } from '@vitrina/contract/cart/supply-plan.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { readCart } from '../read-cart.ts'

/** How the selected lines may be split; nothing is stored and nothing is held. */
export async function proposeSupply(ctx: Context, actor: Actor, strategy: SupplyStrategy): Promise<SupplyProposal> {
  const { lines } = await readCart(ctx, actor)
  const selectedLines = lines.filter(({ selected }) => selected).map(({ id, amount, sources }) => ({ lineId: id, amount, sources }))
  return supplyProposalFor(selectedLines, { strategy, today: sellerDay(ctx.now()) })
}
