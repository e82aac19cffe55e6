import { afterEach, expect, test } from 'vitest'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aCustomer, anOrder } from '#test/builders.orders'
import { byCarrier, documentsOf, setStock } from '#test/builders.desk'
import { smallCatalogue } from '#test/small-catalogue'
import { checkInvariants } from '../../../../../tools/invariants/check-invariants.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })

afterEach(async () => {
  const broken = await checkInvariants(server.ctx.config.DATABASE_URL ?? '')
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
})

test('two people confirm the same ten orders at once, from both ends, and one of them twice: each is confirmed once', async () => {
  await setStock(server, goods.products.breaker.id, 1_000)
  const customer = await aCustomer(server)
  const changes = await byCarrier(server, customer)
  const orders: { id: number; version: number }[] = []
  for (let at = 0; at < 10; at += 1) {
    const { id, version } = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 2 }], { changes })
    orders.push({ id, version })
  }
  const [one, other] = [await aUser(server.ctx, { role: 'administrator' }), await aUser(server.ctx, { role: 'administrator' })]
  const confirm = (seen: object[], { headers } = one) => callApi(server, deskQueueApi.confirm, { headers, body: { orders: seen } })
  const presses = await Promise.all([confirm(orders), confirm(orders.toReversed(), other), confirm(orders)])
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { id } of orders) {
    const results = presses.map(({ body }) => body.items.find((item) => item.id === id)?.result)
    // Who comes second hears that it was done, or that the order has changed meanwhile.
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect((await documentsOf(server, id)).map(({ type }) => type)).toEqual(['invoice'])
  }
  const { rows } = await server.pool.query(
    `select count(*)::int as count from order_events where type = 'order.confirmed' and order_id = any($1)`,
    [orders.map(({ id }) => id)],
  )
  expect(rows).toEqual([{ count: 10 }])
})
