import { daysBetween } from '@vitrina/contract/days/days.rules'
import type { CardDifference } from '@vitrina/contract/payments/reconcile.rules'

/** An entry of a card; kopecks. `numbers`: digits that may be the number of its document. */
export type CardEntry = { date: string; document: string; side: 'goods' | 'money'; sum: number; numbers: readonly string[] }
export type ComparedRow = { ours: CardEntry | null; theirs: CardEntry | null; difference: CardDifference | null }

/** A payment order is written on one day and credited on another; goods are taken into the books later than they left. */
const NEAR_DAYS = 14

const isNear = (one: CardEntry, other: CardEntry): boolean => Math.abs(daysBetween(one.date, other.date)) <= NEAR_DAYS
const sharesNumber = (one: CardEntry, other: CardEntry): boolean => one.numbers.some((number) => other.numbers.includes(number))

type Test = (ours: CardEntry, theirs: CardEntry) => boolean

/** From the surest to the least: an entry is taken by the first that fits, so a weak likeness never takes the place of a strong one. */
const STEPS: readonly { fits: Test; difference: CardDifference | null }[] = [
  { fits: (one, other) => sharesNumber(one, other) && one.sum === other.sum && one.date === other.date, difference: null },
  { fits: (one, other) => sharesNumber(one, other) && one.sum === other.sum && isNear(one, other), difference: 'other-date' },
  { fits: (one, other) => sharesNumber(one, other) && one.date === other.date, difference: 'other-sum' },
  // Customers number incoming documents by themselves.
  { fits: (one, other) => one.sum === other.sum && one.date === other.date, difference: null },
  { fits: (one, other) => one.sum === other.sum && isNear(one, other), difference: 'other-date' },
]

const inOrder = (entries: readonly CardEntry[]): CardEntry[] =>
  entries.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.side.localeCompare(other.side) ||
      one.sum - other.sum ||
      one.document.localeCompare(other.document),
  )

const isSame = (one: CardEntry, other: CardEntry): boolean =>
  one.side === other.side &&
  one.sum === other.sum &&
  one.date === other.date &&
  (sharesNumber(one, other) || one.document === other.document)

const documentOf = ({ ours, theirs }: ComparedRow): string => ours?.document ?? theirs?.document ?? ''
const dayOf = ({ ours, theirs }: ComparedRow): string => ours?.date ?? theirs?.date ?? ''

/** Puts two cards side by side. The answer does not depend on the order of their rows. */
export function compareCards(ours: readonly CardEntry[], theirs: readonly CardEntry[]): ComparedRow[] {
  const leftOurs = new Set(inOrder(ours))
  const leftTheirs = new Set(inOrder(theirs))
  const rows: ComparedRow[] = []
  for (const { fits, difference } of STEPS)
    for (const one of leftOurs) {
      const found = [...leftTheirs].find((other) => one.side === other.side && fits(one, other))
      if (!found) continue
      leftOurs.delete(one)
      leftTheirs.delete(found)
      rows.push({ ours: one, theirs: found, difference })
    }
  const paired = [...rows]
  for (const one of leftOurs) {
    const isTwice = paired.some((row) => row.ours && isSame(row.ours, one))
    rows.push({ ours: one, theirs: null, difference: isTwice ? 'doubled-here' : 'missing-there' })
  }
  for (const one of leftTheirs) {
    const isTwice = paired.some((row) => row.theirs && isSame(row.theirs, one))
    rows.push({ ours: null, theirs: one, difference: isTwice ? 'doubled-there' : 'missing-here' })
  }
  return rows.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)) || documentOf(one).localeCompare(documentOf(other)))
}
