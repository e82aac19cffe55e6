import { describe, expect, test } from 'vitest'
import type { MeantPart } from '#search/understanding/meanings'
import { compareLine, readLine } from './compare-line.ts'
import { namedBy } from './compared-products.ts'
import { wordsOf } from './words.ts'

const BRAND = 7
const CURRENT = 3
const part = (given: Partial<MeantPart> & Pick<MeantPart, 'role' | 'spans'>) =>
  ({ confidence: 0.9, name: '', label: '', ...given }) as MeantPart

const product = (name: string, { brand = '', values = [] as number[] } = {}) => ({
  id: 1,
  ...namedBy(name, [brand, '']),
  facts: { columns: { brand: BRAND }, values, features: values.map(() => CURRENT) },
})

function compare(
  text: string,
  name: string,
  { parts = [] as MeantPart[], brand = '', values = [] as number[], named = [] as string[] } = {},
) {
  const words = wordsOf(text)
  const rest = words.map(({ from, to, said }) => ({ from, to, isNamed: named.includes(said) }))
  const line = readLine({ words, weights: words.map(() => 1), meaning: { text, rest, confidence: 1, parts } })
  return compareLine(line, product(name, { brand, values }))
}
const leftOf = (text: string, name: string) => compare(text, name).left.map(({ said }) => said)

describe('the words of a line are explained by a name', () => {
  test.each([
    ['ВВГнг LS 3*2.5', 'Кабель ВВГнг(А)-LS 3х2,5'],
    ['ввгнгls 3х2,5', 'Кабель ВВГнг-LS 3х2,5'],
    ['ввг нг 3х2,5', 'Кабель ВВГнг 3х2,5'],
    ['авт. выкл. мод. 16А', 'Выключатель автоматический модульный 16А'],
    ['выключатель автоматичсекий', 'Выключатель автоматический'],
    ['св/д лампа', 'Лампа светодиодная'],
    ['розетка с/з', 'Розетка с заземлением'],
    ['удл-ль 3 м', 'Удлинитель 3 м'],
    ['дин-рейка', 'DIN-рейка'],
    ['3-фазный счетчик', 'Счётчик трёхфазный'],
    ['труба 0,5 м', 'Труба 500 мм'],
    ['220В', '230В'],
    ['номинальный ток 16А', '16А'],
    ['ВВГнг 3х2,5 мм бухта 100м', 'Кабель ВВГнг 3х2,5 (бухта 100 м)'],
    ['клемма 2.5мм', 'Клемма 2,5 мм²'],
    ['табло 2-стор.', 'Указатель двусторонний табло'],
    ['контактор эл.магн.', 'Контактор электромагнитный'],
    ['щит Тарвон', 'Щит Tavron'],
    ['панель LED', 'Панель светодиодная'],
    ['удлинитель без выкл.', 'Удлинитель 3 м'],
    ['пост без кнопок', 'Пост без кнопок'],
    ['кабель Северная жипа', 'Кабель Северная жила'],
  ])('«%s» by «%s»', (text, name) => {
    expect(leftOf(text, name)).toEqual([])
  })

  test.each([
    ['автомат 25А', 'Автомат 16А', ['25А']],
    ['кабель 3х2,5', 'Кабель 3х4', ['3х2,5']],
    ['11А', 'Терморегулятор 16А ТР-11', ['11А']],
    ['45А', 'до 45 °C', ['45А']],
    ['розетка с/з', 'Розетка без заземления', ['з']],
    ['красный', 'Синий', ['красный']],
    ['удлинитель без выкл.', 'Удлинитель с выключателем', ['выкл']],
  ])('«%s» is not by «%s»', (text, name, left) => {
    expect(leftOf(text, name)).toEqual(left)
  })
})

describe('what is understood of a line', () => {
  const current = (text: string, values: number[], label = '16 А') =>
    part({ role: 'feature', feature: CURRENT, values, label, spans: [{ from: 0, to: text.length }] })

  test('explains its words by the product’s values, and contradicts others', () => {
    expect(compare('шестнадцать', 'Автомат', { parts: [current('шестнадцать', [5], '')], values: [5] })).toMatchObject({
      left: [],
      conflicts: [],
    })
    expect(compare('шестнадцать', 'Автомат', { parts: [current('шестнадцать', [5], '')], values: [6] }).conflicts).toHaveLength(1)
  })

  test('explains every number of several written as one, or none of them', () => {
    expect(compare('0,75-12', 'Наконечник 0,75-8', { parts: [current('0,75-12', [5], '0,75 мм²')], values: [5] }).left).toHaveLength(1)
  })

  test('is contradicted by what has the thing that the line does without', () => {
    const text = 'панель без БАП'
    const bap = part({ role: 'feature', feature: CURRENT, values: [5], label: 'Да', spans: [{ from: 11, to: 14 }] })
    expect(compare(text, 'Панель', { parts: [bap], values: [6] })).toMatchObject({ left: [], conflicts: [] })
    expect(compare(text, 'Панель', { parts: [bap], values: [5] }).conflicts).toHaveLength(1)
  })

  test('fits a name that writes the size better than one that only has its features', () => {
    const parts = [current('3х16', [5], ''), current('3х16', [6], '')]
    expect(compare('3х16', 'Провод 2х16+1х54,6', { parts, values: [5, 6] })).toMatchObject({ left: [], isSizedOtherwise: true })
    expect(compare('3х16', 'Провод 3х16+1х54,6', { parts, values: [5, 6] })).toMatchObject({ left: [], isSizedOtherwise: false })
    expect(compare('3х16', 'Провод', { parts, values: [5, 6] })).toMatchObject({ left: [], isSizedOtherwise: false })
  })

  test('does not explain the word that tells one value from another', () => {
    const timers = current('таймер суточный', [5, 6], 'таймер суточный, таймер недельный')
    expect(compare('таймер суточный', 'Таймер недельный', { parts: [timers], values: [6] }).left.map(({ said }) => said)).toEqual([
      'суточный',
    ])
  })

  test('does not explain a word that only stands beside its number', () => {
    const parts = [current('суточный 16 А', [5])]
    expect(compare('суточный 16 А', 'Таймер 16А', { parts, values: [5] }).left.map(({ said }) => said)).toEqual(['суточный'])
  })
})

test('what a name says besides is counted, brand and series aside', () => {
  expect(compare('Розетка белая', 'Розетка белая Искра', { brand: 'Искра' })).toMatchObject({
    unsaid: 0,
    unsaidMakers: 1,
    isBrandSaid: false,
  })
  expect(compare('Розетка белая Искра', 'Розетка белая IP44 Искра', { brand: 'Искра' })).toMatchObject({
    unsaidMakers: 0,
    isBrandSaid: true,
  })
  expect(compare('Розетка', 'Розетка белая с крышкой').unsaid).toBe(2)
})

test('a pack that the line does not speak of is noticed', () => {
  expect(compare('Наконечник', 'Наконечник (упак. 25 шт)').isPackUnsaid).toBe(true)
  expect(compare('Наконечник 25 шт', 'Наконечник (упак. 25 шт)').isPackUnsaid).toBe(false)
  expect(compare('Наконечник', 'Наконечник 25 мм').isPackUnsaid).toBe(false)
})

test('a word that is only like a brand does not name it', () => {
  expect(compare('термоусадка', 'Трубка Термосадко', { brand: 'Термосадко' }).isBrandSaid).toBe(false)
})

test('a word that goods of the kind bear tells, a word nobody bears does not', () => {
  expect(compare('Розетка дивная', 'Розетка').isLeftTelling).toBe(false)
  expect(compare('Розетка дивная', 'Розетка', { named: ['дивная'] }).isLeftTelling).toBe(true)
  expect(compare('Розетка 77', 'Розетка').isLeftTelling).toBe(true)
})
