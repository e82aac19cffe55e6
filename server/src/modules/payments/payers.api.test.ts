import { eq } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { paymentsApi } from '@vitrina/contract/payments/payments'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aSession, aUser, only } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { aManagerOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { listenOnFreePort } from '#test/listen-on-free-port'
import { smallCatalogue } from '#test/small-catalogue'
import { runWaiting } from '#test/waiting-jobs'
import { inTransaction } from '#platform/context'
import { sendNotices } from '#platform/payments/local-bank/notices'
import { orders } from '#tables/orders'
import { returnRequests } from '#tables/shipments'
import { sessions, users } from '#tables/users'
import { allocateAdvance } from './allocate-advance.ts'
import { watchPayment } from './payments.jobs.ts'
import { refundForReturn } from './refund-for-return.ts'

const { server } = describeStore({}, { settings: { T_KASSA_TIMEOUT_MS: '3000' } })
let url: string
let productId: number
let customer: Customer
let staff: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  url = await listenOnFreePort(server)
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
  staff = await aUser(server.ctx, { role: 'administrator' })
})
beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const invoiced = async (amount = 5) => anInvoice(server.ctx, await anOrder(server, customer, [{ productId, amount }]))
const start = (body: object, headers: Headers = customer.headers) => callApi(server, paymentsApi.start, { body, headers })
const record = async (body: object) =>
  (
    await callApi(server, paymentDeskApi.record, {
      body: { companyId: customer.company.id, method: 'transfer', receivedOn: '2026-01-15', ...body },
      headers: staff.headers,
    })
  ).body
const freeOf = async (id: number) =>
  (await callApi(server, paymentDeskApi.read, { url: `/api/v1/back-office/payment/${id}`, headers: staff.headers })).body.free

type Init = { Receipt?: { Email?: string; Phone?: string }; Recurrent?: string }
/** The request to the bank at the start of a payment. */
async function begun(work: () => Promise<{ status: number }>): Promise<Init> {
  const asked = vi.spyOn(globalThis, 'fetch')
  expect((await work()).status).toBe(200)
  const [, options] = asked.mock.calls.find(([to]) => typeof to === 'string' && to.endsWith('/v2/Init')) ?? []
  asked.mockRestore()
  return JSON.parse(typeof options?.body === 'string' ? options.body : '{}')
}

test('a double click gets the same link, a colleague gets one of their own', async () => {
  const { id: documentId } = await invoiced()
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'accountant' })
  const idFor = async (headers: Headers, more: object = {}) => (await start({ documentId, method: 'sbp', ...more }, headers)).body.id
  const first = await idFor(customer.headers)
  expect(await idFor(customer.headers)).toBe(first)
  const others = [
    await idFor(colleague.headers),
    await idFor(customer.headers, { method: 'card' }),
    await idFor(customer.headers, { sum: 100 }),
  ]
  expect(new Set([first, ...others]).size).toBe(4)
  // A link with five minutes left is not given out again.
  await server.pool.query(`update payments set expires_at = now() + interval '5 minutes' where id = $1`, [first])
  expect(await idFor(customer.headers)).not.toBe(first)
})

test.each([
  ['an address', { email: 'buyer@test.com', phone: '+79990000007' }, { Email: 'buyer@test.com' }],
  ['the longest address the bank writes to', { email: `${'a'.repeat(55)}@test.com`, phone: null }, { Email: `${'a'.repeat(55)}@test.com` }],
  ['a longer one and a phone', { email: `${'a'.repeat(56)}@test.com`, phone: '+79990000007' }, { Phone: '+79990000007' }],
  ['a phone alone', { email: null, phone: '+79990000007' }, { Phone: '+79990000007' }],
  ['neither: the order’s own', { email: null, phone: null }, { Phone: '+74951234567' }],
])('the receipt of a payer with %s goes there', async (_, contacts, reached) => {
  const invoice = await invoiced()
  await server.ctx.db
    .update(orders)
    .set({ contactPhone: '8 (495) 123-45-67' })
    .where(eq(orders.id, invoice.orderId ?? 0))
  await server.ctx.db
    .update(users)
    .set({ email: null, phone: null })
    .where(eq(users.email, contacts.email ?? ''))
  await server.ctx.db.update(users).set({ phone: null }).where(eq(users.phone, '+79990000007'))
  await server.ctx.db.update(users).set(contacts).where(eq(users.id, customer.user.id))
  const { Receipt } = await begun(() => start({ documentId: invoice.id, method: 'card' }))
  expect({ ...(Receipt?.Email && { Email: Receipt.Email }), ...(Receipt?.Phone && { Phone: Receipt.Phone }) }).toEqual(reached)
})

test('a card is left with the bank by its owner alone, never by staff in the buyer’s place', async () => {
  const { id: documentId } = await invoiced()
  const own = { documentId, method: 'card', remember: true }
  expect(await begun(() => start({ ...own, sum: 10 }))).toMatchObject({ Recurrent: 'Y' })
  const { headers, tokenHash } = await aSession(server.ctx, customer.user.id)
  await server.ctx.db.update(sessions).set({ staffId: staff.id }).where(eq(sessions.tokenHash, tokenHash))
  expect(await begun(() => start({ ...own, sum: 20 }, headers))).not.toHaveProperty('Recurrent')
})

test('a new invoice is paid by the oldest advance first', async () => {
  const stranger = await aCustomer(server)
  const foreign = await record({ companyId: stranger.company.id, sum: 999, documentIds: [] })
  const invoice = await invoiced(1)
  const first = await record({ sum: invoice.sum / 100 - 20, documentIds: [] })
  const second = await record({ sum: 50, documentIds: [] })
  await inTransaction(server.ctx, (tx) => allocateAdvance(tx, { companyId: customer.company.id, documentId: invoice.id }))
  expect([await freeOf(first.id), await freeOf(second.id), await freeOf(foreign.id)]).toEqual([0, 30, 999])
})

test('the part of a payment for one order is refunded for that order once, though more of it lies on another', async () => {
  const [small, large] = [await invoiced(1), await invoiced(9)]
  const came = await record({ sum: (small.sum + large.sum) / 100, documentIds: [small.id, large.id] })
  const giveBack = async (number: string, sum: number) => {
    const row = { number, orderId: small.orderId ?? 0, state: 'received' as const, resolution: 'refund' as const, sum }
    const { id } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
    await inTransaction(server.ctx, (tx) => refundForReturn(tx, id))
    const { rows } = await server.pool.query(
      `select direction, sum::int as sum, refund_of as of from payments where return_id = $1 order by id`,
      [id],
    )
    return rows
  }
  const most = small.sum - 100
  expect(await giveBack('ВЗ-71', most)).toEqual([{ direction: 'refund', sum: most, of: came.id }])
  // Of this order a rouble is left to refund; the rest stays as an advance.
  expect(await giveBack('ВЗ-72', 300)).toEqual([
    { direction: 'in', sum: 200, of: null },
    { direction: 'refund', sum: 100, of: came.id },
  ])
})

test('the manager is notified of the unallocated part of money that came too late', async () => {
  const manager = await aManagerOf(server, customer.company.id)
  const invoice = await invoiced()
  const { body } = await start({ documentId: invoice.id, method: 'sbp' })
  const key = new URL(body.payUrl ?? '').pathname.split('/').at(-1) ?? ''
  const form = new URLSearchParams({ misbehaviour: 'late-confirmed', payment: key })
  await fetch(`${url}/local-bank/misbehaviour`, { method: 'POST', redirect: 'manual', body: form })
  await record({ sum: 123, documentIds: [invoice.id] })
  await runWaiting(server, [watchPayment, sendNotices])
  await runWaiting(server, [watchPayment, sendNotices])
  const { rows } = await server.pool.query<{ subject: string }>(
    `select subject from mails where recipient = $1 and subject like '%не за что'`,
    [manager.email],
  )
  expect(rows.map(({ subject }) => subject.replaceAll(/\s/g, ' '))).toEqual([expect.stringMatching(/пришло 123(,00)? ₽/)])
})
