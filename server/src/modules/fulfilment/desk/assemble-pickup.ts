import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readVatRates } from '#modules/prices/read-viewer'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { firstDates } from '../pickup/pickup-dates.rules.ts'
import { pickupTerms } from '../pickup/pickup-terms.ts'
import { requestedLines } from './requested-lines.ts'
import { holdFresh } from '../stock/goods.queries.ts'
import { nextPart } from '#modules/order-record/line-parts.rules'
import { listOrderLines } from '#modules/order-record/order-lines'
import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { insertShipment, newPickupCode } from '../shipments.queries.ts'
import { planLineWithdrawals } from '../stock/stock-withdrawals.ts'
import { pickupPointOf } from '../pickup/waiting-shipments.ts'

type AssembleInput = { items?: readonly { id: number; amount: number }[] | undefined }

/** Goods for pickup are assembled: they wait for a person with the code, which only the buyer gets. The order must be locked. */
export async function assemblePickup(tx: Context, actor: Actor, order: OrderRecord, { items: named }: AssembleInput): Promise<void> {
  const { id } = order
  const today = sellerDay(tx.now())
  const warehouseId = pickupPointOf(order)
  const requested = requestedLines(await listOrderLines(tx, id), { named, warehouseId })
  // Goods of other waiting shipments are not there for this one.
  await holdFresh(
    tx,
    await planLineWithdrawals(
      tx,
      warehouseId,
      requested.map(({ line, amount }) => ({ line, amount: exactAmount(line.waiting + amount) })),
    ),
  )
  const rates = await readVatRates(tx)
  const items = requested.map(({ line, amount }) => {
    if (line.price === null) throw new AppError('order.unpriced')
    const vatRate = vatRateOn(rates, line.vatGroup, today)
    return {
      orderItemId: line.id,
      warehouseId,
      amount,
      vatRate,
      ...nextPart(line.parts, { price: line.price, amount, vatRate }),
    }
  })
  const code = newPickupCode()
  const terms = await pickupTerms(tx, id)
  const { until, remindOn } = firstDates(terms.calendar, { readyOn: terms.today, days: terms.days })
  const shipment = await insertShipment(tx, {
    orderId: id,
    warehouseId,
    state: 'ready_for_pickup',
    pickupCode: code,
    pickupUntil: until,
    pickupRemindOn: remindOn,
    items,
  })
  const event = { type: 'shipment.assembled', data: { shipmentId: shipment.id, number: shipment.number, until } }
  if (order.state === 'confirmed') await stepOrder(tx, actor, order, { to: 'in_progress', ...event })
  else await recordOrderEvent(tx, actor, { orderId: id, ...event })
  await notifyAboutOrder(tx, id, 'readyForPickup', { key: `ready:${shipment.id}:0`, code, until: formatDay(until) })
}
