import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aDesk, byCarrier, deskOf, linesOf, setStock } from '#test/builders.desk'
import { anOrder } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { companyManagers, managers } from '#tables/companies'
import { orders } from '#tables/orders'

const { server } = describeStore()
let productId: number
let desk: Awaited<ReturnType<typeof aDesk>>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
})
beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, productId, 1_000)
})

const one = () => [{ productId, amount: 10 }]
const idsIn = async (query: string) => (await desk.list(query)).body.items.map(({ id }) => id)
const pay = (id: number, sum: number) => desk.act('markPaid', id, { sum: sum / 100, method: 'transfer', receivedOn: dayFromToday(0) })

test('unpaid are accepted orders not paid in full: awaiting payment, paid in part, and completed ones', async () => {
  const fresh = await desk.shippable(one())
  const awaited = await desk.confirmed(one())
  const partly = await desk.confirmed(one())
  await pay(partly.id, 100)
  const done = await desk.confirmed(one())
  await desk.act('ship', done.id)
  await desk.act('complete', done.id)
  const paid = await desk.confirmed(one())
  await pay(paid.id, paid.total)
  expect(await idsIn('queue=unpaid')).toEqual([awaited.id, partly.id, done.id])
  expect(await idsIn('queue=ship')).toEqual([awaited.id, partly.id, paid.id])
  expect(await idsIn('queue=new')).toEqual([fresh.id])
  expect((await desk.list()).body.counts).toMatchObject({ all: 5, new: 1, ship: 3, unpaid: 3, release: 0, reserve: 4, cancel: 0 })
})

test('to be released are new orders with too much debt; released or declined ones are not', async () => {
  const held = [await desk.shippable(one()), await desk.shippable(one()), await desk.shippable(one())]
  await desk.shippable(one())
  for (const { id } of held) await server.ctx.db.update(orders).set({ creditGrade: 'release' }).where(eq(orders.id, id))
  const [waits, released, declined] = held
  await desk.act('release', released?.id ?? 0, { reason: 'Гарантийное письмо' })
  await desk.act('decline', declined?.id ?? 0, { reason: 'Долг' })
  expect(await idsIn('queue=release')).toEqual([waits?.id])
})

test('a return stands in the queue whenever it is the seller’s turn', async () => {
  const order = await desk.confirmed(one())
  await desk.act('ship', order.id)
  const [line] = await linesOf(server, order.id)
  const { body } = await callApi(server, returnsApi.request, {
    url: `/api/v1/order/${order.id}/return`,
    headers: desk.customer.headers,
    body: { items: [{ orderItemId: line?.id, amount: 1, reason: 'defect', condition: 'opened' }], resolution: 'creditToBalance' },
  })
  const stands = async () => (await idsIn('queue=returns')).includes(order.id)
  expect(await stands()).toBe(true)
  for (const [step, isTurn] of [
    ['ask', false],
    ['authorize', true],
    ['receive', true],
    ['approve', false],
  ] as const) {
    await desk.decide(body.id, { step })
    expect([step, await stands()]).toEqual([step, isTurn])
  }
})

test('a question of the buyer is answered by a comment to the buyer, not by a note among colleagues', async () => {
  const { id } = await desk.shippable(one())
  const isAsked = async () => (await desk.list()).body.items[0]?.hasUnreadComment
  const url = `/api/v1/order/${id}/comment`
  await callApi(server, ordersApi.comment, { url, headers: desk.customer.headers, body: { text: 'Когда?' } })
  expect(await isAsked()).toBe(true)
  await desk.comment(id, { text: 'Спросить склад', isInternal: true })
  expect(await isAsked()).toBe(true)
  await desk.comment(id, { text: 'Завтра' })
  expect(await isAsked()).toBe(false)
})

test('a request to cancel or to hold goods stands in its queue until it is answered', async () => {
  const { id } = await desk.confirmed(one())
  expect(await idsIn('queue=reserve')).toEqual([id])
  await desk.act('confirmReserve', id)
  expect(await idsIn('queue=reserve')).toEqual([])
  await callApi(server, ordersApi.cancel, { url: `/api/v1/order/${id}/cancel`, headers: desk.customer.headers, body: {} })
  expect([await idsIn('queue=cancel'), await idsIn('queue=ship')]).toEqual([[id], []])
  await desk.act('cancel', id, { isAgreed: false, reason: 'Уже собран' })
  expect([await idsIn('queue=cancel'), await idsIn('queue=ship')]).toEqual([[], [id]])
})

test('the filter by own orders shows those of the manager, of all visible ones', async () => {
  const mine = await desk.shippable(one())
  const colleague = await aUser(server.ctx, { role: 'manager' })
  await server.ctx.db.insert(managers).values({ userId: colleague.id, post: 'Менеджер' })
  await server.ctx.db.insert(companyManagers).values({ companyId: desk.customer.company.id, managerId: colleague.id })
  const theirs = deskOf(server, colleague.headers)
  const ids = async (query: string) => (await theirs.list(query)).body.items.map(({ id }) => id)
  expect([await idsIn('mine=true'), await ids(''), await ids('mine=true')]).toEqual([[mine.id], [mine.id], []])
})

test('an order is found by the buyer’s own number, a phone, a legal entity’s name and the beginning of its ИНН', async () => {
  const changes = { buyerOrderNumber: 'Объект 5', contactPhone: '+7 (905) 321-00-77', ...(await byCarrier(server, desk.customer)) }
  const order = await anOrder(server, desk.customer, one(), { changes })
  const other = await desk.shippable(one())
  const { entity } = desk.customer
  const found = (q: string) => idsIn(`q=${encodeURIComponent(q)}`)
  for (const q of ['Объект 5', '8 905 321 00 77', '+79053210077']) expect(await found(q)).toEqual([order.id])
  for (const q of [entity.shortName, entity.inn ?? '', (entity.inn ?? '').slice(0, 6)]) expect(await found(q)).toEqual([other.id, order.id])
  expect(await found('000000000000')).toEqual([])
  expect(await idsIn(`companyId=${desk.customer.company.id}&queue=new`)).toEqual([order.id, other.id])
  expect(await idsIn('companyId=2000000')).toEqual([])
})

test('how long an order waits is counted from what the seller has not answered yet', async () => {
  const order = await desk.shippable(one())
  const since = async () => (await desk.list()).body.items.find(({ id }) => id === order.id)?.waitsSince ?? null
  const eventAt = async (type: string) => (await desk.read(order.id)).body.events.findLast((event) => event.type === type)?.at
  expect(await since()).toBe(await eventAt('order.placed'))
  await desk.act('confirmReserve', order.id)
  await desk.act('confirm', order.id)
  expect(await since()).toBe(await eventAt('order.confirmed'))
  await desk.act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  await desk.act('ship', order.id)
  expect(await since()).toBeNull()
  const url = `/api/v1/order/${order.id}/comment`
  await callApi(server, ordersApi.comment, { url, headers: desk.customer.headers, body: { text: 'Где товар?' } })
  expect(await since()).toBe(await eventAt('comment'))
})
