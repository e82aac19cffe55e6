import { sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { sites } from '#tables/sites'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aManagerOf, deskOf, setStock, stockOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { expireReserves, remindOfReserves } from './reserve.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let desk: ReturnType<typeof deskOf>
let trueNow: () => Date

beforeAll(async () => {
  trueNow = server.ctx.now
})
beforeEach(async () => {
  customer = await aCustomer(server)
  desk = deskOf(server, (await aManagerOf(server, customer.company.id)).headers)
  await setStock(server, breaker(), 100)
})
afterEach(async () => {
  // No reserve of one test is over in another.
  setClock('2040-01-01T00:00:00Z')
  await expireReserves.run(server.ctx, {})
  server.ctx.now = trueNow
})

const breaker = () => goods.products.breaker.id
const cable = () => goods.products.thinCable.id
const free = () => stockOf(server, breaker())
const setClock = (at: string) => {
  server.ctx.now = () => new Date(at)
}
const own = (call: 'reserve' | 'extendReserve' | 'releaseReserve', id: number, who: Pick<Customer, 'headers'> = customer) =>
  callApi(server, ordersApi[call], { url: ordersApi[call].path.replace(':id', String(id)), headers: who.headers })
const read = async (id: number) => (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })).body
const storyOf = async (id: number) =>
  (await callApi(server, ordersApi.events, { url: `/api/v1/order/${id}/events`, headers: customer.headers })).body.items.map(
    ({ type }) => type,
  )
type DeskStep = 'confirm' | 'releaseGoods' | 'assemble' | 'issue' | 'confirmReserve' | 'rejectReserve' | 'extendReserve' | 'releaseReserve'
const atDesk = async (call: DeskStep, id: number, given = {}) => desk.act(call, id, { version: (await read(id)).version, ...given })
const lettersTo = async (email: string | null) => {
  const { rows } = await server.ctx.db.execute<{ subject: string }>(sql`select subject from mails where recipient = ${email} order by id`)
  return rows.map(({ subject }) => subject)
}
const heldOf = async (orderId: number) => {
  const { rows } = await server.ctx.db.execute<{ held: number }>(sql`
    select coalesce(sum(a.held), 0) as held from order_allocations a join order_items i on i.id = a.order_item_id
    where i.order_id = ${orderId}`)
  return rows[0]?.held
}

/** A tenth of the stock, confirmed on the last working Monday of 2025. */
async function heldOverNewYear() {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 10 }])
  setClock('2025-12-29T09:00:00Z')
  expect((await atDesk('confirmReserve', order.id)).status).toBe(200)
  return order
}

test('[S-16] a confirmed reserve holds three working days of the production calendar, over New Year too', async () => {
  const order = await heldOverNewYear()
  // 30 December, then 12 and 13 January: everything between is days off.
  expect(await read(order.id)).toMatchObject({
    reserve: { state: 'confirmed', confirmedAt: '2025-12-29T09:00:00.000Z', expiresAt: '2026-01-13T15:00:00.000Z', extendedTimes: 0 },
    reservedUntil: '2026-01-13T15:00:00.000Z',
  })
  expect(await free()).toBe(90)
  expect(await lettersTo(customer.user.email)).toContain(`Товары по заказу ${order.number} в резерве`)
})

test('[S-16] the buyer is reminded once a working day before, and at the end the goods are free again, once', async () => {
  const order = await heldOverNewYear()
  const reminder = `Резерв по заказу ${order.number} заканчивается`
  setClock('2026-01-12T14:59:00Z')
  await remindOfReserves.run(server.ctx, {})
  expect(await lettersTo(customer.user.email)).not.toContain(reminder)
  setClock('2026-01-12T15:00:00Z')
  await Promise.all([remindOfReserves.run(server.ctx, {}), remindOfReserves.run(server.ctx, {})])
  await remindOfReserves.run(server.ctx, {})
  expect((await lettersTo(customer.user.email)).filter((subject) => subject === reminder)).toHaveLength(1)

  setClock('2026-01-13T14:59:00Z')
  await expireReserves.run(server.ctx, {})
  expect(await free()).toBe(90)
  setClock('2026-01-13T15:00:00Z')
  await Promise.all([expireReserves.run(server.ctx, {}), expireReserves.run(server.ctx, {}), expireReserves.run(server.ctx, {})])
  await expireReserves.run(server.ctx, {})
  expect([await free(), await heldOf(order.id)]).toEqual([100, 0])
  const after = await read(order.id)
  expect(after).toMatchObject({ state: 'submitted', reserve: { state: 'expired' }, reservedUntil: null })
  expect(after.actions).toContain('reserve')
  expect((await storyOf(order.id)).filter((type) => type === 'reserve.expired')).toHaveLength(1)
  const ended = `Резерв по заказу ${order.number} закончился`
  expect((await lettersTo(customer.user.email)).filter((subject) => subject === ended)).toHaveLength(1)
})

test('[S-16] a buyer extends a reserve once, the seller again; each time three working days from the present end', async () => {
  const order = await heldOverNewYear()
  const extended = await own('extendReserve', order.id)
  expect(extended.body).toMatchObject({ reserve: { expiresAt: '2026-01-16T15:00:00.000Z', extendedTimes: 1 } })
  expect(extended.body.actions).not.toContain('extendReserve')
  const again = await own('extendReserve', order.id)
  expect([again.status, again.body]).toMatchObject([409, { code: 'order.not-now' }])
  expect((await atDesk('extendReserve', order.id)).body).toMatchObject({
    reserve: { expiresAt: '2026-01-21T15:00:00.000Z', extendedTimes: 2 },
  })

  setClock('2026-01-20T15:00:00Z')
  await remindOfReserves.run(server.ctx, {})
  expect(await lettersTo(customer.user.email)).toContain(`Резерв по заказу ${order.number} заканчивается`)
  setClock('2026-01-21T15:00:00Z')
  const late = await atDesk('extendReserve', order.id)
  expect([late.status, late.body]).toMatchObject([409, { code: 'order.not-now' }])
})

test('the end of the day is that of the warehouse', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 1 }])
  await server.ctx.db.execute(sql`update warehouses set timezone = 'Asia/Novosibirsk' where id = ${order.warehouseId}`)
  setClock('2026-11-09T20:00:00Z')
  await atDesk('confirmReserve', order.id)
  await server.ctx.db.execute(sql`update warehouses set timezone = 'Europe/Moscow'`)
  // There it is Tuesday already.
  expect((await read(order.id)).reserve?.expiresAt).toBe('2026-11-13T11:00:00.000Z')
})

test('[S-16] the unconfirmed part is free again, and more than is held cannot be confirmed', async () => {
  const order = await anOrder(server, customer, [
    { productId: breaker(), amount: 10 },
    { productId: cable(), amount: 10 },
  ])
  const lines = (await callApi(server, ordersApi.items, { url: `/api/v1/order/${order.id}/items`, headers: customer.headers })).body.items
  const id = lines.find(({ held, productId }) => held === 10 && productId === breaker())?.id
  expect(await atDesk('confirmReserve', order.id, { items: [{ id, amount: 11 }] })).toMatchObject({
    status: 409,
    body: { code: 'order.stock-short' },
  })
  expect(await atDesk('confirmReserve', order.id, { items: [{ id: 2_000_000, amount: 1 }] })).toMatchObject({
    body: { code: 'order.line-not-found' },
  })
  const { body } = await atDesk('confirmReserve', order.id, { items: [{ id, amount: 4 }] })
  expect(body).toMatchObject({ reserve: { state: 'partially_confirmed' } })
  expect([await free(), await heldOf(order.id)]).toEqual([96, 14])
  expect(await storyOf(order.id)).toContain('reserve.partially_confirmed')
  const { rows } = await server.ctx.db.execute<{ requested: number; confirmed: number }>(sql`
    select r.requested, r.confirmed from reserve_items r join order_items i on i.id = r.order_item_id
    where i.order_id = ${order.id} order by i.line_no`)
  expect(rows).toEqual([
    { requested: 10, confirmed: 4 },
    { requested: 10, confirmed: 10 },
  ])
  expect(await lettersTo(customer.user.email)).toContain(`Часть товаров по заказу ${order.number} в резерве`)
  expect((await atDesk('confirmReserve', order.id)).body).toMatchObject({ code: 'order.not-now' })
})

test('[S-16] refused or let go, the goods are free again; the buyer may ask once more while there are any', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 10 }])
  await atDesk('rejectReserve', order.id, { reason: 'Ждём поставку' })
  expect(await read(order.id)).toMatchObject({ reserve: { state: 'rejected', reason: 'Ждём поставку' } })
  expect(await free()).toBe(100)

  expect((await own('reserve', order.id)).body).toMatchObject({ reserve: { state: 'requested' } })
  expect([await free(), await heldOf(order.id)]).toEqual([90, 10])
  expect((await own('reserve', order.id)).body).toMatchObject({ code: 'order.not-now' })
  expect((await own('releaseReserve', order.id)).body).toMatchObject({ reserve: { state: 'released' } })
  expect((await own('releaseReserve', order.id)).body).toMatchObject({ code: 'order.not-now' })
  expect(await free()).toBe(100)

  await setStock(server, breaker(), 0)
  const empty = await own('reserve', order.id)
  expect([empty.status, empty.body]).toMatchObject([409, { code: 'order.stock-short' }])
  await server.ctx.db.execute(
    sql`update stock set free = 3 where product_id = ${breaker()} and warehouse_id = (select max(warehouse_id) from stock where product_id = ${breaker()})`,
  )
  await own('reserve', order.id)
  expect([await free(), await heldOf(order.id)]).toEqual([0, 3])
  const { rows } = await server.ctx.db.execute<{ amount: number }>(sql`
    select sum(a.amount) as amount from order_allocations a join order_items i on i.id = a.order_item_id where i.order_id = ${order.id}`)
  expect(rows[0]?.amount).toBe(10)
})

test('goods assembled for pickup outlive the reserve, and one whose goods have all left is used up', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 10 }])
  setClock('2025-12-29T09:00:00Z')
  await atDesk('confirm', order.id)
  await atDesk('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await atDesk('confirmReserve', order.id)
  const { id } =
    (await callApi(server, ordersApi.items, { url: `/api/v1/order/${order.id}/items`, headers: customer.headers })).body.items[0] ?? {}
  await atDesk('assemble', order.id, { items: [{ id, amount: 4 }] })
  setClock('2026-01-13T15:00:00Z')
  await expireReserves.run(server.ctx, {})
  expect([await free(), await heldOf(order.id)]).toEqual([96, 4])
  expect((await read(order.id)).reserve?.state).toBe('expired')

  await own('reserve', order.id)
  expect([await free(), await heldOf(order.id)]).toEqual([90, 10])
  await atDesk('confirmReserve', order.id)
  await atDesk('assemble', order.id)
  for (const shipment of (await read(order.id)).shipments)
    expect((await atDesk('issue', order.id, { shipmentId: shipment.id, code: shipment.pickupCode })).status).toBe(200)
  expect((await read(order.id)).reserve?.state).toBe('consumed')
  expect([await free(), await heldOf(order.id)]).toEqual([90, 0])
})

test('[S-16] many orders that ask for a reserve at once never hold more than there is', async () => {
  const waiting = []
  for (let n = 0; n < 6; n++) {
    const order = await anOrder(server, customer, [{ productId: breaker(), amount: 10 }])
    await own('releaseReserve', order.id)
    waiting.push(order.id)
  }
  await setStock(server, breaker(), 35)
  await Promise.all(waiting.map((id) => own('reserve', id)))
  const held = await Promise.all(waiting.map(heldOf))
  expect(held.toSorted((a = 0, b = 0) => b - a)).toEqual([10, 10, 10, 5, 0, 0])
  expect(await free()).toBe(0)
})

test('a reserve of another company looks missing, and where the seller has switched it off there is none', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 1 }])
  const stranger = await aCustomer(server)
  for (const call of ['reserve', 'extendReserve', 'releaseReserve'] as const)
    expect((await own(call, order.id, stranger)).body).toMatchObject({ code: 'order.not-found' })
  await server.ctx.db.update(sites).set({ config: { toggles: { orderReserve: false } } })
  const extending = async () => (await own('extendReserve', order.id)).body
  await expect.poll(extending, { timeout: 5_000 }).toMatchObject({ code: 'feature.off' })
  expect((await own('releaseReserve', order.id)).body).toMatchObject({ code: 'feature.off' })
  await server.ctx.db.update(sites).set({ config: {} })
  await expect.poll(extending, { timeout: 5_000 }).toMatchObject({ code: 'order.not-now' })
})
