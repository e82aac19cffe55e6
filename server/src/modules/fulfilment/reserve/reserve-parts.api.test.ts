import { eq, sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, linesOf, shipmentsOf } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { mails } from '#tables/platform'
import { stock } from '#tables/stock'
import { expireReserves, remindOfReserves } from './reserve.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>
let trueNow: () => Date

beforeAll(() => {
  trueNow = server.ctx.now
})
beforeEach(async () => {
  desk = await aDesk(server)
  await setFree({ near: 50, far: 50 })
})
afterEach(async () => {
  // No reserve of one test is over in another.
  setClock('2040-01-01T00:00:00Z')
  await expireReserves.run(server.ctx, {})
  server.ctx.now = trueNow
})

const breaker = () => goods.products.breaker.id
const near = () => goods.warehouses.near.id
const far = () => goods.warehouses.far.id
const ten = () => [{ productId: breaker(), amount: 10 }]
async function setFree({ near: here, far: there }: { near: number; far: number }) {
  await server.ctx.db.delete(stock)
  for (const [warehouseId, free] of [
    [near(), here],
    [far(), there],
  ] as const)
    await server.ctx.db.insert(stock).values({ productId: breaker(), warehouseId, free })
}
const setClock = (at: string) => {
  server.ctx.now = () => new Date(at)
}
const own = (call: 'reserve' | 'extendReserve' | 'releaseReserve', id: number) =>
  callApi(server, ordersApi[call], { url: ordersApi[call].path.replace(':id', String(id)), headers: desk.customer.headers })
const reserveOf = async (id: number) => (await desk.read(id)).body.order.reserve
const eventOf = async (id: number, type: string) => (await desk.read(id)).body.events.findLast((event) => event.type === type)?.data
const sourcesOf = async (id: number) =>
  ((await desk.read(id)).body.items[0]?.sources ?? []).map(({ kind, warehouseId, amount, held }) => [kind, warehouseId, amount, held])
const requestedOf = async (id: number) => {
  const { rows } = await server.ctx.db.execute<{ requested: number }>(sql`
    select x.requested from reserve_items x join reserves r on r.id = x.reserve_id where r.order_id = ${id} order by r.id`)
  return rows.map(({ requested }) => requested)
}
const letters = async (about: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, desk.customer.user.email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(about)).map(({ text }) => text)
}
/** Confirmed on 6 March 2026 until the 12th, a Thursday. */
async function confirmed(items?: (lineId: number) => { id: number; amount: number }[]) {
  const order = await anOrder(server, desk.customer, ten(), { changes: { warehouseId: near() } })
  const [line] = await linesOf(server, order.id)
  setClock('2026-03-06T09:00:00Z')
  await desk.act('confirmReserve', order.id, items ? { items: items(line?.id ?? 0) } : {})
  return { ...order, lineId: line?.id ?? 0 }
}

test('a reserve confirmed in part is reminded of and ends as a whole one does', async () => {
  const { id, number } = await confirmed((lineId) => [{ id: lineId, amount: 4 }])
  expect(await letters(`Часть товаров по заказу ${number} в резерве`)).toEqual([expect.stringContaining('12.03.2026 18:00')])
  setClock('2026-03-11T15:00:00Z')
  await remindOfReserves.run(server.ctx, {})
  expect(await letters(`Резерв по заказу ${number} заканчивается`)).toEqual([expect.stringContaining('12.03.2026 18:00')])
  setClock('2026-03-12T15:00:00Z')
  await expireReserves.run(server.ctx, {})
  expect([(await reserveOf(id))?.state, await sourcesOf(id)]).toEqual(['expired', [['stock', near(), 10, 0]]])
})

test('money for a part of an order does not hold its goods any longer', async () => {
  const { id, number } = await confirmed()
  await desk.act('confirm', id)
  await desk.act('markPaid', id, { sum: 1, method: 'transfer', receivedOn: '2026-03-06' })
  setClock('2026-03-11T15:00:00Z')
  await remindOfReserves.run(server.ctx, {})
  expect(await letters(`Резерв по заказу ${number} заканчивается`)).toHaveLength(1)
  setClock('2026-03-12T15:00:00Z')
  await expireReserves.run(server.ctx, {})
  expect(await reserveOf(id)).toMatchObject({ state: 'expired' })
})

test('the letter of a confirmed reserve and the timeline have its end, and that of before it was extended', async () => {
  const { id, number } = await confirmed()
  expect(await letters(`Товары по заказу ${number} в резерве`)).toEqual([expect.stringContaining('12.03.2026 18:00')])
  expect(await eventOf(id, 'reserve.confirmed')).toMatchObject({ until: '2026-03-12T15:00:00.000Z' })
  await own('extendReserve', id)
  expect(await eventOf(id, 'reserve.extended')).toMatchObject({ from: '2026-03-12T15:00:00.000Z', until: '2026-03-17T15:00:00.000Z' })
})

test('a reserve of which nothing is confirmed is refused: its goods are free, and the buyer hears of it', async () => {
  const { id, number } = await confirmed((lineId) => [{ id: lineId, amount: 0 }])
  expect(await reserveOf(id)).toMatchObject({ state: 'rejected' })
  expect(await sourcesOf(id)).toEqual([['stock', near(), 10, 0]])
  expect(await letters(`Товары по заказу ${number} не зарезервированы`)).toHaveLength(1)
  expect(await letters(`по заказу ${number} в резерве`)).toEqual([])
})

test('a released reserve has its reason, in the order and in the timeline', async () => {
  const { id } = await confirmed()
  await desk.act('releaseReserve', id, { reason: 'Нужен другому' })
  expect(await reserveOf(id)).toMatchObject({ state: 'released', reason: 'Нужен другому' })
  expect(await eventOf(id, 'reserve.released')).toMatchObject({ reason: 'Нужен другому' })
})

test('goods asked for once more come from where they were planned, though another place stands first, and then from there', async () => {
  await setFree({ near: 0, far: 50 })
  const { id } = await desk.shippable(ten())
  expect(await sourcesOf(id)).toEqual([['stock', far(), 10, 10]])
  await own('releaseReserve', id)
  await setFree({ near: 50, far: 6 })
  await own('reserve', id)
  expect(await sourcesOf(id)).toEqual([
    ['stock', far(), 6, 6],
    ['stock', near(), 4, 4],
  ])
})

test('goods on their way between warehouses belong to a reserve asked for meanwhile', async () => {
  await setFree({ near: 4, far: 0 })
  const { id } = await anOrder(server, desk.customer, ten(), { changes: { warehouseId: near(), shortage: 'toOrder', wantsReserve: false } })
  await desk.act('confirm', id)
  await desk.act('sendTransfer', id, { from: near(), to: far() })
  await setFree({ near: 5, far: 0 })
  expect((await own('reserve', id)).body.reserve).toMatchObject({ state: 'requested' })
  expect(await requestedOf(id)).toEqual([9])
})

test('a reserve lasts until the last of its goods is handed over, not until the last is put together', async () => {
  const { id, lineId } = await confirmed()
  await desk.act('confirm', id)
  await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  for (const amount of [4, 6]) await desk.act('assemble', id, { items: [{ id: lineId, amount }] })
  const states = []
  for (const { id: shipmentId, pickupCode: code } of await shipmentsOf(server, id)) {
    expect((await desk.act('issue', id, { shipmentId, code })).status).toBe(200)
    states.push((await reserveOf(id))?.state)
  }
  expect(states).toEqual(['confirmed', 'consumed'])
})

test('goods already put together are not there for the next shipment: the rest is held anew', async () => {
  const { id, lineId } = await confirmed()
  await desk.act('confirm', id)
  await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await desk.act('assemble', id, { items: [{ id: lineId, amount: 4 }] })
  setClock('2026-03-12T15:00:00Z')
  await expireReserves.run(server.ctx, {})
  expect(await sourcesOf(id)).toEqual([['stock', near(), 10, 4]])
  expect((await desk.act('assemble', id)).body.shipments.map(({ items }) => items.map(({ amount }) => amount))).toEqual([[4], [6]])
  expect(await sourcesOf(id)).toEqual([['stock', near(), 10, 10]])
  const [row] = await server.ctx.db.select().from(stock).where(eq(stock.warehouseId, near()))
  expect(row?.free).toBe(40)
})
