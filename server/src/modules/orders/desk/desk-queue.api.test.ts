import { beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aDesk, setStock } from '#test/builders.desk'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>

beforeEach(async () => {
  desk = await aDesk(server)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const ten = () => [{ productId: breaker(), amount: 10 }]

test('a comment to the buyer goes by letter and into their timeline, a note among colleagues into neither', async () => {
  const order = await desk.shippable(ten())
  await desk.comment(order.id, { text: 'Отгрузим завтра' })
  await desk.comment(order.id, { text: 'Осторожно, долг', isInternal: true })
  const timeline = await callApi(server, ordersApi.events, { url: `/api/v1/order/${order.id}/events`, headers: desk.customer.headers })
  const comments = timeline.body.items.filter(({ type }) => type === 'comment').map(({ data }) => data.text)
  expect(comments).toEqual(['Отгрузим завтра'])
  expect((await desk.lettersToBuyer()).filter((subject) => subject === `Сообщение по заказу ${order.number}`)).toHaveLength(1)
  expect((await desk.read(order.id)).body.events.filter(({ isInternal }) => isInternal)).toHaveLength(1)
  expect((await desk.comment(order.id, { text: '   ' })).status).toBe(422)
})

test('orders stand in the queues they belong to, the oldest first, counted and found by number, company or article', async () => {
  const first = await desk.shippable(ten())
  const second = await desk.shippable(ten())
  const { body } = await desk.list('queue=new')
  expect(body.items.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(body.items[0]).toMatchObject({
    deskActions: expect.arrayContaining(['confirm']),
    hasUnreadComment: false,
    waitsSince: expect.any(String),
  })
  expect(body.counts).toMatchObject({ all: 2, new: 2, ship: 0, unpaid: 0, cancel: 0, returns: 0 })
  await desk.act('confirm', first.id)
  expect((await desk.list('queue=ship')).body.items.map(({ id }) => id)).toEqual([first.id])
  expect((await desk.list('queue=unpaid')).body.counts).toMatchObject({ new: 1, ship: 1, unpaid: 1 })

  await callApi(server, ordersApi.comment, {
    url: `/api/v1/order/${second.id}/comment`,
    headers: desk.customer.headers,
    body: { text: 'Когда?' },
  })
  expect((await desk.list('queue=new')).body.items).toMatchObject([{ id: second.id, hasUnreadComment: true }])
  const found = async (q: string) => (await desk.list(`q=${encodeURIComponent(q)}`)).body.items.map(({ id }) => id)
  expect(await found(first.number)).toEqual([first.id])
  expect(await found(first.number.replace(/\D+0*/, 'зк '))).toEqual([first.id])
  expect(await found(desk.customer.company.name.slice(4, 14))).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(await found(goods.products.breaker.article)).toEqual([second.id, first.id])
  for (const q of ['%', "' or 1=1 --", 'нет такого']) expect(await found(q)).toEqual([])
  expect((await desk.list('mine=true')).body.items).toHaveLength(2)
  expect((await desk.list('queue=nobody')).status).toBe(422)
})
