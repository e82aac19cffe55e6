import { and, eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { freeTransfersApi } from '@vitrina/contract/fulfilment/free-transfers'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { stock } from '#tables/stock'
import { checkInvariants } from '../../../../../tools/invariants/check-invariants.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
beforeAll(async () => {
  ;({ headers } = await aUser(server.ctx, { role: 'warehouse' }))
})

const cable = () => goods.products.thinCable.id
const freeAt = async (warehouseId: number) => {
  const rows = await server.ctx.db
    .select()
    .from(stock)
    .where(and(eq(stock.productId, cable()), eq(stock.warehouseId, warehouseId)))
  return rows[0]?.free ?? 0
}
const plan = (amount: number, given: object = {}) => {
  const { near, far } = goods.warehouses
  const body = { productId: cable(), fromId: near.id, toId: far.id, amount, plannedOn: '2098-01-15', ...given }
  return callApi(server, freeTransfersApi.plan, { headers, body })
}
const step = (id: number, name: string) =>
  callApi(server, freeTransfersApi.step, { url: `/api/v1/back-office/stock/transfers/${id}/step`, headers, body: { step: name } })

test('free goods are planned, leave one warehouse, belong to neither on the way, and come to the other', async () => {
  const { near, far } = goods.warehouses
  const [before, there] = [await freeAt(near.id), await freeAt(far.id)]
  const { body: planned } = await plan(10)
  expect(planned).toMatchObject({ state: 'planned', amount: 10, from: { name: 'Ближний' }, to: { name: 'Дальний' } })
  expect(await freeAt(near.id)).toBe(before)
  expect((await step(planned.id, 'receive')).body.code).toBe('transfer.not-now')
  expect((await step(planned.id, 'send')).body).toMatchObject({ state: 'sent' })
  expect([await freeAt(near.id), await freeAt(far.id)]).toEqual([before - 10, there])
  expect((await step(planned.id, 'cancel')).body.code).toBe('transfer.not-now')
  expect((await step(planned.id, 'receive')).body).toMatchObject({ state: 'received' })
  expect([await freeAt(near.id), await freeAt(far.id)]).toEqual([before - 10, there + 10])
  expect(await checkInvariants(server.ctx.config.DATABASE_URL ?? '')).toEqual([])
})

test('two press at once: the goods leave once, and come once', async () => {
  const { near, far } = goods.warehouses
  const [before, there] = [await freeAt(near.id), await freeAt(far.id)]
  const { body } = await plan(5)
  for (const name of ['send', 'receive']) {
    const both = await Promise.all([step(body.id, name), step(body.id, name)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  }
  expect([await freeAt(near.id), await freeAt(far.id)]).toEqual([before - 5, there + 5])
})

test('more than lies there is not sent; a wrong plan is refused; one that is dropped changes nothing', async () => {
  const { near } = goods.warehouses
  const before = await freeAt(near.id)
  const { body } = await plan(before + 1)
  expect((await step(body.id, 'send')).body.code).toBe('order.stock-short')
  expect((await step(body.id, 'cancel')).body).toMatchObject({ state: 'cancelled' })
  expect(await freeAt(near.id)).toBe(before)
  expect((await plan(1, { toId: near.id })).body.code).toBe('transfer.same-place')
  expect((await plan(1, { productId: 2_000_000_000 })).body.code).toBe('product.not-found')
  expect((await plan(1, { toId: 2_000_000_000 })).body.code).toBe('warehouse.not-found')
  expect((await step(2_000_000_000, 'send')).body.code).toBe('transfer.not-found')
  const list = await callApi(server, freeTransfersApi.list, { url: `${freeTransfersApi.list.path}?warehouse=${near.id}`, headers })
  expect(list.body.items[0]).toHaveProperty('number')
})
