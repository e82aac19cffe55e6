import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aManagerOf, byCarrier, deskOf, setStock } from '#test/builders.desk'
import { anEntity } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { readPdf, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { shiftDay, sellerDay, formatDay } from '@vitrina/contract/days/days.rules'
import { documents } from '#tables/documents'
import { orderItems } from '#tables/orders'
import { moneyText } from './print-forms/writing.rules.ts'
import { printForm } from './print-forms/print-form.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let desk: ReturnType<typeof deskOf>

beforeEach(async () => {
  customer = await aCustomer(server)
  desk = deskOf(server, (await aManagerOf(server, customer.company.id)).headers)
  await setStock(server, goods.products.breaker.id, 100)
})

const today = () => sellerDay(new Date())
const papersOf = (orderId: number) => server.ctx.db.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(documents.id)
const act = async (name: Parameters<typeof desk.act>[0], id: number, body: Record<string, unknown> = {}) => {
  const { version } = (await desk.read(id)).body.order
  const answer = await desk.act(name, id, { version, ...body })
  expect(answer.body).toMatchObject({ id })
}

async function shippedInTwo() {
  const changes = await byCarrier(server, customer)
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 10 }], { changes })
  await act('confirm', order.id)
  await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
  const [line] = await server.ctx.db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  if (!line) throw new Error('No line')
  await act('ship', order.id, { items: [{ id: line.id, amount: 4 }] })
  await act('ship', order.id)
  return { order, line, price: order.total / 10 }
}

async function giveBack(orderId: number, lineId: number, amount: number) {
  const { body } = await callApi(server, returnsApi.request, {
    url: returnsApi.request.path.replace(':id', String(orderId)),
    headers: customer.headers,
    body: { items: [{ orderItemId: lineId, amount, reason: 'defect', condition: 'opened' }], resolution: 'refund', comment: '' },
  })
  const steps: Record<string, unknown>[] = [
    { step: 'authorize' },
    { step: 'receive', items: [{ orderItemId: lineId, accepted: amount }] },
    { step: 'approve' },
  ]
  for (const step of steps) expect((await desk.decide(body.id, step)).status).toBe(200)
}

const asked = (body: Record<string, unknown>, headers = customer.headers) =>
  callApi(server, documentsApi.requestReconciliation, { headers, body })

test('a return corrects each УПД it takes goods back from, at that document’s sums; a second one goes on from the first', async () => {
  const { order, line, price } = await shippedInTwo()
  await giveBack(order.id, line.id, 5)
  await giveBack(order.id, line.id, 1)
  const papers = await papersOf(order.id)
  const upds = papers.filter(({ type }) => type === 'upd')
  const corrections = papers.filter(({ type }) => type === 'correction')
  expect(corrections.reduce((sum, one) => sum + one.sum, 0)).toBe(6 * price)
  for (const correction of corrections) {
    const upd = upds.find(({ id }) => id === correction.correctsId)
    expect(upd?.shipmentId).toBe(correction.shipmentId)
    expect(correction.state).toBe('posted')
  }
  for (const upd of upds) {
    const chain = corrections.filter(({ correctsId }) => correctsId === upd.id).map(({ snapshot }) => printForm.parse(snapshot))
    const whole = printForm.parse(upd.snapshot)
    if (whole.kind !== 'upd') throw new Error('Not a УПД')
    const { amount = 0, sum = 0, vat = 0 } = whole.lines[0] ?? {}
    expect([sum, vat]).toEqual([upd.sum, upd.vat])
    let left = { amount, sum, vat }
    for (const shown of chain) {
      const [changed] = shown.kind === 'correction' ? shown.lines : []
      if (!changed) throw new Error('Not a correction')
      expect(changed.before).toEqual(left)
      left = changed.after
    }
    expect(Math.min(left.amount, left.sum, left.vat)).toBeGreaterThanOrEqual(0)
  }
  expect(new Set(corrections.map(({ correctsId }) => correctsId)).size).toBeLessThan(corrections.length)

  const [first] = corrections
  const { body } = await callApi(server, documentsApi.read, { url: `/api/v1/document/${first?.id}`, headers: customer.headers })
  const { rawPayload } = await server.app.inject({ url: body.files[0]?.path ?? '' })
  const text = (await readPdf(rawPayload)).join('')
  for (const part of [`Корректировочный документ № ${first?.number}`, 'к УПД №', 'Стоимость уменьшена на', moneyText(first?.sum ?? 0)])
    expect(text).toContain(squeezed(part))
  const sheet = await server.app.inject({ url: body.files[1]?.path ?? '' })
  expect(sheet.statusCode).toBe(200)
})

test('a reconciliation act has the opening balance, the turnovers and the closing balance', async () => {
  const { order, line, price } = await shippedInTwo()
  const paid = { sum: (7 * price) / 100, method: 'transfer', receivedOn: today(), bankDocument: '812' }
  expect((await desk.act('markPaid', order.id, paid)).status).toBe(200)
  await giveBack(order.id, line.id, 2)

  const { status, body } = await asked({ legalEntityId: customer.entity.id, from: '2026-01-01', to: today() })
  expect(status).toBe(200)
  // Ten left, two came back, seven are paid for.
  expect(body).toMatchObject({ type: 'reconciliation', state: 'posted', order: null, sum: price / 100 })
  const [kept] = await server.ctx.db.select().from(documents).where(eq(documents.id, body.id))
  const shown = printForm.parse(kept?.snapshot)
  if (shown.kind !== 'reconciliation') throw new Error('Not an act')
  expect(kept).toMatchObject({
    companyId: customer.company.id,
    legalEntityId: customer.entity.id,
    contractId: null,
    periodFrom: '2026-01-01',
    periodTo: today(),
    sum: price,
    vat: 0,
    dueOn: null,
  })
  const { shortName: name, inn, kpp } = customer.entity
  expect(shown).toMatchObject({ date: today(), period: { from: '2026-01-01', to: today() }, buyer: { name, inn, kpp } })
  expect([
    shown.opening,
    shown.rows.reduce((sum, row) => sum + row.debit, 0),
    shown.rows.reduce((sum, row) => sum + row.credit, 0),
  ]).toEqual([0, 10 * price, 9 * price])
  expect(shown.rows.map(({ document }) => document)).toContain(`Платёжное поручение № 812 от ${formatDay(today())}`)

  const period = async (from: string, to: string) => {
    const { body: issued } = await asked({ legalEntityId: customer.entity.id, from, to })
    const [stored] = await server.ctx.db.select().from(documents).where(eq(documents.id, issued.id))
    const read = printForm.parse(stored?.snapshot)
    if (read.kind !== 'reconciliation') throw new Error('Not an act')
    return [read.opening, read.rows.length, issued.sum * 100]
  }
  // A day counts once: in its period, never in the opening balance as well.
  expect(await period(today(), today())).toEqual([0, shown.rows.length, price])
  expect(await period(shiftDay(today(), 1), shiftDay(today(), 40))).toEqual([price, 0, price])
  expect(await period('2026-01-01', shiftDay(today(), -1))).toEqual([0, 0, 0])

  // Another legal entity of the same company owes nothing of it.
  const other = await anEntity(server.ctx, { companyId: customer.company.id })
  expect((await asked({ legalEntityId: other.id, from: '2026-01-01', to: today() })).body.sum).toBe(0)
})

test('an act of another’s legal entity, of a period that ends before it begins, or asked for by a viewer is refused', async () => {
  const stranger = await aCustomer(server)
  const period = { from: '2026-01-01', to: '2026-02-01' }
  expect((await asked({ legalEntityId: stranger.entity.id, ...period })).body.code).toBe('legal-entity.not-found')
  expect((await asked({ legalEntityId: customer.entity.id, from: '2026-02-01', to: '2026-01-01' })).status).toBe(422)
  const viewer = await aCustomer(server, { role: 'viewer' })
  expect((await asked({ legalEntityId: viewer.entity.id, ...period }, viewer.headers)).body.code).toBe('access.denied')
})
