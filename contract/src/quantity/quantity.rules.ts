/** Larger than any order of ours; a sum of kopecks stays exact below it. */
export const MAX_AMOUNT = 1_000_000

/** Amounts have at most three decimals everywhere. */
export const THOUSAND = 1_000

/** An amount in whole thousandths, in which it is counted: 0.1 + 0.2 must be 0.3. */
export const thousandths = (amount: number): number => Math.round(amount * THOUSAND)
export const fromThousandths = (count: number): number => count / THOUSAND

/** The amount without the noise of binary fractions. */
export const exactAmount = (amount: number): number => fromThousandths(thousandths(amount))
export const addAmounts = (a: number, b: number): number => exactAmount(a + b)
export const subtractAmounts = (from: number, taken: number): number => exactAmount(from - taken)

/** How a product may be bought. */
export type AmountRule = { unit: { decimals: number }; minimumBatch: number | null; multiplicity: number }

/** Why an amount cannot be ordered as it is; `wrong` and `decimals` cannot even be saved. */
export type AmountProblem = 'wrong' | 'decimals' | 'minimum-batch' | 'multiplicity'

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** The step in thousandths: the multiplicity, in whole parts of the unit's precision. */
function stepOf({ unit, multiplicity }: AmountRule): number {
  const least = 10 ** (3 - Math.min(3, Math.max(0, unit.decimals)))
  const multiple = Math.max(1, thousandths(multiplicity))
  return (least / commonDivisor(least, multiple)) * multiple
}

const leastOf = (rule: AmountRule): number => {
  const step = stepOf(rule)
  return Math.max(step, Math.ceil(thousandths(rule.minimumBatch ?? 0) / step) * step)
}

/** The smallest amount that can be bought. */
export const smallestAmount = (rule: AmountRule): number => leastOf(rule) / THOUSAND

/** The amount a listed price is for, spec §7: the minimum batch, or the multiplicity where there is none. */
export const pricedAmount = ({ minimumBatch, multiplicity }: Pick<AmountRule, 'minimumBatch' | 'multiplicity'>): number =>
  minimumBatch ?? multiplicity

export function amountProblem(rule: AmountRule, amount: number): AmountProblem | null {
  const exact = thousandths(amount)
  // Less than a thousandth would be stored as zero.
  if (!Number.isFinite(amount) || exact <= 0 || amount > MAX_AMOUNT) return 'wrong'
  if (Math.abs(exact - amount * THOUSAND) > 1e-4 || exact % 10 ** (3 - Math.min(3, Math.max(0, rule.unit.decimals))) !== 0)
    return 'decimals'
  if (exact < thousandths(rule.minimumBatch ?? 0)) return 'minimum-batch'
  return exact % stepOf(rule) === 0 ? null : 'multiplicity'
}

/** Whether an amount can be saved in a cart, if only with a warning. */
export const isStorable = (problem: AmountProblem | null): boolean => problem !== 'wrong' && problem !== 'decimals'

/** The nearest larger amount that can be ordered; a valid one stays. Only suggested, never applied without the buyer. */
export function suggestedAmount(rule: AmountRule, amount: number): number {
  const step = stepOf(rule)
  const requested = Number.isFinite(amount) ? Math.min(Math.max(0, amount), MAX_AMOUNT) : 0
  // Rounded before it is raised: 0.30000000000000004 is 0.3.
  const up = Math.max(leastOf(rule), Math.ceil(Math.round(requested * THOUSAND * 1e3) / 1e3 / step) * step)
  return (up > MAX_AMOUNT * THOUSAND ? Math.floor((MAX_AMOUNT * THOUSAND) / step) * step : up) / THOUSAND
}

/** The next amount up or down that can be ordered; never below the smallest. */
export function stepAmount(rule: AmountRule, amount: number, direction: 1 | -1): number {
  const step = stepOf(rule)
  const from = thousandths(Math.min(Math.max(0, amount), MAX_AMOUNT))
  const next = direction === 1 ? Math.floor(from / step) * step + step : Math.ceil(from / step) * step - step
  const most = Math.floor((MAX_AMOUNT * THOUSAND) / step) * step
  return Math.min(Math.max(next, leastOf(rule)), most) / THOUSAND
}

/** The largest amount of so much that can be ordered; zero when it is below the smallest. */
export function largestWithin(rule: AmountRule, there: number): number {
  if (there < smallestAmount(rule)) return 0
  const up = suggestedAmount(rule, there)
  return up <= there ? up : stepAmount(rule, up, -1)
}

/** An amount as people type it: `1 200,5`. Null when it is none. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/\s+/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{0,3})?$|^\.\d{1,3}$/.test(plain) ? Number(plain) : null
}
