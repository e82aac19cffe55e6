import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { type Breakers, someBreakers } from '#test/builders.analogs'
import { aGroup, aLine, aSpecification, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'
import { smallCatalogue } from '#test/small-catalogue'
import { cartItems } from '#tables/cart'
import { customProducts } from '#tables/choices'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let userId: number

let breakers: Breakers['products']

beforeAll(async () => {
  breakers = (await someBreakers(server.ctx, goods)).products
  await openSpecifications(server)
})
beforeEach(async () => {
  const company = await aCompany(server.ctx, { priceTypeId: goods.retail.id })
  const user = await aUser(server.ctx, { companyIds: [company.id] })
  headers = user.headers
  userId = user.id
})

const toCart = (id: number, body: object = {}, given = headers) =>
  callApi(server, specificationsApi.toCart, { headers: given, url: ofSpecification(id, '/to-cart'), body })
const inCart = async () =>
  (await callApi(server, cartApi.read, { headers })).body.lines.map(({ product, amount, source }) => [product.name, amount, source])

test('all lines go into the cart with their multipliers, rounded to the pack, and each is reported with its history', async () => {
  const { breaker, thinCable, relay, hidden } = goods.products
  const own = only(await server.ctx.db.insert(customProducts).values({ name: 'Шкаф', ownerId: userId, unit: 'шт' }).returning())
  const board = aGroup('ЩО', { multiplier: 3 })
  const lines = [
    aLine({ productId: breaker.id, groupId: board.id, amount: 1 }),
    aLine({ productId: thinCable.id, amount: 12 }),
    aLine({ productId: breaker.id, amount: 40 }),
    aLine({ productId: relay.id, amount: 2 }),
    aLine({ productId: hidden.id }),
    aLine({ customProductId: own.id, amount: 2 }),
    aLine({ rawText: 'ящик ЯТП' }),
  ]
  const { id } = await aSpecification(server, headers, { groups: [board], lines })
  const { body } = await toCart(id)
  expect(body.items.map(({ lineId }) => lineId)).toEqual(lines.map((line) => line.id))
  expect(body.items.map(({ outcome, asked, taken }) => [outcome, asked, taken])).toEqual([
    ['taken', 3, 3],
    ['rounded', 12, 15],
    ['short', 40, 40],
    ['no-price', 2, 2],
    ['not-sold', 1, 0],
    ['taken', 2, 2],
    ['raw-text', 1, 0],
  ])
  expect([body.takenCount, body.leftCount]).toEqual([5, 2])
  expect(body.items[1]?.message).toMatch(/^Округлено до упаковки: 15 .+ вместо 12$/)
  expect(await inCart()).toEqual([
    [breaker.name, 43, { type: 'specification', id, lineId: lines[2]?.id }],
    [thinCable.name, 15, { type: 'specification', id, lineId: lines[1]?.id }],
    [relay.name, 2, { type: 'specification', id, lineId: lines[3]?.id }],
    ['Шкаф', 2, { type: 'specification', id, lineId: lines[5]?.id }],
  ])
})

test('chosen lines alone, into a named cart or a new one; a request repeated adds nothing twice', async () => {
  const { breaker, thickCable } = goods.products
  const lines = [aLine({ productId: breaker.id }), aLine({ productId: thickCable.id, amount: 5 })]
  const { id } = await aSpecification(server, headers, { lines })
  const made = await toCart(id, { lineIds: [lines[1]?.id], newCartName: 'Объект' })
  expect(made.body).toMatchObject({ takenCount: 1, items: [{ taken: 5 }] })
  const repeated = { ...headers, 'idempotency-key': randomUUID() }
  for (const _ of [1, 2]) await toCart(id, { lineIds: [lines[0]?.id], cartId: made.body.cartId }, repeated)
  const { body: carts } = await callApi(server, namedCartsApi.list, { headers })
  expect(carts.items.map(({ name, count }) => [name, count])).toEqual([['Объект', 2]])
  expect((await inCart()).map(([name, amount]) => [name, amount])).toEqual([
    [thickCable.name, 5],
    [breaker.name, 1],
  ])
  expect((await toCart(id, { cartId: 2_000_000_000 })).body.code).toBe('cart.not-found')
  const unknown = await toCart(id, { lineIds: [lines[0]?.id, randomUUID()] })
  expect([unknown.status, unknown.body.errors[0]?.field]).toEqual([422, 'lineIds.1'])
})

test('with nothing to take there is a report and no cart', async () => {
  const { id } = await aSpecification(server, headers, { lines: [aLine({ rawText: 'лоток' })] })
  expect((await toCart(id, { newCartName: 'Пустая' })).body).toMatchObject({ cartId: null, takenCount: 0, leftCount: 1 })
  expect((await callApi(server, namedCartsApi.list, { headers })).body.items).toEqual([])
})

test('lines go into another specification under the same headings, text as well', async () => {
  const board = aGroup('ЩО', { multiplier: 3 })
  const lines = [aLine({ productId: goods.products.breaker.id, groupId: board.id, amount: 2 }), aLine({ rawText: 'лоток', note: 'оцинк.' })]
  const { id } = await aSpecification(server, headers, { groups: [board], lines })
  const target = await aSpecification(server, headers, {
    name: 'Вторая',
    groups: [{ ...board, id: randomUUID() }],
    lines: [aLine({ rawText: 'было' })],
  })
  const put = (body: object) =>
    callApi(server, specificationsApi.toSpecification, { headers, url: ofSpecification(id, '/to-specification'), body })
  const { body } = await put({ targetId: target.id })
  expect(body).toMatchObject({ specificationId: target.id, takenCount: 2, leftCount: 0 })
  const after = (await readIt(server, headers, target.id)).body
  expect(after.groups).toHaveLength(1)
  expect(after.lines.map(({ rawText, groupId, amount }) => [rawText, groupId === after.groups[0]?.id, amount])).toEqual([
    ['было', false, 1],
    ['', true, 2],
    ['лоток', false, 1],
  ])
  const made = await put({ newName: 'Новая', lineIds: [lines[0]?.id] })
  expect((await readIt(server, headers, made.body.specificationId)).body).toMatchObject({
    name: 'Новая',
    lineCount: 1,
    groups: [{ multiplier: 3 }],
  })
})

test('where the buyer allows it, an analog in stock takes the place of what is short', async () => {
  const lines = [
    aLine({ productId: breakers.own.id, amount: 4, replacement: 'analog' }),
    aLine({ productId: breakers.far.id, amount: 4, replacement: 'ask' }),
  ]
  const { id } = await aSpecification(server, headers, { lines })
  await server.pool.query('update products set is_active = false where id = $1', [breakers.own.id])
  const { body } = await toCart(id)
  expect(body.items.map(({ outcome, taken }) => [outcome, taken])).toEqual([
    ['replaced', 4],
    [expect.stringMatching(/taken|short/), 4],
  ])
  expect((await inCart())[0]?.[0]).not.toBe(breakers.own.name)
})

test('a cart that is nearly full takes what fits, and every line left is named', async () => {
  const { breaker, relay, thinCable } = goods.products
  await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: breaker.id, amount: 1 }] } })
  const { id: cartId } = (await callApi(server, cartApi.read, { headers })).body
  const { db } = server.ctx
  const many = Array.from({ length: MAX_CART_LINES - 2 }, (_, at) => ({ name: `Шкаф ${at}`, ownerId: userId, unit: 'шт' }))
  const owned = await db.insert(customProducts).values(many).returning({ id: customProducts.id })
  await db.insert(cartItems).values(owned.map(({ id }) => ({ cartId: cartId ?? 0, customProductId: id, amount: 1 })))
  const lines = [relay, thinCable, breaker].map(({ id }) => aLine({ productId: id, amount: 5 }))
  const { id } = await aSpecification(server, headers, { lines })
  const { body } = await toCart(id)
  expect(body.items.map(({ outcome, taken }) => [outcome, taken])).toEqual([
    ['no-price', 5],
    ['full', 0],
    ['short', 5],
  ])
  expect([body.takenCount, body.leftCount, body.items[1]?.message]).toEqual([2, 1, expect.stringContaining(String(MAX_CART_LINES))])
})
