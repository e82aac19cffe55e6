import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aManagerOf, byCarrier, deskOf, linesOf, documentsOf, setStock, shipmentsOf, stockOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { vatWithin } from '@vitrina/contract/prices/prices.rules'
import { orderItems } from '#tables/orders'
import { mails } from '#tables/platform'

const { server } = describeStore()
let productId: number
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
  await setStock(server, productId, 100)
})

const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) => {
  const answer = await desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
  expect([name, answer.status]).toEqual([name, 200])
  return answer.body
}
const pay = (id: number, sum: number) => act('markPaid', id, { sum: sum / 100, method: 'transfer', receivedOn: dayFromToday(0) })
const letters = async ({ email }: { email: string | null }, title: string) => {
  const rows = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id)
  return rows.filter(({ subject }) => subject === title).map(({ text }) => text)
}

/** The code of the refusal, if it is refused. */
const tryChange = async (id: number, item: Record<string, unknown>) => {
  const [line] = await linesOf(server, id)
  const { version } = (await desk.read(id)).body.order
  return (await desk.act('change', id, { version, items: [{ id: line?.id, ...item }], reason: 'Так надо' })).body.code
}

type Way = 'shipped' | 'delivered' | 'issued'

/** So many of ten pieces have left, this way. */
async function gone(way: Way, amount: number) {
  const changes = way === 'issued' ? {} : await byCarrier(server, customer)
  const order = await anOrder(server, customer, [{ productId, amount: 10 }], { changes })
  const [line] = await linesOf(server, order.id)
  await server.ctx.db.update(orderItems).set({ cashBack: 101 }).where(eq(orderItems.orderId, order.id))
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await act(way === 'issued' ? 'assemble' : 'ship', order.id, { items: [{ id: line?.id, amount }] })
  const [shipment] = await shipmentsOf(server, order.id)
  if (way === 'issued') await act('issue', order.id, { shipmentId: shipment?.id, code: shipment?.pickupCode })
  if (way === 'delivered') await act('deliver', order.id, { shipmentId: shipment?.id })
  return { ...order, price: line?.price ?? 0 }
}

test.each<Way>(['shipped', 'delivered', 'issued'])(
  'the rest is cancelled: what is %s stays to be paid, at its own sum, VAT and points',
  async (way) => {
    const { id, price } = await gone(way, 3)
    const sum = 3 * price
    expect(await act('cancel', id, { reason: 'Больше не нужно' })).toMatchObject({
      state: 'in_progress',
      shippingState: way,
      total: sum / 100,
    })
    expect(await linesOf(server, id)).toMatchObject([{ shipped: 3, cancelled: 7, sum, vat: vatWithin(sum, 2200), cashBack: 30 }])
    const standing = (await documentsOf(server, id)).filter(({ type, state }) => type === 'invoice' && state !== 'cancelled')
    expect(standing.map((paper) => paper.sum)).toEqual([sum])
    expect(await stockOf(server, productId)).toBe(97)
    expect(await pay(id, sum)).toMatchObject({ state: 'completed', paymentState: 'paid' })
  },
)

test.each<Way>(['shipped', 'delivered', 'issued'])('an order that is %s and paid is done, whichever came last', async (way) => {
  const first = await gone(way, 10)
  expect((await desk.read(first.id)).body.order.state).toBe('in_progress')
  expect((await pay(first.id, first.total - 1)).state).toBe('in_progress')
  expect((await pay(first.id, 1)).state).toBe('completed')

  const second = await gone(way, 9)
  await pay(second.id, second.total)
  const [line] = await linesOf(server, second.id)
  const rest = await act('change', second.id, { items: [{ id: line?.id, amount: 9 }], reason: '' })
  expect(rest).toMatchObject({ state: 'completed', shippingState: way })
})

test.each<Way>(['shipped', 'delivered', 'issued'])('what is %s is not cut, nor is its price; the rest of its line is', async (way) => {
  const { id, price } = await gone(way, 4)
  expect(await tryChange(id, { amount: 3 })).toBe('order.too-much')
  expect(await tryChange(id, { price: 1 })).toBe('order.not-now')
  expect(await tryChange(id, { amount: 4 })).toBeUndefined()
  expect(await linesOf(server, id)).toMatchObject([{ shipped: 4, cancelled: 6, sum: 4 * price }])
})

test('what waits for pickup is not cut, nor is its price, until the desk takes it back; a cancelled line keeps it', async () => {
  const { id } = await anOrder(server, customer, [{ productId, amount: 10 }])
  const [line] = await linesOf(server, id)
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await act('assemble', id, { items: [{ id: line?.id, amount: 4 }] })
  expect(await tryChange(id, { amount: 3 })).toBe('order.too-much')
  expect(await tryChange(id, { price: 1 })).toBe('order.not-now')
  expect(await tryChange(id, { cancel: true })).toBeUndefined()
  expect(await linesOf(server, id)).toMatchObject([{ amount: 10, cancelled: 6, sum: 4 * (line?.price ?? 0) }])
  expect((await desk.read(id)).body.items).toMatchObject([{ held: 4, waiting: 4 }])

  const [waiting] = await shipmentsOf(server, id)
  await act('takeBack', id, { shipmentId: waiting?.id, reason: 'Не пришли' })
  expect(await tryChange(id, { amount: 3, price: 290 })).toBeUndefined()
  expect(await linesOf(server, id)).toMatchObject([{ amount: 10, cancelled: 7, sum: 3 * 290_00 }])
})

test('an order cancelled while goods wait for pickup is handed over to nobody: its code is gone, all its goods are free', async () => {
  const { id } = await anOrder(server, customer, [{ productId, amount: 10 }])
  const [line] = await linesOf(server, id)
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  await act('assemble', id, { items: [{ id: line?.id, amount: 4 }] })
  const [waiting] = await shipmentsOf(server, id)
  expect(await act('cancel', id, { reason: 'Больше не нужно' })).toMatchObject({ state: 'cancelled', shippingState: 'not_collected' })
  expect(await shipmentsOf(server, id)).toMatchObject([{ state: 'not_collected', pickupCode: null }])
  const { version } = (await desk.read(id)).body.order
  const late = await desk.act('issue', id, { version, shipmentId: waiting?.id, code: waiting?.pickupCode })
  expect(late.body.code).toBe('order.not-now')
  expect([await stockOf(server, productId), (await desk.read(id)).body.items[0]?.held]).toEqual([100, 0])
})

test('the rest of an order is cancelled: goods that were issued stay, those that still wait for pickup do not', async () => {
  const { id, price } = await gone('issued', 3)
  const [line] = await linesOf(server, id)
  await act('assemble', id, { items: [{ id: line?.id, amount: 2 }] })
  expect(await act('cancel', id, { reason: 'Больше не нужно' })).toMatchObject({ shippingState: 'issued', total: (3 * price) / 100 })
  expect(await shipmentsOf(server, id)).toMatchObject([{ state: 'issued' }, { state: 'not_collected', pickupCode: null }])
  expect(await stockOf(server, productId)).toBe(97)
})

test('goods put together in the old year and handed over in the new one carry the VAT of the new one: line, shipment, papers', async () => {
  const { id } = await anOrder(server, customer, [{ productId, amount: 10 }])
  await act('confirm', id)
  await act('releaseGoods', id, { reason: 'Гарантийное письмо' })
  const trueNow = server.ctx.now
  server.ctx.now = () => new Date('2025-12-30T09:00:00Z')
  await act('assemble', id)
  const [waiting] = await shipmentsOf(server, id)
  server.ctx.now = () => new Date('2026-01-12T09:00:00Z')
  await act('issue', id, { shipmentId: waiting?.id, code: waiting?.pickupCode })
  server.ctx.now = trueNow
  const [line] = await linesOf(server, id)
  const sum = line?.sum ?? 0
  expect(waiting).toMatchObject({ sum, vat: vatWithin(sum, 2000) })
  expect(line).toMatchObject({ vatRate: 2200, vatOn: '2026-01-12', vat: vatWithin(sum, 2200) })
  expect(await shipmentsOf(server, id)).toMatchObject([{ shippedOn: '2026-01-12', sum, vat: vatWithin(sum, 2200) }])
  const sheets = (await documentsOf(server, id)).filter(({ type }) => type === 'upd')
  expect(sheets.map(({ date, vat }) => [date, vat])).toEqual([['2026-01-12', vatWithin(sum, 2200)]])
})

test('of a reserve that is not given the buyer hears why; of a question the manager hears, and of an answer the buyer', async () => {
  const { id, number } = await anOrder(server, customer, [{ productId, amount: 1 }])
  await act('rejectReserve', id, { reason: 'Ждём поставку' })
  expect(await letters(customer.user, `Товары по заказу ${number} не зарезервированы`)).toEqual([expect.stringContaining('Ждём поставку')])
  for (const text of ['Когда?', 'Ау?'])
    await callApi(server, ordersApi.comment, { url: `/api/v1/order/${id}/comment`, headers: customer.headers, body: { text } })
  const asked = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, manager.email ?? ''))
    .orderBy(mails.id)
  expect(
    asked.filter(({ text }) => text.includes('Когда?') || text.includes('Ау?')).map(({ subject }) => subject.includes(number)),
  ).toEqual([true, true])
  for (const text of ['Завтра', 'Точно завтра']) await desk.comment(id, { text })
  expect(await letters(customer.user, `Сообщение по заказу ${number}`)).toEqual([
    expect.stringContaining('Завтра'),
    expect.stringContaining('Точно завтра'),
  ])
})
