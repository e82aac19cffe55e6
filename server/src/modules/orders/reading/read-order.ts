import { permittedActions } from '@vitrina/contract/orders/desk-actions.rules'
import type { Order } from '@vitrina/contract/orders/orders'
import { type Actor, isStandIn } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { privateFilePath } from '#platform/files/private-files'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { requireToggle } from '#modules/site/require-access'
import { awaitsPayment, deskActionsOf } from '../order-actions.rules.ts'
import { withPhotos } from '#modules/returns/show-return'
import { isOrder, isReadableOrder, isThere, oneOf } from './list-orders.queries.ts'
import { findOrderDetail } from './order-detail.queries.ts'
import { listOrderRows } from './order-row.queries.ts'
import { factsOf, moment, rowOf } from './show-row.ts'

/** The reading side: the pickup code is the buyer's alone, staff in their place do not see it; the desk's actions are the seller's. */
export type Side = 'buyer' | 'seller'

const momentOrNull = (given: string | null) => (given === null ? null : moment(given))

/** An order with all but its lines, documents and timeline. Another company's looks missing. */
export async function readOrder(ctx: Context, actor: Actor, id: number, side: Side = 'buyer'): Promise<Order> {
  if (side === 'buyer') requireToggle(actor, 'orders')
  const condition = side === 'buyer' ? isReadableOrder(actor, id) : isOrder(id)
  const today = sellerDay(ctx.now())
  const [row] = await listOrderRows(ctx, { page: oneOf(condition), today })
  const detail = row && (await findOrderDetail(ctx, isOrder(id)))
  if (!row || !detail) throw new AppError('order.not-found')
  const { group, file, itemsTotal, customItemsTotal, reserve, shipments, returns, ...shown } = detail
  const isCodeShown = side === 'buyer' && !isStandIn(actor)
  return {
    ...rowOf(actor, row),
    ...shown,
    siblings: group ?? [],
    awaitsPayment: awaitsPayment(factsOf(row)),
    file: file && { name: file.name, path: await privateFilePath(ctx, file.key) },
    orderItemsTotalPrice: itemsTotal,
    orderCustomItemsTotalPrice: customItemsTotal,
    reserve: reserve && {
      ...reserve,
      requestedAt: moment(reserve.requestedAt),
      confirmedAt: momentOrNull(reserve.confirmedAt),
      expiresAt: momentOrNull(reserve.expiresAt),
    },
    shipments: (shipments ?? []).map((one) => ({ ...one, pickupCode: isCodeShown ? one.pickupCode : null })),
    returns: await Promise.all((returns ?? []).map((one) => withPhotos(ctx, { ...one, createdAt: moment(one.createdAt) }))),
    deskActions: side === 'seller' ? permittedActions(actor.user?.role, deskActionsOf(factsOf(row))) : [],
  }
}

/** For parts of an order: one that is not the reader's looks missing. */
export async function requireReadable(ctx: Context, actor: Actor, id: number): Promise<void> {
  requireToggle(actor, 'orders')
  if (!(await isThere(ctx, isReadableOrder(actor, id)))) throw new AppError('order.not-found')
}
