import { sql } from '@vitrina/server/src/platform/database/drizzle.ts'
import type { Actor } from '@vitrina/server/src/platform/actor.ts'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { cancelOrder } from '@vitrina/server/src/modules/orders/cancel-order.ts'
import { commentOrder } from '@vitrina/server/src/modules/orders/comment-order.ts'
import { commentAtDesk } from '@vitrina/server/src/modules/orders/desk/comment-at-desk.ts'
import { confirmOrder } from '@vitrina/server/src/modules/orders/desk/confirm-order.ts'
import { declineOrder } from '@vitrina/server/src/modules/orders/desk/decline-order.ts'
import { markPaid } from '@vitrina/server/src/modules/orders/desk/mark-paid.ts'
import { assembleAtDesk, issueAtDesk } from '@vitrina/server/src/modules/orders/desk/pickup-at-desk.ts'
import { deliverAtDesk, releaseGoodsAtDesk, shipAtDesk } from '@vitrina/server/src/modules/orders/desk/shipments-at-desk.ts'
import { receiveTransferAtDesk, sendTransferAtDesk } from '@vitrina/server/src/modules/orders/desk/transfers-at-desk.ts'
import { confirmReserveAtDesk } from '@vitrina/server/src/modules/orders/desk/reserve-at-desk.ts'
import { releaseCredit } from '@vitrina/server/src/modules/orders/desk/release-credit.ts'
import { expireReserves } from '@vitrina/server/src/modules/fulfilment/reserve/reserve.jobs.ts'
import { decideReturn } from '@vitrina/server/src/modules/returns/desk/decide-return.ts'
import { requestReturn } from '@vitrina/server/src/modules/returns/request-return.ts'
import { needed } from '#demo/people/lookups'
import type { DemoEvent } from './demo-orders.ts'

/** How long the proxies of the demo's buyers are good for. */
const PROXY_DAYS = 10

type OrderSnapshot = {
  number: string
  version: number
  open: number
  grade: string
  pickupAt: number | null
  lines: { id: number }[]
  /** Goods held for it by warehouse, the one with most lines first. */
  held: { warehouseId: number; items: { id: number; amount: number }[] }[]
  shipments: { id: number; state: string; code: string | null }[]
  transferId: number | null
  returnId: number | null
}

async function readSnapshot({ db }: Context, id: number): Promise<OrderSnapshot> {
  const { rows } = await db.execute<OrderSnapshot>(sql`
    select o.number, o.version, (o.total - o.paid_sum) as open, o.credit_grade as grade, o.warehouse_id as "pickupAt",
      (select json_agg(json_build_object('id', i.id) order by i.line_no) from order_items i where i.order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('warehouseId', h.warehouse_id, 'items', h.items) order by h.lines desc, h.warehouse_id), '[]')
        from (
          select a.warehouse_id, count(*) as lines, json_agg(json_build_object('id', i.id, 'amount', a.held) order by i.line_no) as items
          from order_items i join order_allocations a on a.order_item_id = i.id where i.order_id = o.id and a.held > 0 group by 1
        ) h) as held,
      (select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state, 'code', s.pickup_code) order by s.id), '[]')
        from shipments s where s.order_id = o.id) as shipments,
      (select max(t.id) from stock_transfers t where t.order_id = o.id) as "transferId",
      (select max(r.id) from return_requests r where r.order_id = o.id) as "returnId"
    from orders o where o.id = ${id}`)
  return needed(rows[0], `order ${id}`)
}

export type Actors = { buyer: Actor; desk: Actor; collector: string }

/** Everything that lies for an order leaves, from one warehouse after the other. */
async function shipAll(tx: Context, desk: Actor, id: number): Promise<void> {
  const { held } = await readSnapshot(tx, id)
  for (const { warehouseId } of held) {
    const { version } = await readSnapshot(tx, id)
    await shipAtDesk(tx, desk, { id, version, warehouseId, trackingNumber: '' })
  }
}

async function deliverAll(tx: Context, desk: Actor, id: number): Promise<void> {
  const { shipments } = await readSnapshot(tx, id)
  for (const { id: shipmentId } of shipments.filter(({ state }) => state === 'shipped')) {
    const { version } = await readSnapshot(tx, id)
    await deliverAtDesk(tx, desk, { id, version, shipmentId })
  }
}

/** Goods elsewhere are brought to the pickup point before they are assembled there. */
async function assemble(tx: Context, desk: Actor, id: number): Promise<void> {
  const { held, pickupAt } = await readSnapshot(tx, id)
  const to = needed(pickupAt ?? undefined, 'pickup point')
  for (const { warehouseId: from } of held.filter(({ warehouseId }) => warehouseId !== to)) {
    const { version } = await readSnapshot(tx, id)
    await sendTransferAtDesk(tx, desk, { id, version, from, to })
    const sent = await readSnapshot(tx, id)
    await receiveTransferAtDesk(tx, desk, { id, version: sent.version, transferId: needed(sent.transferId ?? undefined, 'transfer') })
  }
  const { version } = await readSnapshot(tx, id)
  await assembleAtDesk(tx, desk, { id, version })
}

/** One event in the life of an order, done by the verbs of the store. */
export async function playEvent(tx: Context, { buyer, desk, collector }: Actors, id: number, event: DemoEvent): Promise<unknown> {
  const { version, number, open, grade, lines, held, shipments, returnId } = await readSnapshot(tx, id)
  const pay = (sum: number) =>
    markPaid(tx, desk, { id, sum, method: 'transfer', receivedOn: sellerDay(tx.now()), bankDocument: `${100 + id}` })
  switch (event.what) {
    case 'confirm': {
      // A debt of the company may be old enough to need the manager's release, by the days of this year's calendar.
      if (grade === 'release') await releaseCredit(tx, desk, { id, version, reason: 'Оплата обещана на этой неделе' })
      return confirmOrder(tx, desk, { id, version: grade === 'release' ? (await readSnapshot(tx, id)).version : version })
    }
    case 'confirmReserve':
      return confirmReserveAtDesk(tx, desk, { id, version })
    case 'expireReserves':
      return expireReserves.run(tx, {})
    case 'ship':
      return shipAll(tx, desk, id)
    case 'releaseGoods':
      return releaseGoodsAtDesk(tx, desk, { id, version, reason: event.text })
    case 'shipPart': {
      const { warehouseId, items } = needed(held[0], 'held goods')
      return shipAtDesk(tx, desk, {
        id,
        version,
        warehouseId,
        items: items.slice(0, Math.ceil(items.length / 2)),
        trackingNumber: `ДЛ-${number.slice(-6)}`,
      })
    }
    case 'deliver':
      return deliverAll(tx, desk, id)
    case 'assemble':
      return assemble(tx, desk, id)
    case 'issue': {
      const shipment = needed(shipments.at(-1), 'shipment')
      return issueAtDesk(tx, desk, {
        id,
        version,
        shipmentId: shipment.id,
        code: needed(shipment.code ?? undefined, 'pickup code'),
        collectedBy: collector,
        proxy: { number: String(id), issuedOn: sellerDay(tx.now()), validUntil: shiftDay(sellerDay(tx.now()), PROXY_DAYS) },
      })
    }
    case 'pay':
      return pay(open)
    case 'payPart':
      return pay(Math.round(open / 2))
    case 'cancel':
      return cancelOrder(tx, buyer, { id, reason: event.text })
    case 'decline':
      return declineOrder(tx, desk, { id, version, reason: event.text })
    case 'comment':
      return commentOrder(tx, buyer, { id, text: event.text })
    case 'answer':
      return commentAtDesk(tx, desk, { id, text: event.text, isInternal: false })
    case 'askReturn': {
      const line = needed(lines[0], 'line')
      const item = { orderItemId: line.id, amount: 1, reason: 'defect' as const, condition: 'damaged' as const }
      return requestReturn(tx, buyer, { id, items: [item], resolution: 'refund', comment: event.text })
    }
    case 'decideReturn':
      return decideReturn(tx, desk, { id: needed(returnId ?? undefined, 'return'), step: event.step, answer: event.text })
  }
}
