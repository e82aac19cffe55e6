import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deskSearchApi } from '@vitrina/contract/desk-search/desk-search'
import type { FoundKind } from '@vitrina/contract/desk-search/desk-search.rules'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aUser } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { aManagerOf } from '#test/builders.desk'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let manager: Headers
let head: Headers
let phones = 0
/** A phone nobody else has: tests of one file share a store. */
const aContactPhone = () => `+7495${String((phones += 1)).padStart(7, '0')}`

const find = async (q: string, headers: Headers = manager) =>
  (await callApi(server, deskSearchApi.find, { url: `${deskSearchApi.find.path}?q=${encodeURIComponent(q)}`, headers })).body.groups
const idsIn = async (kind: FoundKind, q: string, headers: Headers = manager) =>
  (await find(q, headers)).find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? []

const order = (changes: Record<string, unknown> = {}, buyer: Customer = customer) =>
  anOrder(server, buyer, [{ productId: goods.products.breaker.id, amount: 2 }], { changes })

beforeAll(async () => {
  head = (await aUser(server.ctx, { role: 'head_of_sales' })).headers
})
beforeEach(async () => {
  await server.pool.query('update stock set free = 1000')
  customer = await aCustomer(server)
  manager = (await aManagerOf(server, customer.company.id)).headers
})

describe('an order is found', () => {
  test('by the phone of its contact in any writing, while it is typed too', async () => {
    const contactPhone = aContactPhone()
    const { id } = await order({ contactPhone })
    const national = contactPhone.slice(2)
    const spaced = `${national.slice(0, 3)} ${national.slice(3, 6)}-${national.slice(6)}`
    for (const q of [
      contactPhone,
      `8${national}`,
      `7${national}`,
      national,
      `+7 (${national.slice(0, 3)}) ${national.slice(3)}`,
      `8 ${spaced}`,
    ])
      expect([q, await idsIn('orders', q)]).toEqual([q, [id]])
    expect(await idsIn('orders', `8 ${national.slice(0, 9)}`)).toContain(id)
  })

  test('by the phone and the e-mail of whoever placed it', async () => {
    const { id } = await order()
    await server.pool.query(`update users set phone = '+79031112233', last_name = 'Щербакова', first_name = 'Инга' where id = $1`, [
      customer.user.id,
    ])
    for (const q of ['8 (903) 111-22-33', customer.user.email ?? '', 'щербак', 'Щербакова Инга'])
      expect([q, await idsIn('orders', q)]).toEqual([q, [id]])
    expect(await idsIn('people', 'щербак')).toEqual([customer.user.id])
  })

  test('by the contact, the company, its ИНН, the number, the buyer’s own number and the sum', async () => {
    const { id, number, total } = await order({ contactName: 'Журавлёв Пётр', buyerOrderNumber: 'BX-77/1' })
    const name = customer.company.name.replace(/[«»]/g, '')
    for (const q of ['журавлёв', 'Журавлёв Пётр', name, customer.entity.inn ?? '', number, number.replace('ЗК-', 'зк '), 'BX-77/1'])
      expect([q, await idsIn('orders', q)]).toEqual([q, [id]])
    expect(await idsIn('orders', (total / 100).toFixed(2).replace('.', ','))).toContain(id)
    expect(await idsIn('companies', customer.entity.inn ?? '')).toEqual([customer.company.id])
  })

  test('by an article in it, whole or from the middle, and by a product that is no longer sold', async () => {
    const { id } = await order()
    const { breaker, hidden } = goods.products
    for (const q of [breaker.article, 'T-16C']) {
      expect([q, await idsIn('products', q)]).toEqual([q, expect.arrayContaining([breaker.id])])
      expect([q, await idsIn('orders', q)]).toEqual([q, [id]])
    }
    expect(await idsIn('products', hidden.article)).toEqual([hidden.id])
  })
})

test('an invoice, a payment, a shipment, a return and a pickup code are found by their numbers', async () => {
  const placed = await order()
  const invoice = await anInvoice(server.ctx, placed)
  const { rows } = await server.pool.query<{ payment: number; shipment: number; returned: number }>(
    `with paid as (
      insert into payments (key, company_id, direction, method, sum, state, bank_document, payer_inn)
      values ('find-1', $1, 'in', 'transfer', 987654, 'paid', '4711', '7799001122') returning id
    ), sent as (
      insert into shipments (number, order_id, state, pickup_code, tracking_number, sum, vat)
      values ('ОТ-777001', $2, 'ready_for_pickup', '402817', 'DL-55', 100, 18) returning id
    ), back as (
      insert into return_requests (number, order_id, state, resolution) values ('ВЗ-777002', $2, 'submitted', 'refund') returning id
    ) select paid.id as payment, sent.id as shipment, back.id as returned from paid, sent, back`,
    [customer.company.id, placed.id],
  )
  const { payment, shipment, returned } = rows[0] ?? { payment: 0, shipment: 0, returned: 0 }
  expect(await find(invoice.number)).toMatchObject([
    { kind: 'documents', items: [{ id: invoice.id, orderId: placed.id, documentType: 'invoice' }] },
  ])
  expect(await idsIn('payments', '4711')).toEqual([payment])
  expect(await idsIn('payments', '9 876,54')).toEqual([payment])
  expect(await idsIn('payments', '7799001122')).toEqual([payment])
  for (const q of ['ОТ-777001', 'ot 777001', 'DL-55']) expect([q, await idsIn('shipments', q)]).toEqual([q, [shipment]])
  expect(await idsIn('returns', 'вз-777002')).toEqual([returned])
  expect(await find('402817')).toMatchObject([{ kind: 'pickups', items: [{ id: shipment, orderId: placed.id, title: placed.number }] }])
  await server.pool.query(`update shipments set state = 'issued', pickup_code = null where id = $1`, [shipment])
  expect(await find('402817')).toEqual([])
})

test('a manager finds nothing of a colleague’s company, until they stand in; the head of sales finds all', async () => {
  const contactPhone = aContactPhone()
  const { id, number } = await order({ contactPhone })
  const stranger = await aManagerOf(server, (await aCustomer(server)).company.id)
  for (const q of [contactPhone, number, customer.company.name, customer.user.email ?? ''])
    expect([q, (await find(q, stranger.headers)).filter(({ kind }) => kind !== 'products')]).toEqual([q, []])
  expect(await idsIn('orders', contactPhone, head)).toEqual([id])
  const today = sellerDay(new Date())
  await server.pool.query(
    `insert into manager_absences (manager_id, substitute_id, away_from, away_to)
    select m.manager_id, $1, $3::date, $4::date from company_managers m where m.company_id = $2`,
    [stranger.id, customer.company.id, shiftDay(today, -1), shiftDay(today, 1)],
  )
  expect(await idsIn('orders', contactPhone, stranger.headers)).toEqual([id])
})

test('everybody finds what they may open: a warehouse hand no company and no money, an editor goods alone', async () => {
  const contactPhone = aContactPhone()
  const { id } = await order({ contactPhone })
  const warehouse = (await aUser(server.ctx, { role: 'warehouse' })).headers
  const content = (await aUser(server.ctx, { role: 'content' })).headers
  expect(await idsIn('orders', contactPhone, warehouse)).toEqual([id])
  expect((await find(customer.company.name, warehouse)).map(({ kind }) => kind)).toEqual(['orders'])
  expect(await find(contactPhone, content)).toEqual([])
  expect((await find('AVT-16C', content)).map(({ kind }) => kind)).toEqual(['products'])
})

test('patterns and nonsense find nothing, an empty text asks nothing', async () => {
  await order()
  for (const q of ['', ' ', '%%%', '___', "' or 1=1 --", 'ООО', '\\\\']) expect([q, await find(q)]).toEqual([q, []])
})

test('a group shows six and says that there are more', async () => {
  const contactPhone = aContactPhone()
  for (let n = 0; n < 7; n++) await order({ contactPhone })
  const groups = await find(contactPhone)
  const found = groups.find(({ kind }) => kind === 'orders')
  expect([found?.items.length, found?.hasMore]).toEqual([6, true])
  const ids = found?.items.map(({ id }) => id) ?? []
  expect(ids).toEqual(ids.toSorted((one, other) => other - one))
})
