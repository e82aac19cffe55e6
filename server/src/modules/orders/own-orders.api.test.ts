import { sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aMember } from '#test/builders.companies'
import { setStock, stockOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeEach(async () => {
  customer = await aCustomer(server)
  await setStock(server, breaker(), 50)
})

const breaker = () => goods.products.breaker.id

test('[M-02] a cancelled order gives its goods back; another company’s order looks missing', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 7 }])
  const stranger = await aCustomer(server)
  const url = `/api/v1/order/${order.id}/cancel`
  const foreign = await callApi(server, ordersApi.cancel, { url, body: {}, headers: stranger.headers })
  const missing = await callApi(server, ordersApi.cancel, { url: '/api/v1/order/2000000/cancel', body: {}, headers: stranger.headers })
  expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message])
  const { body } = await callApi(server, ordersApi.cancel, { url, body: { reason: 'Передумали' }, headers: customer.headers })
  expect(body).toMatchObject({ state: 'cancelled', total: 0, reserve: { state: 'released' } })
  expect(await stockOf(server, breaker())).toBe(50)
  expect((await callApi(server, ordersApi.cancel, { url, body: {}, headers: customer.headers })).body).toMatchObject({
    code: 'order.not-now',
  })
  const { items } = (await callApi(server, ordersApi.events, { url: `/api/v1/order/${order.id}/events`, headers: customer.headers })).body
  expect(items.map(({ type }) => type)).toEqual(['order.placed', 'reserve.requested', 'reserve.released', 'order.cancelled'])
})

test('an order is repeated with a report of the changes, also when nothing of it is sold any more', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 2 }])
  const url = `/api/v1/order/${order.id}/repeat`
  const again = await callApi(server, ordersApi.repeat, { url, headers: customer.headers })
  expect(again.body.items).toMatchObject([{ result: 'same', newAmount: 2 }])
  await server.ctx.db.execute(sql`update products set is_active = false where id = ${breaker()}`)
  const nothing = await callApi(server, ordersApi.repeat, { url, headers: customer.headers })
  await server.ctx.db.execute(sql`update products set is_active = true where id = ${breaker()}`)
  expect(nothing.body).toMatchObject({ cartId: null, items: [{ result: 'unavailable', newAmount: null }] })
})

test('lists are filtered by author, company and search', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 2 }], { changes: { buyerOrderNumber: 'Объект 5%' } })
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'viewer' })
  const list = async (query: string, headers = customer.headers) =>
    (await callApi(server, ordersApi.list, { url: `/api/v1/order?${query}`, headers })).body.items.map(({ id }) => id)
  expect(await list('')).toEqual([order.id])
  expect(await list('scope=my', colleague.headers)).toEqual([])
  expect(await list('scope=company', colleague.headers)).toEqual([order.id])
  expect(await list(`q=${encodeURIComponent('5%')}`)).toEqual([order.id])
  expect(await list(`q=${encodeURIComponent('_бъект')}`)).toEqual([])
  expect(await list('state=submitted,confirmed&payment=awaiting')).toEqual([order.id])
  expect(await list('payment=overdue')).toEqual([])
  expect(await list('sumMin=99999999')).toEqual([])
  const stranger = await aCustomer(server)
  expect(await list('scope=all', stranger.headers)).toEqual([])
})

test('an order takes a paper whose name and bytes agree, and no program named like one', async () => {
  const order = await anOrder(server, customer, [{ productId: breaker(), amount: 1 }])
  const attach = async (name: string, bytes: string, type = 'application/pdf') => {
    const payload = new FormData()
    payload.append('file', new Blob([bytes], { type }), name)
    const url = `/api/v1/order/${order.id}/file`
    const answer = await server.app.inject({ method: 'POST', url, headers: customer.headers, payload })
    return [answer.statusCode, answer.json<{ code?: string; name?: string }>().code ?? answer.json<{ name: string }>().name]
  }
  const refused = [415, 'file.wrong-kind']
  expect(await attach('Счёт.pdf.exe', 'MZ program')).toEqual(refused)
  expect(await attach('Счёт.pdf.exe', '%PDF-1.7')).toEqual(refused)
  expect(await attach('Счёт.pdf', 'MZ program')).toEqual(refused)
  expect(await attach('Счёт.pdf', 'MZ program', 'application/octet-stream')).toEqual(refused)
  expect(await attach('Счёт.docx', '%PDF-1.7')).toEqual(refused)
  expect(await attach('Счёт № 5.pdf', '%PDF-1.7')).toEqual([200, 'Счёт № 5.pdf'])
})
