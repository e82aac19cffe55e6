import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { cartAnalogsApi } from '@vitrina/contract/cart/cart-analogs'
import { products } from '#tables/catalogue'
import { aCompany, aUser } from '#test/builders'
import { type Breakers, someBreakers } from '#test/builders.analogs'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let breakers: Breakers['products']
let buyer: Headers
let buyerId: number

beforeAll(async () => {
  breakers = (await someBreakers(server.ctx, goods)).products
})

beforeEach(async () => {
  const user = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  buyer = user.headers
  buyerId = user.id
})

async function put(productId: number, amount: number, more: object = {}): Promise<number> {
  const { body } = await callApi(server, cartApi.addItems, { body: { items: [{ productId, amount, ...more }] }, headers: buyer })
  const id = body.items[0]?.line?.id
  if (id === undefined) throw new Error('Nothing was added')
  return id
}
const proposed = async (headers: Headers = buyer) => (await callApi(server, cartAnalogsApi.list, { headers })).body.items
const ofLine = (id: number, headers: Headers = buyer) =>
  callApi(server, cartAnalogsApi.ofLine, { url: `/api/v1/cart/items/${id}/analogs`, headers })
const replace = (items: unknown, headers: Headers = buyer) => callApi(server, cartApi.replace, { body: { items }, headers })
const restore = (deletionToken: unknown) => callApi(server, cartApi.restore, { body: { deletionToken }, headers: buyer })
const lines = async () => (await callApi(server, cartApi.read, { headers: buyer })).body.lines
const inCart = async () => (await lines()).map(({ id, product, amount, note, selected }) => [id, product.article, amount, note, selected])

test('a line gets analogs that are in stock for its whole amount and break no rule, whatever the seller linked', async () => {
  const line = await put(breakers.own.id, 4)
  const { body } = await ofLine(line)
  expect(body.items.map(({ product, isHere, priceDifference }) => [product.article, isHere, priceDifference])).toEqual([
    ['better', true, -12],
    ['grey', true, 0],
    ['far', false, 20],
  ])
  expect(body.items[0]?.differences.map(({ id, own, other }) => [id, own, other])).toEqual([
    ['breaking', '4,5', '6'],
    ['ip', 'IP44', 'IP54'],
  ])
  const many = await put(breakers.own.id, 40)
  expect((await ofLine(many)).body.items.map(({ product }) => product.article)).toEqual(['grey', 'far'])
})

test('for the whole cart each line that is not here gets one, no product is offered twice, and those in the cart are not offered', async () => {
  const own = await put(breakers.own.id, 4)
  const far = await put(breakers.far.id, 4)
  await put(breakers.stronger.id, 1)
  expect((await proposed()).map(({ lineId, amount, analog }) => [lineId, amount, analog.product.article])).toEqual([
    [own, 4, 'better'],
    [far, 4, 'grey'],
  ])
  await put(breakers.better.id, 1)
  expect((await proposed()).map(({ lineId, analog }) => [lineId, analog.product.article])).toEqual([[own, 'grey']])
})

test('a replaced line keeps its place, amount, note and tick, and one press brings the former product back', async () => {
  const first = await put(breakers.own.id, 4, { note: 'щит 2', selected: false })
  const second = await put(breakers.stronger.id, 1)
  const before = await inCart()
  const { body } = await replace([{ id: first, productId: breakers.better.id }])
  expect(body).toMatchObject({ summary: { ok: 1, error: 0 }, totals: { lineCount: 2, lineSum: 88 * 4 + 90 } })
  expect(await inCart()).toEqual([
    [first, 'better', 4, 'щит 2', false],
    [second, 'stronger', 1, '', true],
  ])
  expect((await lines())[0]?.price?.value).toBe(88)
  expect((await restore(body.deletionToken)).body).toMatchObject({ restoredCount: 1, totals: { lineSum: 490 } })
  expect(await inCart()).toEqual(before)
  expect((await restore(body.deletionToken)).body.code).toBe('cart.deletion-not-found')
})

test('a line of goods that are sold no longer can be replaced, and brought back', async () => {
  const line = await put(breakers.own.id, 4)
  const sell = (isActive: boolean) => server.ctx.db.update(products).set({ isActive }).where(eq(products.id, breakers.own.id))
  await sell(false)
  const [offer] = await proposed()
  expect([offer?.lineId, offer?.analog.product.article]).toEqual([line, 'better'])
  const { body } = await replace([{ id: line, productId: breakers.better.id }])
  expect(body.summary).toEqual({ ok: 1, warning: 0, error: 0 })
  await restore(body.deletionToken)
  expect((await lines()).map(({ product, warnings }) => [product.article, warnings.includes('not-sold')])).toEqual([['own', true]])
  await sell(true)
})

test('what cannot be replaced is named and stops nothing else', async () => {
  const first = await put(breakers.own.id, 4)
  const second = await put(breakers.far.id, 4)
  const { body } = await replace([
    { id: first, productId: breakers.far.id },
    { id: second, productId: 2_000_000_000 },
    { id: 2_000_000_000, productId: breakers.grey.id },
    { id: first, productId: breakers.grey.id },
    { id: second, productId: breakers.grey.id },
    { id: first, productId: breakers.better.id },
  ])
  expect(body.items.map(({ status, code, field }) => [status, code, field])).toEqual([
    ['error', 'cart.product-in-cart', 'items.0.productId'],
    ['error', 'product.not-found', 'items.1.productId'],
    ['error', 'cart.line-not-found', 'items.2.id'],
    ['ok', undefined, undefined],
    ['error', 'cart.product-in-cart', 'items.4.productId'],
    ['error', 'cart.line-not-found', 'items.5.id'],
  ])
  expect((await inCart()).map(([, article]) => article)).toEqual(['grey', 'far'])
})

test('an undo leaves alone what was put in or deleted meanwhile', async () => {
  const line = await put(breakers.own.id, 4)
  const { body } = await replace([{ id: line, productId: breakers.better.id }])
  await put(breakers.own.id, 1)
  expect((await restore(body.deletionToken)).body.restoredCount).toBe(0)
  expect((await inCart()).map(([, article]) => article)).toEqual(['better', 'own'])

  const again = await replace([{ id: line, productId: breakers.grey.id }])
  await callApi(server, cartApi.changeMany, { body: { op: 'delete', ids: [line] }, headers: buyer })
  expect((await restore(again.body.deletionToken)).body.restoredCount).toBe(1)
  expect((await inCart()).map(([, article]) => article)).toEqual(['better', 'own'])
})

test('who asks more often than it is answered waits; only a crowd is refused, and nothing is taken from imports', async () => {
  await put(breakers.own.id, 4)
  await proposed()
  const key = `proposals:u:${buyerId}`
  const counters = async () =>
    (await server.pool.query<{ key: string }>(`select key from rate_counters where key like '%:u:${buyerId}'`)).rows
  expect((await counters()).map((one) => one.key)).toEqual([key])
  // Two stand before the counter, ten wait behind them.
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from rate_counters where key = $1 for update', [key])
  const together = Array.from({ length: 13 }, () => callApi(server, cartAnalogsApi.list, { headers: buyer }))
  const first = await Promise.race(together)
  await holder.query('rollback')
  holder.release()
  expect([first.status, first.body.code]).toEqual([429, 'rate.limited'])
  const answers = await Promise.all(together)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(12).fill(200), 429])
  expect((await proposed()).map(({ analog }) => analog.product.article)).toEqual(['better'])
})

test('another company’s line is not there', async () => {
  const line = await put(breakers.own.id, 4)
  const stranger = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers
  expect((await ofLine(line, stranger)).body.code).toBe('cart.line-not-found')
  expect((await replace([{ id: line, productId: breakers.better.id }], stranger)).body.code).toBe('cart.not-found')
  expect(await proposed(stranger)).toEqual([])
  expect((await inCart()).map(([, article]) => article)).toEqual(['own'])
})

test('a whole list costs no more statements than one line', async () => {
  const { pool } = server
  const query = pool.query.bind(pool)
  const statements = async () => {
    let count = 0
    pool.query = ((...given: Parameters<typeof query>) => {
      count++
      return query(...given)
    }) as typeof query
    try {
      await proposed()
    } finally {
      pool.query = query
    }
    return count
  }
  await put(breakers.own.id, 4)
  // Names and settings are read again from time to time, for all requests together: the least of several is its own cost.
  const one = Math.min(await statements(), await statements(), await statements())
  for (const { id } of [breakers.far, breakers.linked]) await put(id, 4)
  expect(await proposed()).toHaveLength(2)
  await expect.poll(statements, { timeout: 10_000 }).toBeLessThanOrEqual(one)
})
