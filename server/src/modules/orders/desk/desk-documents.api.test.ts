import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, documentsOf, setStock } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { orders } from '#tables/orders'
import { mails } from '#tables/platform'
import { users } from '#tables/users'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const ten = () => [{ productId: breaker(), amount: 10 }]
const invoicesOf = async (id: number) => (await documentsOf(server, id)).filter(({ type }) => type === 'invoice')
const lettersToManager = async (orderId: number) => {
  const rows = await server.ctx.db
    .select({ subject: mails.subject })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.managerId))
    .innerJoin(mails, eq(mails.recipient, users.email))
    .where(eq(orders.id, orderId))
  return rows.map(({ subject }) => subject)
}

test('the desk reads the documents of an order as files, and issues an unpaid invoice anew, telling of it once', async () => {
  const order = await desk.confirmed(ten())
  const [first] = (await desk.read(order.id)).body.documents
  expect(first).toMatchObject({ type: 'invoice', state: 'awaiting', sum: order.total / 100 })
  const file = await server.app.inject({ url: first?.files[0]?.path ?? '' })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])

  expect((await desk.act('renewInvoice', order.id)).status).toBe(200)
  expect((await invoicesOf(order.id)).map(({ state, sum }) => [state, sum])).toEqual([
    ['cancelled', order.total],
    ['awaiting', order.total],
  ])
  const number = (await invoicesOf(order.id)).at(-1)?.number
  const letter = `Новый счёт № ${number} по заказу ${order.number}`
  expect((await desk.lettersToBuyer()).filter((subject) => subject === letter)).toHaveLength(1)

  await desk.act('markPaid', order.id, { sum: 1, method: 'transfer', receivedOn: '2026-01-15' })
  expect((await desk.act('renewInvoice', order.id)).body.code).toBe('order.not-now')
  await desk.act('ship', order.id)
  expect((await desk.read(order.id)).body.documents.map(({ type }) => type)).toEqual(expect.arrayContaining(['upd', 'waybill']))
})

test('the manager is notified of a cancellation or a request for one, the buyer of a released reserve', async () => {
  const cancel = (id: number) =>
    callApi(server, ordersApi.cancel, { url: `/api/v1/order/${id}/cancel`, headers: desk.customer.headers, body: { reason: 'Передумали' } })
  const fresh = await anOrder(server, desk.customer, ten())
  const { body } = await cancel(fresh.id)
  expect(body).toMatchObject({ state: 'cancelled', total: 0, cancelledTotal: fresh.total / 100 })
  expect(await lettersToManager(fresh.id)).toContain(`Покупатель отменил заказ ${fresh.number}`)
  const { items } = (await callApi(server, ordersApi.list, { url: '/api/v1/order', headers: desk.customer.headers })).body
  expect(items.find(({ id }) => id === fresh.id)).toMatchObject({ total: 0, cancelledTotal: fresh.total / 100 })

  const begun = await desk.confirmed(ten())
  await cancel(begun.id)
  expect(await lettersToManager(begun.id)).toContain(`Покупатель просит отменить заказ ${begun.number}`)

  const held = await desk.confirmed(ten())
  expect((await desk.act('releaseReserve', held.id, { reason: 'Нужен другому' })).body.reserve?.state).toBe('released')
  expect(await desk.lettersToBuyer()).toContain(`Резерв по заказу ${held.number} снят`)
})
