import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import type { SearchRequest } from './engine/search-types.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { openCatalogueSearch } from './open-catalogue-search.ts'

/** Much longer than one search takes. */
const LIST = 60

const { server } = describeStore()
const engines = new Map<string, CatalogueSearch>()

beforeAll(async () => {
  await smallCatalogue(server.ctx)
  engines.set('small', await openCatalogueSearch(server.ctx))
  engines.set('large', await openCatalogueSearch(server.ctx, { answeredHere: 1 }))
})
afterAll(async () => {
  for (const engine of engines.values()) await engine.close()
})

const asking = (text: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  text,
  columns: [],
  features: [],
  viewer: { priceList: 0, regionFactor: 10_000, discounts: [], places: [] },
  sort: 'relevance',
  offset: 0,
  limit: 10,
  withFacets: false,
  ...more,
})

test.each(['small', 'large'])('a search of the %s catalogue that comes after a long list is answered before it', async (size) => {
  const engine = engines.get(size)
  if (!engine) throw new Error('No engine')
  const order: string[] = []
  const note = (what: string) => () => void order.push(what)
  const list = Array.from({ length: LIST }, (_, at) =>
    engine.search(asking(`кабелб ${at} автомта`, { isWhole: true }), { isPatient: true }).then(note('list')),
  )
  await list[0]
  const between = engine.search(asking('кабель')).then(note('search'))
  await Promise.all([...list, between])
  expect(order.indexOf('search')).toBeLessThan(order.lastIndexOf('list'))
})

test.each(['small', 'large'])('a long list finds the same in the %s catalogue as single searches', async (size) => {
  const patient = await engines.get(size)?.search(asking('кабель'), { isPatient: true })
  const plain = await engines.get(size)?.search(asking('кабель'), { isPatient: false })
  expect(patient?.total).toBeGreaterThan(0)
  expect(patient).toEqual(plain)
})

test('the whole text or nothing: no word is left out, and nothing merely like it is shown', async () => {
  const search = (text: string, isWhole: boolean) => engines.get('small')?.search(asking(text, { isWhole }))
  expect((await search('кабель хрюндель', false))?.total).toBeGreaterThan(0)
  expect((await search('кабель хрюндель', true))?.total).toBe(0)
  const slip = await search('кабпль', true)
  expect([slip?.interpreted.changed, slip?.near]).toEqual(['spelling', []])
  expect(slip?.total).toBeGreaterThan(0)
})
