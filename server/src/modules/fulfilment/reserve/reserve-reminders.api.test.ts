import { eq, sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aDesk, linesOf, setStock } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { someStock } from '#test/builders.prices'
import { smallCatalogue } from '#test/small-catalogue'
import { warehouses } from '#tables/catalogue'
import { mails } from '#tables/platform'
import { expireReserves, remindOfReserves } from './reserve.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>
let trueNow: () => Date

beforeAll(async () => {
  trueNow = server.ctx.now
})
beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
})
afterEach(async () => {
  // No reserve of one test is over in another.
  setClock('2040-01-01T00:00:00Z')
  await expireReserves.run(server.ctx, {})
  server.ctx.now = trueNow
})

const breaker = () => goods.products.breaker.id
const setClock = (at: string) => {
  server.ctx.now = () => new Date(at)
}
const remindAt = async (at: string) => {
  setClock(at)
  await remindOfReserves.run(server.ctx, {})
}
const reserveOf = async (id: number) => (await desk.read(id)).body.order.reserve
const letters = async (about: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, desk.customer.user.email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(about)).map(({ text }) => text)
}

/** Ten pieces, held until 12 March 2026, a Thursday: 9 March is a day off. */
async function held() {
  const order = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 10 }])
  setClock('2026-03-06T09:00:00Z')
  expect((await desk.act('confirmReserve', order.id)).body.reserve?.expiresAt).toBe('2026-03-12T15:00:00.000Z')
  return order
}

test('a buyer who was reminded and got more time is reminded again, before each new end', async () => {
  const { id, number } = await held()
  const reminder = `Резерв по заказу ${number} заканчивается`
  await remindAt('2026-03-11T15:00:00Z')
  expect(await letters(reminder)).toEqual([expect.stringContaining('12.03.2026 18:00')])

  expect((await desk.act('extendReserve', id)).body.reserve?.expiresAt).toBe('2026-03-17T15:00:00.000Z')
  await remindAt('2026-03-16T14:59:00Z')
  expect(await letters(reminder)).toHaveLength(1)
  await remindAt('2026-03-16T15:00:00Z')
  await remindAt('2026-03-16T15:01:00Z')
  expect((await letters(reminder)).slice(1)).toEqual([expect.stringContaining('17.03.2026 18:00')])

  expect((await desk.act('extendReserve', id)).body.reserve?.expiresAt).toBe('2026-03-20T15:00:00.000Z')
  await remindAt('2026-03-19T15:00:00Z')
  expect((await letters(reminder)).slice(2)).toEqual([expect.stringContaining('20.03.2026 18:00')])
})

test('there is no reminder of a reserve that is over, was never confirmed, or was released', async () => {
  const { id, number } = await held()
  const other = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 1 }])
  const released = await held()
  await desk.act('releaseReserve', released.id, { reason: 'Не нужен' })
  await remindAt('2026-03-12T15:00:00Z')
  for (const one of [number, other.number, released.number]) expect(await letters(`Резерв по заказу ${one} заканчивается`)).toEqual([])
  expect((await reserveOf(id))?.state).toBe('confirmed')
})

test('goods that are paid for stay held when the time of their reserve is over, without a notification that it ends or ended', async () => {
  const { id, number, total } = await held()
  await desk.act('confirm', id)
  await desk.act('markPaid', id, { sum: total / 100, method: 'transfer', receivedOn: '2026-03-06' })
  await remindAt('2026-03-11T15:00:00Z')
  expect(await letters(`Резерв по заказу ${number} заканчивается`)).toEqual([])
  setClock('2026-04-01T09:00:00Z')
  await expireReserves.run(server.ctx, {})
  expect(await reserveOf(id)).toMatchObject({ state: 'confirmed' })
  expect((await desk.read(id)).body.items).toMatchObject([{ held: 10 }])
  expect(await letters(`Резерв по заказу ${number} закончился`)).toEqual([])
})

test('a reserve whose goods are all assembled for pickup is used up, not over: no notification of its end', async () => {
  const { id, number } = await held()
  await desk.act('confirm', id)
  await desk.act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  expect((await desk.act('assemble', id)).status).toBe(200)
  setClock('2026-03-12T15:00:00Z')
  await expireReserves.run(server.ctx, {})
  expect(await reserveOf(id)).toMatchObject({ state: 'consumed' })
  expect((await desk.read(id)).body.items).toMatchObject([{ held: 10 }])
  expect(await letters(`Резерв по заказу ${number} закончился`)).toEqual([])
})

test('no less is confirmed than is assembled under a pickup code', async () => {
  const order = await anOrder(server, desk.customer, [{ productId: breaker(), amount: 10 }])
  const [line] = await linesOf(server, order.id)
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await desk.act('assemble', order.id, { items: [{ id: line?.id, amount: 4 }] })
  const { body } = await desk.act('confirmReserve', order.id, { items: [{ id: line?.id, amount: 0 }] })
  expect(body.reserve).toMatchObject({ state: 'partially_confirmed' })
  expect((await desk.read(order.id)).body.items).toMatchObject([{ held: 4, waiting: 4 }])
  const { rows } = await server.ctx.db.execute(sql`select requested, confirmed from reserve_items where order_item_id = ${line?.id}`)
  expect(rows).toEqual([{ requested: 10, confirmed: 4 }])
})

test('goods of several warehouses are held until the day of the one ends that gives most lines', async () => {
  const { near, far } = goods.warehouses
  const { thinCable, mediumCable, thickCable } = goods.products
  await someStock(server.ctx, { productId: mediumCable.id, warehouseId: far.id, free: 50 })
  await someStock(server.ctx, { productId: thickCable.id, warehouseId: far.id, free: 50 })
  await server.ctx.db.update(warehouses).set({ timezone: 'Asia/Novosibirsk' }).where(eq(warehouses.id, far.id))
  const order = await desk.shippable([
    { productId: thinCable.id, amount: 10 },
    { productId: mediumCable.id, amount: 1 },
    { productId: thickCable.id, amount: 1 },
  ])
  const places = (await desk.read(order.id)).body.items.map(({ sources }) => sources.map(({ warehouseId }) => warehouseId))
  expect(places).toEqual([[near.id], [far.id], [far.id]])
  setClock('2026-03-06T09:00:00Z')
  const { body } = await desk.act('confirmReserve', order.id)
  await server.ctx.db.update(warehouses).set({ timezone: 'Europe/Moscow' })
  expect(body.reserve?.expiresAt).toBe('2026-03-12T11:00:00.000Z')
})
