import { sql } from 'drizzle-orm'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { moscowDay } from '#modules/prices/vat.rules'
import { cancelOrder } from '#modules/orders/cancel-order'
import { commentOrder } from '#modules/orders/comment-order'
import { assemblePickup } from '#modules/orders/desk/assemble-pickup'
import { commentAtDesk } from '#modules/orders/desk/comment-at-desk'
import { confirmOrder } from '#modules/orders/desk/confirm-order'
import { declineOrder } from '#modules/orders/desk/decline-order'
import { deliverShipment } from '#modules/orders/desk/deliver-shipment'
import { issuePickup } from '#modules/orders/desk/issue-pickup'
import { markPaid } from '#modules/orders/desk/mark-paid'
import { confirmReserveAtDesk } from '#modules/orders/desk/reserve-at-desk'
import { releaseCredit } from '#modules/orders/desk/release-credit'
import { shipOrder } from '#modules/orders/desk/ship-order'
import { expireReserves } from '#modules/orders/reserve/reserve.jobs'
import { decideReturn } from '#modules/orders/returns/decide-return'
import { requestReturn } from '#modules/orders/returns/request-return'
import { needed } from '#seeds/demo/people/lookups'
import type { Happening } from './demo-orders.ts'

type Standing = {
  number: string
  version: number
  open: number
  grade: string
  lines: { id: number; amount: number; shipped: number }[]
  shipment: { id: number; code: string | null } | null
  returnId: number | null
}

async function readStanding({ db }: Context, id: number): Promise<Standing> {
  const { rows } = await db.execute<Standing>(sql`
    select o.number, o.version, (o.total - o.paid_sum)::float8 as open, o.credit_grade as grade,
      (select json_agg(json_build_object('id', i.id, 'amount', i.amount, 'shipped', i.shipped) order by i.line_no) from order_items i
        where i.order_id = o.id) as lines,
      (select json_build_object('id', s.id, 'code', s.pickup_code) from shipments s where s.order_id = o.id order by s.id desc limit 1) as shipment,
      (select max(r.id) from return_requests r where r.order_id = o.id) as "returnId"
    from orders o where o.id = ${id}`)
  return needed(rows[0], `order ${id}`)
}

export type Sides = { buyer: Actor; desk: Actor; collector: string }

/** One event in the life of an order, done by the verbs of the store. */
export async function happen(tx: Context, { buyer, desk, collector }: Sides, id: number, happening: Happening): Promise<unknown> {
  const { version, number, open, grade, lines, shipment, returnId } = await readStanding(tx, id)
  const pay = (sum: number) =>
    markPaid(tx, desk, { id, sum, method: 'transfer', receivedOn: moscowDay(tx.now()), bankDocument: `${100 + id}` })
  switch (happening.what) {
    case 'confirm': {
      // A debt of the company may be old enough to need a word of its manager, by the days of this year's calendar.
      if (grade === 'release') await releaseCredit(tx, desk, { id, version, reason: 'Оплата обещана на этой неделе' })
      return confirmOrder(tx, desk, { id, version: grade === 'release' ? (await readStanding(tx, id)).version : version })
    }
    case 'confirmReserve':
      return confirmReserveAtDesk(tx, desk, { id, version })
    case 'expireReserves':
      return expireReserves.run(tx, {})
    case 'ship':
      return shipOrder(tx, desk, { id, version, trackingNumber: '' })
    case 'shipPart':
      return shipOrder(tx, desk, {
        id,
        version,
        items: lines.slice(0, Math.ceil(lines.length / 2)).map((line) => ({ id: line.id, amount: line.amount })),
        trackingNumber: `ДЛ-${number.slice(-6)}`,
      })
    case 'deliver':
      return deliverShipment(tx, desk, { id, version, shipmentId: needed(shipment?.id, 'shipment') })
    case 'assemble':
      return assemblePickup(tx, desk, { id, version })
    case 'issue':
      return issuePickup(tx, desk, {
        id,
        version,
        shipmentId: needed(shipment?.id, 'shipment'),
        code: needed(shipment?.code ?? undefined, 'pickup code'),
        collectedBy: collector,
        powerOfAttorney: `№ ${id} от ${moscowDay(tx.now()).split('-').toReversed().join('.')}`,
      })
    case 'pay':
      return pay(open)
    case 'payPart':
      return pay(Math.round(open / 2))
    case 'cancel':
      return cancelOrder(tx, buyer, { id, reason: happening.text })
    case 'decline':
      return declineOrder(tx, desk, { id, version, reason: happening.text })
    case 'comment':
      return commentOrder(tx, buyer, { id, text: happening.text })
    case 'answer':
      return commentAtDesk(tx, desk, { id, text: happening.text, isInternal: false })
    case 'askReturn': {
      const line = needed(lines[0], 'line')
      const item = { orderItemId: line.id, amount: 1, reason: 'defect' as const, condition: 'damaged' as const }
      return requestReturn(tx, buyer, { id, items: [item], resolution: 'refund', comment: happening.text })
    }
    case 'decideReturn':
      return decideReturn(tx, desk, { id: needed(returnId ?? undefined, 'return'), step: happening.step, answer: happening.text })
  }
}
