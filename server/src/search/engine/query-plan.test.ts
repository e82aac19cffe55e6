import { expect, test } from 'vitest'
import { SegmentBuilder } from './build-segment.ts'
import { scratchFor } from './scratch.ts'
import { searchSegments } from './search-segments.ts'
import type { SearchRequest } from './search-types.ts'
import { suggestSegments } from './suggest-segments.ts'

const viewer = { priceList: 1, regionFactor: 10_000, discounts: [], places: [] }

const GOODS: [string, string][] = [
  ['MVA20-1-016-C', 'Выключатель автоматический 1п C 16А 4,5кА'],
  ['MVA20-3-016-C', 'Выключатель автоматический 3п C 16А 4,5кА'],
  ['AB-1.25', 'Кабель ВВГнг 3х2,5 чёрный'],
  ['AB-12.5', 'Кабель ВВГнг 3х25 белый'],
  ['TS-7', 'Трансформатор S'],
]

const heldOf = (goods: [string, string][], popularityOf: (place: number) => number = () => 0) => {
  const builder = new SegmentBuilder({ columns: ['section'], flags: [], priceLists: [1], places: [], regions: [] })
  goods.forEach(([article, name], i) =>
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
      popularity: popularityOf(i),
      demand: [],
      flags: [],
      nameRank: i,
    }),
  )
  const segment = builder.finish({ identity: '', position: '', readAt: '', featureOf: () => 0 })
  return [{ segment, scratch: scratchFor(segment) }]
}
const held = heldOf(GOODS)

const find = (text: string, isLiteral = false, given: Pick<SearchRequest, 'owned' | 'synonyms' | 'columns'> = { columns: [] }) =>
  searchSegments(held, {
    text,
    isLiteral,
    features: [],
    viewer,
    sort: 'relevance',
    offset: 0,
    limit: 10,
    withFacets: false,
    ...given,
  })

test('an unknown code of which a letter is known finds nothing and reports it', () => {
  const { ids, interpreted } = find('QZX-99871-C')
  expect(ids).toEqual([])
  expect(interpreted).toMatchObject({ changed: 'partly', dropped: ['qzx-99871-c'] })
})

test('an unknown code beside known words is left out', () => {
  const { ids, interpreted } = find('кабель QZX-99871-C')
  expect(ids).toEqual([3, 4])
  expect(interpreted.dropped).toEqual(['qzx-99871-c'])
})

test('two articles that differ in a separator are distinguished', () => {
  expect(find('AB-1.25').ids[0]).toBe(3)
  expect(find('AB-12.5').ids[0]).toBe(4)
})

test('a literal search finds only the written words', () => {
  expect(find('кобель').interpreted.changed).toBe('spelling')
  expect(find('кобель', true)).toMatchObject({ ids: [], interpreted: { changed: 'none' } })
})

test('codes that begin with the typed text are suggested first, then words', () => {
  expect(suggestSegments(held, { text: 'mva20', limit: 10, viewer }).ids).toEqual([1, 2])
  expect(suggestSegments(held, { text: 'кабе', limit: 10, viewer }).ids).toEqual([3, 4])
  expect(suggestSegments(held, { text: 'rf,tkm', limit: 10, viewer, columns: ['section'] })).toMatchObject({
    ids: [3, 4],
    columns: { section: [2] },
    interpreted: { changed: 'layout', text: 'кабель' },
  })
})

test('a measure is never taken for the one without its point', () => {
  expect(find('3х2,5').ids).toEqual([3])
  expect(find('3х25').ids).toEqual([4])
  expect(find('3 на 2.5').ids).toEqual([3])
  expect(find('кабель 3х4').ids).toEqual([3, 4])
  expect(find('кабель 3х4').interpreted.changed).toBe('partly')
})

test('a code whose parts are all known, but not together, is a slip for another code', () => {
  const { ids, interpreted } = find('MVA20-3-O16-C')
  expect(ids[0]).toBe(2)
  expect(interpreted.changed).toBe('spelling')
})

test('a code of both scripts is read from the keys of either layout', () => {
  expect(find('DDUyu 3[2?5')).toMatchObject({ ids: [3], interpreted: { changed: 'layout', text: 'ВВГнг 3х2,5' } })
  expect(find('ьмф20-1-016-с')).toMatchObject({ interpreted: { changed: 'layout' } })
  expect(find('ьмф20-1-016-с').ids[0]).toBe(1)
})

test('keys of which most would become punctuation were not meant in the other layout', () => {
  expect(find('ъыъыъыъ')).toMatchObject({ ids: [], interpreted: { changed: 'partly' } })
})

test('words apart are found as one where goods have them so', () => {
  expect(find('кабель ввг нг 3х2,5').ids).toEqual([3])
})

test('an empty answer under a filter takes the next step and reports it', () => {
  const breakers = { columns: [{ column: 'section', values: [1] }] }
  expect(find('выключатель белый', false, breakers)).toMatchObject({ ids: [1, 2], interpreted: { changed: 'partly' } })
  expect(find('выключатель белый', true, breakers)).toMatchObject({ ids: [], interpreted: { changed: 'none' } })
})

test('a synonym finds products with either name, all of its words together', () => {
  const synonyms = [{ typed: ['abtomat'], meant: [['bыключateл', 'abtomatичeck']] }]
  expect(find('автомат 3п', false, { columns: [], synonyms })).toMatchObject({ ids: [2], interpreted: { changed: 'none' } })
  expect(find('автомат', false, { columns: [], synonyms: [{ typed: ['abtomat'], meant: [['kaбeл', 'бeл']] }] }).ids).toEqual([4])
})

test('the product with the viewer’s own code comes first, also when no product has the words', () => {
  expect(find('щшц-1', false, { columns: [], owned: [2] })).toMatchObject({ ids: [2], interpreted: { changed: 'none' } })
  expect(find('кабель', false, { columns: [], owned: [1] }).ids).toEqual([1, 3, 4])
  expect(suggestSegments(held, { text: 'кабе', limit: 10, viewer, owned: [2, 1] }).ids).toEqual([2, 1, 3, 4])
})

test('of codes that begin alike the shortest continuation is first, then the popular, and all are counted', () => {
  const articles = ['QX-7000-ABCD', 'QX-7000-1-LONGEST', 'QX-7000-12', 'QX-7000-11', 'QX-7100', 'QX-7000-1']
  const begun = heldOf(
    articles.map((article) => [article, 'Муфта QX-7000-X']),
    (place) => (articles[place] === 'QX-7000-11' ? 9 : 0),
  )
  const request = { columns: [], features: [], viewer, sort: 'relevance' as const, offset: 0, limit: 10, withFacets: false }
  const shown = (ids: number[]) => ids.map((id) => articles[id - 1])
  const inOrder = ['QX-7000-1', 'QX-7000-11', 'QX-7000-12', 'QX-7000-ABCD', 'QX-7000-1-LONGEST']
  const listed = searchSegments(begun, { ...request, text: 'QX-7000-' })
  // All names have a word that begins so as well; only codes count.
  expect(shown(listed.ids)).toEqual(inOrder)
  const suggested = suggestSegments(begun, { text: 'qx-7000-1', limit: 3, viewer })
  expect(shown(suggested.ids)).toEqual(['QX-7000-1', 'QX-7000-11', 'QX-7000-12'])
  expect(suggested.begun.total).toBe(4)
})

test('more codes than can be listed begin alike: the shortest are listed, all are found', () => {
  const articles = [...Array.from({ length: 600 }, (_, n) => `ZX-9000-${1_000 + n}`), 'ZX-9000-7']
  const begun = heldOf(articles.map((article) => [article, 'Гильза']))
  const { ids, total } = searchSegments(begun, {
    columns: [],
    features: [],
    viewer,
    sort: 'relevance',
    offset: 0,
    limit: 5,
    withFacets: false,
    text: 'ZX-9000',
  })
  expect(total).toBe(601)
  expect(articles[(ids[0] ?? 0) - 1]).toBe('ZX-9000-7')
})

test('letters alone begin a code where they stand in parts, and are words otherwise', () => {
  const begun = heldOf(['VL-LAN-5', 'VL-LAN-55', 'VL-LAN-6A'].map((article) => [article, 'Кабель-канал']))
  expect(suggestSegments(begun, { text: 'VL-LAN', limit: 2, viewer }).begun.total).toBe(3)
  expect(suggestSegments(begun, { text: 'кабель-канал', limit: 2, viewer }).begun.total).toBe(0)
})
