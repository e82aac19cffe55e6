import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultAnalogRules, type KindFeature } from './analog-defaults.rules.ts'

const feature = (name: string, given: Partial<KindFeature> = {}): KindFeature => ({
  code: name,
  name,
  isPrimary: false,
  share: 1,
  ...given,
})
const kindsOf = (all: KindFeature[]) => Object.fromEntries([...defaultAnalogRules(all)].map(([code, { kind }]) => [code, kind]))

test.each([
  ['Отключающая способность', true, 'not-less'],
  ['Степень защиты', true, 'not-less'],
  ['Ударопрочность', false, 'not-less'],
  ['Рабочая температура, до', false, 'not-less'],
  ['Рабочая температура, от', false, 'not-more'],
  ['Operating temperature, max', false, 'not-less'],
  ['Рабочее давление', true, 'not-less'],
  ['Грузоподъёмность', false, 'not-less'],
  ['Уровень шума', false, 'not-more'],
  ['Цветовая температура', true, 'equal'],
  ['Номинальный ток', true, 'equal'],
  ['Гарантийный срок', false, 'soft'],
] as const)('without rules of the seller «%s» is decided by what it is', (name, isPrimary, kind) => {
  expect(kindsOf([feature('Полюса', { isPrimary: true }), feature(name, { isPrimary })])[name]).toBe(kind)
})

test('where the catalogue calls nothing primary, what nearly all goods of the kind state must be equal', () => {
  const screws = [
    feature('Диаметр'),
    feature('Длина', { share: 0.95 }),
    feature('Шлиц', { share: 0.6 }),
    feature('Гарантия'),
    feature('Вес'),
    feature('Упаковка'),
  ]
  expect(kindsOf(screws)).toEqual({ Диаметр: 'equal', Длина: 'equal', Шлиц: 'soft', Гарантия: 'soft', Вес: 'soft', Упаковка: 'soft' })
  // A primary feature of other kinds, which hardly any of these goods state, does not describe them.
  expect(kindsOf([...screws, feature('Номинальный ток', { isPrimary: true, share: 0.01 })])).toMatchObject({ Диаметр: 'equal' })
  expect(kindsOf([...screws, feature('Номинальный ток', { isPrimary: true })])).toMatchObject({
    Диаметр: 'soft',
    'Номинальный ток': 'equal',
  })
})

test('of any kind whose goods are described, something must be equal or better', () => {
  const aFeature = fc.record({
    code: fc.string({ minLength: 1 }),
    name: fc.constantFrom('Длина', 'Цвет', 'Резьба', 'Степень защиты', 'Тип'),
    isPrimary: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(aFeature), (all) => {
      const rules = [...defaultAnalogRules([...all, feature('Диаметр')]).values()]
      expect(rules.some(({ kind }) => kind !== 'soft')).toBe(true)
    }),
  )
})
