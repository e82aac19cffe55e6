import type { Order } from '@vitrina/contract/orders/orders'
import { type Actor, isStandIn } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { privateFilePath } from '#platform/files/private-files'
import { moscowDay } from '#modules/prices/vat.rules'
import { requireToggle } from '#modules/site/require-toggle'
import { awaitsPayment, deskActionsOf } from '../order-actions.rules.ts'
import { withPhotos } from '#modules/returns/show-return'
import { isOrder, isReadableOrder, isThere, oneOf } from './list-orders.queries.ts'
import { findOrderDetail } from './order-detail.queries.ts'
import { listOrderRows } from './order-row.queries.ts'
import { factsOf, moment, rowOf } from './show-row.ts'

/** The reading side: the pickup code is the buyer's alone, staff in their place do not see it; the desk's actions are the seller's. */
export type Side = 'buyer' | 'seller'

const momentOrNull = (given: string | null) => (given === null ? null : moment(given))

/** An order with all but its lines, papers and timeline. Another company's looks missing. */
export async function readOrder(ctx: Context, actor: Actor, id: number, side: Side = 'buyer'): Promise<Order> {
  if (side === 'buyer') requireToggle(actor, 'orders')
  const condition = side === 'buyer' ? isReadableOrder(actor, id) : isOrder(id)
  const today = moscowDay(ctx.now())
  const [row] = await listOrderRows(ctx, { page: oneOf(condition), today })
  const detail = row && (await findOrderDetail(ctx, isOrder(id)))
  if (!row || !detail) throw new AppError('order.not-found')
  const isCodeShown = side === 'buyer' && !isStandIn(actor)
  return {
    ...rowOf(actor, row),
    source: detail.source,
    siblings: detail.group ?? [],
    replaces: detail.replaces,
    contract: detail.contract,
    warehouse: detail.warehouse,
    deliveryAddress: detail.delivery_address,
    carrier: detail.carrier,
    window: detail.window,
    contactName: detail.contact_name,
    contactPhone: detail.contact_phone,
    paymentMethod: detail.payment_method,
    deferralDays: detail.deferral_days,
    approvalState: detail.approval_state,
    creditGrade: detail.credit_grade,
    awaitsPayment: awaitsPayment(factsOf(row)),
    refusal: detail.refusal,
    comment: detail.comment,
    file: detail.file && { name: detail.file.name, path: await privateFilePath(ctx, detail.file.key) },
    orderItemsTotalPrice: detail.items_total,
    orderCustomItemsTotalPrice: detail.custom_items_total,
    deliveryPrice: detail.delivery_price,
    vat: detail.vat,
    discount: detail.discount,
    cashBack: detail.cash_back,
    weightGrams: detail.weight_grams,
    volumeMl: detail.volume_ml,
    reserve: detail.reserve && {
      ...detail.reserve,
      requestedAt: moment(detail.reserve.requestedAt),
      confirmedAt: momentOrNull(detail.reserve.confirmedAt),
      expiresAt: momentOrNull(detail.reserve.expiresAt),
    },
    shipments: (detail.shipments ?? []).map((one) => ({ ...one, pickupCode: isCodeShown ? one.pickupCode : null })),
    returns: await Promise.all((detail.returns ?? []).map((one) => withPhotos(ctx, { ...one, createdAt: moment(one.createdAt) }))),
    version: row.version,
    deskActions: side === 'seller' ? deskActionsOf(factsOf(row)) : [],
  }
}

/** For parts of an order: one that is not the reader's looks missing. */
export async function requireReadable(ctx: Context, actor: Actor, id: number): Promise<void> {
  requireToggle(actor, 'orders')
  if (!(await isThere(ctx, isReadableOrder(actor, id)))) throw new AppError('order.not-found')
}
