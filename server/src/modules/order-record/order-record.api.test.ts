import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aSession, aUser } from '#test/builders'
import { aDesk, linesOf, setStock } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { orderItems, orders } from '#tables/orders'
import { auditEvents } from '#tables/platform'
import { sessions } from '#tables/users'
import { insertOrder } from './insert-order.ts'

const { server } = describeStore()
let productId: number
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, productId, 1_000)
})

const read = async (id: number) => (await desk.read(id)).body.order

test('cancelled amounts are in none of the order’s sums: discount, weight, volume, cash-back, VAT', async () => {
  const { id } = await desk.shippable([{ productId, amount: 10 }])
  const [line] = await linesOf(server, id)
  const price = line?.price ?? 0
  await server.ctx.db
    .update(orderItems)
    .set({ oldPrice: price + 1_050, weightGrams: 150, volumeMl: 20, cashBack: 101 })
    .where(eq(orderItems.orderId, id))
  await desk.act('change', id, { items: [{ id: line?.id, amount: 4 }], reason: '' })
  expect(await read(id)).toMatchObject({
    total: (4 * price) / 100,
    discount: 42,
    weightGrams: 600,
    volumeMl: 80,
    cashBack: 0.4,
    lineCount: 1,
    vat: Math.round((4 * price * 22) / 122) / 100,
  })
  await desk.act('change', id, { items: [{ id: line?.id, cancel: true }], reason: '' })
  expect(await read(id)).toMatchObject({ total: 0, discount: 0, weightGrams: 0, volumeMl: 0, cashBack: 0, vat: 0 })
})

test('actions of staff in the buyer’s place are recorded as the seller’s side, under the staff’s own name', async () => {
  const { headers, tokenHash } = await aSession(server.ctx, desk.customer.user.id)
  const staff = await aUser(server.ctx, { role: 'administrator', lastName: 'Белова', firstName: 'Нина' })
  await server.ctx.db.update(sessions).set({ staffId: staff.id }).where(eq(sessions.tokenHash, tokenHash))
  const { id } = await anOrder(server, { ...desk.customer, headers }, [{ productId, amount: 1 }])
  await callApi(server, ordersApi.cancel, { url: `/api/v1/order/${id}/cancel`, headers, body: { reason: 'Просил покупатель' } })
  const own = await anOrder(server, desk.customer, [{ productId, amount: 1 }])
  const storyOf = async (orderId: number) => (await desk.read(orderId)).body.events.map(({ type, side, author }) => [type, side, author])
  expect(await storyOf(id)).toEqual(
    ['order.placed', 'reserve.requested', 'reserve.released', 'order.cancelled'].map((type) => [type, 'seller', 'Белова Нина']),
  )
  expect((await storyOf(own.id)).map(([, side]) => side)).toEqual(['buyer', 'buyer'])
  const audit = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(id)))
  expect(audit.filter(({ entity }) => entity === 'order').map(({ actorUserId }) => actorUserId)).toEqual(Array(4).fill(staff.id))
})

test('an order is of the moment of the store’s clock, as the days of its goods and papers are', async () => {
  const trueNow = server.ctx.now
  const at = new Date('2026-01-12T21:30:00Z')
  server.ctx.now = () => at
  onTestFinished(() => void (server.ctx.now = trueNow))
  const { id } = await desk.confirmed([{ productId, amount: 1 }])
  const [order] = await server.ctx.db.select().from(orders).where(eq(orders.id, id))
  expect(order?.createdAt).toEqual(at)
  expect((await desk.act('ship', id, { shippedOn: '2026-01-12' })).status).toBe(422)
  expect((await desk.act('ship', id, { shippedOn: '2026-01-13' })).status).toBe(200)
})

test('each step of an order is in the journal with its changes; of a comment only that it was made', async () => {
  const { id } = await desk.shippable([{ productId, amount: 1 }])
  await desk.act('confirm', id)
  await desk.comment(id, { text: 'Завтра' })
  const audit = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(id)))
    .orderBy(auditEvents.id)
  const steps = audit.filter(({ entity }) => entity === 'order').map(({ type, diff }) => [type, diff])
  expect(steps).toEqual([
    ['order.placed', expect.anything()],
    ['reserve.requested', expect.anything()],
    ['order.confirmed', expect.objectContaining({ from: 'submitted', to: 'confirmed' })],
    ['order.commented', { isInternal: false }],
  ])
})

test('a version of a cart is one group of orders: of two written at once one stays, and the group may have several', async () => {
  const { id, cartId, cartVersion, number: _, ...head } = await anOrder(server, desk.customer, [{ productId, amount: 1 }])
  const lines = await server.ctx.db.select().from(orderItems).where(eq(orderItems.orderId, id))
  const items = lines.map(({ id: _id, orderId: _order, shipped: _shipped, cancelled: _cancelled, returned: _returned, ...item }) => item)
  const write = (groupPosition: number) =>
    inTransaction(server.ctx, (tx) =>
      insertOrder(tx, { head: { ...head, cartId, cartVersion: (cartVersion ?? 0) + 1, groupPosition }, items }),
    )
  const written = await Promise.allSettled([write(0), write(0), write(1)])
  expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(written.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'cart.changed' } })
  const made = await server.ctx.db
    .select({ id: orders.id, position: orders.groupPosition })
    .from(orders)
    .where(eq(orders.cartId, cartId ?? 0))
  expect(
    made
      .filter((order) => order.id !== id)
      .map(({ position }) => position)
      .toSorted(),
  ).toEqual([0, 1])
})
