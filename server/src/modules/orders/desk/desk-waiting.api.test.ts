import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import type { DeskQueue } from '@vitrina/contract/orders/order-desk'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { creditGrades, orderStates, paymentStates, shippingStates } from '@vitrina/contract/orders/orders.rules'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, linesOf, setStock } from '#test/builders.desk'
import { smallCatalogue } from '#test/small-catalogue'
import { orderEvents, orders } from '#tables/orders'
import { reserves } from '#tables/reserves'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 1_000)
})

const breaker = () => goods.products.breaker.id
const placed = (amount = 10) => desk.shippable([{ productId: breaker(), amount }])
type Changed = Partial<typeof orders.$inferInsert>
const change = (id: number, changed: Changed) => server.ctx.db.update(orders).set(changed).where(eq(orders.id, id))
const idsIn = async (query: string) => (await desk.list(query)).body.items.map(({ id }) => id)

/** With which of these values an order stands in a queue, by its list and its count alike. */
async function standsWith<T>(id: number, queue: DeskQueue, values: readonly T[], changeOf: (value: T) => Changed): Promise<T[]> {
  const found: T[] = []
  for (const value of values) {
    await change(id, changeOf(value))
    const { items, counts } = (await desk.list(`queue=${queue}`)).body
    expect(counts[queue]).toBe(items.length)
    if (items.some((item) => item.id === id)) found.push(value)
  }
  return found
}

test('orders to be shipped are those accepted, until the last of them has left', async () => {
  const { id } = await placed()
  await change(id, { state: 'confirmed' })
  expect(await standsWith(id, 'ship', shippingStates, (shippingState) => ({ shippingState }))).toEqual([
    'not_shipped',
    'assembling',
    'ready_for_pickup',
    'partially_shipped',
    'not_collected',
  ])
  await change(id, { shippingState: 'not_shipped' })
  expect(await standsWith(id, 'ship', orderStates, (state) => ({ state }))).toEqual(['confirmed', 'in_progress'])
})

test('unpaid orders are those accepted, also when they are completed, while some money is missing', async () => {
  const { id } = await placed()
  await change(id, { state: 'in_progress' })
  expect(await standsWith(id, 'unpaid', paymentStates, (paymentState) => ({ paymentState }))).toEqual(['awaiting', 'partially_paid'])
  await change(id, { paymentState: 'awaiting' })
  expect(await standsWith(id, 'unpaid', orderStates, (state) => ({ state }))).toEqual(['confirmed', 'in_progress', 'completed'])
})

test('new, to be released and to be cancelled are orders of one state each', async () => {
  const { id } = await placed()
  expect(await standsWith(id, 'new', orderStates, (state) => ({ state }))).toEqual(['submitted'])
  expect(await standsWith(id, 'cancel', orderStates, (state) => ({ state }))).toEqual(['cancel_requested'])
  await change(id, { creditGrade: 'release' })
  expect(await standsWith(id, 'release', orderStates, (state) => ({ state }))).toEqual(['submitted'])
  await change(id, { state: 'submitted' })
  expect(await standsWith(id, 'release', creditGrades, (creditGrade) => ({ creditGrade }))).toEqual(['release'])
})

const sinceOf = async (id: number) => (await desk.list()).body.items.find((item) => item.id === id)?.waitsSince ?? null

test('an order waits for the seller to answer or to ship it, not for the buyer to collect it', async () => {
  const { id } = await placed()
  await desk.act('confirmReserve', id)
  const waiting = async <T>(values: readonly T[], changeOf: (value: T) => Changed) => {
    const found: T[] = []
    for (const value of values) {
      await change(id, changeOf(value))
      if ((await sinceOf(id)) !== null) found.push(value)
    }
    return found
  }
  expect(await waiting(orderStates, (state) => ({ state }))).toEqual(['submitted', 'confirmed', 'in_progress', 'cancel_requested'])
  await change(id, { state: 'confirmed' })
  expect(await waiting(shippingStates, (shippingState) => ({ shippingState }))).toEqual([
    'not_shipped',
    'assembling',
    'partially_shipped',
    'not_collected',
  ])
})

test('an order waits since the last step after which it was the seller’s turn', async () => {
  const { id } = await placed()
  await desk.act('confirmReserve', id)
  const happened = async (type: string, day: number) => {
    const at = new Date(Date.UTC(2027, 0, day))
    await server.ctx.db.insert(orderEvents).values({ orderId: id, type, at, actorSide: 'seller' })
    return at.toISOString()
  }
  const turns = ['order.placed', 'order.approved', 'order.confirmed', 'order.cancel-requested', 'order.cancel-refused']
  const shipments = ['shipment.shipped', 'shipment.issued', 'shipment.not_collected']
  for (const [at, type] of [...turns, ...shipments].entries())
    expect([type, await happened(type, at + 1)]).toEqual([type, await sinceOf(id)])
  const last = await sinceOf(id)
  for (const [at, type] of ['order.changed', 'order.goods-released', 'shipment.delivered'].entries()) await happened(type, 20 + at)
  expect(await sinceOf(id)).toBe(last)
})

test('of several reasons to wait the oldest counts: an unanswered question, a reserve asked for, the order itself', async () => {
  const { id } = await placed()
  const eventAt = async (type: string) => (await desk.read(id)).body.events.findLast((event) => event.type === type)?.at
  const ask = (text: string) =>
    callApi(server, ordersApi.comment, { url: `/api/v1/order/${id}/comment`, headers: desk.customer.headers, body: { text } })
  await ask('Когда?')
  expect(await sinceOf(id)).toBe(await eventAt('order.placed'))
  await desk.act('confirmReserve', id)
  await desk.act('confirm', id)
  // Asked before it was accepted, and not answered since.
  expect(await sinceOf(id)).toBe(await eventAt('comment'))
  await desk.comment(id, { text: 'Завтра' })
  expect(await sinceOf(id)).toBe(await eventAt('order.confirmed'))

  const other = await placed()
  const requestedAt = new Date('2026-01-15T09:00:00Z')
  await server.ctx.db.update(reserves).set({ requestedAt }).where(eq(reserves.orderId, other.id))
  expect(await sinceOf(other.id)).toBe(requestedAt.toISOString())
})

test('a return waits for the seller while it is to be decided on or has come back, not while the buyer is to act', async () => {
  const { id } = await desk.confirmed([{ productId: breaker(), amount: 10 }])
  await desk.act('confirmReserve', id)
  await desk.act('ship', id)
  const [line] = await linesOf(server, id)
  expect(await sinceOf(id)).toBeNull()
  const { body } = await callApi(server, returnsApi.request, {
    url: `/api/v1/order/${id}/return`,
    headers: desk.customer.headers,
    body: { items: [{ orderItemId: line?.id, amount: 1, reason: 'defect', condition: 'opened' }], resolution: 'creditToBalance' },
  })
  const steps: [string, boolean][] = [['requested', (await sinceOf(id)) !== null]]
  for (const step of ['ask', 'authorize', 'receive', 'approve']) {
    expect((await desk.decide(body.id, { step })).status).toBe(200)
    steps.push([step, (await sinceOf(id)) !== null])
  }
  expect(steps).toEqual([
    ['requested', true],
    ['ask', false],
    ['authorize', false],
    ['receive', true],
    ['approve', false],
  ])
})

test('a queue is read page by page from the oldest, the list of all from the newest', async () => {
  const [first, second, third] = [await placed(1), await placed(1), await placed(1)]
  expect([await idsIn('queue=new&per-page=2'), await idsIn('queue=new&per-page=2&page=2')]).toEqual([[first.id, second.id], [third.id]])
  expect([await idsIn('per-page=2'), await idsIn('per-page=2&page=2')]).toEqual([[third.id, second.id], [first.id]])
  expect((await desk.list('per-page=2&page=2')).body.meta).toEqual({ currentPage: 2, pageCount: 2, totalCount: 3 })
})

test('an ИНН is searched for from its fourth digit on', async () => {
  const { id } = await placed(1)
  const inn = desk.customer.entity.inn ?? ''
  expect([await idsIn(`q=${inn.slice(0, 4)}`), await idsIn(`q=${inn.slice(0, 3)}`)]).toEqual([[id], []])
})
