import { expect, test } from 'vitest'
import { optionsOf, type Suggested } from './suggest.options.ts'

const nothing: Suggested = {
  queries: [],
  sections: [],
  brands: [],
  products: [],
  changed: 'none',
  text: '',
  understood: [],
  amount: null,
  moreCount: 0,
}
const searched = (keyword: string) => ({ keyword, totalCount: 5 })
const ways = (options: ReturnType<typeof optionsOf>) =>
  options.map((option) => (option.kind === 'clear' ? 'clear' : `${option.kind} ${decodeURIComponent(option.href).replaceAll('+', ' ')}`))

test('[C-11] an empty field offers the last searches and a way to clear them', () => {
  const history = Array.from({ length: 12 }, (_, index) => searched(`запрос ${index}`))
  const options = optionsOf({ text: '', suggested: undefined, history })
  expect(options).toHaveLength(9)
  expect(ways(options)[0]).toBe('history /catalog?keyword=запрос 0')
  expect(options.at(-1)).toEqual({ kind: 'clear', id: 'clear' })
  expect(optionsOf({ text: '', suggested: undefined, history: [] })).toEqual([])
})

test('[C-11] a typed text offers similar earlier searches, then queries, sections, brands and the whole list', () => {
  const options = optionsOf({
    text: 'авт',
    suggested: {
      ...nothing,
      text: 'авт',
      queries: ['автомат', 'автомат защиты'],
      sections: [
        { id: 22, name: 'Автоматы' },
        { id: 30, name: 'Щиты' },
      ],
      brands: [{ id: 4, name: 'Norvolta' }],
    },
    history: [searched('автомат'), searched('кабель'), searched('авт')],
  })
  expect(ways(options)).toEqual([
    'history /catalog?keyword=автомат',
    'query /catalog?keyword=автомат защиты',
    // Named in the text: whole; only containing matching goods: narrowed by the text.
    'section /catalog?section=22',
    'section /catalog?keyword=авт&section=30',
    'brand /catalog?keyword=авт&brands=4',
    'all /catalog?keyword=авт',
  ])
})

test('sections are narrowed by the text as interpreted, the list is searched by the typed one', () => {
  const options = optionsOf({
    text: 'ufhfyn',
    suggested: { ...nothing, changed: 'layout', text: 'гарант', sections: [{ id: 7, name: 'Кабель' }] },
    history: [],
  })
  expect(ways(options)).toEqual(['section /catalog?keyword=гарант&section=7', 'all /catalog?keyword=ufhfyn'])
})

test('nothing found offers nothing', () => {
  expect(optionsOf({ text: 'ъъъ', suggested: nothing, history: [] })).toEqual([])
})

const bulb: Suggested['products'][number] = {
  id: 5,
  article: 'L-5',
  name: 'Лампа',
  brand: { id: 1, name: 'Завод' },
  unit: { name: 'шт', decimals: 0 },
  image: null,
  minimumBatch: 6,
  multiplicity: 3,
  price: null,
  stockTotal: 0,
  promise: [],
}
const amountsFor = (amount: Suggested['amount']) =>
  optionsOf({ text: 'лампа', suggested: { ...nothing, products: [bulb], amount }, history: [] }).flatMap((option) =>
    option.kind === 'product' ? [[option.amount, option.isAmountTyped]] : [],
  )

test('a product goes to the cart in the typed amount as far as it can be bought, or in the smallest', () => {
  expect(amountsFor(null)).toEqual([[6, false]])
  expect(amountsFor({ value: 10, spans: [] })).toEqual([[12, true]])
  expect(amountsFor({ value: 12, spans: [] })).toEqual([[12, true]])
})

test('with an amount the products come first', () => {
  const suggested = { ...nothing, products: [bulb], brands: [{ id: 1, name: 'Завод' }] }
  const kindsFor = (amount: Suggested['amount']) =>
    optionsOf({ text: 'лампа', suggested: { ...suggested, amount }, history: [] }).map(({ kind }) => kind)
  expect(kindsFor(null)).toEqual(['brand', 'product', 'all'])
  expect(kindsFor({ value: 10, spans: [] })).toEqual(['product', 'brand', 'all'])
})

test('more goods that begin with the code lead to the list', () => {
  const options = optionsOf({ text: 'L-', suggested: { ...nothing, products: [bulb], moreCount: 34 }, history: [] })
  expect(ways(options)).toEqual(['product /catalog?keyword=L-&product=5', 'more /catalog?keyword=L-', 'all /catalog?keyword=L-'])
})
