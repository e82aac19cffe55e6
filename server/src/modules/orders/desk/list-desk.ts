import type { Input, Output } from '@vitrina/contract/endpoint'
import { permittedActions } from '@vitrina/contract/orders/desk-actions.rules'
import type { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { MOST_COUNTED, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { deskActionsOf } from '../order-actions.rules.ts'
import { matches } from '../reading/order-filters.queries.ts'
import { listOrderRows } from '../reading/order-row.queries.ts'
import { factsOf, moment, rowOf } from '../reading/show-row.ts'
import { countOrders, countQueues, conditionOf, listWaiting, pageOf } from './desk-list.queries.ts'
import { isSeen } from '#modules/order-record/seen-orders'

type Query = Input<typeof orderDeskApi.list>['query']

/** The orders a member of staff sees: in a queue those that wait longest first, else the newest. */
export async function listDesk(ctx: Context, actor: Actor, query: Query): Promise<Output<typeof orderDeskApi.list>> {
  const { queue, companyId, mine, page, 'per-page': size, q, ...filters } = query
  const today = sellerDay(ctx.now())
  const seen = isSeen(actor)
  const condition = conditionOf({
    queue,
    isSeen: seen,
    matches: matches({ ...filters, q: '', ...(mine && { managerId: actor.user?.id }) }, today),
    words: q.trim(),
    companyId,
  })
  const [total, counts, rows] = await Promise.all([
    countOrders(ctx, { condition, most: MOST_COUNTED }),
    countQueues(ctx, { isSeen: seen, most: MOST_COUNTED }),
    listOrderRows(ctx, { page: pageOf({ condition, isOldestFirst: queue !== 'all', size, page }), today }),
  ])
  const ids = rows.map(({ id }) => id)
  const waiting = new Map((await listWaiting(ctx, ids)).map((row) => [row.id, row]))
  return {
    items: rows.map((row) => {
      const since = waiting.get(row.id)?.waits_since
      return {
        ...rowOf(actor, row),
        deskActions: permittedActions(actor.user?.role, deskActionsOf(factsOf(row))),
        waitsSince: since ? moment(since) : null,
        hasUnreadComment: waiting.get(row.id)?.has_unread_comment ?? false,
      }
    }),
    meta: pageMetaOf({ page, size, total }),
    counts,
  }
}
