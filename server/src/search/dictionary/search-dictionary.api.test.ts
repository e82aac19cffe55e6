import { beforeAll, expect, test } from 'vitest'
import { type DictionaryEntry, searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { dictionaryCache } from './dictionary-cache.ts'
import { readDictionary } from './dictionary.queries.ts'
import { shippedDictionary } from './shipped-dictionary.ts'

const { server: store } = describeStore()
let staff: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  staff = await aUser(store.ctx, { role: 'manager' })
})

const PATH = '/api/v1/back-office/search-dictionary'
const list = async (query = '') =>
  (await callApi(store, searchDictionaryApi.list, { url: `${PATH}?${query}`, headers: staff.headers })).body
const find = async (says: string): Promise<DictionaryEntry> => {
  const { items } = await list(`search=${encodeURIComponent(says)}`)
  const [entry] = items
  if (entry?.says !== says) throw new Error(`Not first: ${says}`)
  return entry
}
const add = (says: string, means: unknown, headers: Headers = staff.headers) =>
  callApi(store, searchDictionaryApi.create, { headers, body: { says, means } })
const change = (key: string, body: { means: string[]; isOff: boolean }) =>
  callApi(store, searchDictionaryApi.update, { url: `${PATH}/${encodeURIComponent(key)}`, headers: staff.headers, body })
const restore = (key: string) =>
  callApi(store, searchDictionaryApi.restore, { url: `${PATH}/${encodeURIComponent(key)}/restore`, headers: staff.headers })
const remove = (key: string) =>
  callApi(store, searchDictionaryApi.remove, { url: `${PATH}/${encodeURIComponent(key)}`, headers: staff.headers })
const meant = async (says: string) => (await readDictionary(store.pool)).find((word) => word.says === says)?.means

test('the words of the product are there from the start', async () => {
  const { counts } = await list()
  expect(counts).toEqual({ all: shippedDictionary.length, changed: 0, own: 0, off: 0 })
  expect(await meant('гофра')).toEqual([{ kind: 'труба гофрированная', features: [], brand: null }])
})

test('words are found by what they say and by what they mean, the beginning first', async () => {
  expect((await find('автомат')).means[0]).toBe('выключатель автоматический модульный')
  const { items, meta } = await list(`search=${encodeURIComponent('АВТОМАТ')}&pageSize=5`)
  expect(items).toHaveLength(5)
  expect(items.every(({ says }) => says.startsWith('автомат'))).toBe(true)
  expect(meta.totalCount).toBeGreaterThan(5)
  expect((await list(`search=${encodeURIComponent('термоусаживаемая')}`)).items.map(({ says }) => says)).toContain('термоусадка')
  expect((await list('search=%25')).items).toEqual([])
})

test('an own word is added, switched off, and deleted', async () => {
  const { status, body } = await add('Жгутик', ['кабель  ВВГнг', 'Число жил=3', 'кабель ВВГнг'])
  expect(status).toBe(200)
  expect(body).toMatchObject({ says: 'Жгутик', means: ['кабель ВВГнг', 'Число жил = 3'], shippedMeans: null, isOff: false })
  expect(await meant('Жгутик')).toHaveLength(2)
  expect((await list('show=own')).items.map(({ says }) => says)).toEqual(['Жгутик'])

  expect((await change(body.key, { means: ['бренд: Кабелюс'], isOff: true })).body).toMatchObject({
    means: ['бренд: Кабелюс'],
    isOff: true,
  })
  expect(await meant('Жгутик')).toBeUndefined()
  expect((await list('show=off')).items.map(({ says }) => says)).toEqual(['Жгутик'])
  expect((await restore(body.key)).body.code).toBe('dictionary.own')

  expect((await remove(body.key)).status).toBe(200)
  expect((await remove(body.key)).body.code).toBe('dictionary.not-found')
  expect((await change(body.key, { means: ['кабель'], isOff: false })).body.code).toBe('dictionary.not-found')
  const { rows } = await store.pool.query<{ type: string; diff: object }>(
    `select type, diff from audit_events where entity = 'dictionary' and entity_id = $1 order by id`,
    [body.key],
  )
  expect(rows).toMatchObject([
    { type: 'dictionary.added', diff: { says: 'Жгутик' } },
    { type: 'dictionary.changed', diff: { before: { isOff: false }, after: { means: ['бренд: Кабелюс'], isOff: true } } },
    { type: 'dictionary.removed', diff: { says: 'Жгутик' } },
  ])
})

test('a word of the product is changed and restored, never deleted', async () => {
  const entry = await find('стяжка')
  expect((await change(entry.key, { means: ['ремешок'], isOff: true })).body.shippedMeans).toEqual(['хомут кабельный'])
  expect((await list('show=changed')).items.map(({ says }) => says)).toEqual(['стяжка'])
  expect((await remove(entry.key)).body.code).toBe('dictionary.shipped')
  expect((await restore(entry.key)).body).toEqual(entry)
  expect((await restore(entry.key)).body).toEqual(entry)
  expect((await list('show=changed')).items).toEqual([])
})

test('a word switched off and on again is as it came', async () => {
  const entry = await find('скоба')
  expect((await change(entry.key, { means: entry.means, isOff: true })).body.changedAt).not.toBeNull()
  expect((await change(entry.key, { means: entry.means, isOff: false })).body).toEqual(entry)
  expect((await list('show=changed')).items).toEqual([])
})

test('a word with a slash is named like any other', async () => {
  const entry = await find('ж/з')
  expect((await change(entry.key, { means: entry.means, isOff: true })).body.isOff).toBe(true)
  expect((await restore(entry.key)).body).toEqual(entry)
})

test('a word twice, without letters or with a meaning that cannot be read is refused', async () => {
  expect((await add('ГОФРА', ['труба'])).body.code).toBe('dictionary.taken')
  expect((await add('гребёнка', ['шина'])).body.code).toBe('dictionary.taken')
  expect((await add('!!!', ['труба'])).body.code).toBe('dictionary.no-words')
  const { body } = await add('новое', ['труба', 'Цвет ='])
  expect(body).toMatchObject({ code: 'dictionary.unreadable', message: expect.stringContaining('«Цвет =»') })
  for (const means of [[], 'труба', [''], ['x'.repeat(301)], Array.from({ length: 9 }, (_, n) => `вид ${n}`)])
    expect((await add('новое', means)).status).toBe(422)
})

test('searches hear of a change within a second, and nothing is read anew without one', async () => {
  const cache = dictionaryCache(store.pool)
  const before = await cache()
  const { key } = await find('ваго')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await cache()).toBe(before)
  await change(key, { means: ['клемма'], isOff: false })
  await eventually(async () =>
    expect((await cache()).find(({ says }) => says === 'ваго')?.means).toEqual([{ kind: 'клемма', features: [], brand: null }]),
  )
  await restore(key)
})
