import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { cartApi } from '@vitrina/contract/cart/cart'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { MAX_CART_LINES, MAX_CARTS } from '@vitrina/contract/cart/cart.rules'
import { siteApi } from '@vitrina/contract/site/site'
import { hashPassword } from '#modules/auth/passwords'
import { carts } from '#tables/cart'
import { auditEvents } from '#tables/platform'
import { priceBreaks } from '#tables/promos'
import { users } from '#tables/users'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aRegion, aUser, aVisitor, next } from '#test/builders'
import { aCart } from '#test/builders.cart'
import { smallCatalogue } from '#test/small-catalogue'
import { cleanUpCarts } from './cart.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let password: string
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Headers
let companyIds: number[]

beforeAll(async () => {
  password = await hashPassword('Vitrina-2026')
})
beforeEach(async () => {
  const wholesale = { priceTypeId: goods.wholesale.id }
  companyIds = [(await aCompany(server.ctx, wholesale)).id, (await aCompany(server.ctx, wholesale)).id]
  user = await aUser(server.ctx, { companyIds, passwordHash: password, email: `buyer-${next()}@vitrina.test` })
  buyer = user.headers
})

const add = (productId: number, amount: number, headers: Headers = buyer) =>
  callApi(server, cartApi.addItems, { body: { items: [{ productId, amount }] }, headers })
const amounts = async (headers: Headers = buyer) => (await callApi(server, cartApi.amounts, { headers })).body
const create = (name: unknown, headers: Headers = buyer) => callApi(server, namedCartsApi.create, { body: { name }, headers })
const list = async (headers: Headers = buyer) => (await callApi(server, namedCartsApi.list, { headers })).body.items
const at = (id: number) => `/api/v1/carts/${id}`
const activate = (id: number, headers: Headers = buyer) => callApi(server, namedCartsApi.activate, { url: `${at(id)}/activate`, headers })
const remove = (id: number, headers: Headers = buyer) => callApi(server, namedCartsApi.remove, { url: at(id), headers })
const rename = (id: number, name: string, headers: Headers = buyer) =>
  callApi(server, namedCartsApi.rename, { url: at(id), body: { name }, headers })
const signIn = (headers: Headers) =>
  callApi(server, authApi.signIn, { body: { login: user.email, password: 'Vitrina-2026', rememberMe: false }, headers })

test('several carts wait for their turn: made, renamed, switched, deleted', async () => {
  const { breaker, relay } = goods.products
  await add(breaker.id, 2)
  const { body: house } = await create('Дом на горе')
  expect(house).toMatchObject({ name: 'Дом на горе', isActive: true, count: 0, sum: 0 })
  expect(await amounts()).toMatchObject({ cartId: house.id, count: 0 })
  await add(relay.id, 1)
  const [, first] = await list()
  expect(await list()).toMatchObject([
    { id: house.id, isActive: true, count: 1 },
    { name: '', isActive: false, count: 1, sum: 480 },
  ])
  expect((await activate(first?.id ?? 0)).body).toMatchObject({ isActive: true, count: 1 })
  expect((await amounts()).amounts).toEqual({ [breaker.id]: 2 })
  expect((await rename(house.id, ' Дача ')).body).toMatchObject({ name: 'Дача', isActive: false })
  expect((await remove(first?.id ?? 0)).status).toBe(200)
  expect(await amounts()).toMatchObject({ cartId: house.id, amounts: { [relay.id]: 1 } })
  await remove(house.id)
  expect(await list()).toEqual([])
  expect(await amounts()).toMatchObject({ cartId: null })
  const events = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.actorUserId, user.id))
  expect(events.map(({ type, diff }) => [type, diff])).toEqual([
    ['cart.deleted', { name: '', lines: 1 }],
    ['cart.deleted', { name: 'Дача', lines: 1 }],
  ])
})

test('deleting a cart that is not active leaves the active one', async () => {
  await add(goods.products.breaker.id, 1)
  const { body: second } = await create('Вторая')
  const { body: third } = await create('Третья')
  await activate(second.id)
  await add(goods.products.relay.id, 1)
  await server.pool.query(`update carts set updated_at = now() + interval '1 hour' where id <> all($1)`, [[second.id, third.id]])
  expect((await remove(third.id)).status).toBe(200)
  expect(await amounts()).toMatchObject({ cartId: second.id })
})

test('after the active cart the one changed last takes over, though another is newer', async () => {
  await add(goods.products.breaker.id, 1)
  const { cartId: oldest } = await amounts()
  await create('Вторая')
  const { body: third } = await create('Третья')
  await server.pool.query(`update carts set updated_at = now() + interval '1 hour' where id = $1`, [oldest])
  expect((await remove(third.id)).status).toBe(200)
  expect(await amounts()).toMatchObject({ cartId: oldest })
})

test('each company has its own cart, and no one sees another’s', async () => {
  const { id } = goods.products.breaker
  await add(id, 2)
  const { cartId } = await amounts()
  await server.ctx.db.update(users).set({ activeCompanyId: companyIds[1] }).where(eq(users.id, user.id))
  expect(await amounts()).toMatchObject({ cartId: null })
  await add(id, 7)
  expect((await activate(cartId ?? 0)).body.code).toBe('cart.not-found')
  await server.ctx.db.update(users).set({ activeCompanyId: companyIds[0] }).where(eq(users.id, user.id))
  expect((await amounts()).amounts).toEqual({ [id]: 2 })

  const colleague = (await aUser(server.ctx, { companyIds })).headers
  const refusals = [
    await activate(cartId ?? 0, colleague),
    await remove(cartId ?? 0, colleague),
    await rename(cartId ?? 0, 'Моя', colleague),
  ]
  expect(refusals.map(({ body }) => body.code)).toEqual(['cart.not-found', 'cart.not-found', 'cart.not-found'])
  expect((await list(aVisitor().headers)) ?? 'refused').toBe('refused')
})

test('lines move to another cart; amounts of products already there grow, nothing is lost', async () => {
  const { breaker, relay, thinCable } = goods.products
  const { body: target } = await create('Склад')
  await add(breaker.id, 3)
  await create('Заявка')
  await add(breaker.id, 2)
  await add(relay.id, 5)
  await add(thinCable.id, 10)
  const bulk = (body: object) => callApi(server, cartApi.changeMany, { body: { op: 'move', ...body }, headers: buyer })
  expect((await bulk({ productIds: [breaker.id, relay.id, 2_000_000_000], toCartId: target.id })).body).toMatchObject({
    summary: { ok: 2, error: 1 },
    totals: { lineCount: 1 },
  })
  const { cartId } = await amounts()
  expect((await bulk({ productIds: [thinCable.id], toCartId: cartId })).body.code).toBe('cart.not-found')
  await activate(target.id)
  expect((await amounts()).amounts).toEqual({ [breaker.id]: 5, [relay.id]: 5 })

  await add(thinCable.id, 999_995)
  expect((await bulk({ productIds: [thinCable.id, breaker.id], toCartId: cartId })).body.items).toMatchObject([
    { status: 'error', code: 'amount.wrong' },
    { status: 'ok' },
  ])
  expect((await amounts()).amounts).toEqual({ [relay.id]: 5, [thinCable.id]: 999_995 })
})

test('there are not endlessly many carts, and none without a name', async () => {
  for (let n = 0; n < MAX_CARTS; n++) expect((await create(`Корзина ${n}`)).status).toBe(200)
  expect((await create('Лишняя')).body).toMatchObject({ code: 'cart.too-many', status: 409 })
  expect((await create(' \u0000 ')).status).toBe(422)
  expect((await list()).filter(({ isActive }) => isActive)).toHaveLength(1)
})

test('a guest has a cart under the uuid of their browser, and without one none', async () => {
  const visitor = aVisitor().headers
  await add(goods.products.breaker.id, 2, visitor)
  expect(await amounts(visitor)).toMatchObject({ count: 1, sum: 600 })
  expect((await add(goods.products.breaker.id, 1, {})).body.errors).toMatchObject([{ field: 'User-Uuid' }])
})

test('after a change of region the prices are the new region’s', async () => {
  const visitor = aVisitor().headers
  await add(goods.products.breaker.id, 1, visitor)
  expect((await amounts(visitor)).sum).toBe(300)
  const dear = await aRegion(server.ctx, { name: { ru: 'Якутск' }, priceFactor: 12_000 })
  expect((await callApi(server, siteApi.setRegion, { body: { id: dear.id }, headers: visitor })).status).toBe(200)
  await expect.poll(async () => (await amounts(visitor)).sum).toBe(360)
  expect((await callApi(server, cartApi.read, { headers: visitor })).body.lines[0]).toMatchObject({
    priceState: 'fresh',
    price: { value: 360 },
  })
})

test('a guest’s cart becomes the user’s on sign-in, at the user’s prices', async () => {
  const visitor = aVisitor()
  await add(goods.products.breaker.id, 2, visitor.headers)
  expect((await amounts(visitor.headers)).sum).toBe(600)
  expect((await signIn(visitor.headers)).status).toBe(200)
  expect(await amounts()).toMatchObject({ count: 1, sum: 480, amounts: { [goods.products.breaker.id]: 2 } })
  expect(await amounts(visitor.headers)).toMatchObject({ cartId: null })
})

test('merged into the user’s earlier cart, nothing is lost and nothing doubled', async () => {
  const { breaker, relay, thinCable } = goods.products
  await add(breaker.id, 3)
  await add(relay.id, 4)
  const visitor = aVisitor()
  await add(breaker.id, 9, visitor.headers)
  await add(relay.id, 1, visitor.headers)
  await add(thinCable.id, 10, visitor.headers)
  const signedIn = await Promise.all([signIn(visitor.headers), signIn(visitor.headers), signIn(visitor.headers)])
  expect(signedIn.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await amounts()).amounts).toEqual({ [breaker.id]: 9, [relay.id]: 4, [thinCable.id]: 10 })
  const cart = (await callApi(server, cartApi.read, { headers: buyer })).body
  expect(cart.totals).toMatchObject({ lineSum: 9 * 240 + 10 * 80, unpricedCount: 1 })
  expect(cart.lines.map(({ priceState }) => priceState)).toEqual(['fresh', 'failed', 'fresh'])
})

/** From four on a tenth less. */
const withBreak = async () => {
  const { id } = goods.products.mediumCable
  await server.ctx.db.insert(priceBreaks).values({ productId: id, fromQuantity: 4, discount: 1_000 }).onConflictDoNothing()
  return id
}

test('a line that grows by another cart’s has the price of the larger amount, on every page at once', async () => {
  const id = await withBreak()
  const { body: target } = await create('Склад')
  await add(id, 3)
  expect((await amounts()).sum).toBe(3 * 160)
  await create('Заявка')
  await add(id, 2)
  await callApi(server, cartApi.changeMany, { body: { op: 'move', productIds: [id], toCartId: target.id }, headers: buyer })
  await activate(target.id)
  expect((await amounts()).sum).toBe(5 * 144)

  const visitor = aVisitor()
  await add(id, 2)
  await add(id, 9, visitor.headers)
  expect((await amounts()).sum).toBe(2 * 160)
  await signIn(visitor.headers)
  expect((await amounts()).sum).toBe(9 * 144)
})

test('of a guest’s lines notes and choices stay; of a product in both carts the user’s own note does, and it is chosen', async () => {
  const { breaker, relay, thinCable } = goods.products
  const put = (items: object[], headers: Headers) => callApi(server, cartApi.addItems, { body: { items }, headers })
  await put(
    [
      { productId: breaker.id, amount: 1, note: 'Свой', selected: false },
      { productId: relay.id, amount: 1 },
    ],
    buyer,
  )
  const visitor = aVisitor()
  const ofGuest = [breaker, relay, thinCable].map(({ id }) => ({ productId: id, amount: 10, note: 'Гостя', selected: false }))
  await put(ofGuest, visitor.headers)
  await signIn(visitor.headers)
  const { lines } = (await callApi(server, cartApi.read, { headers: buyer })).body
  expect(new Map(lines.map(({ productId, note, selected }) => [productId, [note, selected]]))).toEqual(
    new Map([
      [breaker.id, ['Свой', true]],
      [relay.id, ['Гостя', true]],
      [thinCable.id, ['Гостя', false]],
    ]),
  )
})

test('the guest’s cart of a user whose company is closed becomes theirs without a company', async () => {
  await server.pool.query(`update companies set state = 'inactive' where id = any($1)`, [companyIds])
  const visitor = aVisitor()
  await add(goods.products.breaker.id, 2, visitor.headers)
  expect((await signIn(visitor.headers)).status).toBe(200)
  expect((await amounts()).amounts).toEqual({ [goods.products.breaker.id]: 2 })
})

test('a guest’s cart that fits is merged, to the last line; one that does not is kept beside, with nothing lost', async () => {
  const { breaker, relay } = goods.products
  await add(breaker.id, 1)
  const { cartId } = await amounts()
  // Goods of the buyer's own are lines like others.
  await server.pool.query(
    `with own as (insert into custom_products (owner_id, name, unit) select $2, 'Свой ' || n, 'шт' from generate_series(1, $3::int) n returning id)
     insert into cart_items (cart_id, custom_product_id, amount) select $1, id, 1 from own`,
    [cartId, user.id, MAX_CART_LINES - 1],
  )
  const [fits, more] = [aVisitor(), aVisitor()]
  await add(breaker.id, 7, fits.headers)
  await add(relay.id, 4, more.headers)
  expect((await signIn(fits.headers)).status).toBe(200)
  expect(await amounts()).toMatchObject({ cartId, count: MAX_CART_LINES, amounts: { [breaker.id]: 7 } })
  expect((await signIn(more.headers)).status).toBe(200)
  expect(await amounts()).toMatchObject({ cartId, count: MAX_CART_LINES })
  expect((await list()).map(({ isActive, count }) => [isActive, count])).toEqual(
    expect.arrayContaining([
      [true, MAX_CART_LINES],
      [false, 1],
    ]),
  )
})

test('carts of visitors long gone are forgotten, those of users never', async () => {
  const { ctx } = server
  const old = new Date(Date.now() - 91 * 24 * 3_600_000)
  const gone = await aCart(ctx, {
    visitorUuid: aVisitor().uuid,
    updatedAt: old,
    lines: [{ productId: goods.products.relay.id, amount: 1 }],
  })
  const recent = await aCart(ctx, { visitorUuid: aVisitor().uuid, updatedAt: new Date(Date.now() - 89 * 24 * 3_600_000) })
  const kept = await aCart(ctx, { userId: user.id, companyId: companyIds[0], updatedAt: old })
  await cleanUpCarts.run(ctx, {})
  const left = (await ctx.db.select({ id: carts.id }).from(carts)).map(({ id }) => id)
  expect([gone, recent, kept].map(({ id }) => left.includes(id))).toEqual([false, true, true])
})
