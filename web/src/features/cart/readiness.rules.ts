import { shiftDay } from '@vitrina/contract/days/days.rules'
import { type LineSupply } from '@vitrina/contract/cart/supply-plan.rules'

/** Groups of the cart by when the last piece of a line can be had, in their order. */
export const readinessGroups = ['today', 'tomorrow', 'later', 'order'] as const
export type ReadinessGroup = (typeof readinessGroups)[number]

export function readinessOf({ parts, missing }: LineSupply, today: string): ReadinessGroup {
  if (missing > 0) return 'order'
  const last = parts.reduce((day, { readyOn }) => (readyOn > day ? readyOn : day), today)
  if (last === today) return 'today'
  return last === shiftDay(today, 1) ? 'tomorrow' : 'later'
}
