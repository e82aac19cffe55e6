import { THOUSAND, thousandths } from '../quantity/quantity.rules.ts'
import type { CreditGrade, PaymentMethod, PaymentState } from '../orders/orders.rules.ts'

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + thousandths(of(row)), 0)

/** Where a part of a line is, or where it comes from. */
export type LineSource = {
  /** `toOrder`: it has not arrived anywhere yet. */
  kind: 'stock' | 'toOrder'
  warehouseId: number | null
  amount: number
  /** Held for this line in that warehouse. */
  held: number
  /** On the way to that warehouse from another one; it belongs to neither. */
  inTransit: number
  shipped: number
  /** The free stock of the product there: a released amount may be taken again while it lasts. */
  free: number
}

export type SourcedLine = {
  id: number
  productId: number | null
  amount: number
  cancelled: number
  shipped: number
  /** Put together at the pickup point and not handed over yet. */
  waiting: number
  sources: readonly LineSource[]
}

type Place = {
  warehouseId: number
  /** Where the order is picked up, if it is. */
  pickupAt: number | null
}

const at = (line: SourcedLine, warehouseId: number) =>
  line.sources.filter((source) => source.kind === 'stock' && source.warehouseId === warehouseId)

/** Planned but neither held, nor on the way, nor shipped. */
const unheldOf = ({ amount, held, inTransit, shipped }: LineSource) =>
  Math.max(0, thousandths(amount) - thousandths(held) - thousandths(inTransit) - thousandths(shipped))

/** Held in a warehouse and not yet put together for pickup: the amount a transfer may take from there. */
export function movable(line: SourcedLine, { warehouseId, pickupAt }: Place): number {
  const waiting = warehouseId === pickupAt ? thousandths(line.waiting) : 0
  return Math.max(0, sum(at(line, warehouseId), ({ held }) => held) - waiting) / THOUSAND
}

/** How much of each line may leave one warehouse now: held there, or released and still free. */
export function shippable(lines: readonly SourcedLine[], { warehouseId, pickupAt }: Place): Map<number, number> {
  const usedFree = new Map<number, number>()
  return new Map(
    lines.map((line) => {
      const open = thousandths(line.amount) - thousandths(line.cancelled) - thousandths(line.shipped) - thousandths(line.waiting)
      const held = Math.min(Math.max(0, open), thousandths(movable(line, { warehouseId, pickupAt })))
      const sources = at(line, warehouseId)
      const before = line.productId === null ? 0 : (usedFree.get(line.productId) ?? 0)
      const free = Math.max(0, ...sources.map((source) => thousandths(source.free))) - before
      const unheld = sources.reduce((total, source) => total + unheldOf(source), 0)
      const fresh = Math.max(0, Math.min(open - held, unheld, free))
      if (line.productId !== null) usedFree.set(line.productId, before + fresh)
      return [line.id, (held + fresh) / THOUSAND] as const
    }),
  )
}

/** Warehouses with goods of these lines, those that can give most first. */
export function warehousesOf(lines: readonly SourcedLine[], pickupAt: number | null): number[] {
  const all = [...new Set(lines.flatMap(({ sources }) => sources.flatMap(({ warehouseId }) => warehouseId ?? [])))]
  const most = (warehouseId: number) => [...shippable(lines, { warehouseId, pickupAt }).values()].reduce((total, one) => total + one, 0)
  return all
    .map((id) => ({ id, most: most(id) }))
    .filter((one) => one.most > 0)
    .toSorted((a, b) => b.most - a.most)
    .map(({ id }) => id)
}

/** The amount of a line that has to arrive before it can leave. */
export const awaited = ({ sources }: Pick<SourcedLine, 'sources'>): number =>
  sources.filter(({ kind }) => kind === 'toOrder').reduce((total, source) => total + unheldOf(source), 0) / THOUSAND

export type PaymentFacts = {
  paymentMethod: PaymentMethod
  paymentState: PaymentState
  creditGrade: CreditGrade
  /** An invoice of the order is past its due day. */
  isOverdue: boolean
  total: number
  /** The sum staff released unpaid, with a reason; a larger order needs another release. */
  releasedSum: number | null
}

/** Cash is paid where the goods are picked up: they are put together before that, and leave after it. */
export type FulfilmentStep = 'assemble' | 'leave'

/** Whether the payment terms allow the step: prepaid in full, on credit within its terms, or released by staff. */
export function paymentClears(facts: PaymentFacts, step: FulfilmentStep): boolean {
  const { paymentMethod, paymentState, creditGrade, isOverdue, total, releasedSum } = facts
  if (paymentState === 'paid' || paymentState === 'not_required') return true
  if (releasedSum !== null && total <= releasedSum) return true
  if (paymentMethod === 'deferred') return (creditGrade === 'none' || creditGrade === 'warn') && !isOverdue
  return paymentMethod === 'cash' && step === 'assemble'
}
