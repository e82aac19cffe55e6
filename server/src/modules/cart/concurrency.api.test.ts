import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers

beforeEach(async () => {
  buyer = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers
})

const add = (items: { productId: number; amount: number }[], mode: 'set' | 'add' = 'set') =>
  callApi(server, cartApi.addItems, { body: { items, mode }, headers: buyer })
const amounts = async () => (await callApi(server, cartApi.amounts, { headers: buyer })).body
const statuses = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))]
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n + 1)))

test('fifty additions of one product at once make one line with all of them', async () => {
  const { id } = goods.products.breaker
  expect(statuses(await times(50, () => add([{ productId: id, amount: 2 }], 'add')))).toEqual([200])
  expect(await amounts()).toMatchObject({ count: 1, version: 50, amounts: { [id]: 100 } })
})

test('of fifty amounts set at once the last one written stays, with its own sum', async () => {
  const { id } = goods.products.breaker
  const answers = await times(50, (n) => add([{ productId: id, amount: n }]))
  expect(statuses(answers)).toEqual([200])
  const last = answers.map(({ body }) => body).find(({ version }) => version === 50)
  expect(await amounts()).toMatchObject({ count: 1, sum: last?.totals.lineSum, amounts: { [id]: last?.items[0]?.line?.amount } })
})

test('the same goods in opposite order never stop each other', async () => {
  const ids = Object.values(goods.products)
    .filter(({ isActive }) => isActive)
    .map(({ id }) => id)
  const there = ids.map((productId) => ({ productId, amount: 10 }))
  const back = there.toReversed().map((item) => ({ ...item, amount: 20 }))
  expect(statuses(await times(40, (n) => add(n % 2 ? there : back)))).toEqual([200])
  expect(new Set(Object.values((await amounts()).amounts)).size).toBe(1)
})

test('of two tabs that edit the same version one gets the other’s change', async () => {
  const { body } = await add([{ productId: goods.products.breaker.id, amount: 1 }])
  const url = `/api/v1/cart/items/${body.items[0]?.line?.id}`
  const answers = await times(10, (n) => callApi(server, cartApi.changeItem, { url, body: { amount: n + 1, version: 1 }, headers: buyer }))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const { status, body: late } of answers.filter((answer) => answer !== won[0]))
    expect([status, late.current]).toEqual([409, won[0]?.body])
})

test('switching, adding, moving and deleting at once leave one active cart and no lost line', async () => {
  const made = await times(
    4,
    async (n) => (await callApi(server, namedCartsApi.create, { body: { name: `№ ${n}` }, headers: buyer })).body.id,
  )
  expect(made.every((id) => id > 0)).toBe(true)
  const ids = Object.values(goods.products).flatMap(({ id, isActive }) => (isActive ? id : []))
  const answers = await times(60, async (n) => {
    const cart = made[n % made.length] ?? 0
    const productId = ids[n % ids.length] ?? 0
    if (n % 4 === 0) return callApi(server, namedCartsApi.activate, { url: `/api/v1/carts/${cart}/activate`, headers: buyer })
    if (n % 4 === 1) return callApi(server, cartApi.changeMany, { body: { op: 'move', productIds: ids, toCartId: cart }, headers: buyer })
    return add([{ productId, amount: 1 }], 'add')
  })
  // 404: the cart to move to happened to be the active one.
  expect(statuses(answers).filter((status) => status !== 404)).toEqual([200])
  const added = answers.filter(({ status, body }) => status === 200 && 'summary' in body && !('deletionToken' in body)).length
  const { items } = (await callApi(server, namedCartsApi.list, { headers: buyer })).body
  expect(items.filter(({ isActive }) => isActive)).toHaveLength(1)
  let held = 0
  for (const { id } of items) {
    await callApi(server, namedCartsApi.activate, { url: `/api/v1/carts/${id}/activate`, headers: buyer })
    held += Object.values((await amounts()).amounts).reduce((sum, amount) => sum + amount, 0)
  }
  expect(held).toBe(added)
})

test('deleting and undoing at once brings a line back exactly once', async () => {
  const { id } = goods.products.breaker
  await add([{ productId: id, amount: 3 }])
  const { body } = await callApi(server, cartApi.clear, { headers: buyer })
  const answers = await times(8, () => callApi(server, cartApi.restore, { body: { deletionToken: body.deletionToken }, headers: buyer }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await amounts()).toMatchObject({ count: 1, amounts: { [id]: 3 } })
})
