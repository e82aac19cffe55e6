import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers

beforeEach(async () => {
  buyer = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })).id] })).headers
})

const add = (items: unknown, headers: Headers = buyer, more: object = {}) =>
  callApi(server, cartApi.addItems, { body: { items, ...more }, headers })
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

test('many lines are selected, given one amount and deleted at once, each answered for itself', async () => {
  const { breaker, thinCable, relay } = goods.products
  const ids = [await addOne(breaker.id, 2), await addOne(thinCable.id, 10), await addOne(relay.id, 1)]
  expect((await many({ op: 'unselect', ids: [ids[0], ids[1], 2_000_000_000] })).body).toMatchObject({
    items: [{ status: 'ok' }, { status: 'ok' }, { status: 'error', code: 'cart.line-not-found', field: 'ids.2' }],
    totals: { selectedCount: 1, unpricedCount: 1, sum: 0, lineSum: 1280 },
  })
  expect((await many({ op: 'select', productIds: [breaker.id] })).body.totals).toMatchObject({ selectedCount: 2, sum: 480 })
  const amount = await many({ op: 'setAmount', ids, amount: 3 })
  expect(amount.body.items.map(({ status, line }) => [status, line?.amount, line?.selected])).toEqual([
    ['ok', 3, true],
    ['warning', 3, false],
    ['warning', 3, true],
  ])
  expect((await many({ op: 'setAmount', ids, amount: 0.5 })).body.summary).toEqual({ ok: 0, warning: 0, error: 3 })
  expect((await many({ op: 'delete', ids })).body).toMatchObject({ summary: { ok: 3 }, totals: { lineCount: 0, lineSum: 0 } })
  expect((await many({ op: 'delete', ids })).body).toMatchObject({ summary: { error: 3 }, deletionToken: null })
})

test.each([
  ['a deed nobody knows', { op: 'burn', ids: [1] }],
  ['no lines', { op: 'delete' }],
  ['an empty list', { op: 'delete', ids: [] }],
  ['lines and products together', { op: 'delete', ids: [1], productIds: [1] }],
  ['501 lines', { op: 'delete', ids: Array.from({ length: 501 }, (_, n) => n + 1) }],
  ['no amount', { op: 'setAmount', ids: [1] }],
  ['a negative amount', { op: 'setAmount', ids: [1], amount: -1 }],
  ['no cart to move to', { op: 'move', ids: [1] }],
  ['no place to go to', { op: 'reorder', ids: [1] }],
])('%s is refused', async (_, body) => {
  expect((await many(body)).status).toBe(422)
})

test('a deletion can be undone once; lines added again meanwhile stay as they are', async () => {
  const { breaker, thinCable } = goods.products
  await add([
    { productId: breaker.id, amount: 2, note: 'важно' },
    { productId: thinCable.id, amount: 10 },
  ])
  const before = await read()
  const { body: cleared } = await callApi(server, cartApi.clear, { headers: buyer })
  expect(cleared).toMatchObject({ deletedCount: 2, totals: { lineCount: 0 } })
  await addOne(thinCable.id, 55)
  expect((await restore(cleared.deletionToken)).body).toMatchObject({ restoredCount: 1, totals: { lineCount: 2 } })
  expect((await restore(cleared.deletionToken)).body.code).toBe('cart.deletion-not-found')
  expect((await restore('nonsense')).status).toBe(422)
  const after = await read()
  expect(after.lines.find(({ productId }) => productId === breaker.id)).toEqual(before.lines[0])
  expect((await amounts()).amounts).toEqual({ [breaker.id]: 2, [thinCable.id]: 55 })
})

test('[R-05] lines keep the order the buyer gives them: new ones follow, deleted ones come back to their place', async () => {
  const { breaker, thinCable, relay, thickCable } = goods.products
  const ids = [await addOne(breaker.id, 2), await addOne(thinCable.id, 10), await addOne(relay.id, 1)] as const
  const [first, second, third] = ids
  const order = async () => (await read()).lines.map(({ id }) => id)
  expect((await many({ op: 'reorder', ids: [third], after: null })).body).toMatchObject({ summary: { ok: 1 }, totals: { lineCount: 3 } })
  expect(await order()).toEqual([third, first, second])
  await many({ op: 'reorder', ids: [third, first], after: second })
  expect(await order()).toEqual([second, third, first])
  // Under one of themselves they stay together where it stands.
  await many({ op: 'reorder', ids: [first, third], after: third })
  expect(await order()).toEqual([second, third, first])
  const fourth = await addOne(thickCable.id, 10)
  expect(await order()).toEqual([second, third, first, fourth])

  const { body } = await many({ op: 'delete', ids: [third] })
  await restore(body.deletionToken)
  expect(await order()).toEqual([second, third, first, fourth])

  expect((await many({ op: 'reorder', ids: [second], after: 2_000_000_000 })).status).toBe(404)
  expect((await many({ op: 'reorder', ids: [2_000_000_000], after: null })).body.items).toMatchObject([{ code: 'cart.line-not-found' }])
  expect(await order()).toEqual([second, third, first, fourth])
})
