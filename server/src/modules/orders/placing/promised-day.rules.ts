import type { NewOrder } from '@vitrina/contract/orders/checkout'
import type { LinePart } from './split-order.rules.ts'

/** The latest day of some parts; null: unknown yet. */
export const lastDay = (parts: readonly Pick<LinePart, 'readyOn'>[]): string | null =>
  parts.some(({ readyOn }) => readyOn === null) ? null : parts.map(({ readyOn }) => readyOn ?? '').reduce((a, b) => (a > b ? a : b), '')

/** The first day on which one of these orders can be had; null: none of them has a day. */
export const earliestOf = (days: readonly (string | null)[]): string | null => days.flatMap((day) => day ?? []).toSorted()[0] ?? null

/** The buyer's day stands where the order can keep it; later parts of a split order come on their own day. */
export const meetsDay = ({ desiredOn }: Pick<NewOrder, 'desiredOn'>, promisedOn: string | null): boolean =>
  desiredOn !== null && promisedOn !== null && desiredOn >= promisedOn
