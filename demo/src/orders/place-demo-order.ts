import { type NewOrder, newOrderDefaults } from '@vitrina/contract/orders/checkout'
import type { Context } from '@vitrina/server/src/platform/context.ts'
import { addItems } from '@vitrina/server/src/modules/cart/add-items.ts'
import { afterPlacing } from '@vitrina/server/src/modules/orders/placing/after-placing.jobs.ts'
import { placeOrder } from '@vitrina/server/src/modules/orders/placing/place-order.ts'
import { readViewer } from '@vitrina/server/src/modules/prices/read-viewer.ts'
import { needed } from '#demo/people/lookups'
import type { DemoBuyer } from './demo-actors.ts'
import type { DemoOrder } from './demo-orders.ts'
import { listPlentiful, pickGoods } from './pick-goods.ts'

type Placing = { buyer: DemoBuyer; order: DemoOrder; nth: number }

/** Fills the buyer's cart and orders it, through the store's own calls. Returns the order's id; null where a tiny store has no goods for it. */
export async function placeDemoOrder(tx: Context, { buyer, order, nth }: Placing): Promise<number | null> {
  const { actor, contact, legalEntityId, contractId, deliveryAddressId } = buyer
  const goods = await listPlentiful(tx, buyer.regionId)
  if (goods.length === 0) return null
  const { places } = await readViewer(tx, actor, { contractId })
  const cart = await addItems(tx, actor, { items: pickGoods(goods, { nth, lines: order.lines }), mode: 'set' })
  const wanted: NewOrder = {
    ...newOrderDefaults,
    ...contact,
    cartId: cart.id,
    cartVersion: cart.version,
    expectedSum: cart.totals.sum,
    legalEntityId,
    contractId,
    deliveryType: order.delivery,
    warehouseId: order.delivery === 'pickup' ? needed(places[0], 'pickup point').id : null,
    deliveryAddressId: order.delivery === 'pickup' ? null : deliveryAddressId,
    carrier: order.delivery === 'carrier' ? 'Деловые линии' : '',
    paymentMethod: order.payment,
    buyerOrderNumber: order.number ?? '',
    comment: order.comment ?? '',
    wantsReserve: order.wantsReserve ?? false,
    agreedForOffer: true,
  }
  const [placed] = await placeOrder(tx, actor, { ...wanted, origin: actor.site.url })
  const { id, state } = needed(placed, 'order')
  // Its letter is marked as sent: a new store sends no letters about it.
  await afterPlacing.run(tx, { orderId: id, isWaiting: state === 'approval_pending' })
  return id
}
