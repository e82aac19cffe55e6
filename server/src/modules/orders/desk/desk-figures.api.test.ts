import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { byCarrier, aDesk, documentsOf, linesOf, shipmentsOf } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import { deliveryRoutes } from '#tables/delivery'
import { orderItems } from '#tables/orders'
import { mails } from '#tables/platform'
import { stock } from '#tables/stock'

const CHARGE = 500_01

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff: '17:00', windows: [], price: CHARGE, freeFrom: null, minimum: 0 }
  await server.ctx.db.insert(deliveryRoutes).values({ regionId: goods.region.id, warehouseId: near(), ...everyDay })
})
beforeEach(async () => {
  desk = await aDesk(server)
  await server.ctx.db.delete(stock)
  for (const warehouseId of [near(), far()]) await server.ctx.db.insert(stock).values({ productId: breaker(), warehouseId, free: 50 })
})

const breaker = () => goods.products.breaker.id
const near = () => goods.warehouses.near.id
const far = () => goods.warehouses.far.id
const ten = () => [{ productId: breaker(), amount: 10 }]
const eventOf = async (id: number, type: string) => (await desk.read(id)).body.events.findLast((event) => event.type === type)?.data
const sourcesOf = async (id: number) =>
  ((await desk.read(id)).body.items[0]?.sources ?? []).map(({ kind, warehouseId, amount, held }) => [kind, warehouseId, amount, held])
const letters = async (about: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, desk.customer.user.email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(about)).map(({ text }) => text.replaceAll(/\s/g, ' '))
}
const standing = async (id: number) =>
  (await documentsOf(server, id)).filter(({ type, state }) => type === 'invoice' && state !== 'cancelled').map(({ sum }) => sum)
const byCar = async () => {
  const { deliveryAddressId } = await byCarrier(server, desk.customer)
  return { deliveryType: 'delivery', warehouseId: null, deliveryAddressId }
}

test('the timeline has each change from what was wanted before it, the letter the sum of after it', async () => {
  const { id, number } = await desk.shippable(ten())
  const [line] = await linesOf(server, id)
  const price = line?.price ?? 0
  const change = (item: Record<string, unknown>) => desk.act('change', id, { items: [{ id: line?.id, ...item }], reason: 'Просьба' })
  await change({ amount: 4 })
  await change({ amount: 6, price: 280 })
  expect(await eventOf(id, 'order.changed')).toEqual({
    reason: 'Просьба',
    lines: [{ lineNo: 1, article: goods.products.breaker.article, amount: [4, 6], price: [price, 28_000] }],
    terms: [],
  })
  expect(await letters(`Заказ ${number} изменён`)).toEqual([
    expect.stringContaining(`Сумма теперь ${((4 * price) / 100).toLocaleString('ru').replaceAll(/\s/g, ' ')}`),
    expect.stringContaining('Сумма теперь 1 680'),
  ])
  // It is not accepted yet.
  expect(await documentsOf(server, id)).toEqual([])
})

test('a line is changed once in a call', async () => {
  const { id } = await desk.shippable(ten())
  const [line] = await linesOf(server, id)
  const twice = [5, 6].map((amount) => ({ id: line?.id, amount }))
  expect((await desk.act('change', id, { items: twice, reason: '' })).body.code).toBe('order.too-much')
  expect((await desk.read(id)).body.items).toMatchObject([{ amount: 10, cancelled: 0, held: 10 }])
})

test('more of an order that is picked up comes from its pickup point first, and then from the others', async () => {
  const { id } = await anOrder(server, desk.customer, ten(), { changes: { warehouseId: far() } })
  const [line] = await linesOf(server, id)
  expect(await sourcesOf(id)).toEqual([['stock', far(), 10, 10]])
  await desk.act('change', id, { items: [{ id: line?.id, amount: 15 }], reason: '' })
  expect(await sourcesOf(id)).toEqual([
    ['stock', far(), 10, 10],
    ['stock', far(), 5, 5],
  ])
  await desk.act('change', id, { items: [{ id: line?.id, amount: 70 }], reason: '' })
  expect((await sourcesOf(id)).slice(2)).toEqual([
    ['stock', far(), 35, 35],
    ['stock', near(), 20, 20],
  ])
})

test('goods the catalogue does not have can be had more of, also when the first of them have come', async () => {
  const { id } = await desk.confirmed(ten())
  const [line] = await linesOf(server, id)
  const lineId = line?.id ?? 0
  await server.ctx.db.execute(sql`delete from order_allocations where order_item_id = ${lineId}`)
  await server.ctx.db.execute(sql`update order_items set product_id = null, is_custom = true where id = ${lineId}`)
  await server.ctx.db.execute(sql`insert into order_allocations (order_item_id, kind, amount) values (${lineId}, 'toOrder', 10)`)
  await desk.receiveGoods({ warehouseId: near(), ownItems: [{ orderItemId: lineId, amount: 10 }] })
  expect(await sourcesOf(id)).toEqual([['stock', near(), 10, 10]])
  expect((await desk.act('change', id, { items: [{ id: lineId, amount: 12 }], reason: '' })).status).toBe(200)
  expect(await sourcesOf(id)).toEqual([
    ['stock', near(), 10, 10],
    ['toOrder', null, 2, 0],
  ])
})

test('the free stock of a warehouse is seen by staff alone', async () => {
  const { id } = await desk.shippable(ten())
  const own = await callApi(server, ordersApi.items, { url: `/api/v1/order/${id}/items`, headers: desk.customer.headers })
  const freeIn = (items: { sources: { free: number }[] }[]) => items.flatMap(({ sources }) => sources.map(({ free }) => free))
  expect([freeIn(own.body.items), freeIn((await desk.read(id)).body.items)]).toEqual([[0], [40]])
})

test('goods put together wait no longer once their order is cancelled: no code opens them, and they are free', async () => {
  const { id } = await anOrder(server, desk.customer, ten(), { changes: { warehouseId: near() } })
  await desk.act('confirm', id)
  await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await desk.act('assemble', id)
  const [waiting] = await shipmentsOf(server, id)
  expect((await desk.act('cancel', id, { reason: 'Нет оплаты' })).body).toMatchObject({ state: 'cancelled', refusal: 'Нет оплаты' })
  expect(await shipmentsOf(server, id)).toMatchObject([{ state: 'not_collected', pickupCode: null }])
  expect((await desk.act('issue', id, { shipmentId: waiting?.id, code: waiting?.pickupCode })).body.code).toBe('order.not-now')
  const [row] = await server.ctx.db.select().from(stock).where(eq(stock.warehouseId, near()))
  expect(row?.free).toBe(50)
  expect(await eventOf(id, 'order.cancelled')).toMatchObject({ reason: 'Нет оплаты', isPartial: false })
})

test('an order of which a part has left is not refused when its rest is cancelled', async () => {
  const { id } = await desk.confirmed(ten())
  const [line] = await linesOf(server, id)
  await desk.act('ship', id, { items: [{ id: line?.id, amount: 3 }] })
  expect((await desk.act('cancel', id, { reason: 'Нет больше' })).body).toMatchObject({
    state: 'in_progress',
    refusal: '',
    cancelledTotal: 0,
  })
  expect(await eventOf(id, 'order.cancelled')).toMatchObject({ reason: 'Нет больше', isPartial: true })
})

test('delivery is paid for while something is brought, and is gone with the last of the order', async () => {
  const { id } = await anOrder(server, desk.customer, ten(), { changes: await byCar() })
  const [line] = await linesOf(server, id)
  const price = line?.price ?? 0
  await desk.act('confirm', id)
  await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  expect(await standing(id)).toEqual([10 * price + CHARGE])
  await desk.act('ship', id, { items: [{ id: line?.id, amount: 3 }], warehouseId: near() })
  const { body } = await desk.act('cancel', id, { reason: 'Хватит' })
  expect(body).toMatchObject({
    total: (3 * price + CHARGE) / 100,
    deliveryPrice: CHARGE / 100,
    vat: (vatWithin(3 * price, 2200) + vatWithin(CHARGE, 2200)) / 100,
  })
  expect(await standing(id)).toEqual([3 * price + CHARGE])

  const whole = await anOrder(server, desk.customer, ten(), { changes: await byCar() })
  await desk.act('confirm', whole.id)
  expect((await desk.act('cancel', whole.id, { reason: 'Передумали' })).body).toMatchObject({
    total: 0,
    cancelledTotal: (10 * price + CHARGE) / 100,
    deliveryPrice: 0,
    vat: 0,
    paymentState: 'not_required',
  })
  expect(await standing(whole.id)).toEqual([])
})

test('money marked as received is that day’s, by its method, and stands with the order', async () => {
  const { id, total } = await desk.confirmed(ten())
  const day = dayFromToday(-2)
  await desk.act('markPaid', id, { sum: 1, method: 'cash', receivedOn: day })
  await desk.act('markPaid', id, { sum: total / 100 - 1, method: 'transfer', receivedOn: dayFromToday(0), bankDocument: '17' })
  expect((await desk.read(id)).body.payments).toMatchObject([
    { method: 'cash', direction: 'in', sum: 1, refundedSum: 0, state: 'paid', receivedAt: `${day}T09:00:00.000Z`, payUrl: null },
    { method: 'transfer', direction: 'in', sum: total / 100 - 1, state: 'paid' },
  ])
})

test('an advance of the company pays for what an order has grown by', async () => {
  const { id, total } = await desk.confirmed(ten())
  const [line] = await linesOf(server, id)
  await desk.act('markPaid', id, { sum: (2 * total) / 100, method: 'transfer', receivedOn: dayFromToday(0) })
  const { body } = await desk.act('change', id, { items: [{ id: line?.id, amount: 20 }], reason: '' })
  expect(body).toMatchObject({ total: (2 * total) / 100, paidSum: (2 * total) / 100, paymentState: 'paid' })
  expect(await standing(id)).toEqual([total, total])
})

test('a shipment is delivered once, and never one that was handed over', async () => {
  const { id } = await desk.confirmed(ten())
  const [line] = await linesOf(server, id)
  await desk.act('ship', id, { items: [{ id: line?.id, amount: 3 }], trackingNumber: 'ДЛ-1' })
  const [car] = await shipmentsOf(server, id)
  const deliver = () => desk.act('deliver', id, { shipmentId: car?.id })
  expect((await deliver()).body.shipments).toMatchObject([{ state: 'delivered' }])
  expect(await eventOf(id, 'shipment.delivered')).toEqual({ shipmentId: car?.id, number: car?.number })
  expect((await deliver()).body.code).toBe('order.not-now')

  const picked = await anOrder(server, desk.customer, ten(), { changes: { warehouseId: near() } })
  await desk.act('confirm', picked.id)
  await desk.act('releaseGoods', picked.id, { reason: 'Гарантийное письмо' })
  const [own] = await linesOf(server, picked.id)
  await desk.act('assemble', picked.id, { items: [{ id: own?.id, amount: 4 }] })
  const [issued] = await shipmentsOf(server, picked.id)
  await desk.act('issue', picked.id, { shipmentId: issued?.id, code: ` ${issued?.pickupCode} ` })
  expect((await desk.act('deliver', picked.id, { shipmentId: issued?.id })).body.code).toBe('order.not-now')
  expect(await shipmentsOf(server, picked.id)).toMatchObject([{ state: 'issued' }])
})

test('a line of which a part is to be priced stands in the way until it is cancelled as well', async () => {
  const { id } = await desk.shippable(ten())
  const [line] = await linesOf(server, id)
  await server.ctx.db
    .update(orderItems)
    .set({ price: null, sum: 0, vat: 0 })
    .where(eq(orderItems.id, line?.id ?? 0))
  expect((await desk.act('confirm', id)).body.code).toBe('order.unpriced')
  await desk.act('change', id, { items: [{ id: line?.id, cancel: true }], reason: '' })
  expect((await desk.read(id)).body.order.deskActions).toContain('confirm')
})
