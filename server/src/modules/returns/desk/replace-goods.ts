import { sellerDay } from '@vitrina/contract/days/days.rules'
import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import { randomUUID } from 'node:crypto'
import type { OrderLineSource } from '@vitrina/contract/orders/order-parts'
import { needsWithin } from '@vitrina/contract/cart/line-needs.rules'
import { eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { issueInvoice } from '#modules/documents/issue-invoice'
import type { OrderRecord } from '#modules/order-record/lock-order'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { recordOrderEvent } from '#modules/order-record/order-events'
import { refreshOrder } from '#modules/order-record/refresh-order'
import { stepOrder } from '#modules/order-record/step-order'
import { notifyAboutOrder } from '#modules/order-record/notify-about-order'
import { allocateAdvance } from '#modules/payments/allocate-advance'
import { recordIncoming } from '#modules/payments/record-incoming'
import { readVatRates } from '#modules/prices/read-viewer'
import { vatRateOn } from '@vitrina/contract/prices/prices.rules'
import { insertOrder, type OrderHead } from '#modules/order-record/insert-order'
import { requestReserve } from '#modules/fulfilment/reserve/request-reserve'
import { holdWholeOrder } from '#modules/fulfilment/stock/hold-whole-order'
import { listReplacedLines } from './replacement.queries.ts'
import { figuresOf, replacementTotals } from './replacement.rules.ts'
import { changeReturn, type ReturnRecord } from '../returns.queries.ts'

type Replaced = { order: OrderRecord; found: ReturnRecord; credit: number; items: readonly { orderItemId: number; accepted: number }[] }

/** The lines of the new order; each knows which one it stands in for. */
async function makeLines(tx: Context, items: Replaced['items'], today: string) {
  const rates = await readVatRates(tx)
  const lines = await listReplacedLines(
    tx,
    items.map(({ orderItemId }) => orderItemId),
  )
  return lines.map((line) => {
    if (line.price === null) throw new AppError('order.unpriced')
    const amount = items.find(({ orderItemId }) => orderItemId === line.id)?.accepted ?? 0
    const replaced = { ...line, price: line.price, kept: line.amount - line.cancelled }
    return { line: replaced, figures: figuresOf(replaced, amount, vatRateOn(rates, line.vatGroup, today)) }
  })
}

/** Goods in place of returned ones serve the same needs of the purchasing board: those the line no longer covers. */
function needsOfReturned({ source, kept, returned }: { source: OrderLineSource | null; kept: number; returned: number }, amount: number) {
  if (source === null || source.type === 'quote' || !source.needs) return null
  return { ...source, needs: needsWithin(source.needs, { from: subtractAmounts(kept, returned), amount }) }
}

/** Terms as they were agreed; nothing is asked for bringing it. */
const headOf = (order: OrderRecord): Omit<OrderHead, 'total' | keyof ReturnType<typeof replacementTotals>> => ({
  siteId: order.siteId,
  companyId: order.companyId,
  legalEntityId: order.legalEntityId,
  contractId: order.contractId,
  regionId: order.regionId,
  createdBy: order.createdBy,
  managerId: order.managerId,
  source: 'replacement',
  groupKey: randomUUID(),
  groupPosition: 0,
  cartId: null,
  cartVersion: null,
  ...eachBuyerText((name) => order[name]),
  // It was about the first delivery.
  comment: '',
  deliveryType: order.deliveryType,
  warehouseId: order.warehouseId,
  deliveryAddressId: order.deliveryAddressId,
  deliveryAddress: order.deliveryAddress,
  carrier: order.carrier,
  deliveryPrice: 0,
  deliveryVat: 0,
  desiredOn: null,
  promisedOn: null,
  window: null,
  contactName: order.contactName,
  contactPhone: order.contactPhone,
  paymentMethod: order.paymentMethod,
  deferralDays: order.deferralDays,
  offerAcceptedAt: order.offerAcceptedAt,
  offerVersion: order.offerVersion,
  state: 'submitted',
  approvalState: 'not_needed',
  creditGrade: 'none',
  language: order.language,
  origin: order.origin,
})

/**
 * Goods that came back are replaced by the same ones: an order of its own, accepted at once and paid by the return.
 * The order they came from must be locked.
 */
export async function replaceGoods(tx: Context, actor: Actor, { order, found, credit, items }: Replaced): Promise<void> {
  const today = sellerDay(tx.now())
  const made = await makeLines(tx, items, today)
  const totals = replacementTotals(made)
  const total = totals.itemsTotal + totals.customItemsTotal
  const placed = await insertOrder(tx, {
    head: { ...headOf(order), ...totals, total },
    items: made.map(({ line, figures }, place) => ({
      ...line,
      ...figures,
      lineNo: place + 1,
      vatOn: today,
      shipBy: null,
      source: needsOfReturned(line, figures.amount),
      replacementOf: line.id,
    })),
  })
  await changeReturn(tx, found.id, { replacementOrderId: placed.id })
  await recordOrderEvent(tx, actor, {
    orderId: placed.id,
    type: 'order.replaces',
    data: { returnId: found.id, number: found.number, total },
  })
  await recordOrderEvent(tx, actor, { orderId: order.id, type: 'return.replaced', data: { orderId: placed.id, number: placed.number } })
  await stepOrder(tx, actor, { id: placed.id, state: 'submitted' }, { to: 'confirmed', type: 'order.confirmed' })
  await pay(tx, { companyId: order.companyId, orderId: placed.id, returnId: found.id, credit })
  // The stock last of all: other orders do not wait for it while documents are written.
  await holdWholeOrder(tx, placed.id)
  await requestReserve(tx, actor, placed.id)
  // The seller owes the goods: a kopeck that rounding leaves unpaid does not hold them back.
  await updateOrderFields(tx, placed.id, { releasedSum: total })
  await refreshOrder(tx, placed.id)
  await notifyAboutOrder(tx, placed.id, 'replacementPlaced', { text: found.number })
}

/** The returned goods pay the new order. Metres returned in bits may be a kopeck apart: over it is an advance, under it one is used. */
async function pay(
  tx: Context,
  { companyId, orderId, returnId, credit }: { companyId: number; orderId: number; returnId: number; credit: number },
): Promise<void> {
  const invoice = await issueInvoice(tx, orderId)
  if (credit > 0) await recordIncoming(tx, { companyId, method: 'offset', sum: credit, orderId, returnId, receivedAt: tx.now() })
  if (invoice) await allocateAdvance(tx, { companyId, documentId: invoice.id })
}
