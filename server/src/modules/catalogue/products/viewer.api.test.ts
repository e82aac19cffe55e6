import { eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { productLinks, products } from '#tables/catalogue'
import { favourites } from '#tables/choices'
import { priceBreaks } from '#tables/promos'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aSite, aUser, aVisitor, changeSettings } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let user: Awaited<ReturnType<typeof aUser>>
let companyIds: number[]

beforeAll(async () => {
  companyIds = [(await aCompany(server.ctx)).id, (await aCompany(server.ctx)).id]
  user = await aUser(server.ctx, { companyIds })
})

const search = async (query: string, headers: Headers = user.headers) =>
  (await callApi(server, catalogueApi.search, { url: `/api/v2/search?${query}`, headers })).body
const cardOf = async (article: string, headers: Headers = user.headers) =>
  (await search(`criteria[keyword]=${article}`, headers)).items.find((item) => item.article === article)
const articles = async (query: string, headers: Headers = user.headers) =>
  (await search(query, headers)).items.map(({ article }) => article)

test('a card counts the amount in the active cart, not in another one or of another company', async () => {
  const { breaker } = goods.products
  const inCart = async () => (await cardOf('AVT-16C'))?.numberOfItemsInCart
  const put = (amount: number) =>
    callApi(server, cartApi.addItems, { body: { items: [{ productId: breaker.id, amount }], mode: 'set' }, headers: user.headers })
  const workFor = (companyId: number | undefined) =>
    server.pool.query(`update users set active_company_id = $2 where id = $1`, [user.id, companyId])
  await put(2)
  expect(await inCart()).toBe(2)
  await callApi(server, namedCartsApi.create, { body: { name: 'Другая' }, headers: user.headers })
  expect(await inCart()).toBe(0)
  await put(3)
  expect(await inCart()).toBe(3)
  await workFor(companyIds[1])
  expect(await inCart()).toBe(0)
  await workFor(companyIds[0])
  await changeSettings(server.ctx, 1, { toggles: { cart: false } })
  await expect.poll(inCart).toBe(0)
  await changeSettings(server.ctx, 1, { toggles: { cart: true } })
})

test('the price of the moment is for users where the seller shows it, and for guests where it is shown to them too', async () => {
  const told = async () => [(await cardOf('AVT-16C'))?.currentPrice, (await cardOf('AVT-16C', {}))?.currentPrice]
  for (const [toggles, seen] of [
    [{ currentPrice: true, currentPriceForGuests: false }, [300, null]],
    [{ currentPrice: true, currentPriceForGuests: true }, [300, 300]],
    [{ currentPrice: false, currentPriceForGuests: true }, [null, null]],
  ] as const) {
    await changeSettings(server.ctx, 1, { toggles })
    await expect.poll(told).toEqual(seen)
  }
})

test('a guest has no favourites to find, and only those among the found products are counted', async () => {
  await server.ctx.db.insert(favourites).values({ userId: user.id, productId: goods.products.thickCable.id })
  expect(await articles('criteria[infavorite]=1')).toEqual(['KAB-0100'])
  expect(await articles('criteria[infavorite]=1', aVisitor().headers)).toEqual([])
  const counted = async (keyword: string) => {
    const url = `/api/v2/search/filters?criteria[keyword]=${encodeURIComponent(keyword)}`
    const { body } = await callApi(server, catalogueApi.filters, { url, headers: user.headers })
    return body.items.find(({ id }) => id === 'infavorite')?.values[0]?.count
  }
  expect([await counted(''), await counted('аналог:KAB-0015')]).toEqual([1, 0])
})

test('a card has the price of the least amount one can order: the minimum batch, or one step where there is none; or of the amount asked', async () => {
  const { thinCable, mediumCable, thickCable } = goods.products
  await server.ctx.db.update(products).set({ multiplicity: 3 }).where(eq(products.id, mediumCable.id))
  const off = (productId: number, fromQuantity: number) => ({ productId, fromQuantity, discount: 1_000 })
  await server.ctx.db.insert(priceBreaks).values([off(thinCable.id, 10), off(mediumCable.id, 3), off(thickCable.id, 2)])
  const priceOf = async (article: string, more = '') => (await search(`criteria[keyword]=${article}${more}`)).items[0]?.price?.value
  expect([await priceOf('KAB-0015'), await priceOf('KAB-0025'), await priceOf('KAB-0100')]).toEqual([90, 180, 500])
  const asking = '&criteria[requestedAmount]='
  expect([await priceOf('KAB-0015', `${asking}5`), await priceOf('KAB-0100', `${asking}2`)]).toEqual([100, 450])
  await server.ctx.db.delete(priceBreaks)
})

test('nothing is shown in the place of a product that is not sold, nor beside it', async () => {
  const { hidden, breaker } = goods.products
  await server.ctx.db.insert(productLinks).values({ productId: hidden.id, linkedId: breaker.id, kind: 'analog' })
  for (const named of ['OLD-1', `id${hidden.id}`])
    expect(await articles(`criteria[keyword]=${encodeURIComponent(`аналог:${named}`)}`)).toEqual([])
})

test('a history is of one site: forgotten on one, it stays on the other', async () => {
  await aSite(server.ctx, { hosts: ['other.vitrina.test'] })
  const there = (headers: Headers) => ({ ...headers, host: 'other.vitrina.test' })
  const look = (keyword: string, headers: Headers) => search(`criteria[keyword]=${encodeURIComponent(keyword)}`, headers)
  const history = async (headers: Headers) =>
    (await callApi(server, catalogueApi.history, { headers })).body.items.map(({ keyword }) => keyword)
  // A new site is known to every server soon.
  await expect
    .poll(async () => {
      const fresh = aVisitor().headers
      await look('кабель', there(fresh))
      return history(fresh)
    })
    .toEqual([])
  const { headers } = aVisitor()
  await look('кабель', headers)
  await look('автомат', there(headers))
  expect([await history(headers), await history(there(headers))]).toEqual([['кабель'], ['автомат']])
  await callApi(server, catalogueApi.clearHistory, { headers: there(headers) })
  expect([await history(headers), await history(there(headers))]).toEqual([['кабель'], []])
})

test('a search is logged once, with its first page; the history has the last number of results', async () => {
  const { headers } = aVisitor()
  const look = (more: string) => search(`criteria[keyword]=${encodeURIComponent('кабель')}&pageSize=2${more}`, headers)
  expect((await look('')).meta.searchLogUuid).not.toBeNull()
  expect((await look('&page=2')).meta.searchLogUuid).toBeNull()
  await look(`&criteria[brands]=${goods.brands.wave.id}`)
  const { body } = await callApi(server, catalogueApi.history, { headers })
  expect(body.items).toEqual([{ keyword: 'кабель', totalCount: 1 }])
})

test('hidden prices neither order a list nor narrow it', async () => {
  await changeSettings(server.ctx, 1, { flags: { showPricesToGuests: false } })
  await expect.poll(async () => (await cardOf('AVT-16C', {}))?.price).toBeNull()
  const usual = await articles('', {})
  for (const query of ['sorting[price]=ASC', 'sorting[price]=DESC', 'criteria[priceMin]=400', 'criteria[priceMax]=150'])
    expect([query, await articles(query, {})]).toEqual([query, usual])
  expect(await articles('criteria[priceMin]=400')).toEqual(['KAB-0100'])
  const { body } = await callApi(server, catalogueApi.filters, { url: '/api/v2/search/filters' })
  expect(body.items.map(({ id }) => id)).not.toContain('price')
})
