import { isFirm } from '../cart/supply-plan.rules.ts'
import { addAmounts } from '../quantity/quantity.rules.ts'
import type { Confidence, PromiseStep, SupplySource } from './promise.ts'

const limitOf = ({ amount }: PromiseStep): number => amount ?? Number.POSITIVE_INFINITY

/** Steps that differ in their amount alone are one. */
function addStep(steps: PromiseStep[], step: PromiseStep): void {
  const last = steps.at(-1)
  if (last?.day === step.day && last.confidence === step.confidence) steps.pop()
  steps.push(step)
}

/** The day of each amount that a line of these sources alone would get; they stand in order of use. */
export function stepsOf(sources: readonly Pick<SupplySource, 'source' | 'amount' | 'day'>[]): PromiseStep[] {
  const steps: PromiseStep[] = []
  let upTo = 0
  let day = ''
  let confidence: PromiseStep['confidence'] = 'firm'
  for (const source of sources) {
    upTo = addAmounts(upTo, source.amount ?? 0)
    if (source.day > day) day = source.day
    if (!isFirm(source)) confidence = 'estimated'
    addStep(steps, { amount: source.amount === null ? null : upTo, day, confidence })
    if (source.amount === null) break
  }
  return steps
}

/** Of several ways to the buyer, for each amount the one that brings all of it first. */
export function soonestOf(ways: readonly (readonly PromiseStep[])[]): PromiseStep[] {
  const limits = [...new Set(ways.flat().map(limitOf))].toSorted((a, b) => a - b)
  const steps: PromiseStep[] = []
  for (const limit of limits) {
    const [first, ...others] = ways.flatMap((way) => way.find((step) => limitOf(step) >= limit) ?? [])
    if (!first) continue
    const { day, confidence } = others.reduce((best, one) => (one.day < best.day ? one : best), first)
    addStep(steps, { amount: Number.isFinite(limit) ? limit : null, day, confidence })
  }
  return steps
}

export type AmountPromise = {
  /** Null: unknown yet. */
  day: string | null
  confidence: Confidence
  /** Smaller amounts that come on an earlier day, the earliest first. */
  sooner: { amount: number; day: string }[]
}

/** The day of an amount, and how much of it could be had sooner. */
export function promiseAt(steps: readonly PromiseStep[], amount: number): AmountPromise {
  const place = steps.findIndex((step) => amount <= limitOf(step))
  const step = steps[place]
  const sooner = new Map<string, number>()
  for (const { amount: upTo, day } of place < 0 ? steps : steps.slice(0, place))
    if (upTo !== null && (!step || day < step.day)) sooner.set(day, upTo)
  return {
    day: step?.day ?? null,
    confidence: step?.confidence ?? 'unknown',
    sooner: [...sooner].map(([day, upTo]) => ({ amount: upTo, day })),
  }
}

/** Whether goods of this day come too late for the day they are needed on. */
export const isLateFor = (neededOn: string | null, day: string | null): boolean => neededOn !== null && (day === null || day > neededOn)
