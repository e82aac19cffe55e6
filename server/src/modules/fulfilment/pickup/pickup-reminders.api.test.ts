import { eq } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aDesk, setStock, shipmentsOf } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { mails } from '#tables/platform'
import { expirePickups, remindOfPickups } from './pickup.jobs.ts'

const { server } = describeStore()
let productId: number
let desk: Awaited<ReturnType<typeof aDesk>>
let trueNow: () => Date

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
  trueNow = server.ctx.now
})
beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, productId, 100)
})
afterEach(async () => {
  // Nothing of one test waits in another.
  setClock('2040-01-01T00:00:00Z')
  await expirePickups.run(server.ctx, {})
  server.ctx.now = trueNow
})

const setClock = (at: string) => {
  server.ctx.now = () => new Date(at)
}
const remindAt = async (at: string) => {
  setClock(at)
  await remindOfPickups.run(server.ctx, {})
}
const letters = async (about: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, desk.customer.user.email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject.includes(about)).map(({ subject, text }) => `${subject} ${text}`)
}

/** Put together on Monday 2 March 2026: they wait until the 10th, for the 9th is a day off. */
async function ready() {
  const order = await anOrder(server, desk.customer, [{ productId, amount: 10 }])
  await desk.act('confirm', order.id)
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  setClock('2026-03-02T09:00:00Z')
  expect((await desk.act('assemble', order.id)).status).toBe(200)
  const [shipment] = await shipmentsOf(server, order.id)
  return { id: order.id, number: order.number, shipmentId: shipment?.id ?? 0, code: shipment?.pickupCode ?? '' }
}

test('a buyer who was reminded and got more time is reminded again, with the same code and the new day', async () => {
  const { id, number, shipmentId, code } = await ready()
  const reminder = `Заказ ${number} ждёт вас до`
  await remindAt('2026-03-04T06:00:00Z')
  const [first, ...none] = await letters(reminder)
  expect([none.length, first]).toEqual([0, expect.stringContaining('10.03.2026')])
  expect(first).toContain(code)

  await desk.act('extendPickup', id, { shipmentId })
  await remindAt('2026-03-16T05:59:00Z')
  expect(await letters(reminder)).toHaveLength(1)
  await remindAt('2026-03-16T06:00:00Z')
  await remindAt('2026-03-16T07:00:00Z')
  const [second, ...more] = (await letters(reminder)).slice(1)
  expect([more.length, second]).toEqual([0, expect.stringContaining('17.03.2026')])
  expect(second).toContain(code)

  await desk.act('extendPickup', id, { shipmentId })
  await remindAt('2026-03-23T06:00:00Z')
  expect((await letters(reminder)).slice(2)).toEqual([expect.stringContaining('24.03.2026')])
})

test('the buyer is notified of each extension', async () => {
  const { id, number, shipmentId } = await ready()
  for (const until of ['17.03.2026', '24.03.2026']) {
    await desk.act('extendPickup', id, { shipmentId })
    expect(await letters(`Заказ ${number} подождёт вас до ${until}`)).toHaveLength(1)
  }
})

test('there is no reminder of goods whose last day is over, or that were handed over', async () => {
  const late = await ready()
  const issued = await ready()
  expect((await desk.act('issue', issued.id, { shipmentId: issued.shipmentId, code: issued.code })).status).toBe(200)
  await remindAt('2026-03-11T06:00:00Z')
  for (const { number } of [late, issued]) expect(await letters(`Заказ ${number} ждёт вас`)).toEqual([])
})

test('on the last day there is still time to be reminded', async () => {
  const { number } = await ready()
  await remindAt('2026-03-10T06:00:00Z')
  expect(await letters(`Заказ ${number} ждёт вас до 10.03.2026`)).toHaveLength(1)
})
