import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Meaning, parseMeaning, printMeaning } from './meaning.rules.ts'

const nothing: Meaning = { kind: null, features: [], brand: null }

test.each<[string, Meaning]>([
  ['выключатель автоматический модульный', { ...nothing, kind: 'выключатель автоматический модульный' }],
  ['Количество постов = 2', { ...nothing, features: [{ feature: 'Количество постов', value: '2' }] }],
  ['  Цвет=белый ', { ...nothing, features: [{ feature: 'Цвет', value: 'белый' }] }],
  ['бренд: Wago', { ...nothing, brand: 'Wago' }],
  ['Бренд :Wago', { ...nothing, brand: 'Wago' }],
  // A plus inside a value joins nothing.
  [
    'контактор + Вспомогательные контакты = 1НО+1НЗ',
    { kind: 'контактор', features: [{ feature: 'Вспомогательные контакты', value: '1НО+1НЗ' }], brand: null },
  ],
  ['L = 5 = 6', { ...nothing, features: [{ feature: 'L', value: '5 = 6' }] }],
  [
    'розетка + Количество постов = 2 + Цвет = белый + бренд: Розентум',
    {
      kind: 'розетка',
      features: [
        { feature: 'Количество постов', value: '2' },
        { feature: 'Цвет', value: 'белый' },
      ],
      brand: 'Розентум',
    },
  ],
])('%s', (text, meaning) => {
  expect(parseMeaning(text)).toEqual(meaning)
})

test.each([
  '',
  ' ',
  '+',
  'розетка +',
  '+ розетка',
  '= 2',
  'Цвет =',
  'бренд:',
  'розетка + выключатель',
  'бренд: A + бренд: B',
  'розетка + + белая',
])('unreadable: «%s»', (text) => {
  expect(parseMeaning(text)).toBeNull()
})

test('what is printed reads as the same', () => {
  const words = fc
    .stringMatching(/^[a-zа-я0-9][a-zа-я0-9,.()/-]*( [a-zа-я0-9(+][a-zа-я0-9,.+()-]*[a-zа-я0-9)])*$/)
    .filter((text) => text.length <= 40)
  const meaning = fc
    .record({
      kind: fc.option(words),
      features: fc.array(fc.record({ feature: words, value: words }), { maxLength: 3 }),
      brand: fc.option(words),
    })
    .filter(({ kind, features, brand }) => kind !== null || features.length > 0 || brand !== null)
  fc.assert(
    fc.property(meaning, (one) => {
      expect(parseMeaning(printMeaning(one))).toEqual(one)
    }),
  )
})

test('whatever is typed, what could be read is printed so that it reads as the same', () => {
  const pieces = fc.constantFrom('+', ' + ', '=', ' = ', 'бренд:', 'бренд', 'розетка', 'Цвет', '2', ' ', '\t')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((some) => some.join('')),
      ),
      (text) => {
        const read = parseMeaning(text)
        expect(read && parseMeaning(printMeaning(read))).toEqual(read)
      },
    ),
  )
})
