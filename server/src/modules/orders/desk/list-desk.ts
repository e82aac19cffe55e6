import type { Input, Output } from '@vitrina/contract/endpoint'
import { permittedActions } from '@vitrina/contract/orders/desk-actions.rules'
import type { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { MOST_AT_ONCE } from '@vitrina/contract/orders/desk-queue.rules'
import type { DeskFilters, orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { MOST_COUNTED, pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { deskActionsOf } from '../order-actions.rules.ts'
import { matches } from '../reading/order-filters.queries.ts'
import { listOrderRows } from '../reading/order-row.queries.ts'
import { factsOf, moment, rowOf } from '../reading/show-row.ts'
import {
  allOf,
  conditionOf,
  countOrders,
  countQueues,
  isMine,
  listMatching,
  listProblems,
  listWaiting,
  pageOf,
} from './desk-list.queries.ts'
import { isSeen } from '#modules/order-record/seen-orders'

type Query = Input<typeof orderDeskApi.list>['query']

/** The condition of a queue with its filters, of the orders this person sees. */
function conditionFor(ctx: Context, actor: Actor, { queue, companyId, mine, q, ...filters }: DeskFilters) {
  const today = sellerDay(ctx.now())
  const own = mine && actor.user ? [isMine({ staffId: actor.user.id, today })] : []
  const condition = conditionOf({
    queue,
    isSeen: allOf([isSeen(actor), ...own]),
    matches: matches({ ...filters, q: '' }, today),
    words: q.trim(),
    companyId,
    today,
  })
  return { condition, isOldestFirst: queue !== 'all', today }
}

/** The orders a member of staff sees: in a queue those that wait longest first, else the newest. */
export async function listDesk(ctx: Context, actor: Actor, query: Query): Promise<Output<typeof orderDeskApi.list>> {
  const { page, 'per-page': size, ...filters } = query
  const { condition, isOldestFirst, today } = conditionFor(ctx, actor, filters)
  const [total, counts, rows] = await Promise.all([
    countOrders(ctx, { condition, most: MOST_COUNTED }),
    countQueues(ctx, { isSeen: isSeen(actor), most: MOST_COUNTED, today }),
    listOrderRows(ctx, { page: pageOf({ condition, isOldestFirst, size, page }), today }),
  ])
  const ids = rows.map(({ id }) => id)
  const [waits, problems] = await Promise.all([listWaiting(ctx, ids), listProblems(ctx, ids, today)])
  const waiting = new Map(waits.map((row) => [row.id, row]))
  return {
    items: rows.map((row) => {
      const since = waiting.get(row.id)?.waits_since
      return {
        ...rowOf(actor, row),
        deskActions: permittedActions(actor.user?.role, deskActionsOf(factsOf(row))),
        waitsSince: since ? moment(since) : null,
        hasUnreadComment: waiting.get(row.id)?.has_unread_comment ?? false,
        problems: problems.get(row.id) ?? [],
        version: row.version,
      }
    }),
    meta: pageMetaOf({ page, size, total }),
    counts,
  }
}

/** Every order of the queue and its filters, as many as one press may change. */
export async function listMatchingOrders(ctx: Context, actor: Actor, filters: DeskFilters): Promise<Output<typeof deskQueueApi.matching>> {
  const { condition, isOldestFirst } = conditionFor(ctx, actor, filters)
  const found = await listMatching(ctx, { condition, isOldestFirst, most: MOST_AT_ONCE + 1 })
  return { items: found.slice(0, MOST_AT_ONCE), isCut: found.length > MOST_AT_ONCE }
}
