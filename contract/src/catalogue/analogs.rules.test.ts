import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AnalogRule,
  type AnalogRules,
  canReplace,
  closeness,
  differingFeatures,
  type FeatureValue,
  type FeatureValues,
  hasHardFeature,
  isMet,
  reaches,
} from './analogs.rules.ts'

const text = (value: string): FeatureValue => ({ text: value, number: null })
const number = (value: number): FeatureValue => ({ text: String(value).replace('.', ','), number: value })
const features = (given: Record<string, FeatureValue | FeatureValue[]>): FeatureValues =>
  new Map(Object.entries(given).map(([code, value]) => [code, Array.isArray(value) ? value : [value]]))
const rules = (given: Record<string, AnalogRule['kind'] | AnalogRule>): AnalogRules =>
  new Map(Object.entries(given).map(([code, rule]) => [code, typeof rule === 'string' ? { kind: rule, weight: 1 } : rule]))

test.each([
  ['IP54', 'IP44', true],
  ['IP44', 'IP54', false],
  ['IP65', 'IP56', false],
  ['IP56', 'IP65', false],
  ['IP65', 'IP65', true],
  ['IPX7', 'IPX4', true],
  ['IP67', 'IPX7', true],
  // An X promises nothing.
  ['IPX7', 'IP27', false],
  ['IP69K', 'IP66', true],
  // Two degrees in one text are compared with nothing else.
  ['IP54', 'IP20/IP44', false],
  ['IP65/IP20', 'IP54', false],
  ['IK10', 'IK08', true],
  ['IK07', 'IK08', false],
  ['IE3', 'IE2', true],
  ['Да', 'Нет', true],
  ['Нет', 'Да', false],
  ['3', '2', true],
  ['0,66', '1', false],
  ['-25 °C', '-40 °C', true],
  ['-40 °C', '-25 °C', false],
  ['+40 °C', '−40 °C', false],
  // Different scales are neither more nor less.
  ['230 AC', '24 DC', false],
  ['Cat.6', 'Cat.5e', false],
  ['белый', 'серый', false],
  ['белый', 'белый', true],
])('%s in place of %s as not less: %s', (offered, wanted, isEnough) => {
  expect(reaches('not-less', text(offered), text(wanted))).toBe(isEnough)
})

test('a rule is equal, not less or not more; what the product does not say is not asked for', () => {
  expect(isMet('equal', [number(16)], [number(16)])).toBe(true)
  expect(isMet('equal', [number(16)], [number(25)])).toBe(false)
  expect(isMet('equal', [number(16)], undefined)).toBe(false)
  expect(isMet('equal', undefined, [number(16)])).toBe(false)
  expect(isMet('equal', [text('белый'), text('серый')], [text('серый'), text('белый')])).toBe(true)
  expect(isMet('not-less', [number(4.5)], [number(6)])).toBe(true)
  expect(isMet('not-less', [number(6)], [number(4.5)])).toBe(false)
  expect(isMet('not-less', undefined, [number(6)])).toBe(true)
  expect(isMet('not-less', [number(6)], undefined)).toBe(false)
  expect(isMet('not-more', [number(-25)], [number(-40)])).toBe(true)
  expect(isMet('not-more', [number(-40)], [number(-25)])).toBe(false)
  expect(isMet('soft', [number(1)], undefined)).toBe(true)
})

test('a product that states nothing its analogs are held to is like no other', () => {
  const kinds = rules({ poles: 'equal', ip: 'not-less', colour: 'soft' })
  expect(hasHardFeature(kinds, features({ colour: text('белый') }))).toBe(false)
  expect(hasHardFeature(kinds, features({ colour: text('белый'), ip: text('IP44') }))).toBe(true)
  expect(hasHardFeature(kinds, new Map())).toBe(false)
})

test('the closest is the one that is alike where it counts', () => {
  const kinds = rules({ poles: 'equal', colour: { kind: 'soft', weight: 3 }, modules: 'soft', warranty: { kind: 'soft', weight: 0 } })
  const own = features({ poles: number(3), colour: text('белый'), modules: number(4), warranty: number(5) })
  const like = (given: Parameters<typeof features>[0]) => closeness(kinds, own, new Map([...own, ...features(given)]))
  expect(like({})).toBe(1)
  expect(like({ warranty: number(1) })).toBe(1)
  expect(like({ modules: number(2) })).toBe(0.88)
  expect(like({ modules: number(3) })).toBeGreaterThan(like({ modules: number(2) }))
  expect(like({ colour: text('чёрный') })).toBe(0.25)
})

const aValue = fc.oneof(
  fc
    .constantFrom('IP20', 'IP44', 'IP54', 'IP65', 'IPX7', 'да', 'нет', 'белый', 'серый', 'IK08', 'IK10', 'C', 'B', 'белый, серый')
    .map(text),
  fc.integer({ min: -3, max: 3 }).map(number),
)
const codes = ['a', 'b', 'c', 'd'] as const
const aProduct: fc.Arbitrary<FeatureValues> = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom(...codes), fc.uniqueArray(aValue, { minLength: 1, maxLength: 2, selector: (value) => value.text })),
    {
      selector: ([code]) => code,
    },
  )
  .map((rows) => new Map(rows))
const someRules: fc.Arbitrary<AnalogRules> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...codes), fc.constantFrom('equal', 'not-less', 'not-more', 'soft')), {
    selector: ([code]) => code,
  })
  .map((rows) => new Map(rows.map(([code, kind]) => [code, { kind, weight: 1 }])))

test('whatever the rules, a product can replace itself, and what can replace its replacement can replace it', () => {
  fc.assert(
    fc.property(someRules, aProduct, aProduct, aProduct, (kinds, a, b, c) => {
      expect(canReplace(kinds, a, a)).toBe(true)
      const isChain = canReplace(kinds, a, b) && canReplace(kinds, b, c)
      expect(!isChain || canReplace(kinds, a, c)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('differences are the same both ways; where there are none, each can replace the other', () => {
  fc.assert(
    fc.property(someRules, aProduct, aProduct, (kinds, a, b) => {
      expect(differingFeatures(a, b).toSorted()).toEqual(differingFeatures(b, a).toSorted())
      if (differingFeatures(a, b).length > 0) return
      expect(canReplace(kinds, a, b) && canReplace(kinds, b, a)).toBe(true)
      expect(closeness(kinds, a, b)).toBe(1)
    }),
    { numRuns: 1_000 },
  )
})

test('closeness lies between nothing and all', () => {
  fc.assert(
    fc.property(someRules, aProduct, aProduct, (kinds, a, b) => {
      expect(closeness(kinds, a, b)).toBeGreaterThanOrEqual(0)
      expect(closeness(kinds, a, b)).toBeLessThanOrEqual(1)
    }),
  )
})
