import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { Position } from '@vitrina/contract/configurator/assembly-shapes'
import type { BoardProduct } from '@vitrina/contract/configurator/configurator'
import type { Language } from '@vitrina/contract/languages'
import { configuratorTextsIn } from '#texts/configurator'
import type { ChosenLine } from './choose-goods.ts'

/** One line of what is bought: positions of the same product together. */
export type BoughtLine = { positions: Position[]; amount: number; perUnit: number; product: BoardProduct | null; isEnough: boolean }

/** Positions with the same goods are one line; each without goods stays by itself, in words. */
export function boughtLines(lines: readonly ChosenLine[]): BoughtLine[] {
  const grouped = Map.groupBy(lines, ({ product }, at) => (product ? `p${product.id}` : `t${at}`))
  return [...grouped.values()].map((group) => ({
    positions: group.flatMap(({ positions }) => positions),
    amount: group.reduce((sum, { amount }) => addAmounts(sum, amount), 0),
    perUnit: group[0]?.perUnit ?? 1,
    product: group[0]?.product ?? null,
    isEnough: group.every(({ isEnough }) => isEnough),
  }))
}

/** Positions of a line in runs whose notes are not longer than this: a mark cut in half would be another mark. */
export function splitByNote<P>(positions: readonly P[], noteOf: (run: readonly P[]) => string, longest: number): P[][] {
  const runs: P[][] = []
  for (const one of positions) {
    const run = runs.at(-1)
    if (run && noteOf([...run, one]).length <= longest) run.push(one)
    else runs.push([one])
  }
  return runs
}

const shownFeatures = ['poles', 'curve', 'current', 'leak', 'capacity', 'cores', 'section', 'inputs', 'ip'] as const
const units: Partial<Record<(typeof shownFeatures)[number], string>> = { poles: 'P', current: 'A', leak: 'mA', section: 'mm²' }

/** Text of a line without goods: the kind and what was asked for. */
export function describePosition({ kind, features }: Position, language: Language): string {
  const words = shownFeatures.flatMap((feature) => {
    const value = features[feature]
    return value === undefined ? [] : [`${value}${units[feature] ?? ''}`]
  })
  return [configuratorTextsIn(language).kinds[kind], ...words].join(' ')
}
