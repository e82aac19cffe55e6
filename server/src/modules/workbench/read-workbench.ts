import { sellerDay } from '@vitrina/contract/days/days.rules'
import { canMakeOffers } from '@vitrina/contract/roles/roles.rules'
import type { Workbench } from '@vitrina/contract/workbench/workbench'
import type { Actor, ActorUser } from '#platform/actor'
import type { Context } from '#platform/context'
import { readUpcoming } from '#modules/account/schedules/schedules'
import { listCarts } from '#modules/cart/named-carts'
import { readCompanyFigures } from '#modules/companies/read-figures'
import { listOffers } from '#modules/offers/read-offer'
import { listNewestOrders, listWaitingOrders } from '#modules/orders/reading/waiting-orders'
import { listSpecifications } from '#modules/specifications/read-specification'
import { comesSoon } from './this-week.rules.ts'

export type Member = Actor & { user: ActorUser & { companyId: number } }

const MOST_WAITING = 8
const MOST_NEWEST = 5
const MOST_DRAFTS = 3
const firstPage = { keyword: '', page: 1, pageSize: MOST_DRAFTS }

/** Everything the home page of a buyer shows, each part by the verb of its own screen; what is switched off is not asked for. */
export async function readWorkbench(ctx: Context, actor: Member): Promise<Workbench> {
  const { toggles } = actor.site.settings
  // One after the other: a home page must not take the connections of ten requests.
  const figures = await readCompanyFigures(ctx, actor)
  const orders = toggles.orders ? await readOrders(ctx, actor) : noOrders
  return {
    figures,
    ...orders,
    carts: toggles.cart ? await listCarts(ctx, actor) : null,
    specifications: toggles.specifications
      ? (await listSpecifications(ctx, actor, { list: 'mine', ...firstPage })).items.map(draftOf)
      : null,
    offers:
      toggles.modules && toggles.offers && canMakeOffers(actor.user.companyRole)
        ? (await listOffers(ctx, actor, { list: 'mine', state: 'draft', ...firstPage })).items.map(draftOf)
        : null,
  }
}

const noOrders = { deliveries: null, waiting: null, hasMoreWaiting: false, newest: null }

async function readOrders(ctx: Context, actor: Member): Promise<Pick<Workbench, 'deliveries' | 'waiting' | 'hasMoreWaiting' | 'newest'>> {
  const today = sellerDay(ctx.now())
  const waiting = await listWaitingOrders(ctx, actor, MOST_WAITING + 1)
  return {
    deliveries: (await readUpcoming(ctx, actor)).filter((delivery) => comesSoon(delivery, today)),
    waiting: waiting.slice(0, MOST_WAITING),
    hasMoreWaiting: waiting.length > MOST_WAITING,
    newest: await listNewestOrders(ctx, actor, MOST_NEWEST),
  }
}

type Draft = { id: number; name: string; lineCount: number; updatedAt: string }
const draftOf = ({ id, name, lineCount, updatedAt }: Draft): Draft => ({ id, name, lineCount, updatedAt })
