import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchRequest } from '../engine/search-types.ts'
import { startDemoGoods } from '#test/goods'
import { eventually } from '#test/eventually'
import type { SegmentMeta } from '../engine/segment.ts'
import { loadArrays, packArrays, saveArrays } from '../engine/shared-arrays.ts'
import { openCatalogueSearch } from '../open-catalogue-search.ts'

const PRODUCTS = 300
let store: Awaited<ReturnType<typeof startDemoGoods>>

beforeAll(async () => {
  store = await startDemoGoods(PRODUCTS)
  // The prices below are meant as they stand.
  await store.pool.query('delete from product_promos')
})
afterAll(() => store.stop())

/** As a large catalogue is served: built by a process of its own, answered by a thread of its own. */
const openLarge = () => openCatalogueSearch(store.ctx, { builtHere: 10, answeredHere: 10 })

const request = (given: Partial<SearchRequest> = {}): SearchRequest => ({
  columns: [],
  features: [],
  viewer: { priceList: 1, regionFactor: 10_000, discounts: [], places: [1] },
  sort: 'relevance',
  offset: 0,
  limit: 20,
  withFacets: true,
  ...given,
})

test('an index built beside the server answers from its thread and follows prices and names', async () => {
  const search = await openLarge()
  expect(await readdir(join(store.ctx.config.DATA_DIR, 'search'))).toEqual(['catalogue.index'])
  const small = await openCatalogueSearch(store.ctx)
  const broad = request({ text: 'выключатель', sort: 'name' })
  expect(await search.search(broad)).toEqual(await small.search(broad))
  const begun = { text: 'выкл', limit: 5, viewer: broad.viewer }
  expect(await search.suggest(begun)).toEqual(await small.suggest(begun))
  await small.close()

  await store.pool.query('update prices set price = 9000000000 where product_id = 5 and price_type_id = 1')
  await eventually(async () => expect((await search.search(request({ price: { from: 9_000_000_000 } }))).ids).toEqual([5]))
  await store.pool.query(`update products set name = 'Аметист особенный' where id = 13`)
  await eventually(async () => expect((await search.search(request({ text: 'аметист' }))).ids).toEqual([13]))
  await search.close()
})

test('the next start takes the saved index and catches up with the changes since', async () => {
  await store.pool.query('update products set is_active = false where id = 20')
  const search = await openLarge()
  const { generation } = await search.status()
  await eventually(async () => expect(await search.status()).toMatchObject({ docs: PRODUCTS - 1, generation }))
  expect((await search.search(request({ price: { from: 9_000_000_000 } }))).ids).toEqual([5])
  expect((await search.search(request({ text: 'аметист' }))).ids).toEqual([13])
  await search.close()
})

test('a saved index of another format is built anew', async () => {
  const path = join(store.ctx.config.DATA_DIR, 'search', 'catalogue.index')
  const { arrays, meta } = loadArrays(path)
  const { identity, position } = meta as SegmentMeta
  // The format ends the identity.
  saveArrays(packArrays(arrays, { ...(meta as SegmentMeta), identity: identity.replace(/\d+$/, '1') }), path)
  await store.pool.query('update products set popularity = popularity where id = 20')
  const search = await openLarge()
  expect((await search.status()).generation).not.toBe(position)
  await search.close()
})

test('a saved index that cannot be read is built anew', async () => {
  const path = join(store.ctx.config.DATA_DIR, 'search', 'catalogue.index')
  await rm(path)
  await writeFile(path, 'torn')
  const search = await openLarge()
  expect((await search.search(request())).total).toBe(PRODUCTS - 1)
  await search.close()
})
