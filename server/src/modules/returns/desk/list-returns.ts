import type { Input, Output } from '@vitrina/contract/endpoint'
import { MOST_COUNTED, pageMetaOf } from '@vitrina/contract/paging'
import type { returnDeskApi } from '@vitrina/contract/returns/return-desk'
import { openReturnStates } from '@vitrina/contract/returns/returns.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { isSeen } from '#modules/order-record/seen-orders'
import { areInState, countReturnRows, listReturnRows } from '../returns.queries.ts'
import { withPhotos } from '../show-return.ts'

type Query = Input<typeof returnDeskApi.list>['query']

/** Requests to give goods back, the oldest first. */
export async function listReturns(
  ctx: Context,
  actor: Actor,
  { state, page, 'per-page': size }: Query,
): Promise<Output<typeof returnDeskApi.list>> {
  const condition = areInState({ states: state === 'open' ? openReturnStates : [state], isSeen: isSeen(actor) })
  const [rows, total] = await Promise.all([
    listReturnRows(ctx, { condition, size, page }),
    countReturnRows(ctx, { condition, most: MOST_COUNTED }),
  ])
  const items = await Promise.all(rows.map((row) => withPhotos(ctx, { ...row, createdAt: new Date(row.createdAt).toISOString() })))
  return { items, meta: pageMetaOf({ page, size, total }) }
}
