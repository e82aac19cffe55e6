import { beforeAll, expect, test } from 'vitest'
import { type DictionaryEntry, searchDictionaryApi } from '@vitrina/contract/catalogue/search-dictionary'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { dictionaryCache } from './dictionary-cache.ts'
import { readDictionary } from './dictionary.queries.ts'
import { mergeShippedDictionary } from './shipped-dictionary.queries.ts'
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
const change = (id: number, body: { means: string[]; isOff: boolean }) =>
  callApi(store, searchDictionaryApi.update, { url: `${PATH}/${id}`, headers: staff.headers, body })
const restore = (id: number) => callApi(store, searchDictionaryApi.restore, { url: `${PATH}/${id}/restore`, headers: staff.headers })
const remove = (id: number) => callApi(store, searchDictionaryApi.remove, { url: `${PATH}/${id}`, headers: staff.headers })
const meant = async (says: string) => (await readDictionary(store.pool)).find((word) => word.says === says)?.means

const merge = async (entries?: { says: string; means: string[] }[]) => {
  const client = await store.pool.connect()
  await mergeShippedDictionary(client, entries)
  client.release()
}

test('the words of the product are there from the start', async () => {
  const { counts } = await list()
  expect(counts).toEqual({ all: shippedDictionary().length, changed: 0, own: 0, off: 0 })
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

  expect((await change(body.id, { means: ['бренд: Кабелюс'], isOff: true })).body).toMatchObject({ means: ['бренд: Кабелюс'], isOff: true })
  expect(await meant('Жгутик')).toBeUndefined()
  expect((await list('show=off')).items.map(({ says }) => says)).toEqual(['Жгутик'])
  expect((await restore(body.id)).body.code).toBe('dictionary.own')

  expect((await remove(body.id)).status).toBe(200)
  expect((await remove(body.id)).body.code).toBe('dictionary.not-found')
  expect((await change(body.id, { means: ['кабель'], isOff: false })).body.code).toBe('dictionary.not-found')
  const { rows } = await store.pool.query<{ type: string; diff: object }>(
    `select type, diff from audit_events where entity = 'dictionary' and entity_id = $1 order by id`,
    [String(body.id)],
  )
  expect(rows).toMatchObject([
    { type: 'dictionary.added', diff: { says: 'Жгутик' } },
    { type: 'dictionary.changed', diff: { before: { isOff: false }, after: { means: ['бренд: Кабелюс'], isOff: true } } },
    { type: 'dictionary.removed', diff: { says: 'Жгутик' } },
  ])
})

test('a word of the product is changed and restored, never deleted', async () => {
  const entry = await find('стяжка')
  expect((await change(entry.id, { means: ['ремешок'], isOff: true })).body.shippedMeans).toEqual(['хомут кабельный'])
  expect((await list('show=changed')).items.map(({ says }) => says)).toEqual(['стяжка'])
  expect((await remove(entry.id)).body.code).toBe('dictionary.shipped')
  expect((await restore(entry.id)).body).toEqual(entry)
  expect((await list('show=changed')).items).toEqual([])
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
  const { id } = await find('ваго')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await cache()).toBe(before)
  await change(id, { means: ['клемма'], isOff: false })
  await eventually(async () =>
    expect((await cache()).find(({ says }) => says === 'ваго')?.means).toEqual([{ kind: 'клемма', features: [], brand: null }]),
  )
  await restore(id)
})

test('the next version of the product adds and changes its words and leaves the seller’s alone', async () => {
  const own = (await add('кракозябра', ['кабель'])).body
  const changed = await find('скоба')
  await change(changed.id, { means: ['крючок'], isOff: false })
  const off = await find('клипса')
  await change(off.id, { means: off.means, isOff: true })
  const withdrawn = await find('айсберг')
  const withdrawnOff = await find('кобра')
  await change(withdrawnOff.id, { means: withdrawnOff.means, isOff: true })
  const rest = shippedDictionary().filter(({ says }) => !['айсберг', 'кобра', 'скоба', 'клипса', 'гофра'].includes(says))
  await merge([
    ...rest,
    { says: 'кракозябра', means: ['лампа'] },
    { says: 'скоба', means: ['скоба новая'] },
    { says: 'клипса', means: ['клипса новая'] },
    { says: 'гофра', means: ['труба новая'] },
    { says: 'новинка', means: ['лента'] },
  ])
  expect(await find('новинка')).toMatchObject({ means: ['лента'], shippedMeans: ['лента'], changedAt: null })
  expect(await find('гофра')).toMatchObject({ means: ['труба новая'], shippedMeans: ['труба новая'] })
  expect(await find('скоба')).toMatchObject({ means: ['крючок'], shippedMeans: ['скоба новая'] })
  expect(await find('клипса')).toMatchObject({ means: ['клипса новая'], isOff: true })
  expect(await find('кракозябра')).toMatchObject({ id: own.id, means: ['кабель'], shippedMeans: ['лампа'] })
  expect((await list(`search=${encodeURIComponent(withdrawn.says)}`)).items).toEqual([])
  expect(await find('кобра')).toMatchObject({ shippedMeans: null, isOff: true })

  // With the first version again, what the seller did is still there.
  await merge()
  expect(await find('скоба')).toMatchObject({ means: ['крючок'], shippedMeans: changed.means })
  expect(await find('кобра')).toMatchObject({ shippedMeans: withdrawnOff.means, isOff: true })
  expect(await find('айсберг')).toMatchObject({ means: withdrawn.means, isOff: false })
})
