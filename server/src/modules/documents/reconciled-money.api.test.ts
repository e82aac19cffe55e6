import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { returnRequests } from '#tables/shipments'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { next, only } from '#test/builders'
import { anEntity } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { smallCatalogue } from '#test/small-catalogue'
import { documents, paymentAllocations, payments } from '#tables/documents'
import { printForm } from './print-forms/print-form.ts'

const { server } = describeStore()
let productId: number
let customer: Customer
let branch: Awaited<ReturnType<typeof anEntity>>

beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
  await server.pool.query(`update stock set free = 1000`)
})
beforeEach(async () => {
  customer = await aCustomer(server)
  branch = await anEntity(server.ctx, { companyId: customer.company.id, isMain: false })
})

const aPayment = async (given: Partial<typeof payments.$inferInsert>) =>
  only(
    await server.ctx.db
      .insert(payments)
      .values({
        key: `p-${next()}`,
        companyId: customer.company.id,
        direction: 'in',
        method: 'transfer',
        state: 'paid',
        sum: 100_00,
        receivedAt: new Date('2026-03-10T12:00:00Z'),
        ...given,
      })
      .returning(),
  )

async function shownOf(legalEntityId: number, { from = '2026-03-01', to = '2026-03-31' } = {}) {
  const { body } = await callApi(server, documentsApi.requestReconciliation, {
    headers: customer.headers,
    body: { legalEntityId, from, to },
  })
  const [kept] = await server.ctx.db.select().from(documents).where(eq(documents.id, body.id))
  const shown = printForm.parse(kept?.snapshot)
  if (shown.kind !== 'reconciliation') throw new Error('Not an act')
  return shown
}

/** The rows of an act as its books have them: the day, what it adds to the debt, what it takes off. */
async function actOf(legalEntityId: number, period = {}) {
  const { opening, rows } = await shownOf(legalEntityId, period)
  return { opening, rows: rows.map(({ date, debit, credit }) => [date, debit, credit]) }
}

test('money belongs to the day in Moscow it came on: the first and the last of a period are its own', async () => {
  for (const [at, sum] of [
    ['2026-02-28T20:59:59Z', 1_00],
    ['2026-02-28T21:00:00Z', 2_00],
    ['2026-03-31T20:59:59Z', 4_00],
    ['2026-03-31T21:00:00Z', 8_00],
  ] as const)
    await aPayment({ receivedAt: new Date(at), sum })
  expect(await actOf(customer.entity.id)).toEqual({
    opening: -1_00,
    rows: [
      ['2026-03-01', 0, 2_00],
      ['2026-03-31', 0, 4_00],
    ],
  })
  expect(await actOf(customer.entity.id, { from: '2026-04-01', to: '2026-04-01' })).toEqual({
    opening: -7_00,
    rows: [['2026-04-01', 0, 8_00]],
  })
})

test('each way of paying has its name, with the number of its document', async () => {
  const paid = { transfer: 'Платёжное поручение № 7', cash: 'Оплата наличными', sbp: 'Оплата по СБП', card: 'Оплата картой' }
  for (const method of ['transfer', 'cash', 'sbp', 'card'] as const)
    await aPayment({ method, ...(method === 'transfer' && { bankDocument: '7' }) })
  const source = await aPayment({ state: 'refunded', refundedSum: 1_00, receivedAt: new Date('2026-02-10T12:00:00Z') })
  await aPayment({ direction: 'refund', refundOf: source.id, bankDocument: '8' })
  expect((await shownOf(customer.entity.id)).rows.map(({ document }) => document).toSorted()).toEqual(
    [...Object.values(paid), 'Возврат денег № 8'].map((name) => `${name} от 10.03.2026`).toSorted(),
  )
})

test('money on no invoice is of the legal entity that paid, known by its ИНН, and else of the main one', async () => {
  await aPayment({ payerInn: branch.inn ?? '', sum: 30_00 })
  await aPayment({ payerInn: '7707083893', sum: 5_00 })
  await aPayment({ sum: 7_00 })
  // Paid for an invoice that takes no money any more.
  const order = await anOrder(server, customer, [{ productId, amount: 1 }])
  const { id: documentId } = await anInvoice(server.ctx, order, { legalEntityId: branch.id, state: 'cancelled' })
  await aPayment({ payerInn: customer.entity.inn ?? '', documentId, sum: 60_00 })
  expect((await actOf(branch.id)).rows.map(([, , credit]) => credit)).toEqual([30_00, 60_00])
  expect((await actOf(customer.entity.id)).rows.map(([, , credit]) => credit)).toEqual([5_00, 7_00])
})

test('money on an invoice belongs to the invoiced legal entity, whoever the payer; the rest is the payer’s', async () => {
  const order = await anOrder(server, customer, [{ productId, amount: 1 }])
  const invoice = await anInvoice(server.ctx, order, { legalEntityId: branch.id, sum: 60_00, paidSum: 60_00, state: 'paid' })
  const { id } = await aPayment({ payerInn: customer.entity.inn ?? '', sum: 100_00 })
  await server.ctx.db.insert(paymentAllocations).values({ paymentId: id, documentId: invoice.id, sum: 60_00 })
  expect((await actOf(branch.id)).rows).toEqual([['2026-03-10', 0, 60_00]])
  expect((await actOf(customer.entity.id)).rows).toEqual([['2026-03-10', 0, 40_00]])
})

test('refunded money stands on both sides; pending payments and refunds on none', async () => {
  const part = await aPayment({ state: 'partially_refunded', refundedSum: 40_00 })
  const whole = await aPayment({ state: 'refunded', refundedSum: 100_00 })
  const back = { direction: 'refund', receivedAt: new Date('2026-03-12T12:00:00Z') } as const
  await aPayment({ ...back, refundOf: part.id, sum: 40_00 })
  await aPayment({ ...back, refundOf: whole.id, sum: 100_00 })
  await aPayment({ ...back, refundOf: part.id, sum: 9_00, state: 'created' })
  await aPayment({ state: 'created', receivedAt: null })
  for (const state of ['cancelled', 'voided', 'link_issued'] as const) await aPayment({ state })
  expect((await actOf(customer.entity.id)).rows).toEqual([
    ['2026-03-10', 0, 100_00],
    ['2026-03-10', 0, 100_00],
    ['2026-03-12', 40_00, 0],
    ['2026-03-12', 100_00, 0],
  ])
  // Another company's money does not appear here.
  const stranger = await aCustomer(server)
  await aPayment({ companyId: stranger.company.id, payerInn: customer.entity.inn ?? '' })
  expect((await actOf(customer.entity.id)).rows).toHaveLength(4)
})

test('money refunded for returned goods is of the legal entity that ordered them, whoever paid', async () => {
  const order = await anOrder(server, customer, [{ productId, amount: 1 }])
  await server.pool.query(`update orders set legal_entity_id = $2 where id = $1`, [order.id, branch.id])
  const row = { number: `ВЗ-${next()}`, orderId: order.id, state: 'received' as const, resolution: 'refund' as const, sum: 9_00 }
  const { id: returnId } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  const came = await aPayment({ state: 'partially_refunded', refundedSum: 16_00 })
  const back = { direction: 'refund', refundOf: came.id } as const
  await aPayment({ ...back, returnId, sum: 9_00 })
  await aPayment({ ...back, sum: 7_00, receivedAt: null, createdAt: new Date('2026-03-11T21:30:00Z') })
  expect((await actOf(branch.id)).rows).toEqual([['2026-03-10', 9_00, 0]])
  expect((await actOf(customer.entity.id)).rows).toEqual([
    ['2026-03-10', 0, 100_00],
    ['2026-03-12', 7_00, 0],
  ])
})
