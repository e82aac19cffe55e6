import { eq, sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, aManagerOf, byCarrier, deskOf, linesOf, documentsOf, shipmentsOf } from '#test/builders.desk'
import { aCustomer, anOrder } from '#test/builders.orders'
import { aWarehouse, someStock } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { auditEvents, mails } from '#tables/platform'
import { stock } from '#tables/stock'
import { checkInvariants } from '../../../../../tools/invariants/check-invariants.ts'
import { expireReserves } from '../reserve/reserve.jobs.ts'

const { server } = describeStore()
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let desk: Awaited<ReturnType<typeof aDesk>>
let trueNow: () => Date
let cities: [number, number, number, number, number]

beforeAll(async () => {
  trueNow = server.ctx.now
  goods = await smallCatalogue(server.ctx)
  const more: number[] = []
  for (const name of ['Казань', 'Самара', 'Пермь']) more.push((await aWarehouse(server.ctx, { regionId: goods.region.id, name })).id)
  cities = [goods.warehouses.near.id, goods.warehouses.far.id, ...more] as typeof cities
  for (const warehouseId of cities) await someStock(server.ctx, { productId: cable(), warehouseId, free: 0 })
})
beforeEach(async () => {
  desk = await aDesk(server)
  await server.ctx.db.update(stock).set({ free: 85 }).where(eq(stock.productId, cable()))
})
// After every test the invariants of stock, orders and money must hold.
afterEach(async () => {
  const about = ['held', 'shipment', 'way', 'arrived', 'stock', 'collected']
  const broken = (await checkInvariants(server.ctx.config.DATABASE_URL ?? '')).map((one) => JSON.stringify(one))
  const found = broken.filter((one) => about.some((word) => one.includes(word)))
  if (found.length > 0) throw new Error(found.join('\n'))
  server.ctx.now = trueNow
  // No order waits for the goods of the next test.
  for (const { id } of (await desk.list('queue=ship')).body.items) await desk.act('cancel', id, { reason: 'Тест окончен' })
})

const cable = () => goods.products.mediumCable.id
const freeAt = async (warehouseId: number, productId = cable()) => {
  const { rows } = await server.ctx.db.execute<{ free: number }>(
    sql`select free from stock where product_id = ${productId} and warehouse_id = ${warehouseId}`,
  )
  return rows[0]?.free ?? 0
}
const sourcesOf = async (id: number) =>
  ((await desk.read(id)).body.items[0]?.sources ?? []).map(({ kind, warehouseId, amount, held, inTransit }) => ({
    kind,
    warehouseId,
    amount,
    held,
    inTransit,
  }))
const pay = (id: number, sum: number) => desk.act('markPaid', id, { sum: sum / 100, method: 'transfer', receivedOn: '2026-01-15' })
const receive = (warehouseId: number, amount: number, headers = desk) =>
  headers.receiveGoods({ warehouseId, items: [{ productId: cable(), amount }], document: 'ТТН 7' })

/** Confirmed; missing goods come from the manufacturer. Picked up in the first city, or brought. */
async function ordered(amount: number, { isPickup = true, customer = desk.customer } = {}) {
  const place = isPickup ? { warehouseId: cities[0] } : await byCarrier(server, customer)
  const order = await anOrder(server, customer, [{ productId: cable(), amount }], { changes: { shortage: 'toOrder', ...place } })
  expect((await desk.act('confirm', order.id)).status).toBe(200)
  const [line] = await linesOf(server, order.id)
  return { ...order, lineId: line?.id ?? 0 }
}

test('an unpaid order of 3,000 with 425 held in five cities is not put together, gets no code, is not issued and has no УПД', async () => {
  const order = await ordered(3_000)
  const { order: shown, items } = (await desk.read(order.id)).body
  expect(items).toMatchObject([{ held: 425, amount: 3_000 }])
  expect(shown).toMatchObject({ awaitsPayment: true })
  expect(shown.deskActions).not.toContain('assemble')
  const unpaid = await desk.act('assemble', order.id)
  expect([unpaid.status, unpaid.body.code]).toEqual([409, 'order.not-paid'])

  await pay(order.id, order.total)
  const all = await desk.act('assemble', order.id, { items: [{ id: order.lineId, amount: 3_000 }] })
  expect([all.status, all.body.code]).toEqual([409, 'order.stock-short'])
  const over = await desk.act('assemble', order.id, { items: [{ id: order.lineId, amount: 86 }] })
  expect(over.body.code).toBe('order.stock-short')
  expect(await shipmentsOf(server, order.id)).toEqual([])
  expect((await documentsOf(server, order.id)).map(({ type }) => type)).not.toContain('upd')
  const letters = await server.ctx.db.select().from(mails)
  expect(letters.filter(({ subject }) => subject.includes(`${order.number} собран`))).toEqual([])

  // Only stock of the pickup point itself is proposed.
  expect((await desk.act('assemble', order.id)).body.shipments).toMatchObject([{ items: [{ amount: 85 }] }])
  const nothing = await desk.act('assemble', order.id)
  expect([nothing.status, nothing.body.code]).toEqual([409, 'order.not-here'])
})

test('goods that arrive go to the oldest promise first, the rest is free; each step is in the ledger and in the journal', async () => {
  const [first, second] = [await ordered(525, { isPickup: false }), await ordered(40, { isPickup: false })]
  expect(await sourcesOf(second.id)).toEqual([{ kind: 'toOrder', warehouseId: null, amount: 40, held: 0, inTransit: 0 }])
  const { status, body } = await receive(cities[1], 150)
  expect([status, body.items]).toEqual([200, [{ productId: cable(), amount: 150, forOrders: 140, free: 10 }]])
  expect(body.orders.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await freeAt(cities[1])).toBe(10)
  expect(await sourcesOf(second.id)).toEqual([{ kind: 'stock', warehouseId: cities[1], amount: 40, held: 40, inTransit: 0 }])
  expect((await desk.read(second.id)).body.order.deskActions).not.toContain('receiveGoods')
  const { rows } = await server.ctx.db.execute(sql`
    select kind, sum(change) as change from stock_movements where warehouse_id = ${cities[1]} and product_id = ${cable()}
      and id > (select max(id) - 3 from stock_movements) group by 1 order by 1`)
  expect(rows).toEqual([
    { kind: 'arrived', change: 150 },
    { kind: 'held', change: -140 },
  ])
  const timeline = (await desk.read(second.id)).body.events.map(({ type }) => type)
  expect(timeline).toContain('goods.arrived')
  const audit = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.type, 'goods.received'))
  expect(audit.at(-1)?.diff).toMatchObject({ document: 'ТТН 7' })

  await pay(second.id, second.total)
  const wrong = await desk.act('ship', second.id, { warehouseId: cities[0] })
  expect(wrong.body.code).toBe('order.not-here')
  const { body: shipped } = await desk.act('ship', second.id, { warehouseId: cities[1] })
  expect(shipped).toMatchObject({ shippingState: 'shipped' })
  expect(await shipmentsOf(server, second.id)).toMatchObject([{ warehouseId: cities[1] }])
})

test('an arrival in a city that does not serve an order is not promised to it; received goods are expected no longer', async () => {
  const { rows } = await server.ctx.db.execute<{ id: number }>(sql`select id from regions where id <> ${goods.region.id} limit 1`)
  const abroad = await aWarehouse(server.ctx, { regionId: rows[0]?.id ?? 0, name: 'Владивосток' })
  const order = await ordered(500, { isPickup: false })
  // Twenty were expected there in a week, twelve in two: of the second two are still to come.
  const expected = (quantity: number, days: number) =>
    server.ctx.db.execute(sql`insert into arrivals (product_id, warehouse_id, quantity, expected_on)
      values (${cable()}, ${cities[4]}, ${quantity}, ${dayFromToday(days)})`)
  await expected(12, 14)
  await expected(20, 7)
  expect((await receive(abroad.id, 30)).body.items).toMatchObject([{ forOrders: 0, free: 30 }])
  expect((await receive(cities[4], 30)).body.items).toMatchObject([{ forOrders: 30, free: 0 }])
  expect((await desk.read(order.id)).body.items).toMatchObject([{ held: 455 }])
  const { rows: left } = await server.ctx.db.execute(sql`
    delete from arrivals where product_id = ${cable()} returning quantity, expected_on::text as day`)
  expect(left).toEqual([{ quantity: 2, day: dayFromToday(14) }])
})

test('an arrival names a warehouse, goods and no line twice, and only staff record it', async () => {
  const item = { productId: cable(), amount: 1 }
  const code = async (body: Record<string, unknown>) => (await desk.receiveGoods({ warehouseId: cities[0], ...body })).body
  expect(await code({ warehouseId: 2_000_000, items: [item] })).toMatchObject({ code: 'warehouse.not-found' })
  expect(await code({ items: [{ ...item, productId: 2_000_000 }] })).toMatchObject({ code: 'product.not-found' })
  expect(await code({ items: [item, item] })).toMatchObject({ code: 'order.too-much' })
  expect(await code({ items: [] })).toMatchObject({ code: 'order.too-much' })
  expect(await code({ items: [{ ...item, amount: -1 }] })).toMatchObject({ code: 'input.invalid' })
  expect(await code({ ownItems: [{ orderItemId: 2_000_000, amount: 1 }] })).toMatchObject({ code: 'order.line-not-found' })
  const buyer = deskOf(server, desk.customer.headers)
  expect((await buyer.receiveGoods({ warehouseId: cities[0], items: [item] })).status).toBe(403)
})

test('goods the catalogue does not have arrive for their line, and only then leave', async () => {
  const order = await ordered(10, { isPickup: false })
  await server.ctx.db.execute(sql`delete from order_allocations where order_item_id = ${order.lineId}`)
  await server.ctx.db.execute(sql`delete from stock_movements where order_item_id = ${order.lineId}`)
  await server.ctx.db.execute(sql`update order_items set product_id = null, is_custom = true where id = ${order.lineId}`)
  await server.ctx.db.execute(sql`insert into order_allocations (order_item_id, kind, amount) values (${order.lineId}, 'toOrder', 10)`)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  expect((await desk.act('ship', order.id)).body.code).toBe('order.not-here')
  const came = (amount: number) => desk.receiveGoods({ warehouseId: cities[2], ownItems: [{ orderItemId: order.lineId, amount }] })
  expect((await came(11)).body).toMatchObject({ code: 'order.too-much' })
  expect((await came(6)).body.orders).toEqual([{ id: order.id, number: order.number }])
  expect((await desk.act('ship', order.id)).body.shipments).toMatchObject([{ items: [{ amount: 6 }] }])
})

test('goods on the way between warehouses are in neither, and are handed over only where they have come to', async () => {
  const order = await ordered(100)
  await pay(order.id, order.total)
  expect(await sourcesOf(order.id)).toMatchObject([
    { warehouseId: cities[0], held: 85 },
    { warehouseId: cities[1], held: 15 },
  ])
  const send = (body: Record<string, unknown>) => desk.act('sendTransfer', order.id, { from: cities[1], to: cities[0], ...body })
  expect((await send({ items: [{ id: order.lineId, amount: 16 }] })).body.code).toBe('order.too-much')
  expect((await send({ to: cities[1] })).body.code).toBe('order.wrong-choice')
  expect((await send({ to: 2_000_000 })).body.code).toBe('warehouse.not-found')
  expect((await send({ from: cities[3] })).body.code).toBe('order.not-here')
  expect((await desk.act('receiveTransfer', order.id, { transferId: 1 })).body.code).toBe('order.not-now')
  const { body: sent } = await send({})
  expect(sent.deskActions).toContain('receiveTransfer')
  expect(await sourcesOf(order.id)).toEqual([
    { kind: 'stock', warehouseId: cities[0], amount: 85, held: 85, inTransit: 0 },
    { kind: 'stock', warehouseId: cities[0], amount: 15, held: 0, inTransit: 15 },
  ])
  expect([await freeAt(cities[0]), await freeAt(cities[1])]).toEqual([0, 70])
  expect((await desk.act('assemble', order.id, { items: [{ id: order.lineId, amount: 100 }] })).body.code).toBe('order.stock-short')

  const read = await callApi(server, ordersApi.items, { url: `/api/v1/order/${order.id}/items`, headers: desk.customer.headers })
  expect(read.body.items[0]?.sources).toMatchObject([{ free: 0 }, { inTransit: 15, from: 'Дальний', free: 0 }])

  const [transfer] = (await desk.read(order.id)).body.transfers
  const come = () => desk.act('receiveTransfer', order.id, { transferId: transfer?.id })
  expect((await come()).status).toBe(200)
  expect((await come()).body.code).toBe('order.not-now')
  expect((await desk.read(order.id)).body.transfers).toMatchObject([{ state: 'received', from: 'Дальний', to: 'Ближний' }])
  expect([await freeAt(cities[0]), await freeAt(cities[1])]).toEqual([0, 70])
  const { body: ready } = await desk.act('assemble', order.id)
  expect(ready.shipments).toMatchObject([{ items: [{ amount: 100 }] }])
  // Goods assembled under a code are not transferred.
  expect((await desk.act('sendTransfer', order.id, { from: cities[0], to: cities[1] })).body.code).toBe('order.not-now')
})

test('goods cancelled, cut or no longer reserved on their way are free where they arrive', async () => {
  const way = async () => {
    const order = await ordered(100)
    await desk.act('sendTransfer', order.id, { from: cities[1], to: cities[2] })
    const { transfers } = (await desk.read(order.id)).body
    return { ...order, come: () => desk.act('receiveTransfer', order.id, { transferId: transfers[0]?.id }) }
  }
  const cancelled = await way()
  expect((await desk.act('cancel', cancelled.id, { reason: 'Не нужен' })).body.state).toBe('cancelled')
  expect([await freeAt(cities[0]), await freeAt(cities[1]), await freeAt(cities[2])]).toEqual([85, 70, 85])
  expect((await cancelled.come()).status).toBe(200)
  expect(await freeAt(cities[2])).toBe(100)

  const cut = await way()
  await desk.act('change', cut.id, { items: [{ id: cut.lineId, amount: 90 }], reason: 'Меньше' })
  expect((await sourcesOf(cut.id)).map(({ held, inTransit }) => [held, inTransit])).toEqual([
    [85, 0],
    [0, 5],
  ])
  await cut.come()
  expect([await freeAt(cities[2]), (await desk.read(cut.id)).body.items[0]?.held]).toEqual([110, 90])

  await desk.act('cancel', cut.id, { reason: 'Не нужен' })
  const expired = await way()
  await desk.act('confirmReserve', expired.id)
  await server.ctx.db.execute(sql`update reserves set expires_at = now() - interval '1 hour' where order_id = ${expired.id}`)
  await expireReserves.run(server.ctx, {})
  const before = await freeAt(cities[2])
  expect((await desk.read(expired.id)).body.order.reserve?.state).toBe('expired')
  await expired.come()
  expect(await freeAt(cities[2])).toBe(before + 15)
})

test('uncollected goods are free in the pickup point; those held elsewhere for the order stay held', async () => {
  const order = await ordered(100)
  await pay(order.id, order.total)
  const { body } = await desk.act('assemble', order.id)
  await desk.act('takeBack', order.id, { shipmentId: body.shipments[0]?.id, reason: 'Не забрали' })
  expect([await freeAt(cities[0]), await freeAt(cities[1])]).toEqual([85, 70])
  expect((await sourcesOf(order.id)).map(({ held }) => held)).toEqual([0, 15])
})

test('unpaid goods leave when staff let them with a reason, which stays in the journal; an order that grew needs another release', async () => {
  const order = await ordered(20, { isPickup: false })
  expect((await desk.act('ship', order.id)).body.code).toBe('order.not-paid')
  expect((await desk.act('releaseGoods', order.id, {})).status).toBe(422)
  expect((await desk.act('releaseGoods', order.id, { reason: '  ' })).status).toBe(422)
  const stranger = await aCustomer(server)
  const foreign = deskOf(server, (await aManagerOf(server, stranger.company.id)).headers)
  expect((await foreign.act('releaseGoods', order.id, { version: 0, reason: 'Чужой заказ' })).body.code).toBe('order.not-found')

  const { body } = await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо № 5' })
  expect(body).toMatchObject({ awaitsPayment: false, paymentState: 'awaiting' })
  expect(body.deskActions).not.toContain('releaseGoods')
  const { events } = (await desk.read(order.id)).body
  expect(events.at(-1)).toMatchObject({ type: 'order.goods-released', isInternal: true, data: { reason: 'Гарантийное письмо № 5' } })
  const timeline = await callApi(server, ordersApi.events, { url: `/api/v1/order/${order.id}/events`, headers: desk.customer.headers })
  expect(timeline.body.items.map(({ type }) => type)).not.toContain('order.goods-released')
  const audit = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.type, 'order.goods-released'))
  expect(audit.at(-1)).toMatchObject({ entityId: String(order.id), diff: { reason: 'Гарантийное письмо № 5' } })

  await desk.act('change', order.id, { items: [{ id: order.lineId, amount: 21 }], reason: 'Больше' })
  expect((await desk.act('ship', order.id)).body.code).toBe('order.not-paid')
  await desk.act('change', order.id, { items: [{ id: order.lineId, amount: 20 }], reason: 'Как было' })
  expect((await desk.act('ship', order.id)).body.shippingState).toBe('shipped')
})

test('cash is paid before the goods are handed over, not before they are assembled; no other code is sent meanwhile', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: cable(), amount: 5 }], { changes: { paymentMethod: 'cash' } })
  await desk.act('confirm', order.id)
  const { body } = await desk.act('assemble', order.id)
  const shipmentId = body.shipments[0]?.id
  const { pickupCode: code } = (await shipmentsOf(server, order.id))[0] ?? {}
  const issue = (given: string | null | undefined) => desk.act('issue', order.id, { shipmentId, code: given })
  expect((await issue(code)).body.code).toBe('order.not-paid')
  for (let tried = 0; tried < 6; tried++) expect((await issue('wrong')).body.code).toBe('order.not-paid')
  expect((await shipmentsOf(server, order.id))[0]).toMatchObject({ pickupCode: code, state: 'ready_for_pickup' })
  await desk.act('markPaid', order.id, { sum: order.total / 100, method: 'cash', receivedOn: '2026-01-15' })
  expect((await issue(code)).body).toMatchObject({ shippingState: 'issued' })
})

test('credit lets goods go while its invoices are kept to', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: cable(), amount: 5 }], {
    changes: { ...(await byCarrier(server, desk.customer)), paymentMethod: 'deferred', contractId: desk.customer.contract.id },
  })
  await desk.act('confirm', order.id)
  const [line] = await linesOf(server, order.id)
  expect((await desk.act('ship', order.id, { items: [{ id: line?.id, amount: 2 }] })).status).toBe(200)
  server.ctx.now = () => new Date(Date.now() + 40 * 24 * 3_600_000)
  expect((await desk.act('ship', order.id)).body.code).toBe('order.not-paid')
  await desk.act('releaseGoods', order.id, { reason: 'Оплатят в пятницу' })
  expect((await desk.act('ship', order.id)).status).toBe(200)
})
