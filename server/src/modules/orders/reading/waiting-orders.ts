import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { ListedOrder } from '@vitrina/contract/orders/orders'
import { canApprove, canPay } from '@vitrina/contract/roles/roles.rules'
import { type Actor, type ActorUser, isStandIn } from '#platform/actor'
import type { Context } from '#platform/context'
import { requireToggle } from '#modules/site/require-access'
import { isListed, pageOf } from './list-orders.queries.ts'
import { showListed } from './list-orders.ts'
import { listOrderRows } from './order-row.queries.ts'
import { waitingPage } from './waiting-orders.queries.ts'

type Member = Actor & { user: ActorUser & { companyId: number } }

/** Orders that wait for this person, the most urgent first. */
export async function listWaitingOrders(ctx: Context, actor: Member, most: number): Promise<ListedOrder[]> {
  requireToggle(actor, 'orders')
  const { companyId, companyRole } = actor.user
  const page = waitingPage({ companyId, approves: canApprove(companyRole) && !isStandIn(actor), pays: canPay(companyRole), most })
  return showListed(ctx, actor, await listOrderRows(ctx, { page, today: sellerDay(ctx.now()) }))
}

/** The newest orders of the company, without counting them all. */
export async function listNewestOrders(ctx: Context, actor: Member, most: number): Promise<ListedOrder[]> {
  requireToggle(actor, 'orders')
  const today = sellerDay(ctx.now())
  const page = pageOf(isListed(actor, { scope: 'company', q: '' }, today), { page: 1, size: most })
  return showListed(ctx, actor, await listOrderRows(ctx, { page, today }))
}
