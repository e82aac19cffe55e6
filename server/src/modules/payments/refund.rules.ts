import type { PaymentInstrument } from '@vitrina/contract/payments/payments.rules'
import type { Part } from './allocate.rules.ts'

type Resolution = 'refund' | 'replace' | 'creditToBalance'

/** A payment of the order, and the part of it that can still go back the way it came. */
export type Source = { paymentId: number; method: PaymentInstrument; refundable: number }

type ReturnPlan = {
  /** Lowers the open debt of the order. */
  offset: number
  /** Goes back to the payer. */
  refunds: { paymentId: number; sum: number }[]
  /** Stays with us as an advance of the company. */
  credited: number
}

/** The bank gives back by itself; a transfer or cash needs the accountant; an offset never was money of its own. */
const ease = { sbp: 0, card: 0, transfer: 1, cash: 1, points: 2, offset: 3 } as const

/** Takes a sum from payments, the easiest way first, of equal ones the newest; never more than is refundable of each. */
function takeFrom(sources: readonly Source[], sum: number): { refunds: { paymentId: number; sum: number }[]; rest: number } {
  let rest = sum
  const refunds = sources
    .toSorted((one, other) => ease[one.method] - ease[other.method] || other.paymentId - one.paymentId)
    .flatMap(({ paymentId, refundable }) => {
      const taken = Math.min(rest, refundable)
      rest -= taken
      return taken > 0 ? [{ paymentId, sum: taken }] : []
    })
  return { refunds, rest }
}

const refundableIn = (sources: readonly Source[]): number => sources.reduce((sum, { refundable }) => sum + Math.max(0, refundable), 0)

/**
 * Where the worth of returned goods goes: debt of the same order first, then back the way it came, the rest stays as an advance.
 * Points come back in the part they had in paying for the order, also where the money stays: they never become money. Goods for goods
 * need neither.
 */
export function planReturn(
  worth: number,
  { debt, resolution, sources }: { debt: number; resolution: Resolution; sources: readonly Source[] },
): ReturnPlan {
  const offset = Math.min(worth, debt)
  const left = worth - offset
  if (resolution === 'replace') return { offset, refunds: [], credited: left }
  const ofPoints = sources.filter(({ method }) => method === 'points')
  const ofMoney = sources.filter(({ method }) => method !== 'points' && method !== 'offset')
  const all = refundableIn(sources)
  const inPoints = all === 0 ? 0 : Number((BigInt(Math.min(left, all)) * BigInt(refundableIn(ofPoints))) / BigInt(all))
  const points = takeFrom(ofPoints, inPoints)
  const money = resolution === 'refund' ? takeFrom(ofMoney, left - inPoints) : { refunds: [], rest: left - inPoints }
  return { offset, refunds: [...money.refunds, ...points.refunds], credited: money.rest + points.rest }
}

type PartOfOrder = Part & { orderId: number | null }

/** Allocations less the parts refunded for returned goods, which are covered by the goods. */
export function withoutReturned(parts: readonly PartOfOrder[], returned: ReadonlyMap<number, number>): Part[] {
  const left = new Map(returned)
  return parts.map(({ documentId, sum, orderId }) => {
    const covered = orderId === null ? 0 : Math.min(sum, left.get(orderId) ?? 0)
    if (orderId !== null) left.set(orderId, (left.get(orderId) ?? 0) - covered)
    return { documentId, sum: sum - covered }
  })
}

/** Which allocations are released when money of a payment is refunded: the newest invoices first. */
export function releaseAllocations(parts: readonly Part[], sum: number): Part[] {
  let left = sum
  return parts
    .toSorted((one, other) => other.documentId - one.documentId)
    .flatMap((part) => {
      const taken = Math.min(left, part.sum)
      left -= taken
      return taken > 0 ? [{ documentId: part.documentId, sum: taken }] : []
    })
}

/** Of a payment some of which went back. */
export const stateAfterRefund = ({ sum, refunded }: { sum: number; refunded: number }): 'paid' | 'partially_refunded' | 'refunded' => {
  if (refunded <= 0) return 'paid'
  return refunded < sum ? 'partially_refunded' : 'refunded'
}
