import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import type { OrderState } from '@vitrina/contract/orders/orders.rules'
import { describeStore } from '#test/describe-store'
import { aManagerOf, byCarrier, deskOf, linesOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { orderSupplyParts } from '#tables/order-supply'
import { orders } from '#tables/orders'
import { stock } from '#tables/stock'
import { goodsReceipts, stockTransfers } from '#tables/warehouse-moves'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await server.ctx.db.delete(stock)
  // No order waits for the goods of the next test.
  await server.ctx.db.update(orders).set({ state: 'cancelled' })
})

const cable = () => goods.products.mediumCable.id
const near = () => goods.warehouses.near.id
const far = () => goods.warehouses.far.id
const waiting = async (amount: number, who = customer) => {
  const changes = { ...(await byCarrier(server, who)), shortage: 'toOrder' }
  const order = await anOrder(server, who, [{ productId: cable(), amount }], { changes })
  return { ...order, lineId: (await linesOf(server, order.id))[0]?.id ?? 0 }
}
const receive = async (amount: number) =>
  (await desk.receiveGoods({ warehouseId: near(), items: [{ productId: cable(), amount }], document: 'ТТН 7' })).body
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
  desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })

test.each<[OrderState, boolean]>([
  ['approval_pending', true],
  ['submitted', true],
  ['confirmed', true],
  ['in_progress', true],
  ['cancel_requested', true],
  ['completed', false],
  ['cancelled', false],
  ['declined', false],
  ['rejected', false],
])('goods that arrive serve an order that is %s: %s', async (state, isServed) => {
  const { id } = await waiting(10)
  await server.ctx.db.update(orders).set({ state }).where(eq(orders.id, id))
  expect((await receive(10)).items).toEqual([{ productId: cable(), amount: 10, forOrders: isServed ? 10 : 0, free: isServed ? 0 : 10 }])
})

test.each([
  ['paid', 10],
  ['partially_paid', 0],
  ['awaiting', 0],
] as const)('goods given to others meanwhile are owed to a paid order: %s gets %i', async (paymentState, forOrders) => {
  await server.ctx.db.insert(stock).values({ productId: cable(), warehouseId: near(), free: 10 })
  const { id, lineId } = await waiting(10)
  await server.ctx.db.update(orderSupplyParts).set({ held: 0 }).where(eq(orderSupplyParts.orderItemId, lineId))
  await server.ctx.db.update(orders).set({ paymentState }).where(eq(orders.id, id))
  expect((await receive(10)).items).toMatchObject([{ forOrders }])
})

test('the oldest promise is served first, and lines without a promised day after all others', async () => {
  const [undated, later, sooner] = [await waiting(4), await waiting(4), await waiting(4)]
  const promised = (lineId: number, day: string) =>
    server.ctx.db.execute(sql`update order_allocations set ready_on = ${day}::date where order_item_id = ${lineId}`)
  await promised(later.lineId, '2026-12-20')
  await promised(sooner.lineId, '2026-12-10')
  const held = async () => Promise.all([sooner, later, undated].map(async ({ id }) => (await desk.read(id)).body.items[0]?.held))
  await receive(5)
  expect(await held()).toEqual([4, 1, 0])
  await receive(5)
  expect(await held()).toEqual([4, 4, 2])
})

test('staff who record an arrival get the numbers of the orders they see, and no others', async () => {
  const mine = await waiting(4)
  const stranger = await aCustomer(server)
  await aManagerOf(server, stranger.company.id)
  const theirs = await waiting(4, stranger)
  const { items, orders: served } = await receive(8)
  expect([items, served]).toMatchObject([[{ forOrders: 8 }], [{ id: mine.id, number: mine.number }]])
  expect(served.map(({ id }) => id)).not.toContain(theirs.id)
})

test('the receiver of goods, and the sender and receiver of a transfer, are recorded', async () => {
  await waiting(1)
  await receive(1)
  const receipts = await server.ctx.db.select().from(goodsReceipts).orderBy(goodsReceipts.id)
  expect(receipts.at(-1)).toMatchObject({ receivedBy: manager.id, warehouseId: near(), document: 'ТТН 7' })

  await server.ctx.db.delete(stock)
  await server.ctx.db.insert(stock).values({ productId: cable(), warehouseId: near(), free: 10 })
  const { id } = await waiting(10)
  await act('confirm', id)
  expect((await act('sendTransfer', id, { from: near(), to: near() })).body.code).toBe('order.wrong-choice')
  expect((await act('sendTransfer', id, { from: near(), to: far() })).status).toBe(200)
  const transferOf = async () => (await server.ctx.db.select().from(stockTransfers).where(eq(stockTransfers.orderId, id)))[0]
  const sent = await transferOf()
  expect(sent).toMatchObject({ state: 'sent', sentBy: manager.id, receivedBy: null, receivedAt: null })
  const colleague = deskOf(server, (await aManagerOf(server, customer.company.id)).headers)
  const { version } = (await colleague.read(id)).body.order
  expect((await colleague.act('receiveTransfer', id, { version, transferId: sent?.id })).status).toBe(200)
  const { receivedBy, receivedAt, ...received } = (await transferOf()) ?? {}
  expect([received, receivedAt]).toMatchObject([{ state: 'received', sentBy: manager.id }, expect.any(Date)])
  expect(receivedBy).not.toBe(manager.id)
  expect(receivedBy).toEqual(expect.any(Number))
})
