import type { Context } from '#platform/context'
import { dealOfOrder, deliveryLine, printFormLine } from '#modules/documents/deal-of-order'
import type { OrderForm } from '#modules/documents/print-forms/print-form'
import { totalsOf } from '#modules/documents/print-forms/print-form-sums'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { findExported } from './export.queries.ts'
import { deliveryText, notesOf, paymentText, stateText } from './order-texts.rules.ts'

type Line = OrderForm['lines'][number]

/** An order as its form shows it now. */
export async function orderPrintForm(ctx: Context, id: number): Promise<OrderForm> {
  const [deal, order] = [await dealOfOrder(ctx, id), await findExported(ctx, id)]
  const { facts, head, manager } = deal
  const goods = deal.lines.map((line): Line => {
    const isPriced = line.price !== null
    const shown = printFormLine({ ...line, price: line.price ?? 0 })
    return { ...shown, ...(!isPriced && { price: null, sum: null, vat: null }), note: line.note, shipBy: line.ship_by }
  })
  const delivery = await deliveryLine(ctx, deal, facts.vat_on ?? sellerDay(ctx.now()))
  const lines: Line[] = [...goods, ...delivery.map((line) => ({ ...line, note: '', shipBy: null }))]
  const [ordered] = head.orders
  return {
    kind: 'order',
    ...head,
    orders: [],
    number: facts.number,
    date: ordered?.date ?? sellerDay(ctx.now()),
    lines,
    totals: totalsOf(lines.map(({ vatRate, sum, vat }) => ({ vatRate, sum: sum ?? 0, vat: vat ?? 0 }))),
    state: stateText(order.state),
    buyerNumber: order.buyerOrderNumber,
    delivery: deliveryText({
      type: order.deliveryType,
      address: order.deliveryAddress,
      carrier: order.carrier,
      pickup: order.pickup,
      on: order.expectedOn,
    }),
    payment: paymentText(order.paymentMethod, order.deferralDays),
    notes: notesOf(order),
    manager,
  }
}
