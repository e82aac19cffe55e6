import { MAX_AMOUNT, thousandths } from '../quantity/quantity.rules.ts'
import { type OfferSums, type OfferVatMode, sumsOf } from './offer-price.rules.ts'
import type { ShownOfferLine } from './shown-offer.rules.ts'

/** The client's choice: keys of options and alternatives, and amounts where they may be changed. */
export type OfferChoice = { ticked: string[]; amounts: Record<string, number> }

export type ChoiceProblem = {
  field: string
  code: 'unknown' | 'not-choosable' | 'one-of' | 'fixed-amount' | 'out-of-limits' | 'decimals'
  /** Bounds of an amount. */
  limits?: { from: number; to: number }
}

type Choosable = Pick<ShownOfferLine, 'key' | 'choice' | 'set' | 'isTicked' | 'limits' | 'decimals'>

/** The offer as it was proposed. */
export const proposedChoice = (lines: readonly Pick<ShownOfferLine, 'key' | 'choice' | 'isTicked'>[]): OfferChoice => ({
  ticked: lines.filter(({ choice, isTicked }) => choice !== 'always' && isTicked).map(({ key }) => key),
  amounts: {},
})

/** Whether an amount has no more decimals than its unit. */
const fits = (amount: number, decimals: number): boolean => {
  const exact = thousandths(amount)
  return Math.abs(exact - amount * 1_000) < 1e-6 && exact % 10 ** (3 - Math.min(3, Math.max(0, decimals))) === 0
}

function amountProblem(line: Choosable | undefined, key: string, amount: number): ChoiceProblem[] {
  const field = `choice.amounts.${key}`
  if (!line) return [{ field, code: 'unknown' }]
  if (!line.limits) return [{ field, code: 'fixed-amount' }]
  const { from, to } = line.limits
  if (!Number.isFinite(amount) || amount < from || amount > to || amount > MAX_AMOUNT)
    return [{ field, code: 'out-of-limits', limits: { from, to } }]
  return fits(amount, line.decimals) ? [] : [{ field, code: 'decimals' }]
}

/** Everything that is wrong with a client's choice; nothing: it can be accepted. */
export function choiceProblems(lines: readonly Choosable[], { ticked, amounts }: OfferChoice): ChoiceProblem[] {
  const byKey = new Map(lines.map((line) => [line.key, line]))
  const taken = new Set(ticked)
  const problems = ticked.flatMap((key, at): ChoiceProblem[] => {
    const line = byKey.get(key)
    if (!line) return [{ field: `choice.ticked.${at}`, code: 'unknown' }]
    return line.choice === 'always' ? [{ field: `choice.ticked.${at}`, code: 'not-choosable' }] : []
  })
  const sets = Map.groupBy(
    lines.filter(({ choice }) => choice === 'alternative'),
    ({ set }) => set,
  )
  for (const members of sets.values())
    if (members.filter(({ key }) => taken.has(key)).length !== 1) problems.push({ field: 'choice.ticked', code: 'one-of' })
  return [...problems, ...Object.entries(amounts).flatMap(([key, amount]) => amountProblem(byKey.get(key), key, amount))]
}

export type ChosenLine = { key: string; amount: number; sums: OfferSums }

/** The lines the client takes, with their amounts and sums. The price of one unit stays what it was. */
export function chosenLines(
  lines: readonly ShownOfferLine[],
  { choice: { ticked, amounts }, vatMode }: { choice: OfferChoice; vatMode: OfferVatMode },
): ChosenLine[] {
  const taken = new Set(ticked)
  return lines
    .filter(({ key, choice }) => choice === 'always' || taken.has(key))
    .map((line) => {
      const amount = amounts[line.key] ?? line.amount
      return { key: line.key, amount, sums: sumsOf({ price: line.price, amount, vatRate: line.vatRate }, vatMode) }
    })
}

/** Sums of what the client takes. */
export const chosenTotals = (lines: readonly ShownOfferLine[], chosen: { choice: OfferChoice; vatMode: OfferVatMode }): OfferSums =>
  chosenLines(lines, chosen).reduce(
    (total, { sums }) => ({ net: total.net + sums.net, vat: total.vat + sums.vat, total: total.total + sums.total }),
    { net: 0, vat: 0, total: 0 },
  )
