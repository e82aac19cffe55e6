import { beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentsApi } from '@vitrina/contract/payments/payments'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { listenOnFreePort } from '#test/listen-on-free-port'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { inTransaction } from '#platform/context'
import type { Misbehaviour } from '#platform/payments/local-bank/misbehaviour'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { returnRequests } from '#tables/shipments'
import { allocateAdvance } from './allocate-advance.ts'
import { addAllocation } from '#modules/documents/add-allocation'
import { applyBankNotification } from './apply-bank-notification.ts'
import { refundPayment } from './payments.jobs.ts'
import { type Incoming, recordIncoming } from './record-incoming.ts'
import { refundForReturn } from './refund-for-return.ts'

const { server } = describeStore({}, { settings: { T_KASSA_TIMEOUT_MS: '2000' } })
let goods: Awaited<ReturnType<typeof smallCatalogue>>
let url: string
let customer: Customer

beforeAll(async () => {
  url = await listenOnFreePort(server)
  goods = await smallCatalogue(server.ctx)
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})

const invoiced = async (given: Parameters<typeof anInvoice>[2] = {}, amount = 5) =>
  anInvoice(server.ctx, await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount }]), given)
let transfers = 0
const receive = (incoming: Partial<Incoming> & { sum: number }) =>
  inTransaction(server.ctx, (tx) =>
    recordIncoming(tx, {
      companyId: customer.company.id,
      method: 'transfer',
      receivedAt: new Date(),
      bankDocument: `${(transfers += 1)}`,
      ...incoming,
    }),
  )
const paid = async (id: number) => {
  const { rows } = await server.pool.query(
    `select d.state, d.paid_sum::int as paid, o.payment_state as order from documents d join orders o on o.id = d.order_id where d.id = $1`,
    [id],
  )
  return rows[0]
}
const sumOf = async (what: string) => Number((await server.pool.query(`select coalesce(sum(sum), 0) as sum from ${what}`)).rows[0].sum)

/** Of one company: received money equals allocations, refunds and advances; every invoice has its allocations. */
async function balance() {
  const mine = `company_id = ${customer.company.id}`
  const came = await sumOf(`payments where ${mine} and direction = 'in' and state in ('paid', 'partially_refunded', 'refunded')`)
  const allocated = await sumOf(`payment_allocations where payment_id in (select id from payments where ${mine})`)
  const back = await sumOf(`payments where ${mine} and direction = 'refund' and return_id is null and state in ('created', 'paid')`)
  const { rows } = await server.pool.query(
    `select d.id from documents d where d.${mine} and d.paid_sum <> (select coalesce(sum(a.sum), 0) from payment_allocations a where a.document_id = d.id)`,
  )
  expect(rows).toEqual([])
  return { came, allocated, back, advance: came - allocated - back }
}

test('a transfer pays invoices due first; the rest waits as an advance for the next invoice', async () => {
  const later = await invoiced({ dueOn: '2026-12-20' })
  const sooner = await invoiced({ dueOn: '2026-11-20' }, 3)
  expect(await receive({ sum: sooner.sum + 100 })).toMatchObject({ advance: 0 })
  expect(await paid(sooner.id)).toEqual({ state: 'paid', paid: sooner.sum, order: 'paid' })
  expect(await paid(later.id)).toEqual({ state: 'partially_paid', paid: 100, order: 'partially_paid' })
  expect(await receive({ sum: later.sum })).toMatchObject({ advance: 100 })
  expect(await balance()).toMatchObject({ advance: 100 })

  const next = await invoiced({}, 1)
  const use = () => inTransaction(server.ctx, (tx) => allocateAdvance(tx, { companyId: customer.company.id, documentId: next.id }))
  expect(await use()).toBe(100)
  expect(await use()).toBe(0)
  expect(await paid(next.id)).toMatchObject({ state: 'partially_paid', paid: 100 })
  expect(await balance()).toMatchObject({ advance: 0 })
})

test('a named invoice or order is paid and no other; another company is not touched', async () => {
  const [first, second] = [await invoiced(), await invoiced()]
  const other = customer
  customer = await aCustomer(server)
  const foreign = await invoiced()
  await receive({ companyId: other.company.id, sum: second.sum + 1, documentIds: [second.id, foreign.id] })
  expect(await paid(first.id)).toMatchObject({ paid: 0 })
  expect(await paid(foreign.id)).toMatchObject({ paid: 0 })
  expect(await paid(second.id)).toMatchObject({ state: 'paid' })
  await receive({ companyId: other.company.id, sum: 5, ...(first.orderId && { orderId: first.orderId }) })
  expect(await paid(first.id)).toMatchObject({ paid: 5 })
})

test('twenty payments at once for the same invoices: to the kopeck, none lost, none twice', async () => {
  const invoices = [await invoiced({}, 2), await invoiced({}, 3), await invoiced({}, 1)]
  const total = invoices.reduce((sum, invoice) => sum + invoice.sum, 0)
  const part = Math.ceil(total / 15)
  await Promise.all(Array.from({ length: 20 }, () => receive({ sum: part })))
  for (const { id, sum } of invoices) expect(await paid(id)).toEqual({ state: 'paid', paid: sum, order: 'paid' })
  expect(await balance()).toMatchObject({ came: part * 20, allocated: total, advance: part * 20 - total })
})

test('five new invoices at once reach for the same advance: each kopeck of it is used once', async () => {
  const invoices = [await invoiced({}, 1), await invoiced({}, 1), await invoiced({}, 1), await invoiced({}, 1), await invoiced({}, 1)]
  const [first] = invoices
  const advance = Math.round((first?.sum ?? 0) * 2.5)
  await receive({ sum: advance, documentIds: [] })
  const use = (documentId: number) => inTransaction(server.ctx, (tx) => allocateAdvance(tx, { companyId: customer.company.id, documentId }))
  const used = await Promise.all(invoices.map(({ id }) => use(id)))
  expect(used.reduce((sum, part) => sum + part, 0)).toBe(advance)
  expect(await balance()).toEqual({ came: advance, allocated: advance, back: 0, advance: 0 })
})

let returns = 0
const aReturn = async (orderId: number | null, sum: number, resolution: 'refund' | 'creditToBalance' = 'refund') => {
  const row = { number: `ВЗ-${(returns += 1)}`, orderId: orderId ?? 0, state: 'received' as const, resolution, sum }
  const { id } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
  // Once more changes nothing.
  await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
  return id
}
const ofReturn = async (id: number) => {
  const { rows } = await server.pool.query(
    `select direction, method, sum::int as sum, state from payments where return_id = $1 order by id`,
    [id],
  )
  return rows
}

test('returned goods lower the debt of their order first; the rest is an advance or goes to the accountant', async () => {
  const invoice = await invoiced()
  await receive({ sum: invoice.sum - 100_00, documentIds: [invoice.id] })
  const kept = await aReturn(invoice.orderId, 120_00, 'creditToBalance')
  expect(await ofReturn(kept)).toEqual([{ direction: 'in', method: 'offset', sum: 120_00, state: 'paid' }])
  expect(await paid(invoice.id)).toMatchObject({ state: 'paid', order: 'paid' })
  expect(await balance()).toMatchObject({ advance: 20_00 })
  const back = await aReturn(invoice.orderId, 30_00)
  expect(await ofReturn(back)).toEqual([{ direction: 'refund', method: 'transfer', sum: 30_00, state: 'created' }])
  expect(await paid(invoice.id)).toMatchObject({ state: 'paid', order: 'paid' })
})

const submit = (path: string, form: Record<string, string>) =>
  fetch(url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
async function paidOnline(method: 'sbp' | 'card') {
  const invoice = await invoiced()
  const { body } = await callApi(server, paymentsApi.start, { body: { documentId: invoice.id, method }, headers: customer.headers })
  const page = new URL(body.payUrl ?? '').pathname
  await submit(page, { action: 'pay', number: '2200770239097761', expires: '12/30' })
  await runWaiting(server, [sendNotices])
  const misbehave = (misbehaviour: Misbehaviour) =>
    submit('/local-bank/misbehaviour', { misbehaviour, payment: page.split('/').at(-1) ?? '' })
  const now = async () => (await callApi(server, paymentsApi.read, { url: `/api/v1/payment/${body.id}`, headers: customer.headers })).body
  const atBank = async () =>
    Number((await server.pool.query(`select refunded from local_bank_payments where key = $1`, [page.split('/').at(-1)])).rows[0].refunded)
  return { invoice, now, atBank, misbehave }
}
const refunds = async () => {
  await server.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'payment.refund')`,
  )
  await runWaiting(server, [refundPayment, sendNotices])
}

test.each(['sbp', 'card'] as const)('[M-08] paid by %s it goes back in parts through the bank, and no further', async (method) => {
  const { invoice, now, atBank } = await paidOnline(method)
  await aReturn(invoice.orderId, 40_00)
  expect(await now()).toMatchObject({ state: 'paid', refundedSum: 0 })
  await refunds()
  expect(await now()).toMatchObject({ state: 'partially_refunded', refundedSum: 40 })
  const rest = await aReturn(invoice.orderId, invoice.sum - 40_00)
  await refunds()
  expect(await ofReturn(rest)).toMatchObject([{ direction: 'refund', method, state: 'paid' }])
  expect(await now()).toMatchObject({ state: 'refunded', refundedSum: invoice.sum / 100 })
  expect(await atBank()).toBe(invoice.sum)
  expect(await paid(invoice.id)).toMatchObject({ state: 'paid' })
  const letters = await server.pool.query(`select 1 from mails where recipient = $1 and subject like '%вернули%'`, [customer.user.email])
  expect(letters.rows).toHaveLength(2)
})

test.each(['sbp', 'card'] as const)('a refund by %s whose answer is lost goes back once', async (method) => {
  const { invoice, now, atBank, misbehave } = await paidOnline(method)
  await misbehave('timeout')
  await aReturn(invoice.orderId, 50_00)
  await refunds()
  expect(await now()).toMatchObject({ state: 'paid', refundedSum: 0 })
  await misbehave('none')
  await refunds()
  expect(await now()).toMatchObject({ state: 'partially_refunded', refundedSum: 50 })
  expect(await atBank()).toBe(50_00)
})

test('a refund the bank refuses is paid by the accountant; staff are notified', async () => {
  const { invoice } = await paidOnline('card')
  await server.pool.query(
    `update local_bank_payments set refunded = amount, status = 'REFUNDED' where order_id in (select key from payments where document_id = $1)`,
    [invoice.id],
  )
  const id = await aReturn(invoice.orderId, 10_00)
  await server.pool.query(`update payments set purpose = 'Брак', document_id = $2 where return_id = $1`, [id, invoice.id])
  await refunds()
  expect(await ofReturn(id)).toMatchObject([
    { direction: 'refund', method: 'card', state: 'rejected' },
    { direction: 'refund', method: 'transfer', state: 'created', sum: 10_00 },
  ])
  const alike = await server.pool.query(`select distinct refund_of, document_id, purpose, company_id from payments where return_id = $1`, [
    id,
  ])
  expect(alike.rows).toMatchObject([{ document_id: invoice.id, purpose: 'Брак', company_id: customer.company.id }])
  const { rows } = await server.pool.query(`select is_internal from order_events where order_id = $1 and type = 'refund.refused'`, [
    invoice.orderId,
  ])
  expect(rows).toEqual([{ is_internal: true }])
})

const paymentOf = async (documentId: number) => {
  const { rows } = await server.pool.query(
    `select id, key as "paymentKey", provider_id as "providerId", sum::int as sum, state, refunded_sum::int as refunded
     from payments where document_id = $1 and direction = 'in'`,
    [documentId],
  )
  return rows[0]
}

test('all of a payment refunded at the bank while our refund waits: the invoice is owed again for what we did not ask for', async () => {
  const { invoice } = await paidOnline('card')
  await aReturn(invoice.orderId, 40_00)
  const { paymentKey, providerId, sum } = await paymentOf(invoice.id)
  for (const _ of [1, 2]) await applyBankNotification(server.ctx, { paymentKey, providerId, sum, state: 'refunded' })
  const gone = invoice.sum - 40_00
  expect(await paid(invoice.id)).toEqual({ state: 'partially_paid', paid: 40_00, order: 'partially_paid' })
  expect(await paymentOf(invoice.id)).toMatchObject({ state: 'partially_refunded', refunded: gone })
  const { rows } = await server.pool.query(
    `select r.method, r.sum::int as sum, r.state, r.received_at is not null as at, r.company_id as company
     from payments r join payments p on p.id = r.refund_of where p.key = $1 and r.return_id is null`,
    [paymentKey],
  )
  expect(rows).toEqual([{ method: 'card', sum: gone, state: 'paid', at: true, company: customer.company.id }])
})

test('all of a payment refunded at the bank: its advance goes first, and what we refunded for returned goods stays on the invoice', async () => {
  const { invoice, atBank } = await paidOnline('card')
  await aReturn(invoice.orderId, 40_00)
  await refunds()
  expect(await atBank()).toBe(40_00)
  const { id, paymentKey, providerId, sum } = await paymentOf(invoice.id)
  await inTransaction(server.ctx, (tx) => addAllocation(tx, { paymentId: id, documentId: invoice.id, sum: -70_00 }))
  await applyBankNotification(server.ctx, { paymentKey, providerId, sum, state: 'refunded' })
  expect(await paid(invoice.id)).toMatchObject({ state: 'partially_paid', paid: 40_00 })
  expect(await paymentOf(invoice.id)).toMatchObject({ state: 'refunded', refunded: invoice.sum })
})

test('a second refund by SBP whose answer is lost is asked for no more: a person asks the bank, once', async () => {
  const { invoice, now, atBank, misbehave } = await paidOnline('sbp')
  await aReturn(invoice.orderId, 40_00)
  await refunds()
  await misbehave('timeout')
  const lost = await aReturn(invoice.orderId, 50_00)
  await refunds()
  await misbehave('none')
  await refunds()
  expect(await ofReturn(lost)).toMatchObject([{ state: 'created', sum: 50_00 }])
  expect(await now()).toMatchObject({ refundedSum: 40 })
  expect(await atBank()).toBe(90_00)
  const { rows } = await server.pool.query(
    `select e.is_internal, e.data ->> 'sum' as sum from order_events e where e.order_id = $1 and e.type = 'refund.unclear'`,
    [invoice.orderId],
  )
  expect(rows).toEqual([{ is_internal: true, sum: '5000' }])
})
