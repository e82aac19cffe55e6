import type { Output } from '@vitrina/contract/endpoint'
import type { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readDebt } from '#modules/debts/company-debt'
import { allDocumentsOfOrder } from '#modules/documents/list-documents'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { listTransfers } from '#modules/fulfilment/desk/list-transfers'
import { listWarehouses } from '#modules/fulfilment/stock/warehouses'
import { listEvents } from '../reading/order-events.queries.ts'
import { listItems } from '../reading/order-items.queries.ts'
import { readOrder } from '../reading/read-order.ts'
import { listPaymentsOf } from './payments.queries.ts'
import { requireSeen } from '#modules/order-record/seen-orders'

/** An order as the desk works with it: all of it on one page. */
export async function readDesk(ctx: Context, actor: Actor, id: number): Promise<Output<typeof orderDeskApi.read>> {
  await requireSeen(ctx, actor, id)
  const role = actor.user?.role
  const [order, items, events, payments, documents, transfers, warehouses] = await Promise.all([
    readOrder(ctx, actor, id, 'seller'),
    listItems(ctx, id, 'seller'),
    listEvents(ctx, { orderId: id, side: 'seller' }),
    may(role, 'payments') ? listPaymentsOf(ctx, id) : [],
    allDocumentsOfOrder(ctx, actor, id),
    listTransfers(ctx, id),
    listWarehouses(ctx),
  ])
  const debt = may(role, 'debts') ? await readDebt(ctx, { companyId: order.company.id, today: sellerDay(ctx.now()) }) : null
  return { order, items, events, payments, documents, transfers, warehouses, debt }
}
