import { applyFactor, lineSum, WHOLE } from '../prices/prices.rules.ts'
import type { QuoteLine } from './quote-lines.ts'

/** As the table keeps it; `ordered` and `expired` follow from other facts, see `quoteStateOn`. */
export const storedQuoteStates = ['draft', 'requested', 'in_review', 'sent_to_buyer', 'revised', 'accepted', 'declined', 'closed'] as const
export type StoredQuoteState = (typeof storedQuoteStates)[number]

export const quoteStates = [...storedQuoteStates, 'ordered', 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

export const quoteSides = ['buyer', 'seller'] as const
export type QuoteSide = (typeof quoteSides)[number]

type Step = { side: QuoteSide; from: readonly QuoteState[]; to: QuoteState }

/** Every step of a negotiation: whose it is, from which states, and where it leads. */
const steps = {
  request: { side: 'buyer', from: ['draft'], to: 'requested' },
  take: { side: 'seller', from: ['requested', 'revised'], to: 'in_review' },
  answer: { side: 'seller', from: ['in_review'], to: 'sent_to_buyer' },
  /** An expired answer is no dead end: the buyer asks for new prices. */
  revise: { side: 'buyer', from: ['sent_to_buyer', 'expired'], to: 'revised' },
  accept: { side: 'buyer', from: ['sent_to_buyer'], to: 'accepted' },
  order: { side: 'buyer', from: ['accepted'], to: 'ordered' },
  decline: { side: 'buyer', from: ['sent_to_buyer', 'accepted', 'expired'], to: 'declined' },
  withdraw: { side: 'buyer', from: ['requested', 'in_review', 'revised'], to: 'closed' },
  refuse: { side: 'seller', from: ['requested', 'in_review', 'revised'], to: 'closed' },
} as const satisfies Record<string, Step>
export type QuoteStep = keyof typeof steps
export const quoteSteps = Object.keys(steps) as [QuoteStep, ...QuoteStep[]]

export const canTake = (step: QuoteStep, state: QuoteState): boolean => steps[step].from.some((one) => one === state)
export const stateAfter = (step: QuoteStep): QuoteState => steps[step].to
export const sideOf = (step: QuoteStep): QuoteSide => steps[step].side

export const stepsOf = (side: QuoteSide, state: QuoteState): QuoteStep[] =>
  quoteSteps.filter((step) => sideOf(step) === side && canTake(step, state))

const turns: Record<QuoteState, QuoteSide | null> = {
  draft: 'buyer',
  requested: 'seller',
  in_review: 'seller',
  sent_to_buyer: 'buyer',
  revised: 'seller',
  accepted: null,
  declined: null,
  closed: null,
  ordered: null,
  expired: 'buyer',
}

/** The side that edits now: never both. */
export const turnOf = (state: QuoteState): QuoteSide | null => turns[state]

/** Whether nothing more can come of it by itself: it stands under 'finished' in lists. */
export const isFinished = (state: QuoteState): boolean => state === 'ordered' || state === 'declined' || state === 'closed'

type Standing = { state: StoredQuoteState; validUntil: string | null; isOrdered: boolean }

/** Prices hold through the last day, by the seller's calendar. */
export function quoteStateOn({ state, validUntil, isOrdered }: Standing, today: string): QuoteState {
  if (isOrdered) return 'ordered'
  if ((state === 'sent_to_buyer' || state === 'accepted') && validUntil !== null && validUntil < today) return 'expired'
  return state
}

/** The lowest price a manager names alone: the buyer's list price less the seller's greatest discount, in per cent. */
export const floorPrice = (listPrice: number, mostDiscountPercent: number): number =>
  applyFactor(listPrice, WHOLE - mostDiscountPercent * 100)

/** Basis points off the list price; null: there is none to compare with. Negative: dearer. */
export const discountOf = ({ price, listPrice }: { price: number | null; listPrice: number | null }): number | null =>
  price === null || !listPrice ? null : Math.round(((listPrice - price) * WHOLE) / listPrice)

/** Cost of a line by the price lists: of the product that is offered in the place of the asked one. */
export const comparedPrice = ({ listPrice, answer }: Pick<QuoteLine, 'listPrice' | 'answer'>): number | null =>
  answer?.replacement ? answer.replacement.listPrice : listPrice

/** Whether an answer needs the head of sales; without a list price nothing says that it is low. */
export function isBelowFloor(line: Pick<QuoteLine, 'listPrice' | 'answer'>, mostDiscountPercent: number): boolean {
  const listPrice = comparedPrice(line)
  const price = line.answer?.price ?? null
  return price !== null && listPrice !== null && price < floorPrice(listPrice, mostDiscountPercent)
}

/** A line that can be accepted: it has a product and a price, and was not refused. */
export const isOffered = ({ productId, customProductId, answer }: Pick<QuoteLine, 'productId' | 'customProductId' | 'answer'>): boolean =>
  answer !== null && answer.price !== null && (answer.replacement !== null || productId !== null || customProductId !== null)

type Accepted = { id: string; amount: number }

/** Ids of chosen lines that were not offered, or of which more is wanted than was offered. */
export const wronglyAccepted = (lines: readonly QuoteLine[], chosen: readonly Accepted[]): string[] => {
  const offered = new Map(lines.filter(isOffered).map((line) => [line.id, line.answer?.amount ?? 0]))
  return chosen
    .filter(({ id, amount }, at) => amount > (offered.get(id) ?? 0) || chosen.findIndex((one) => one.id === id) !== at)
    .map(({ id }) => id)
}

/** Kopecks of what is offered; of lines without an answer, of what they cost by the lists. */
export const quoteSum = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, line) => {
    if (line.answer) return isOffered(line) ? sum + lineSum(line.answer.price ?? 0, line.answer.amount) : sum
    return line.listPrice === null ? sum : sum + lineSum(line.listPrice, line.amount)
  }, 0)

/** Kopecks of the accepted lines, at the prices of their version. */
export function acceptedSum(lines: readonly QuoteLine[], accepted: readonly Accepted[]): number {
  const prices = new Map(lines.map((line) => [line.id, line.answer?.price ?? 0]))
  return accepted.reduce((sum, { id, amount }) => sum + lineSum(prices.get(id) ?? 0, amount), 0)
}
