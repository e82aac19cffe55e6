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
