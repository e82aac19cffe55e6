import { type Decision, type DecisionState, decisionStates, type FactStatus, factStatuses, type Figure } from './assembly-shapes.ts'

/** Rounded for people; rules compare the exact values. */
export const rounded = (value: number, decimals = 2): number => Math.round(value * 10 ** decimals) / 10 ** decimals

export const figure = (symbol: string, value: number | string, unit = ''): Figure => ({
  symbol,
  value: typeof value === 'number' ? rounded(value) : value,
  unit,
})

type Source = { clause: string; fact: FactStatus }
type Made = Pick<Decision, 'code' | 'subject' | 'formula' | 'numbers'> & { source: Source } & Partial<
    Pick<Decision, 'result' | 'state' | 'profile'>
  >

export const decide = ({ source, result = null, state = 'ok', profile = null, ...made }: Made): Decision => ({
  ...made,
  ...source,
  result,
  state,
  profile,
})

const later = <T extends string>(order: readonly T[], values: readonly T[]): T | undefined => order.findLast((one) => values.includes(one))

/** Of several facts that one result stands on, the least sure. */
export const leastSure = (facts: readonly FactStatus[]): FactStatus => later(factStatuses, facts) ?? 'confirmed'

/** Colour of the traffic light: a rule that is not kept counts more than one that could not be computed. */
export function worstState(states: readonly DecisionState[]): DecisionState {
  if (states.includes('warning')) return 'warning'
  return later(decisionStates, states) ?? 'ok'
}
