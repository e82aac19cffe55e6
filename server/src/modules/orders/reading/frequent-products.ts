import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { requireToggle } from '#modules/site/require-access'
import { type FrequentlyOrdered, listFrequentlyOrdered } from './frequent-products.queries.ts'

/** Products the company orders again and again, the most frequent first. */
export async function findFrequentProducts(
  ctx: Context,
  actor: Actor & { user: ActorUser & { companyId: number } },
  most: number,
): Promise<FrequentlyOrdered[]> {
  requireToggle(actor, 'orders')
  return listFrequentlyOrdered(ctx, { companyId: actor.user.companyId, most })
}
