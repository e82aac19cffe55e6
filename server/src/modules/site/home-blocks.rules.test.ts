import { expect, test } from 'vitest'
import { pick, storedBlock } from './home-blocks.rules.ts'

const block = (kind: string, payload: object) => ({ id: 1, kind, title: { ru: 'Блок' }, payload })
const payloadOf = (kind: string, payload: object) => storedBlock.safeParse(block(kind, payload)).data?.payload

test('a block gets what was left out of it', () => {
  expect(payloadOf('intro', { content: { ru: 'Текст' } })).toEqual({ content: { ru: 'Текст' }, image: null, facts: [] })
  expect(payloadOf('sections', {})).toEqual({ limit: 12 })
  expect(payloadOf('brands', {})).toEqual({ limit: 18 })
  expect(payloadOf('news', { feed: 'news' })).toEqual({ feed: 'news', limit: 3 })
  const link = { title: { ru: 'Доставка' }, text: { ru: '' }, link: '/delivery' }
  expect(payloadOf('links', { items: [link] })).toEqual({ items: [{ ...link, icon: '' }] })
  expect(payloadOf('text', { content: { ru: 'Текст' } })).toEqual({ content: { ru: 'Текст' } })
})

test('values of a block stay as they are written', () => {
  const intro = { content: { ru: 'Текст' }, image: 'a.png', facts: [{ value: '25', label: { ru: 'лет' } }] }
  expect(payloadOf('intro', intro)).toEqual(intro)
  expect(payloadOf('sections', { ids: [3, 1], limit: 2 })).toEqual({ ids: [3, 1], limit: 2 })
  expect(storedBlock.parse(block('text', { content: { ru: 'Текст' } }))).toMatchObject({ id: 1, kind: 'text', title: { ru: 'Блок' } })
})

test('a block shows one to sixty, in whole numbers', () => {
  const taken = [0, 1, 60, 61, 1.5].filter((limit) => payloadOf('brands', { limit }) !== undefined)
  expect(taken).toEqual([1, 60])
})

test('a block of no known kind, or without what its kind needs, is refused', () => {
  expect([payloadOf('banner', {}), payloadOf('intro', {}), payloadOf('news', {}), payloadOf('links', {})]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(payloadOf('links', { items: [{}] })).toBeUndefined()
  expect(payloadOf('intro', { content: { ru: '' }, facts: [{}] })).toBeUndefined()
})

test('named ones are shown in the order they are named, else simply the first, and no more than the limit', () => {
  const all = [1, 2, 3, 4].map((id) => ({ id }))
  const idsOf = (choice: Parameters<typeof pick>[1]) => pick(all, choice).map(({ id }) => id)
  expect(idsOf({ ids: [3, 9, 1], limit: 5 })).toEqual([3, 1])
  expect(idsOf({ ids: [4, 3, 1], limit: 2 })).toEqual([4, 3])
  expect(idsOf({ ids: [], limit: 2 })).toEqual([])
  expect(idsOf({ limit: 3 })).toEqual([1, 2, 3])
})
