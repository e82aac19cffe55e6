import { expect, test } from 'vitest'
import type { AnalogRuleKind } from '@vitrina/contract/catalogue/analogs.rules'
import { columnsOf, type ListedKind, type StatedFeature } from './kind-columns.rules.ts'

const feature = (code: string, given: Partial<StatedFeature> = {}): StatedFeature => ({
  id: 1,
  code,
  name: code,
  unit: null,
  isNumber: true,
  longest: 2,
  share: 1,
  valueCount: 3,
  ...given,
})
const kind = (rules: Record<string, AnalogRuleKind>, order: string[] = []): ListedKind => ({
  order,
  rules: new Map(Object.entries(rules).map(([code, rule]) => [code, { kind: rule, weight: 1 }])),
})
const shown = (stated: StatedFeature[], ...kinds: ListedKind[]) =>
  columnsOf(stated, kinds).map(({ code, isDeciding }) => (isDeciding ? code.toUpperCase() : code))

test('what a replacement must meet decides and comes first, the rest follows', () => {
  const stated = [feature('warranty'), feature('poles'), feature('colour'), feature('current')]
  expect(shown(stated, kind({ poles: 'equal', current: 'not-less', colour: 'soft' }))).toEqual(['POLES', 'CURRENT', 'warranty', 'colour'])
})

test('the order of the kind’s own form goes before that of the catalogue', () => {
  const stated = [feature('poles'), feature('current'), feature('curve')]
  const rules = { poles: 'equal', current: 'equal', curve: 'equal' } as const
  expect(shown(stated, kind(rules, ['curve', 'poles']))).toEqual(['CURVE', 'POLES', 'CURRENT'])
})

test('a value all goods share and a feature few state decide nothing', () => {
  const stated = [feature('ip', { valueCount: 1 }), feature('release', { share: 0.2 }), feature('current')]
  expect(shown(stated, kind({ ip: 'equal', release: 'equal', current: 'equal' }))).toEqual(['CURRENT', 'ip', 'release'])
})

test('where nothing is said to decide, the first features do', () => {
  const stated = ['a', 'b', 'c', 'd', 'e'].map((code) => feature(code))
  expect(shown(stated, kind({}))).toEqual(['A', 'B', 'C', 'D', 'e'])
})

test('several kinds have the features they share, and those decide that decide in each', () => {
  const stated = [feature('current'), feature('leak', { share: 0.5 }), feature('poles'), feature('colour', { share: 0.3 })]
  const [breaker, rcd] = [
    kind({ current: 'equal', poles: 'soft', colour: 'soft' }),
    kind({ current: 'equal', poles: 'equal', leak: 'equal' }),
  ]
  expect(shown(stated, breaker, rcd)).toEqual(['CURRENT', 'poles'])
})
