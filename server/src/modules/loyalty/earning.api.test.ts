import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings } from '#test/builders'
import { aDesk, linesOf, setStock } from '#test/builders.desk'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { brandCashBacks } from '#tables/promos'
import { orders } from '#tables/orders'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

/** Ten per cent of three hundred. */
const POINTS = 30

beforeAll(async () => {
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0 } })
  await server.ctx.db.insert(brandCashBacks).values({ brandId: goods.brands.wave.id, rate: 1_000 })
  await setStock(server, goods.products.breaker.id, 100)
})
beforeEach(async () => {
  desk = await aDesk(server)
})

const bonus = async () => (await callApi(server, companiesApi.current, { headers: desk.customer.headers })).body.bonus
const waiting = async () => {
  const { rows } = await server.pool.query(
    `select coalesce(sum(amount), 0)::int / 100 as points from loyalty_entries where company_id = $1 and kind = 'earn_pending'`,
    [desk.customer.company.id],
  )
  return rows[0].points
}

const pay = async (orderId: number) => {
  const [kept] = await server.ctx.db.select().from(orders).where(eq(orders.id, orderId))
  const money = { sum: (kept?.total ?? 0) / 100, method: 'transfer', receivedOn: dayFromToday(0), bankDocument: '5' }
  expect((await desk.act('markPaid', orderId, money)).status).toBe(200)
}
/** One piece comes back. */
const giveBack = async (orderId: number, resolution: 'refund' | 'replace') => {
  const [line] = await linesOf(server, orderId)
  const { body } = await callApi(server, returnsApi.request, {
    url: returnsApi.request.path.replace(':id', String(orderId)),
    headers: desk.customer.headers,
    body: { items: [{ orderItemId: line?.id, amount: 1, reason: 'defect', condition: 'opened' }], resolution, comment: '' },
  })
  const steps = [{ step: 'authorize' }, { step: 'receive', items: [{ orderItemId: line?.id, accepted: 1 }] }]
  for (const step of steps) expect((await desk.decide(body.id, step)).status).toBe(200)
  const settled = await desk.decide(body.id, { step: 'approve' })
  expect(settled.status).toBe(200)
  return settled.body
}

test('an order earns points as it is shipped, they can be used once it is paid, and a return takes its part back', async () => {
  const order = await desk.confirmed([{ productId: goods.products.breaker.id, amount: 3 }])
  expect(order.cashBack).toBe(3 * POINTS * 100)
  expect([await waiting(), await bonus()]).toEqual([0, null])

  expect((await desk.act('ship', order.id)).status).toBe(200)
  expect([await waiting(), await bonus()]).toEqual([3 * POINTS, null])

  await pay(order.id)
  expect([await waiting(), await bonus()]).toEqual([0, 3 * POINTS])

  await giveBack(order.id, 'refund')
  expect([await waiting(), await bonus()]).toEqual([0, 2 * POINTS])
})

test('goods that are replaced earn once: their points go with the return and come with the replacement, as it is shipped', async () => {
  const order = await desk.confirmed([{ productId: goods.products.breaker.id, amount: 3 }])
  expect((await desk.act('ship', order.id)).status).toBe(200)
  await pay(order.id)
  const { replacement } = await giveBack(order.id, 'replace')
  expect([await waiting(), await bonus()]).toEqual([0, 2 * POINTS])
  expect((await desk.act('ship', replacement?.id ?? 0)).status).toBe(200)
  expect([await waiting(), await bonus()]).toEqual([0, 3 * POINTS])
})
