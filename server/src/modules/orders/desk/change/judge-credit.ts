import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readDebt } from '#modules/debts/company-debt'
import { lockOrder, type OrderRecord } from '#modules/order-record/lock-order'
import { updateOrderFields } from '#modules/order-record/update-order-fields'
import { creditFor, reasonText, requireCredit } from '../../placing/check-credit.ts'
import { findOrderTerms } from '../../placing/terms.queries.ts'
import { customerOfOrder } from '../customer-of-order.ts'

/** The sum a change adds to the debt of the company. */
const addedDebt = (before: OrderRecord, after: OrderRecord): number => {
  if (after.paymentMethod !== 'deferred') return 0
  return before.paymentMethod === 'deferred' ? after.total - before.total : after.total
}

/** An order on credit that has grown, or is paid another way now, is judged as a new one would be; its sums must be current. */
export async function judgeCredit(tx: Context, actor: Actor, before: OrderRecord): Promise<void> {
  const after = await lockOrder(tx, before.id)
  const { id, companyId, paymentMethod: method } = after
  const added = addedDebt(before, after)
  if (method === before.paymentMethod && added <= 0) return
  const today = sellerDay(tx.now())
  const company = await findOrderTerms(tx, { ...after, today, isOnCredit: method === 'deferred' })
  if (!company) throw new Error(`Order ${id} is of no company`)
  const debt = await readDebt(tx, { companyId, today })
  const customer = customerOfOrder(actor, after)
  // The debt counts the order as it is now.
  const credit = creditFor(customer, { ...company, debt: { ...debt, creditUsed: debt.creditUsed - added } }, { sum: added, method })
  requireCredit(customer, credit, method)
  const [first] = credit.reasons
  // Staff release an order before it is confirmed; one that is confirmed already would slip past them.
  if (credit.grade === 'release' && first && after.state !== 'submitted')
    throw new AppError('order.credit-refused', { params: { reason: reasonText(customer, first) } })
  if (after.state === 'submitted' && after.creditGrade !== credit.grade) await updateOrderFields(tx, id, { creditGrade: credit.grade })
}
