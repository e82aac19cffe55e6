import type { Context } from '#platform/context'
import { accrueOnPayment } from '#modules/loyalty/accrue'
import { paymentStateOf, shippingStateOf } from './order-states.rules.ts'
import { findSums, updateSums } from './order-record.queries.ts'
import { stepOrder } from './step-order.ts'

const DONE = new Set(['shipped', 'delivered', 'issued'])

/** After any change of lines, shipments or payments: sums and the two states that follow from them. The order must be locked. */
export async function refreshOrder(tx: Context, orderId: number): Promise<void> {
  const sums = await findSums(tx, orderId)
  if (!sums) throw new Error(`No order ${orderId} to refresh`)
  const total = sums.items + sums.customs + sums.delivery
  const shippingState = shippingStateOf(sums)
  const paymentState = paymentStateOf({ total, paid: sums.paid })
  await updateSums(tx, orderId, { ...sums, total, shippingState, paymentState })
  // An order is paid by money, and as well by becoming smaller.
  if (paymentState === 'paid') await accrueOnPayment(tx, orderId)
  const isSettled = paymentState === 'paid' || paymentState === 'not_required'
  if (sums.open > 0 && isSettled && DONE.has(shippingState) && (sums.state === 'confirmed' || sums.state === 'in_progress'))
    await stepOrder(tx, null, { id: orderId, state: sums.state }, { to: 'completed', type: 'order.completed' })
}
