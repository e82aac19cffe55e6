import { subtractAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { OrderItem, OrderReturn } from '@vitrina/contract/orders/order-parts'
import type { returnConditions, returnReasons, returnResolutions } from '@vitrina/contract/returns/returns'
import { openReturnStates } from '@vitrina/contract/returns/returns.rules'

export type ReturnReason = (typeof returnReasons)[number]
export type ReturnCondition = (typeof returnConditions)[number]
export type ReturnResolution = (typeof returnResolutions)[number]

/** The returned part of one line; an empty amount is no return. */
export type ReturnLine = { amount: string; reason: ReturnReason; condition: ReturnCondition; photo: File | null }

export const emptyLine: ReturnLine = { amount: '', reason: 'notNeeded', condition: 'unopened', photo: null }

/** The amount shipped and neither returned nor requested back already. */
export function returnable(
  { id, shipped, returned }: Pick<OrderItem, 'id' | 'shipped' | 'returned'>,
  returns: readonly OrderReturn[],
): number {
  const open = returns.filter(({ state }) => openReturnStates.some((one) => one === state))
  const requested = open.flatMap(({ items }) => items).filter(({ orderItemId }) => orderItemId === id)
  return Math.max(
    0,
    requested.reduce((left, { amount }) => subtractAmounts(left, amount), subtractAmounts(shipped, returned)),
  )
}

export const amountOf = ({ amount }: Pick<ReturnLine, 'amount'>): number => Number(amount.replace(',', '.').replaceAll(/\s/g, '') || '0')

/** Why this amount cannot be returned; null: it can. */
export function amountProblem(
  item: Pick<OrderItem, 'decimals'>,
  line: ReturnLine,
  most: number,
): 'notNumber' | 'tooMuch' | 'decimals' | null {
  const amount = amountOf(line)
  if (!Number.isFinite(amount) || amount < 0) return 'notNumber'
  if (amount > most) return 'tooMuch'
  const scaled = amount * 10 ** item.decimals
  return Math.abs(scaled - Math.round(scaled)) > 1e-6 ? 'decimals' : null
}
