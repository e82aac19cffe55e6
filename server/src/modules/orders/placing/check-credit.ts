import type { PaymentMethod } from '@vitrina/contract/orders/orders.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { fill } from '#texts/texts'
import { checkoutTextsIn } from '#texts/checkout'
import { inRoubles } from '#texts/roubles'
import { type CreditReason, type CreditVerdict, creditVerdict } from '../credit.rules.ts'
import type { Debt } from '#modules/debts/debts.rules'
import type { OrderTerms } from './terms.queries.ts'

type Standing = Pick<OrderTerms, 'credit_sum' | 'contract'> & { debt: Debt }

export const limitOf = ({ credit_sum, contract }: Pick<OrderTerms, 'credit_sum' | 'contract'>): number =>
  contract && contract.credit_limit > 0 ? contract.credit_limit : credit_sum

/** The credit verdict on an order of this sum and payment method. */
export function creditFor(
  { site }: Actor,
  { debt, ...terms }: Standing,
  { sum, method }: { sum: number; method: PaymentMethod },
): CreditVerdict {
  return creditVerdict({
    limit: limitOf(terms),
    exposure: debt.creditUsed,
    orderSum: method === 'deferred' ? sum : 0,
    overdueSum: debt.overdue,
    overdueDays: debt.overdueDays,
    settings: site.settings.credit,
  })
}

export function reasonText({ language }: Actor, reason: CreditReason): string {
  const texts = checkoutTextsIn(language).credit
  return reason.code === 'overdue'
    ? fill(texts.overdue, { sum: inRoubles(reason.sum, language), days: reason.days })
    : fill(texts.overLimit, { sum: inRoubles(reason.by, language) })
}

/** Whether an order with this verdict may be paid this way: `stop` forbids all, `prepay` only credit. */
export const isPayable = ({ grade }: CreditVerdict, method: PaymentMethod): boolean =>
  grade !== 'stop' && !(grade === 'prepay' && method === 'deferred')

export function requireCredit(actor: Actor, verdict: CreditVerdict, method: PaymentMethod): void {
  const [first] = verdict.reasons
  if (!isPayable(verdict, method) && first) throw new AppError('order.credit-refused', { params: { reason: reasonText(actor, first) } })
}
