import type { Cut } from '../desk/take-goods.rules.ts'

const THOUSAND = 1_000
const thousandths = (amount: number) => Math.round(amount * THOUSAND)

type HeldPart = { id: number; held: number }

export const heldOf = (parts: readonly HeldPart[]): number => parts.reduce((sum, { held }) => sum + thousandths(held), 0) / THOUSAND

/** Which allocations give back what a line holds over `keep`; the last ones before the first. What is planned stays planned. */
export function planGivingBack(parts: readonly HeldPart[], keep: number): Cut[] {
  let over = thousandths(heldOf(parts)) - thousandths(keep)
  return parts.toReversed().flatMap(({ id, held }) => {
    const back = Math.min(thousandths(held), over)
    if (back <= 0) return []
    over -= back
    return [{ allocationId: id, held: back / THOUSAND, amount: 0 }]
  })
}
