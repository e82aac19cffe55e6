import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings } from '#test/builders'
import { aManagerOf, byCarrier, deskOf, setStock } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { readPdf, readQr, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { inTransaction } from '#platform/context'
import { bankAccounts } from '#tables/companies'
import { documentFiles, documents } from '#tables/documents'
import { orderItems, orders } from '#tables/orders'
import { makeFiles } from './documents.jobs.ts'
import { renewInvoice } from './renew-invoice.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let desk: ReturnType<typeof deskOf>

const seller = {
  name: 'ООО «Витрина Электро»',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  address: '127006, г. Москва, ул. Долгоруковская, д. 5',
  phone: '+7 495 000-00-01',
  bankName: 'ПАО СБЕРБАНК г. Москва',
  bik: '044525225',
  account: '40702810938000012345',
  correspondentAccount: '30101810400000000225',
  headPost: 'Генеральный директор',
  headName: 'Орлов С. П.',
  accountantName: 'Белова Н. И.',
}

beforeAll(async () => {
  await changeSettings(server.ctx, 1, { seller })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  desk = deskOf(server, (await aManagerOf(server, customer.company.id)).headers)
  await setStock(server, breaker(), 100)
})

const breaker = () => goods.products.breaker.id
const papersOf = (orderId: number) => server.ctx.db.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(documents.id)
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) => {
  const { version } = (await desk.read(id)).body.order
  const answer = await desk.act(name, id, { version, ...body })
  expect(answer.body).toMatchObject({ id })
  return answer.body
}
const pay = (id: number, kopecks: number, bankDocument = '77') =>
  desk.act('markPaid', id, { sum: kopecks / 100, method: 'transfer', receivedOn: dayFromToday(0), bankDocument })

async function confirmed(amount = 10) {
  const changes = { ...(await byCarrier(server, customer)), contractId: customer.contract.id }
  const order = await anOrder(server, customer, [{ productId: breaker(), amount }], { changes })
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  return order
}
async function invoiceOf(orderId: number) {
  const found = (await papersOf(orderId)).findLast(({ type }) => type === 'invoice')
  if (!found) throw new Error('No invoice')
  return found
}

const list = (query = '', headers = customer.headers) =>
  callApi(server, documentsApi.list, { url: `${documentsApi.list.path}?${query}`, headers })
const read = (id: number, headers = customer.headers) => callApi(server, documentsApi.read, { url: `/api/v1/document/${id}`, headers })
const fetched = async (path: string) => {
  const response = await server.app.inject({ url: path })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}
const missing = (text: string, ...parts: string[]) => parts.filter((part) => !text.includes(squeezed(part)))

test('[A-23] [M-04] the invoice of a confirmed order is made once, from its snapshot, and shows the payee and the goods', async () => {
  await server.ctx.db.insert(bankAccounts).values({
    legalEntityId: customer.entity.id,
    bik: '044525974',
    bankName: 'АО «ТБанк»',
    correspondentAccount: '30101810145250000974',
    account: '40702810010000000001',
  })
  const order = await confirmed(10)
  const invoice = await invoiceOf(order.id)
  expect(invoice).toMatchObject({
    state: 'awaiting',
    sum: order.total,
    vat: order.vat,
    vatByRate: [{ rate: 2_200, sum: order.total, vat: order.vat }],
    companyId: customer.company.id,
    legalEntityId: customer.entity.id,
    contractId: customer.contract.id,
  })
  expect(invoice.number).toMatch(/^\d+$/)

  const { body } = await read(invoice.id)
  expect(body).toMatchObject({
    type: 'invoice',
    number: invoice.number,
    order: { id: order.id, number: order.number },
    legalEntity: customer.entity.shortName,
    sum: order.total / 100,
    vat: order.vat / 100,
    paidSum: 0,
    openSum: order.total / 100,
    state: 'awaiting',
    canPay: true,
  })
  // Staff see it too, and do not pay for the buyer.
  expect((await desk.read(order.id)).body.documents).toMatchObject([{ id: invoice.id, canPay: false }])
  const link = body.files.find(({ format }) => format === 'pdf')?.path ?? ''
  const [first, second] = await Promise.all([fetched(link), fetched(link)])
  expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(first.bytes.equals(second.bytes)).toBe(true)
  const text = (await readPdf(first.bytes)).join('')
  expect(
    missing(text, `Счёт на оплату № ${invoice.number}`, seller.name, 'ИНН 7707083893', seller.account, customer.entity.shortName),
  ).toEqual([])
  expect(missing(text, `Заказ № ${order.number}`, `Договор № ${customer.contract.number}`, goods.products.breaker.name, '22 %')).toEqual([])
  const code = await readQr(first.bytes)
  expect(code).toContain(`ST00012|Name=${seller.name}|PersonalAcc=${seller.account}`)
  expect(code).toContain(`Sum=${order.total}|`)

  // Later changes of the parties change no document.
  await server.ctx.db.execute(sql`update legal_entities set short_name = 'Другое имя' where id = ${customer.entity.id}`)
  await runWaiting(server, [makeFiles])
  expect((await fetched(link)).bytes.equals(first.bytes)).toBe(true)
  const files = await server.ctx.db.select().from(documentFiles).where(eq(documentFiles.documentId, invoice.id))
  expect(files.map(({ format }) => format).toSorted()).toEqual(['pdf', 'xlsx'])
  expect((await readPdf((await fetched(link)).bytes)).join('')).not.toContain('Другоеимя')
})

test('an issued document never changes and never goes; an invoice alone is paid and cancelled', async () => {
  const order = await confirmed()
  await act('ship', order.id)
  const [invoice, waybill] = await papersOf(order.id)
  const change = (id: number | undefined, set: string) => server.pool.query(`update documents set ${set} where id = ${id}`)
  for (const set of ["number = 'x'", 'sum = 1', "snapshot = '{}'", "date = '2020-01-01'", 'due_on = null', 'legal_entity_id = 1'])
    await expect(change(invoice?.id, set)).rejects.toThrow('never changes')
  await expect(change(waybill?.id, "state = 'cancelled'")).rejects.toThrow('never changes')
  await expect(server.pool.query(`delete from documents where id = ${invoice?.id}`)).rejects.toThrow('never changes')
  await change(invoice?.id, "paid_sum = 1, state = 'partially_paid'")
})

test('[S-15] documents are listed newest first, by state as of today, and summed up; another company’s look missing', async () => {
  const [late, open, paid] = [await confirmed(1), await confirmed(2), await confirmed(3)]
  await server.pool.query(`alter table documents disable trigger user`)
  await server.pool.query(`update documents set due_on = $1 where order_id = ${late.id}`, [dayFromToday(-10)])
  await server.pool.query(`alter table documents enable trigger user`)
  expect((await pay(paid.id, paid.total)).status).toBe(200)
  expect((await pay(open.id, 100)).status).toBe(200)

  const all = (await list()).body
  expect(all.items.map(({ order, state }) => [order?.id, state])).toEqual([
    [paid.id, 'paid'],
    [open.id, 'partially_paid'],
    [late.id, 'overdue'],
  ])
  expect(all.items[2]?.overdueDays).toBeGreaterThanOrEqual(9)
  expect(all.meta.totalCount).toBe(3)
  const found = async (query: string) => (await list(query)).body.items.map(({ order }) => order?.id)
  expect(await found('state=overdue')).toEqual([late.id])
  expect(await found('state=awaiting')).toEqual([])
  expect(await found('state=paid,overdue')).toEqual([paid.id, late.id])
  expect(await found(`q=${encodeURIComponent(open.number)}`)).toEqual([open.id])
  expect(await found(`orderId=${late.id}&type=invoice`)).toEqual([late.id])
  expect(await found('type=upd')).toEqual([])
  expect(await found(`sumMin=${paid.total / 100}`)).toEqual([paid.id])
  expect(await found('q=%25')).toEqual([])

  const totals = (await callApi(server, documentsApi.totals, { headers: customer.headers })).body
  expect(totals).toMatchObject({ open: (late.total + open.total - 100) / 100, overdue: late.total / 100 })
  expect(totals.nearest.map(({ sum }) => sum)).toEqual([(open.total - 100) / 100])

  const stranger = await aCustomer(server)
  const own = await invoiceOf(late.id)
  expect((await list('', stranger.headers)).body.items).toEqual([])
  const foreign = await read(own.id, stranger.headers)
  expect(foreign.status).toBe(404)
  expect(foreign.body.code).toBe((await read(2_000_000_000, stranger.headers)).body.code)
  expect(
    (await callApi(server, ordersApi.documents, { url: `/api/v1/order/${late.id}/documents`, headers: stranger.headers })).body.code,
  ).toBe('order.not-found')
  expect(
    (await callApi(server, ordersApi.documents, { url: `/api/v1/order/${late.id}/documents`, headers: customer.headers })).body.items,
  ).toMatchObject([{ id: own.id, state: 'overdue' }])
})

test('an order that grew gets an invoice for the difference beside the paid one; one that shrank gets one for all, and an advance', async () => {
  const order = await confirmed(10)
  const price = order.total / 10
  expect((await pay(order.id, order.total)).status).toBe(200)
  const [line] = await server.ctx.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))

  await act('change', order.id, { items: [{ id: line?.id, amount: 12 }], reason: 'Ещё два' })
  expect((await papersOf(order.id)).map(({ sum, state }) => [sum, state])).toEqual([
    [10 * price, 'paid'],
    [2 * price, 'awaiting'],
  ])
  const [, extra] = await papersOf(order.id)
  const vat = Math.round((2 * price * 22) / 122)
  expect(extra).toMatchObject({ vat, vatByRate: [{ rate: 2_200, sum: 2 * price, vat }], contractId: customer.contract.id })
  await runWaiting(server, [makeFiles])

  await act('change', order.id, { items: [{ id: line?.id, amount: 4 }], reason: 'Только четыре' })
  expect((await papersOf(order.id)).map(({ sum, state, paidSum }) => [sum, state, paidSum])).toEqual([
    [10 * price, 'cancelled', 0],
    [2 * price, 'cancelled', 0],
    [4 * price, 'paid', 4 * price],
  ])
  const [now] = await server.ctx.db.select().from(orders).where(eq(orders.id, order.id))
  expect(now).toMatchObject({ total: 4 * price, paidSum: 4 * price, paymentState: 'paid' })
  const { rows } = await server.ctx.db.execute<{ free: number }>(sql`
    select (p.sum - coalesce((select sum(a.sum) from payment_allocations a where a.payment_id = p.id), 0)) as free
    from payments p where p.company_id = ${customer.company.id} and p.direction = 'in'`)
  expect(rows).toEqual([{ free: 6 * price }])

  // Asked again without a change it issues nothing.
  expect(await inTransaction(server.ctx, (tx) => renewInvoice(tx, order.id))).toBeNull()
})

test('each shipment has a waybill and a УПД; the delivery stands on the first УПД, and together they are the order', async () => {
  const order = await confirmed(10)
  await server.pool.query(
    `update orders set delivery_price = 50000, delivery_vat = 9016, total = total + 50000, vat = vat + 9016, released_sum = total + 50000
       where id = ${order.id}`,
  )
  const [line] = await server.ctx.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  expect((await pay(order.id, order.total, '4011')).status).toBe(200)
  await act('ship', order.id, { items: [{ id: line?.id, amount: 4 }], trackingNumber: 'ДЛ-100' })
  await act('ship', order.id)
  const papers = (await papersOf(order.id)).filter(({ type }) => type !== 'invoice')
  const price = order.total / 10
  const vatOf = (sum: number) => Math.round((sum * 22) / 122)
  expect(papers.map(({ type, sum, vat, state }) => [type, sum, vat, state])).toEqual([
    ['waybill', 4 * price, vatOf(4 * price), 'posted'],
    ['upd', 4 * price + 50_000, vatOf(4 * price) + 9_016, 'posted'],
    ['waybill', 6 * price, vatOf(6 * price), 'posted'],
    ['upd', 6 * price, vatOf(6 * price), 'posted'],
  ])
  const about = { companyId: customer.company.id, legalEntityId: customer.entity.id, contractId: customer.contract.id, dueOn: null }
  expect(papers).toMatchObject(papers.map(() => about))
  const upds = papers.filter(({ type }) => type === 'upd')
  expect(upds.reduce((sum, paper) => sum + paper.sum, 0)).toBe(order.total + 50_000)
  const { body } = await read(upds[0]?.id ?? 0)
  const text = (await readPdf((await fetched(body.files[0]?.path ?? '')).bytes)).join('')
  expect(missing(text, 'Доставка', '№ 4011', 'ДЛ-100', customer.entity.shortName)).toEqual([])
  expect(body).toMatchObject({ state: 'posted', openSum: 0, canPay: false, dueOn: null })
})

test('[R-07][P-04] documents the seller hides are not there by any call', async () => {
  const order = await confirmed()
  const { id } = await invoiceOf(order.id)
  for (const off of [{ toggles: { documents: false } }, { flags: { isAllowedViewLegalDocuments: false } }]) {
    await changeSettings(server.ctx, 1, off)
    await expect.poll(async () => (await list()).body.code, { timeout: 5_000 }).toBe('feature.off')
    for (const answer of [
      await read(id),
      await callApi(server, documentsApi.totals, { headers: customer.headers }),
      await callApi(server, documentsApi.archive, { headers: customer.headers, body: { ids: [id] } }),
      await callApi(server, documentsApi.send, {
        url: `/api/v1/document/${id}/send`,
        headers: customer.headers,
        body: { email: 'a@example.com' },
      }),
      await callApi(server, ordersApi.documents, { url: `/api/v1/order/${order.id}/documents`, headers: customer.headers }),
      await callApi(server, documentsApi.requestReconciliation, {
        headers: customer.headers,
        body: { legalEntityId: customer.entity.id, from: '2026-01-01', to: '2026-12-31' },
      }),
    ])
      expect(answer.body.code).toBe('feature.off')
    await changeSettings(server.ctx, 1, { toggles: { documents: true }, flags: { isAllowedViewLegalDocuments: true } })
    await expect.poll(async () => (await list()).status, { timeout: 5_000 }).toBe(200)
  }
})
