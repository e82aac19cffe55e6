import { eq, sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aManagerOf, deskOf, setStock, shipmentsOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { mails } from '#tables/platform'
import { expirePickups, remindOfPickups } from './pickup.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>
let trueNow: () => Date

beforeAll(() => {
  trueNow = server.ctx.now
})
beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await setStock(server, goods.products.breaker.id, 100)
})
afterEach(async () => {
  // Nothing of one test waits in another.
  setClock('2040-01-01T00:00:00Z')
  await expirePickups.run(server.ctx, {})
  await server.ctx.db.execute(sql`update warehouses set timezone = 'Europe/Moscow'`)
  server.ctx.now = trueNow
})

const setClock = (at: string) => {
  server.ctx.now = () => new Date(at)
}
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) =>
  desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
const eventOf = async (id: number, type: string) => (await desk.read(id)).body.events.findLast((event) => event.type === type)?.data
const letters = async ({ email }: { email: string | null }, about: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(about)).map(({ subject, text }) => `${subject} ${text}`)
}

/** Put together on Monday 2 March 2026: the goods wait until the 10th. */
async function ready() {
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 10 }])
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  setClock('2026-03-02T09:00:00Z')
  await act('assemble', order.id)
  const [shipment] = await shipmentsOf(server, order.id)
  if (!shipment) throw new Error('Nothing was put together')
  return { id: order.id, number: order.number, shipment }
}

test('the reminder comes in the morning of the pickup point, not of the seller', async () => {
  await server.ctx.db.execute(sql`update warehouses set timezone = 'Asia/Novosibirsk'`)
  const { number } = await ready()
  const remindedAt = async (at: string) => {
    setClock(at)
    await remindOfPickups.run(server.ctx, {})
    return (await letters(customer.user, `Заказ ${number} ждёт вас`)).length
  }
  expect([await remindedAt('2026-03-04T01:59:00Z'), await remindedAt('2026-03-04T02:00:00Z')]).toEqual([0, 1])
})

test('of goods taken back both sides hear which they are, the buyer with the reason; the timeline and the reserve have it', async () => {
  const { id, number, shipment } = await ready()
  await act('takeBack', id, { shipmentId: shipment.id, reason: 'Просили не ждать' })
  const [toBuyer] = await letters(customer.user, `Заказ ${number} не забрали`)
  expect(toBuyer).toContain(`отгрузки ${shipment.number}`)
  expect(toBuyer).toContain('Просили не ждать')
  expect(await letters(manager, `Заказ ${number} не забрали`)).toEqual([expect.stringContaining(`отгрузку ${shipment.number}`)])
  expect(await eventOf(id, 'shipment.not_collected')).toEqual({
    shipmentId: shipment.id,
    number: shipment.number,
    reason: 'Просили не ждать',
  })
  expect((await desk.read(id)).body.order.reserve).toMatchObject({ state: 'released', reason: 'Просили не ждать' })
})

test('of goods not collected in time there is no reason to tell', async () => {
  const { id, shipment } = await ready()
  setClock('2026-03-11T09:00:00Z')
  await expirePickups.run(server.ctx, {})
  expect(await eventOf(id, 'shipment.not_collected')).toEqual({ shipmentId: shipment.id, number: shipment.number })
  const last = (await desk.read(id)).body.events.findLast(({ type }) => type === 'shipment.not_collected')
  expect(last).toMatchObject({ side: 'system', author: null })
})

test('the timeline has until when goods wait, from the first day and after each extension', async () => {
  const { id, number, shipment } = await ready()
  const told = { shipmentId: shipment.id, number: shipment.number }
  expect(await eventOf(id, 'shipment.assembled')).toMatchObject({ ...told, until: '2026-03-10', from: 'confirmed', to: 'in_progress' })
  await act('extendPickup', id, { shipmentId: shipment.id })
  expect(await eventOf(id, 'shipment.pickup-extended')).toEqual({ ...told, until: '2026-03-17' })
  // A code made anew is sent with the day it is good until.
  for (let tried = 0; tried < 5; tried++) await act('issue', id, { shipmentId: shipment.id, code: 'неверный' })
  const [first, second] = await letters(customer.user, `Заказ ${number} собран, код получения`)
  expect([first, second]).toEqual([expect.stringContaining('до 10.03.2026'), expect.stringContaining('до 17.03.2026')])
  expect(await eventOf(id, 'shipment.code-changed')).toEqual({ number: shipment.number })
})

test('a code of as many letters as it has digits is wrong as any other, and counts', async () => {
  const { id, shipment } = await ready()
  const answer = await act('issue', id, { shipmentId: shipment.id, code: 'неверн' })
  expect([answer.status, answer.body.code]).toEqual([422, 'order.wrong-code'])
  expect(await shipmentsOf(server, id)).toMatchObject([{ pickupTries: 1, pickupCode: shipment.pickupCode }])
})
