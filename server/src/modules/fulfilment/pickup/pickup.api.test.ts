import { eq, sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aManagerOf, deskOf, linesOf, setStock, shipmentsOf, stockOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { mails } from '#tables/platform'
import { sites } from '#tables/sites'
import { expirePickups, remindOfPickups } from './pickup.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>
let trueNow: () => Date

beforeAll(async () => {
  trueNow = server.ctx.now
})
beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await setStock(server, breaker(), 100)
})
afterEach(async () => {
  // Nothing of one test waits in another.
  setClock('2040-01-01T00:00:00Z')
  await expirePickups.run(server.ctx, {})
  await server.ctx.db.update(sites).set({ config: {} })
  server.ctx.now = trueNow
})

const breaker = () => goods.products.breaker.id
const free = () => stockOf(server, breaker())
const setClock = (at: string) => {
  server.ctx.now = () => new Date(at)
}
const giveUp = () => expirePickups.run(server.ctx, {})
const remind = () => remindOfPickups.run(server.ctx, {})
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
  desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
const read = async (id: number) => (await callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })).body
const storyOf = async (id: number) => (await desk.read(id)).body.events.map(({ type }) => type)
const lettersTo = async (email: string | null, about: string) => {
  const rows = await server.ctx.db
    .select({ subject: mails.subject })
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(about)).length
}
const heldOf = async (orderId: number) => {
  const { rows } = await server.ctx.db.execute<{ held: number }>(sql`
    select coalesce(sum(a.held), 0) as held from order_allocations a join order_items i on i.id = a.order_item_id
    where i.order_id = ${orderId}`)
  return rows[0]?.held
}

/** Ten pieces, confirmed and put together on Monday 2 March 2026; all of them, or so many. */
async function ready(amount?: number) {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 10 }])
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  setClock('2026-03-02T09:00:00Z')
  const [line] = await linesOf(server, order.id)
  const { status } = await act('assemble', order.id, amount ? { items: [{ id: line?.id, amount }] } : {})
  expect(status).toBe(200)
  const shipment = (await shipmentsOf(server, order.id)).at(-1)
  return { id: order.id, number: order.number, shipmentId: shipment?.id ?? 0, lineId: line?.id ?? 0 }
}

test('goods for pickup wait five working days, the buyer is reminded on the second, then they are free again and all are notified, once', async () => {
  const { id, number } = await ready()
  expect((await read(id)).shipments).toMatchObject([{ state: 'ready_for_pickup', pickupUntil: '2026-03-10' }])
  expect(await lettersTo(customer.user.email, `Заказ ${number} собран, код получения`)).toBe(1)

  const reminder = `Заказ ${number} ждёт вас до 10.03.2026`
  setClock('2026-03-04T05:59:00Z')
  await remind()
  expect(await lettersTo(customer.user.email, reminder)).toBe(0)
  setClock('2026-03-04T06:00:00Z')
  await Promise.all([remind(), remind(), remind()])
  await remind()
  expect(await lettersTo(customer.user.email, reminder)).toBe(1)

  setClock('2026-03-10T20:59:00Z')
  await giveUp()
  expect(await free()).toBe(90)
  setClock('2026-03-10T21:00:00Z')
  await Promise.all([giveUp(), giveUp(), giveUp()])
  await giveUp()
  expect([await free(), await heldOf(id)]).toEqual([100, 0])
  const after = await read(id)
  expect(after).toMatchObject({ state: 'in_progress', shippingState: 'not_collected', reserve: { state: 'released' } })
  expect(after.shipments).toMatchObject([{ state: 'not_collected', pickupCode: null }])
  expect(after.actions).toEqual(expect.arrayContaining(['reserve', 'cancel']))
  expect((await storyOf(id)).filter((type) => type === 'shipment.not_collected')).toHaveLength(1)
  expect(await lettersTo(customer.user.email, `Заказ ${number} не забрали`)).toBe(1)
  expect(await lettersTo(manager.email, `Заказ ${number} не забрали`)).toBe(1)
  expect((await desk.list('queue=ship')).body.items.map((order) => order.id)).toContain(id)
  const { rows } = await server.ctx.db.execute(sql`
    select sum(m.change) as moved from stock_movements m join order_items i on i.id = m.order_item_id where i.order_id = ${id}`)
  expect(rows).toEqual([{ moved: 0 }])

  // Put together once more, the same goods are handed over.
  expect((await act('assemble', id)).body.shippingState).toBe('ready_for_pickup')
  const code = (await read(id)).shipments.at(-1)?.pickupCode
  const shipmentId = (await shipmentsOf(server, id)).at(-1)?.id
  expect((await act('issue', id, { shipmentId, code })).body).toMatchObject({ shippingState: 'issued' })
  expect([await free(), await heldOf(id)]).toEqual([90, 0])
})

test('how long they wait is a setting of the site; the day ends with that of the pickup point', async () => {
  await server.ctx.db.update(sites).set({ config: { pickupDays: 2 } })
  await server.ctx.db.execute(sql`update warehouses set timezone = 'Asia/Novosibirsk'`)
  const { id } = await ready()
  expect((await read(id)).shipments[0]?.pickupUntil).toBe('2026-03-04')
  setClock('2026-03-04T16:59:00Z')
  await giveUp()
  expect((await read(id)).shippingState).toBe('ready_for_pickup')
  setClock('2026-03-04T17:00:00Z')
  await giveUp()
  await server.ctx.db.execute(sql`update warehouses set timezone = 'Europe/Moscow'`)
  expect((await read(id)).shippingState).toBe('not_collected')
})

test('the desk gives more time, is reminded of nothing twice, and stops waiting by hand', async () => {
  const { id, number, shipmentId } = await ready()
  expect((await act('extendPickup', id, { shipmentId })).body.shipments).toMatchObject([{ pickupUntil: '2026-03-17' }])
  expect(await lettersTo(customer.user.email, `Заказ ${number} подождёт вас до 17.03.2026`)).toBe(1)
  setClock('2026-03-11T06:00:00Z')
  await giveUp()
  await remind()
  expect(await lettersTo(customer.user.email, `Заказ ${number} ждёт`)).toBe(0)
  setClock('2026-03-16T06:00:00Z')
  await remind()
  await remind()
  expect(await lettersTo(customer.user.email, `Заказ ${number} ждёт вас до 17.03.2026`)).toBe(1)

  const other = await ready()
  for (const name of ['extendPickup', 'takeBack'] as const)
    expect((await act(name, id, { shipmentId: other.shipmentId })).body.code).toBe('shipment.not-found')
  expect(await free()).toBe(80)
  const { body } = await act('takeBack', id, { shipmentId, reason: 'Покупатель просил не ждать' })
  expect(body).toMatchObject({ shippingState: 'not_collected', state: 'in_progress' })
  expect(await free()).toBe(90)
  expect(await lettersTo(customer.user.email, `Заказ ${number} не забрали`)).toBe(1)
  for (const name of ['extendPickup', 'takeBack'] as const) expect((await act(name, id, { shipmentId })).body.code).toBe('order.not-now')
  expect(await free()).toBe(90)
})

test('only uncollected goods are freed: the rest of the order stays held, issued goods stay issued', async () => {
  const { id, lineId, shipmentId } = await ready(4)
  await act('assemble', id, { items: [{ id: lineId, amount: 3 }] })
  const later = (await shipmentsOf(server, id)).at(-1)?.id ?? 0
  await act('extendPickup', id, { shipmentId: later })
  setClock('2026-03-11T09:00:00Z')
  await giveUp()
  expect(await shipmentsOf(server, id)).toMatchObject([
    { id: shipmentId, state: 'not_collected' },
    { id: later, state: 'ready_for_pickup' },
  ])
  expect([await free(), await heldOf(id)]).toEqual([94, 6])
  expect((await read(id)).reserve?.state).toBe('requested')
  const code = (await read(id)).shipments.at(-1)?.pickupCode
  expect((await act('issue', id, { shipmentId: later, code })).body).toMatchObject({ shippingState: 'partially_shipped' })
  expect([await free(), await heldOf(id)]).toEqual([94, 3])
})

test('money paid stays with an uncollected order, and is an advance once it is cancelled', async () => {
  const { id } = await ready()
  const { total } = await read(id)
  const paid = await act('markPaid', id, { sum: total, method: 'transfer', receivedOn: '2026-03-02' })
  expect(paid.body).toMatchObject({ paymentState: 'paid' })
  setClock('2026-03-11T09:00:00Z')
  await giveUp()
  expect(await read(id)).toMatchObject({ shippingState: 'not_collected', paymentState: 'paid', paidSum: total, state: 'in_progress' })
  expect((await act('cancel', id, { reason: 'Не нужен' })).body).toMatchObject({
    state: 'cancelled',
    total: 0,
    cancelledTotal: total,
    paidSum: 0,
  })
  const { rows } = await server.ctx.db.execute<{ advance: number }>(sql`
    select sum(sum - allocated_sum) as advance from payments where company_id = ${customer.company.id} and direction = 'in'`)
  expect(rows).toEqual([{ advance: Math.round(total * 100) }])
})

test('a crash half-way leaves nothing done, and the next run does all of it', async () => {
  const { id, number } = await ready()
  setClock('2026-03-11T09:00:00Z')
  await server.ctx.db.execute(sql`alter table mails add constraint crash check (subject not like '%не забрали') not valid`)
  await expect(giveUp()).rejects.toThrow('1 of 1 failed')
  expect([await free(), (await read(id)).shippingState]).toEqual([90, 'ready_for_pickup'])
  expect(await storyOf(id)).not.toContain('shipment.not_collected')
  await server.ctx.db.execute(sql`alter table mails drop constraint crash`)
  await giveUp()
  expect([await free(), (await read(id)).shippingState]).toEqual([100, 'not_collected'])
  expect(await lettersTo(customer.user.email, `Заказ ${number} не забрали`)).toBe(1)
})
