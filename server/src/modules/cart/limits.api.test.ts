import { MAX_AMOUNT } from '@vitrina/contract/quantity/quantity.rules'
import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let user: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  user = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
})

const add = (productId: number, amount = 1) =>
  callApi(server, cartApi.addItems, { body: { items: [{ productId, amount }], mode: 'set' }, headers: user.headers })
const amounts = async () => (await callApi(server, cartApi.amounts, { headers: user.headers })).body
const many = (body: object) => callApi(server, cartApi.changeMany, { body, headers: user.headers })
const create = async (name: string) => (await callApi(server, namedCartsApi.create, { body: { name }, headers: user.headers })).body

/** Goods of the buyer's own, put into a cart behind everybody's back. */
const fillWith = (cartId: number | null, count: number) =>
  server.pool.query(
    `with own as (insert into custom_products (owner_id, name, unit) select $2, 'Свой ' || n, 'шт' from generate_series(1, $3::int) n returning id)
     insert into cart_items (cart_id, custom_product_id, amount) select $1, id, 1 from own`,
    [cartId, user.id, count],
  )

test('a cart takes its last line and not one more, put in, moved or brought back', async () => {
  const { breaker, relay, mediumCable } = goods.products
  const { id: full } = await create('Полная')
  await fillWith(full, MAX_CART_LINES - 2)
  expect((await add(breaker.id)).status).toBe(200)

  const taken = (await many({ op: 'delete', productIds: [breaker.id] })).body.deletionToken
  const { id: other } = await create('Другая')
  for (const { id } of [relay, mediumCable]) await add(id)
  const move = (productId: number) => many({ op: 'move', productIds: [productId], toCartId: full })
  expect([(await move(relay.id)).status, (await move(mediumCable.id)).status]).toEqual([200, 200])
  expect((await amounts()).cartId).toBe(other)

  await callApi(server, namedCartsApi.activate, { url: `/api/v1/carts/${full}/activate`, headers: user.headers })
  expect((await amounts()).count).toBe(MAX_CART_LINES)
  expect((await add(breaker.id)).body.code).toBe('cart.too-many-lines')
  const back = await callApi(server, cartApi.restore, { body: { deletionToken: taken }, headers: user.headers })
  expect(back.body.code).toBe('cart.too-many-lines')
  expect((await amounts()).count).toBe(MAX_CART_LINES)
})

test('what is moved grows to the largest amount a line can hold', async () => {
  const { breaker } = goods.products
  const { id: target } = await create('Склад')
  await add(breaker.id, MAX_AMOUNT - 5)
  await create('Заявка')
  await add(breaker.id, 5)
  const moved = await many({ op: 'move', productIds: [breaker.id], toCartId: target })
  expect(moved.body.summary).toMatchObject({ ok: 1, error: 0 })
  await callApi(server, namedCartsApi.activate, { url: `/api/v1/carts/${target}/activate`, headers: user.headers })
  expect((await amounts()).amounts).toEqual({ [breaker.id]: MAX_AMOUNT })
})

test('the journal has a cart that was cleared, with how many lines; one that was empty it has not', async () => {
  const { breaker, relay } = goods.products
  for (const { id } of [breaker, relay]) await add(id)
  const clear = () => callApi(server, cartApi.clear, { headers: user.headers })
  expect((await clear()).body.deletedCount).toBe(2)
  expect((await clear()).body.deletedCount).toBe(0)
  const { rows } = await server.pool.query(`select type, diff from audit_events where actor_user_id = $1`, [user.id])
  expect(rows).toEqual([{ type: 'cart.cleared', diff: { lines: 2 } }])
})
