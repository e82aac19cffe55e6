import { expect, test } from 'vitest'
import { SegmentBuilder } from './build-segment.ts'
import { scratchFor } from './scratch.ts'
import { searchSegments } from './search-segments.ts'
import { suggestSegments } from './suggest-segments.ts'

const viewer = { priceList: 1, regionFactor: 10_000, discounts: [], places: [] }

const GOODS: [string, string][] = [
  ['MVA20-1-016-C', 'Выключатель автоматический 1п C 16А 4,5кА'],
  ['MVA20-3-016-C', 'Выключатель автоматический 3п C 16А 4,5кА'],
  ['AB-1.25', 'Кабель ВВГнг 3х2,5 чёрный'],
  ['AB-12.5', 'Кабель ВВГнг 3х25 белый'],
]

const held = (() => {
  const builder = new SegmentBuilder({ columns: ['section'], priceLists: [1], places: [] })
  GOODS.forEach(([article, name], i) =>
    builder.add({
      id: i + 1,
      name,
      codes: [article],
      words: '',
      columns: [1 + (i >> 1)],
      values: [],
      prices: [100],
      stock: [],
      promo: 0,
      popularity: 0,
      isRecommended: false,
      nameRank: i,
    }),
  )
  const segment = builder.finish({ identity: '', position: '', readAt: '', featureOf: () => 0 })
  return [{ segment, scratch: scratchFor(segment) }]
})()

const find = (text: string, isLiteral = false) =>
  searchSegments(held, {
    text,
    isLiteral,
    columns: [],
    features: [],
    viewer,
    sort: 'relevance',
    offset: 0,
    limit: 10,
    withFacets: false,
  })

test('an unknown code of which a letter is known finds nothing and says so', () => {
  const { ids, interpreted } = find('QZX-99871-C')
  expect(ids).toEqual([])
  expect(interpreted).toMatchObject({ changed: 'partly', dropped: ['qzx-99871-c'] })
})

test('an unknown code beside known words is left out', () => {
  const { ids, interpreted } = find('кабель QZX-99871-C')
  expect(ids).toEqual([3, 4])
  expect(interpreted.dropped).toEqual(['qzx-99871-c'])
})

test('two articles that differ in a separator are told apart', () => {
  expect(find('AB-1.25').ids[0]).toBe(3)
  expect(find('AB-12.5').ids[0]).toBe(4)
})

test('the literal way finds only what is written', () => {
  expect(find('кобель').interpreted.changed).toBe('spelling')
  expect(find('кобель', true)).toMatchObject({ ids: [], interpreted: { changed: 'none' } })
})

test('codes that begin with what is typed are suggested first, then words', () => {
  expect(suggestSegments(held, { text: 'mva20', limit: 10, viewer }).ids).toEqual([1, 2])
  expect(suggestSegments(held, { text: 'кабе', limit: 10, viewer }).ids).toEqual([3, 4])
  expect(suggestSegments(held, { text: 'rf,tkm', limit: 10, viewer })).toMatchObject({
    ids: [3, 4],
    columns: { section: [2] },
    interpreted: { changed: 'layout', text: 'кабель' },
  })
})
