import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aRegion } from '#test/builders'
import { aDesk, byCarrier, linesOf } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { aWarehouse } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { orderSupplyParts } from '#tables/order-supply'
import { orderItems, orders } from '#tables/orders'
import { stock } from '#tables/stock'
import { goodsReceiptItems, goodsReceipts } from '#tables/warehouse-moves'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await server.ctx.db.delete(stock)
  // No order waits for the goods of the next test.
  await server.ctx.db.update(orders).set({ state: 'cancelled' })
})

const cable = () => goods.products.mediumCable.id
const breaker = () => goods.products.breaker.id
const near = () => goods.warehouses.near.id
const waiting = async (amount: number, changes: Record<string, unknown> = {}, items = [{ productId: cable(), amount }]) => {
  const order = await anOrder(server, desk.customer, items, {
    changes: { ...(await byCarrier(server, desk.customer)), shortage: 'toOrder', ...changes },
  })
  return { ...order, lineId: (await linesOf(server, order.id))[0]?.id ?? 0 }
}
const receive = async (warehouseId: number, amount: number) =>
  (await desk.receiveGoods({ warehouseId, items: [{ productId: cable(), amount }] })).body
const heldBy = async (...some: { id: number }[]) =>
  Promise.all(some.map(async ({ id }) => (await desk.read(id)).body.items.map(({ held }) => held)))

test('a receipt has where its goods went, line by line, and what of them is free', async () => {
  const order = await waiting(0, {}, [
    { productId: cable(), amount: 4 },
    { productId: breaker(), amount: 3 },
  ])
  const [first, second] = await linesOf(server, order.id)
  const { number } = (
    await desk.receiveGoods({
      warehouseId: near(),
      items: [
        { productId: cable(), amount: 9 },
        { productId: breaker(), amount: 3 },
      ],
      document: 'ТТН 8',
    })
  ).body
  const rows = await server.ctx.db
    .select({ productId: goodsReceiptItems.productId, orderItemId: goodsReceiptItems.orderItemId, amount: goodsReceiptItems.amount })
    .from(goodsReceiptItems)
    .innerJoin(goodsReceipts, eq(goodsReceipts.id, goodsReceiptItems.receiptId))
    .where(eq(goodsReceipts.number, number))
    .orderBy(goodsReceiptItems.id)
  expect(rows).toEqual([
    { productId: cable(), orderItemId: first?.id, amount: 4 },
    { productId: breaker(), orderItemId: second?.id, amount: 3 },
    { productId: cable(), orderItemId: null, amount: 5 },
  ])
  const told = (await desk.read(order.id)).body.events.filter(({ type }) => type === 'goods.arrived').map(({ data }) => data)
  expect(told).toMatchObject([{ number, warehouse: 'Ближний', amount: 7 }])
})

test('goods that have come are ready today; what is still awaited keeps its own day', async () => {
  const { id, lineId } = await waiting(10)
  await server.ctx.db.update(orderSupplyParts).set({ readyOn: '2030-01-15' }).where(eq(orderSupplyParts.orderItemId, lineId))
  await receive(near(), 4)
  const { sources = [] } = (await desk.read(id)).body.items[0] ?? {}
  expect(sources.map(({ kind, warehouseId, amount, held, readyOn }) => [kind, warehouseId, amount, held, readyOn])).toEqual([
    ['toOrder', null, 6, 0, '2030-01-15'],
    ['stock', near(), 4, 4, dayFromToday(0)],
  ])
})

test('goods serve an order that is picked up where they come to, or that has no region, and no other from afar', async () => {
  const region = await aRegion(server.ctx)
  const abroad = await aWarehouse(server.ctx, { regionId: region.id, name: 'Владивосток' })
  const [elsewhere, there, anywhere] = [await waiting(2), await waiting(2), await waiting(2)]
  await server.ctx.db.update(orders).set({ warehouseId: abroad.id }).where(eq(orders.id, there.id))
  await server.ctx.db.update(orders).set({ regionId: null }).where(eq(orders.id, anywhere.id))
  expect((await receive(abroad.id, 9)).items).toMatchObject([{ forOrders: 4, free: 5 }])
  expect(await heldBy(elsewhere, there, anywhere)).toEqual([[0], [2], [2]])
})

test('of orders promised on one day the older is served first, and a part without a day by that of its line', async () => {
  const [older, newer, undated] = [await waiting(2), await waiting(2), await waiting(2)]
  // Its parts were planned anew later than those of the newer order.
  await server.ctx.db.execute(sql`delete from order_allocations where order_item_id = ${older.lineId}`)
  await server.ctx.db.execute(sql`insert into order_allocations (order_item_id, kind, amount) values (${older.lineId}, 'toOrder', 2)`)
  const day = (lineId: number, readyOn: string) =>
    server.ctx.db.update(orderSupplyParts).set({ readyOn }).where(eq(orderSupplyParts.orderItemId, lineId))
  await day(older.lineId, '2030-01-20')
  await day(newer.lineId, '2030-01-20')
  await server.ctx.db.update(orderItems).set({ shipBy: '2030-01-19' }).where(eq(orderItems.id, undated.lineId))
  await receive(near(), 3)
  expect(await heldBy(undated, older, newer)).toEqual([[2], [1], [0]])
})

test('what was cancelled of an order is not held for it when it comes after all', async () => {
  await server.ctx.db.insert(stock).values({ productId: cable(), warehouseId: near(), free: 3 })
  const order = await waiting(10)
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await desk.act('ship', order.id)
  expect((await desk.act('cancel', order.id, { reason: 'Хватит' })).body).toMatchObject({ state: 'in_progress', shippingState: 'shipped' })
  expect((await receive(near(), 7)).items).toMatchObject([{ forOrders: 0, free: 7 }])
})

test('goods outside the catalogue come once in a receipt, for a line of their own that still waits', async () => {
  const order = await waiting(10)
  const came = async (...ownItems: { orderItemId: number; amount: number }[]) =>
    (await desk.receiveGoods({ warehouseId: near(), ownItems })).body.code
  // Goods of the catalogue come as such.
  expect(await came({ orderItemId: order.lineId, amount: 1 })).toBe('order.line-not-found')
  await server.ctx.db.update(orderItems).set({ productId: null, isCustom: true }).where(eq(orderItems.id, order.lineId))
  expect(await came({ orderItemId: order.lineId, amount: 1 }, { orderItemId: order.lineId, amount: 2 })).toBe('order.too-much')
  expect(await came({ orderItemId: order.lineId, amount: 10 })).toBeUndefined()
  expect(await heldBy(order)).toEqual([[10]])
  expect(await came({ orderItemId: order.lineId, amount: 1 })).toBe('order.line-not-found')
})

test('a warehouse that is switched off receives what its own orders wait for, and nothing else', async () => {
  const closed = await aWarehouse(server.ctx, { regionId: goods.region.id, isActive: false })
  const refused = () => desk.receiveGoods({ warehouseId: closed.id, items: [{ productId: cable(), amount: 1 }] })
  expect((await refused()).body.code).toBe('warehouse.off')
  const order = await waiting(2)
  await server.ctx.db.update(orders).set({ warehouseId: closed.id }).where(eq(orders.id, order.id))
  expect((await refused()).status).toBe(200)
})
