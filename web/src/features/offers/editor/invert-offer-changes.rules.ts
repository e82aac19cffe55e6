import {
  applyOfferChanges,
  type OfferChange,
  type OfferGroup,
  type OfferLine,
  type OfferState,
  type OfferTerms,
} from '@vitrina/contract/offers/offer-document.rules'
import { invertOutlineChange } from '#parts/outline/invert-outline-change.rules.ts'

const taken = (terms: OfferTerms, keys: readonly string[]): Partial<OfferTerms> =>
  Object.fromEntries(Object.entries(terms).filter(([key]) => keys.includes(key)))

const invertChange = ({ terms, document }: OfferState, change: OfferChange): OfferChange[] =>
  change.op === 'setTerms'
    ? [{ op: 'setTerms', terms: taken(terms, Object.keys(change.terms)) }]
    : invertOutlineChange<OfferGroup, OfferLine>(document, change)

type Chosen = Pick<OfferLine, 'choice' | 'setId' | 'isTicked'>
const choiceOf = ({ choice, setId, isTicked }: OfferLine): Chosen => ({ choice, setId, isTicked })
const isSameChoice = (one: Chosen, other: Chosen) =>
  one.choice === other.choice && one.setId === other.setId && one.isTicked === other.isTicked

/** Changes that bring the offer back to what it was before `changes`, with the sets that a removed alternative dissolved. */
export function invertOfferChanges(state: OfferState, changes: readonly OfferChange[]): OfferChange[] {
  let before = state
  const inverse: OfferChange[][] = []
  for (const change of changes) {
    inverse.unshift(invertChange(before, change))
    before = applyOfferChanges(before, [change])
  }
  const undone = inverse.flat()
  const after = new Map(applyOfferChanges(before, undone).document.lines.map((line) => [line.id, line]))
  const strayed = state.document.lines.filter((line) => {
    const now = after.get(line.id)
    return now !== undefined && !isSameChoice(now, line)
  })
  return strayed.length === 0 ? undone : [...undone, { op: 'setLines', lines: strayed.map((line) => ({ id: line.id, ...choiceOf(line) })) }]
}
