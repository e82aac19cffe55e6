import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { byReadiness, type CheckoutDraft, deliveryDaysFor, shortLines } from './checkout-draft.rules.ts'

type Chosen = Pick<CheckoutDraft, 'deliveryType' | 'warehouseId' | 'desiredOn' | 'split'>

/** The day the order is with the buyer, or with the carrier; null: some of it has no day yet. */
export function orderDay(options: CheckoutOptions, { deliveryType, warehouseId, desiredOn }: Chosen): string | null {
  if (deliveryType === 'delivery') return desiredOn || null
  if (deliveryType === 'carrier') return options.carrier.promisedOn
  return options.pickupPoints.find(({ id }) => id === warehouseId)?.readyOn ?? null
}

/** A choice that would make it another day. */
export type DayChange =
  | { kind: 'split'; day: string }
  | { kind: 'day'; day: string }
  | { kind: 'point'; day: string; id: number; name: string }
  /** Ordered later, the day is a later one. */
  | { kind: 'orderBy'; until: string }
  | { kind: 'short'; count: number }

const isSooner = (day: string | null | undefined, than: string | null): day is string =>
  Boolean(day) && (than === null || (day ?? '') < than)

/** Reasons why the order could come sooner, or cannot come on its day. */
export function dayChanges(options: CheckoutOptions, chosen: Chosen): DayChange[] {
  const { deliveryType, split, desiredOn, warehouseId } = chosen
  const day = orderDay(options, chosen)
  const changes: DayChange[] = []
  const short = shortLines(options).length
  if (short > 0) changes.push({ kind: 'short', count: short })
  if (deliveryType === 'delivery') {
    const days = deliveryDaysFor(options, split)
    const [first] = days
    const ofSplit = options.delivery.splitDays[0]?.date
    if (first && isSooner(first.date, day)) changes.push({ kind: 'day', day: first.date })
    if (split !== 'date' && options.lineCount > 1 && isSooner(ofSplit, first?.date ?? null)) changes.push({ kind: 'split', day: ofSplit })
    const orderBy = days.find(({ date }) => date === desiredOn)?.orderBy
    if (orderBy) changes.push({ kind: 'orderBy', until: orderBy })
  }
  if (deliveryType === 'pickup') {
    const readiest = byReadiness(options.pickupPoints.filter(({ id, isInOwnCity }) => id !== warehouseId && isInOwnCity))[0]
    if (readiest && isSooner(readiest.readyOn, day))
      changes.push({ kind: 'point', day: readiest.readyOn, id: readiest.id, name: readiest.name })
  }
  return changes
}
