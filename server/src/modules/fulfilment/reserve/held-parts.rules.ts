import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { Cut } from '../stock/stock-withdrawals.rules.ts'

type HeldPart = { id: number; warehouseId: number | null; held: number; inTransit: number }

/** The amount held for a line, in a warehouse or on the way to another. */
export const heldOf = (parts: readonly HeldPart[]): number =>
  parts.reduce((sum, { held, inTransit }) => sum + thousandths(held) + thousandths(inTransit), 0) / THOUSAND

/** Cuts that free amounts a line holds over `keep`; the last sources before the first. The plan of the line stays. */
export function planRelease(parts: readonly HeldPart[], keep: number): Cut[] {
  let over = thousandths(heldOf(parts)) - thousandths(keep)
  return parts.toReversed().flatMap(({ id, held, inTransit }) => {
    const onItsWay = Math.max(0, Math.min(thousandths(inTransit), over))
    const here = Math.max(0, Math.min(thousandths(held), over - onItsWay))
    over -= onItsWay + here
    if (onItsWay + here <= 0) return []
    return [{ sourceId: id, held: here / THOUSAND, inTransit: onItsWay / THOUSAND, amount: 0 }]
  })
}

/** Which sources release an amount that lies in one warehouse; the last ones before the first. */
export function planReleaseAt(parts: readonly HeldPart[], { warehouseId, amount }: { warehouseId: number | null; amount: number }): Cut[] {
  const here = parts.filter((part) => part.warehouseId === warehouseId).map((part) => ({ ...part, inTransit: 0 }))
  return planRelease(here, heldOf(here) - amount)
}
