import { beforeAll, expect, test, vi } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { setupApi } from '@vitrina/contract/setup/setup'
import { setupDeskApi } from '@vitrina/contract/setup/setup-desk'
import { siteApi } from '@vitrina/contract/site/site'
import { startTestApp } from '#test/app'
import { aCustomer, anOrder } from '#test/builders.orders'
import { aShop } from '#test/builders.setup'
import { callApi } from '#test/call-api'
import { issueSetupCode } from '../setup-codes.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
let headers: { authorization: string }

beforeAll(async () => {
  server = await startTestApp({ NODE_ENV: 'production' }, { hasSite: false })
  const code = await issueSetupCode(server.ctx)
  await callApi(server, setupApi.createShop, { body: { ...aShop(), code } })
  const { email, password } = aShop().administrator
  // The server hears of its new site within half a second.
  await vi.waitFor(async () => {
    const { body } = await callApi(server, authApi.signIn, { body: { login: email, password } })
    if (!body.authToken) throw new Error(body.message)
    headers = { authorization: `Bearer ${body.authToken}` }
  })
  return server.stop
})

const rowsOf = async (sql: string) => (await server.pool.query<Record<string, unknown>>(sql)).rows
const countOf = async (table: string) => (await rowsOf(`select count(*)::int as n from ${table}`))[0]?.n
const checklist = async () => (await callApi(server, setupDeskApi.checklist, { headers })).body
const stateOf = async (name: string) => (await checklist()).lines.find((line) => line.name === name)
const load = () => callApi(server, setupDeskApi.loadSample, { headers })
const remove = () => callApi(server, setupDeskApi.removeSample, { headers })
const tables = [
  'products',
  'sections',
  'families',
  'brands',
  'series',
  'features',
  'feature_values',
  'prices',
  'stock',
  'product_features',
  'family_features',
  'sample_rows',
]
const counts = async () => Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await countOf(table)])))

test('a new shop has its pickup and its requisites, and everything else to do', async () => {
  const { lines, isOpen, sample } = await checklist()
  expect({ isOpen, sample }).toEqual({ isOpen: false, sample: null })
  expect(lines.map(({ name, state }) => [name, state])).toEqual([
    ['goods', 'todo'],
    ['prices', 'todo'],
    ['stock', 'todo'],
    ['delivery', 'later'],
    ['mail', 'todo'],
    ['bank', 'later'],
    ['papers', 'todo'],
    ['open', 'todo'],
  ])
  expect(lines.find(({ name }) => name === 'papers')?.facts).toEqual({ untouched: 6, missing: 0 })
  await server.pool.query(`update content_pages set updated_at = now()`)
  expect((await stateOf('papers'))?.state).toBe('done')
})

test('the sample comes whole, is found, is not taken for the seller’s goods, and goes whole', async () => {
  const before = await counts()
  expect((await load()).body.sample).toEqual({ products: 200 })
  expect(await countOf('products')).toBe(200)
  expect((await stateOf('goods'))?.state).toBe('todo')
  await expect
    .poll(async () => (await callApi(server, catalogueApi.search, { headers, url: '/api/v2/search?per-page=1' })).body.meta?.totalCount)
    .toBe(200)
  expect((await load()).body.code).toBe('sample.loaded')
  expect((await remove()).body).toMatchObject({ removed: 200, kept: [], checklist: { sample: null } })
  expect(await counts()).toEqual(before)
  expect((await remove()).body.code).toBe('sample.not-loaded')
  expect((await rowsOf(`select type from audit_events where type like 'sample.%' order by id`)).map(({ type }) => type)).toEqual([
    'sample.loaded',
    'sample.removed',
  ])
})

test('what was there before and what was built upon it stays; what was ordered is kept, unpublished, and named', async () => {
  await server.pool.query(`insert into brands (slug, name, country_code) select 'own', 'Свой', 'RU'`)
  await load()
  // The seller puts a product of their own into a section of the sample.
  await server.pool.query(`insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id)
    select 'OWN-1', 'OWN-1', 'Своё', p.section_id, p.family_id, b.id, 'RU', p.seller_id, p.unit_id
    from products p, brands b where b.slug = 'own' order by p.id limit 1`)
  const [ordered] = await rowsOf(`select p.id, p.article, p.name from products p join stock s on s.product_id = p.id
    where p.multiplicity = 1 and p.minimum_batch is null and s.free >= 5 order by p.id limit 1`)
  // A buyer orders it from the ground that set-up has laid.
  await callApi(server, setupDeskApi.setOpen, { headers, body: { isOpen: true } })
  await expect.poll(async () => (await callApi(server, siteApi.home)).status).toBe(200)
  await anOrder(server, await aCustomer(server), [{ productId: Number(ordered?.id), amount: 2 }])
  const { body } = await remove()
  expect(body).toMatchObject({ removed: 199, kept: [{ article: ordered?.article, name: ordered?.name }] })
  expect(await rowsOf('select article, is_active from products order by article')).toEqual(
    [
      { article: 'OWN-1', is_active: true },
      { article: ordered?.article, is_active: false },
    ].toSorted((one, other) => String(one.article).localeCompare(String(other.article))),
  )
  expect(await rowsOf(`select slug from brands where slug = 'own'`)).toHaveLength(1)
  expect(await countOf('sample_rows')).toBe(0)
})
