import { beforeEach, describe, expect, test } from 'vitest'
import { deskQueueApi } from '@vitrina/contract/orders/desk-queue'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aUser } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { aManagerOf, byCarrier, deskOf, documentsOf, setStock } from '#test/builders.desk'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  await setStock(server, goods.products.breaker.id, 1_000)
  customer = await aCustomer(server)
  manager = await aManagerOf(server, customer.company.id)
  desk = deskOf(server, manager.headers)
})

const order = async (buyer: Customer = customer) =>
  anOrder(server, buyer, [{ productId: goods.products.breaker.id, amount: 2 }], { changes: await byCarrier(server, buyer) })
const seen = ({ id, version }: { id: number; version: number }) => ({ id, version })
const confirm = (orders: object[], headers: Headers = manager.headers) =>
  callApi(server, deskQueueApi.confirm, { headers, body: { orders } })
const commentBy = (buyer: Customer, id: number, text: string) =>
  callApi(server, ordersApi.comment, { url: `/api/v1/order/${id}/comment`, headers: buyer.headers, body: { text } })
const idsOf = async (query: string) => (await desk.list(query)).body.items.map(({ id }) => id)

describe('many orders at once', () => {
  test('each is confirmed by itself: a refused one stops none, and the report says why', async () => {
    const [one, held, foreign, two] = [await order(), await order(), await order(await aCustomer(server)), await order()]
    await aManagerOf(server, foreign.companyId)
    await server.pool.query(`update orders set credit_grade = 'release' where id = $1`, [held.id])
    const { body } = await confirm([one, held, foreign, two].map(seen))
    expect(body.items).toEqual([
      { id: one.id, number: one.number, result: 'done', message: '' },
      { id: held.id, number: held.number, result: 'refused', message: expect.stringMatching(/долг|разреш/i) },
      { id: foreign.id, number: '', result: 'refused', message: 'Заказ не существует.' },
      { id: two.id, number: two.number, result: 'done', message: '' },
    ])
    expect((await documentsOf(server, one.id)).map(({ type }) => type)).toEqual(['invoice'])
    const { rows } = await server.pool.query(`select state from orders where id = any($1) order by id`, [[held.id, foreign.id]])
    expect(rows).toEqual([{ state: 'submitted' }, { state: 'submitted' }])
  })

  test('a second press and the same order twice confirm nothing again', async () => {
    const one = await order()
    await confirm([seen(one), seen(one)])
    const again = await confirm([seen(one)])
    expect(again.body.items).toEqual([{ id: one.id, number: one.number, result: 'already', message: '' }])
    expect(await documentsOf(server, one.id)).toHaveLength(1)
  })

  test('an order changed since it was seen is not confirmed blindly', async () => {
    const one = await order()
    const { body } = await confirm([{ id: one.id, version: one.version + 1 }])
    expect(body.items).toMatchObject([{ result: 'refused', message: expect.stringContaining('изменили') }])
  })

  test('invoices are issued anew', async () => {
    const one = await order()
    await confirm([seen(one)])
    const { version } = (await desk.read(one.id)).body.order
    const { body } = await callApi(server, deskQueueApi.invoice, { headers: manager.headers, body: { orders: [{ id: one.id, version }] } })
    expect(body.items).toMatchObject([{ result: 'done' }])
    expect((await documentsOf(server, one.id)).map(({ state }) => state)).toEqual(['cancelled', 'awaiting'])
  })

  test('everything of a filter is named, without what another manager has', async () => {
    const [one, two] = [await order(), await order()]
    const foreign = await order(await aCustomer(server))
    await aManagerOf(server, foreign.companyId)
    const { body } = await callApi(server, deskQueueApi.matching, {
      url: `${deskQueueApi.matching.path}?queue=new`,
      headers: manager.headers,
    })
    expect(body).toEqual({ items: [one, two].map(({ id, number, version }) => ({ id, number, version })), isCut: false })
  })

  test('a table of orders is taken as a file; those that are missing are named', async () => {
    const one = await order()
    const { body } = await callApi(server, deskQueueApi.file, {
      headers: manager.headers,
      body: { ids: [one.id, 2_000_000_000], format: 'xlsx' },
    })
    expect(body.missing).toEqual([2_000_000_000])
    const file = await server.app.inject({ url: body.path ?? '' })
    expect(JSON.stringify(await readSheet(file.rawPayload, { mostRows: 10 }))).toContain(one.number)
    const printed = await callApi(server, deskQueueApi.file, { headers: manager.headers, body: { ids: [one.id], format: 'pdf' } })
    expect((await server.app.inject({ url: printed.body.path ?? '' })).headers['content-type']).toBe('application/pdf')
  })
})

describe('what is wrong', () => {
  test('is a mark of the row and a queue of its own', async () => {
    const [fine, unpriced, late, short] = [await order(), await order(), await order(), await order()]
    const yesterday = shiftDay(sellerDay(new Date()), -1)
    await server.pool.query('update order_items set price = null, sum = 0, vat = 0 where order_id = $1', [unpriced.id])
    await server.pool.query('update orders set promised_on = $2::date where id = $1', [late.id, yesterday])
    await server.pool.query(`delete from order_allocations where order_item_id in (select id from order_items where order_id = $1)`, [
      short.id,
    ])
    const rows = new Map((await desk.list('queue=new')).body.items.map(({ id, problems }) => [id, problems]))
    expect(rows.get(fine.id)).toEqual([])
    expect(rows.get(unpriced.id)).toEqual(['unpriced'])
    expect(rows.get(late.id)).toEqual(['late'])
    expect(rows.get(short.id)).toEqual(['shortage'])
    expect([await idsOf('queue=unpriced'), await idsOf('queue=late'), await idsOf('queue=shortage')]).toEqual([
      [unpriced.id],
      [late.id],
      [short.id],
    ])
    expect((await desk.list()).body.counts).toMatchObject({ new: 4, unpriced: 1, late: 1, shortage: 1, wrote: 0 })
  })

  test('a message of the buyer waits until it is answered; a note among colleagues is no answer', async () => {
    const one = await order()
    await commentBy(customer, one.id, 'Когда?')
    expect(await idsOf('queue=wrote')).toEqual([one.id])
    await desk.comment(one.id, { text: 'Спросить склад', isInternal: true })
    expect(await idsOf('queue=wrote')).toEqual([one.id])
    expect((await desk.read(one.id)).body.order.version).toBe(one.version)
    await desk.comment(one.id, { text: 'Завтра' })
    expect(await idsOf('queue=wrote')).toEqual([])
  })
})

describe('colleagues', () => {
  const standIn = async (substituteId: number) => {
    const today = sellerDay(new Date())
    await server.pool.query(`insert into manager_absences (manager_id, substitute_id, away_from, away_to) values ($1, $2, $3, $4)`, [
      manager.id,
      substituteId,
      shiftDay(today, -1),
      shiftDay(today, 1),
    ])
  }
  const assign = (orders: object[], managerId: number) =>
    callApi(server, deskQueueApi.assign, { headers: manager.headers, body: { orders, managerId } })

  test('an order is given to a colleague who serves the company, and to no other', async () => {
    const one = await order()
    const other = await aManagerOf(server, (await aCustomer(server)).company.id)
    expect((await assign([seen(one)], other.id)).body.items).toMatchObject([
      { result: 'refused', message: expect.stringContaining('не ведёт') },
    ])
    const head = await aUser(server.ctx, { role: 'head_of_sales', lastName: 'Громов' })
    expect((await assign([seen(one)], head.id)).body.items).toMatchObject([{ result: 'done' }])
    expect((await desk.read(one.id)).body.order.manager?.name).toContain('Громов')
    expect((await assign([seen(one)], head.id)).body.items).toMatchObject([{ result: 'already' }])
  })

  test('the substitute has the orders among their own, and the news of them', async () => {
    const substitute = await aManagerOf(server, (await aCustomer(server)).company.id)
    await standIn(substitute.id)
    const news = async (after?: number) =>
      (
        await callApi(server, deskQueueApi.news, {
          url: `${deskQueueApi.news.path}${after === undefined ? '' : `?after=${after}`}`,
          headers: substitute.headers,
        })
      ).body
    const { last, items } = await news()
    expect(items).toEqual([])
    const one = await order()
    await commentBy(customer, one.id, 'Когда?')
    const heard = await news(last)
    expect(heard.items.map(({ kind, orderId }) => [kind, orderId])).toEqual([
      ['message', one.id],
      ['order', one.id],
    ])
    expect((await news(heard.last)).items).toEqual([])
    const mine = await deskOf(server, substitute.headers).list('mine=true&queue=new')
    expect(mine.body.items.map(({ id }) => id)).toEqual([one.id])
    const stranger = await aManagerOf(server, (await aCustomer(server)).company.id)
    const { body } = await callApi(server, deskQueueApi.news, { url: `${deskQueueApi.news.path}?after=${last}`, headers: stranger.headers })
    expect(body.items).toEqual([])
  })

  test('the load says how many are open, who waits and for how long against the norm', async () => {
    const [one, two] = [await order(), await order()]
    await server.pool.query(`update orders set created_at = now() - interval '5 hours' where id = $1`, [one.id])
    await standIn((await aManagerOf(server, (await aCustomer(server)).company.id)).id)
    await confirm([seen(two)])
    const { body } = await callApi(server, deskQueueApi.colleagues, { headers: manager.headers })
    expect(body.normHours).toBe(4)
    expect(body.items.find(({ id }) => id === manager.id)).toMatchObject({
      openOrders: 2,
      waiting: 1,
      overdue: 1,
      waitsSince: expect.any(String),
      substitute: 'Климова Анна',
    })
  })
})
