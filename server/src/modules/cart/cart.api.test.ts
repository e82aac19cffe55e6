import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import { products } from '#tables/catalogue'
import { prices } from '#tables/prices'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, aVisitor, changeSettings } from '#test/builders'
import { aProduct } from '#test/builders.goods'
import { aPrice } from '#test/builders.prices'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers
let stranger: Headers

beforeAll(async () => {
  stranger = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers
})
beforeEach(async () => {
  buyer = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })).id] })).headers
})

const add = (items: unknown, headers: Headers = buyer, more: object = {}) =>
  callApi(server, cartApi.addItems, { body: { items, ...more }, headers })
const change = (id: number, body: unknown, headers: Headers = buyer) =>
  callApi(server, cartApi.changeItem, { url: `/api/v1/cart/items/${id}`, body, headers })
const many = (body: unknown, headers: Headers = buyer) => callApi(server, cartApi.changeMany, { body, headers })
const read = async (headers: Headers = buyer) => (await callApi(server, cartApi.read, { headers })).body
const amounts = async (headers: Headers = buyer) => (await callApi(server, cartApi.amounts, { headers })).body
const restore = (deletionToken: unknown, headers: Headers = buyer) => callApi(server, cartApi.restore, { body: { deletionToken }, headers })

/** The id of the line one product has just got. */
async function addOne(productId: number, amount: number, headers: Headers = buyer): Promise<number> {
  const { body } = await add([{ productId, amount }], headers)
  const id = body.items[0]?.line?.id
  if (id === undefined) throw new Error('Nothing was added')
  return id
}

test('a product put in again keeps its note and where it came from, unless it brings its own; the oldest price dates the cart', async () => {
  const { breaker, relay } = goods.products
  const line = async () => {
    const [first] = (await read()).lines
    return [first?.amount, first?.note, first?.source]
  }
  const source = { type: 'order', id: 7, lineId: 3 } as const
  await add([{ productId: breaker.id, amount: 1, note: 'На объект', source }])
  await add([{ productId: breaker.id, amount: 2 }])
  expect(await line()).toEqual([2, 'На объект', source])
  await add([{ productId: breaker.id, amount: 2, note: 'На склад', source: { ...source, id: 8 } }])
  expect(await line()).toEqual([2, 'На склад', { ...source, id: 8 }])

  await addOne(relay.id, 1)
  const { id } = await read()
  const { rows } = await server.pool.query<{ at: Date }>(
    `update cart_items set priced_at = now() - interval '2 minutes' where cart_id = $1 and product_id = $2 returning priced_at as at`,
    [id, relay.id],
  )
  expect((await read()).pricedAt).toBe(rows[0]?.at.toISOString())
})

test('[A-23] an empty cart is read without being made', async () => {
  expect(await read()).toMatchObject({ id: null, version: 0, lines: [], totals: { lineCount: 0, sum: 0, vat: 0 } })
  expect(await amounts()).toEqual({ cartId: null, version: 0, count: 0, sum: 0, amounts: {} })
  expect(await amounts({})).toMatchObject({ cartId: null })
})

test('added products are there with their price, stock and totals [S-12] [M-01]', async () => {
  const { thinCable, breaker } = goods.products
  await add([
    { productId: thinCable.id, amount: 20, note: ' для щита\u0000 ' },
    { productId: breaker.id, amount: 5, source: { type: 'order', id: 7, lineId: 3 } },
  ])
  const cart = await read()
  expect(cart.lines.map(({ productId, amount, note, sum, warnings }) => ({ productId, amount, note, sum, warnings }))).toEqual([
    { productId: thinCable.id, amount: 20, note: 'для щита', sum: 1600, warnings: [] },
    { productId: breaker.id, amount: 5, note: '', sum: 1200, warnings: ['stock-short'] },
  ])
  expect(cart.lines[0]).toMatchObject({
    priceState: 'fresh',
    price: { value: 80, vatRate: 2200 },
    stockTotal: 107.5,
    product: { type: 'catalog', article: 'KAB-0015', brand: 'Искра', unit: { name: 'м' }, minimumBatch: 10, multiplicity: 5 },
    sources: [
      { source: 'stock', warehouse: { name: 'Ближний' }, amount: 100 },
      { source: 'transfer', warehouse: { name: 'Дальний' }, amount: 7.5 },
    ],
  })
  expect(cart.lines[1]?.source).toEqual({ type: 'order', id: 7, lineId: 3 })
  expect(cart.totals).toMatchObject({
    lineCount: 2,
    selectedCount: 2,
    sum: 2800,
    vat: 504.91,
    withoutVat: 2295.09,
    vatByRate: [{ rate: 2200, sum: 2800, vat: 504.91 }],
    freeDelivery: { from: 10_000, left: 7200 },
  })
  expect(await amounts()).toMatchObject({ count: 2, sum: 2800, amounts: { [thinCable.id]: 20, [breaker.id]: 5 } })
})

test('the server offers an amount that can be ordered and keeps the one that was asked for [C-17]', async () => {
  const { body } = await add([
    { productId: goods.products.thinCable.id, amount: 7 },
    { productId: goods.products.mediumCable.id, amount: 3 },
  ])
  expect(body.items.map(({ status, code, line }) => [status, code, line?.amount, line?.suggestedAmount])).toEqual([
    ['warning', 'minimum-batch', 7, 10],
    ['warning', 'stock-short', 3, null],
  ])
  expect((await read()).lines[0]).toMatchObject({ amount: 7, suggestedAmount: 10 })
})

test('one line for a product: the amount is set, or grows with `add`; of several in one call likewise', async () => {
  const { id } = goods.products.thickCable
  await addOne(id, 10)
  await addOne(id, 4)
  expect(await amounts()).toMatchObject({ count: 1, amounts: { [id]: 4 } })
  await add([{ productId: id, amount: 3 }], buyer, { mode: 'add' })
  expect((await amounts()).amounts).toEqual({ [id]: 7 })
  const twice = [
    { productId: id, amount: 1 },
    { productId: id, amount: 2 },
  ]
  await add(twice, buyer, { mode: 'add' })
  expect((await amounts()).amounts).toEqual({ [id]: 10 })
  expect((await add(twice)).body.items.map(({ line }) => line?.amount)).toEqual([2, 2])
})

test('wrong rows of a list are reported one by one, right ones are added', async () => {
  const { breaker, hidden } = goods.products
  const { status, body } = await add([
    { productId: hidden.id, amount: 1 },
    { productId: breaker.id, amount: 2 },
    { productId: 2_000_000_000, amount: 1 },
    { productId: goods.products.relay.id, amount: 1.5 },
  ])
  expect(status).toBe(200)
  expect(body.items.map(({ index, status: one, code, field }) => [index, one, code, field])).toEqual([
    [0, 'error', 'product.not-found', 'items.0.productId'],
    [1, 'ok', undefined, undefined],
    [2, 'error', 'product.not-found', 'items.2.productId'],
    [3, 'error', 'amount.decimals', 'items.3.amount'],
  ])
  expect(body.summary).toEqual({ ok: 1, warning: 0, error: 3 })
  expect((await amounts()).amounts).toEqual({ [breaker.id]: 2 })
})

test.each([
  [{ amount: 0 }, 'amount'],
  [{ amount: -3 }, 'amount'],
  [{ amount: 1_000_001 }, 'amount'],
  [{ amount: 1e300 }, 'amount'],
  [{ amount: null }, 'amount'],
  [{ amount: '5' }, 'amount'],
  [{ amount: 0.0001 }, 'amount'],
  [{ amount: 1e-7 }, 'amount'],
  [{ amount: 1.5 }, 'amount'],
  [{ amount: 1, productId: -1 }, 'productId'],
  [{ amount: 1, productId: 3_000_000_000 }, 'productId'],
  [{ amount: 1, productId: 2_000_000_000 }, 'productId'],
  [{ amount: 1, productId: undefined }, 'productId'],
  [{ amount: 1, customProductId: 1 }, 'productId'],
  [{ amount: 1, note: 'a'.repeat(501) }, 'note'],
])('%j is refused with the name of the field', async (item, field) => {
  const { status, body } = await add([{ productId: goods.products.breaker.id, ...item }])
  expect([status, body.code, body.errors[0]?.field]).toEqual([422, 'input.invalid', `items.0.${field}`])
  expect(await amounts()).toMatchObject({ cartId: null })
})

test('prices and totals that the client sends are not even read', async () => {
  const item = { productId: goods.products.breaker.id, amount: 1, price: 0.01, sum: 0.01, vatRate: 0 }
  expect((await add([item], buyer, { totals: { sum: 0 } })).body.totals.sum).toBe(240)
})

test('a repeat under the same key adds nothing', async () => {
  const key = { ...buyer, 'idempotency-key': 'add-only-once' }
  const item = [{ productId: goods.products.breaker.id, amount: 2 }]
  const first = await add(item, key, { mode: 'add' })
  const second = await add(item, key, { mode: 'add' })
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotent-replay']).toBe('true')
  expect((await amounts()).amounts).toEqual({ [goods.products.breaker.id]: 2 })
})

test('an edit answers with the line and the totals; a stale version with the current cart', async () => {
  const line = await addOne(goods.products.breaker.id, 2)
  await addOne(goods.products.thinCable.id, 10)
  const edited = await change(line, { amount: 3, version: 2 })
  expect(edited.body).toMatchObject({ version: 3, line: { id: line, amount: 3, sum: 720 }, totals: { sum: 1520 } })
  const late = await change(line, { amount: 100, version: 2 })
  expect([late.status, late.body.code]).toEqual([409, 'cart.changed'])
  expect(late.body.current).toEqual(edited.body)
  expect((await change(line, { selected: false, note: 'потом', version: 3 })).body).toMatchObject({
    line: { amount: 3, selected: false, note: 'потом' },
    totals: { lineCount: 2, lineSum: 1520, selectedCount: 1, sum: 800 },
  })
  expect((await change(line, { amount: 1.5 })).body.errors).toMatchObject([{ field: 'amount', code: 'amount.decimals' }])
  expect((await change(line, { amount: -1 })).body.errors).toMatchObject([{ field: 'amount' }])
})

test('another’s cart looks like a missing one', async () => {
  const line = await addOne(goods.products.breaker.id, 2)
  const { body: gone } = await many({ op: 'delete', ids: [line] })
  const other = await addOne(goods.products.relay.id, 1)
  for (const headers of [stranger, aVisitor().headers]) {
    expect((await change(other, { amount: 5 }, headers)).body.code).toBe('cart.line-not-found')
    expect((await restore(gone.deletionToken, headers)).body.code).toBe('cart.deletion-not-found')
    expect((await many({ op: 'delete', ids: [other] }, headers)).body.code).toBe('cart.not-found')
  }
  await addOne(goods.products.breaker.id, 1, stranger)
  expect((await many({ op: 'delete', ids: [other] }, stranger)).body.summary).toEqual({ ok: 0, warning: 0, error: 1 })
  expect((await amounts()).count).toBe(1)
  expect((await change(2_000_000_000, { amount: 5 })).status).toBe(404)
})

test('actualisation reports the change of every line [C-16]', async () => {
  const { ctx } = server
  const changing = await aProduct(ctx, { sectionId: goods.sections.cables.id })
  const leaving = await aProduct(ctx, { sectionId: goods.sections.cables.id })
  for (const { id } of [changing, leaving]) await aPrice(ctx, { productId: id, priceTypeId: goods.wholesale.id, price: 1_000 })
  await addOne(changing.id, 3)
  await addOne(leaving.id, 1)
  await addOne(goods.products.breaker.id, 1)
  await ctx.db.update(prices).set({ price: 1_500 }).where(eq(prices.productId, changing.id))
  await ctx.db.update(products).set({ isActive: false }).where(eq(products.id, leaving.id))

  expect((await read()).lines[0]).toMatchObject({ price: { value: 10 }, previousPrice: null })
  const { body } = await callApi(server, cartApi.actualise, { headers: buyer })
  expect(body.items.map(({ status, line }) => [status, line?.price?.value ?? null, line?.previousPrice, line?.warnings])).toEqual([
    ['warning', 15, 10, ['stock-short', 'price-changed']],
    ['warning', null, null, ['not-sold', 'no-price', 'stock-short']],
    ['ok', 240, null, []],
  ])
  expect(body).toMatchObject({ version: 4, totals: { sum: 285, unpricedCount: 1 } })
  expect((await callApi(server, cartApi.actualise, { headers: buyer })).body).toMatchObject({ version: 4, totals: { sum: 285 } })
  expect((await callApi(server, cartApi.actualise, { headers: aVisitor().headers })).body.code).toBe('cart.not-found')
})

test('an own custom product can be in the cart; another’s cannot', async () => {
  const create = (body: object) => callApi(server, customProductsApi.create, { body, headers: buyer })
  const { body: priced } = await create({ name: 'Шкаф по чертежу', unit: 'шт', price: 1234.56 })
  const { body: unpriced } = await create({ name: 'Кабель на заказ', unit: 'м' })
  const { body } = await add([
    { customProductId: priced.id, amount: 2 },
    { customProductId: unpriced.id, amount: 0.125 },
    { productId: goods.products.breaker.id, amount: 1 },
  ])
  expect(body.summary).toEqual({ ok: 2, warning: 1, error: 0 })
  expect(body.totals).toMatchObject({ lineCount: 3, unpricedCount: 1, sum: 2709.12, vatByRate: [{ rate: 2200 }, { rate: null, vat: 0 }] })
  expect((await read()).lines.map(({ product, sum }) => [product.type, product.name, sum])).toEqual([
    ['catalog', 'Автомат 16А C', 240],
    ['custom', 'Шкаф по чертежу', 2469.12],
    ['custom', 'Кабель на заказ', null],
  ])
  expect((await add([{ customProductId: priced.id, amount: 1.5 }])).body.errors[0]?.field).toBe('items.0.amount')
  for (const headers of [stranger, aVisitor().headers])
    expect((await add([{ customProductId: priced.id, amount: 1 }], headers)).body.errors[0]?.code).toBe('product.not-found')
})

test('switched off, the cart is not there [P-05]', async () => {
  const { body } = await add([{ productId: goods.products.breaker.id, amount: 1 }])
  await changeSettings(server.ctx, 1, { toggles: { cart: false } })
  await expect.poll(async () => (await callApi(server, cartApi.read, { headers: buyer })).status).toBe(404)
  const answers = [
    await callApi(server, cartApi.read, { headers: buyer }),
    await callApi(server, cartApi.amounts, { headers: buyer }),
    await add([{ productId: goods.products.breaker.id, amount: 1 }]),
    await change(body.items[0]?.line?.id ?? 0, { amount: 2 }),
    await many({ op: 'delete', ids: [1] }),
    await callApi(server, cartApi.clear, { headers: buyer }),
    await callApi(server, cartApi.actualise, { headers: buyer }),
    await callApi(server, namedCartsApi.list, { headers: buyer }),
    await callApi(server, namedCartsApi.create, { headers: buyer, body: { name: 'Дача' } }),
  ]
  expect(answers.map(({ body: { code } }) => code)).toEqual(answers.map(() => 'feature.off'))
  await changeSettings(server.ctx, 1, { toggles: { cart: true } })
})
