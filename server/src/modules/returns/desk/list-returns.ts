import type { Input, Output } from '@vitrina/contract/endpoint'
import type { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { pageMetaOf } from '@vitrina/contract/paging'
import { openReturnStates } from '@vitrina/contract/returns/returns.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { isSeen } from '#modules/order-record/seen-orders'
import { MOST_COUNTED } from '#modules/orders/reading/list-orders'
import { areInState, countReturnRows, listReturnRows } from '../returns.queries.ts'
import { withPhotos } from '../show-return.ts'

type Query = Input<typeof orderDeskApi.returns>['query']

/** Requests to give goods back, the oldest first. */
export async function listReturns(
  ctx: Context,
  actor: Actor,
  { state, page, 'per-page': size }: Query,
): Promise<Output<typeof orderDeskApi.returns>> {
  const condition = areInState({ states: state === 'open' ? openReturnStates : [state], isSeen: isSeen(actor) })
  const [rows, total] = await Promise.all([
    listReturnRows(ctx, { condition, size, page }),
    countReturnRows(ctx, { condition, most: MOST_COUNTED }),
  ])
  const items = await Promise.all(rows.map((row) => withPhotos(ctx, { ...row, createdAt: new Date(row.createdAt).toISOString() })))
  return { items, meta: pageMetaOf({ page, size, total }) }
}
