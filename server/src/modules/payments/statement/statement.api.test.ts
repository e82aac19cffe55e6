import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '@vitrina/contract/endpoint'
import { bankStatementApi } from '@vitrina/contract/payments/bank-statement'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { clientBankText, type StatementDocument, windows1251 } from '#test/bank-statement'
import { aCompany, aUser } from '#test/builders'
import { anEntity } from '#test/builders.companies'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { type AnswerOrRefusal, callApi } from '#test/call-api'
import { dayFromToday } from '#test/days'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let staff: Awaited<ReturnType<typeof aUser>>
let customer: Customer
let lastNumber = 5000

beforeAll(async () => {
  staff = await aUser(server.ctx, { role: 'accountant', lastName: 'Белова', firstName: 'Нина' })
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 100000`)
})

const invoiced = async (amount = 1, whose = customer) => {
  const order = await anOrder(server, whose, [{ productId: goods.products.breaker.id, amount }])
  lastNumber += 1
  return anInvoice(server.ctx, order, { number: String(lastNumber) })
}

async function load(documents: readonly StatementDocument[]) {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="kl_to_1c.txt"\r\ncontent-type: text/plain\r\n\r\n'
  const response = await server.app.inject({
    method: 'POST',
    url: bankStatementApi.load.path,
    headers: { ...staff.headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), windows1251(clientBankText(documents)), Buffer.from('\r\n--edge--\r\n')]),
  })
  return response.json<AnswerOrRefusal<typeof bankStatementApi.load>>()
}
const list = async (query = '') =>
  (await callApi(server, bankStatementApi.list, { url: `${bankStatementApi.list.path}?per-page=100&${query}`, headers: staff.headers }))
    .body
const post = <E extends Parameters<typeof callApi>[1]>(endpoint: E, body: object) =>
  callApi(server, endpoint, { body, headers: staff.headers })
const acceptSure = async () => (await post(bankStatementApi.accept, { lines: (await list()).sure })).body.outcomes
const paidOf = async (id: number) =>
  (await server.pool.query(`select paid_sum::int as paid from documents where id = $1`, [id])).rows[0]?.paid
const eventsOf = async (entity: string, id: number) =>
  (
    await server.pool.query(`select type from audit_events where entity = $1 and entity_id = $2 order by id`, [entity, String(id)])
  ).rows.map(({ type }) => type)

let documentNumber = 100
const aDocument = (given: Partial<StatementDocument>): StatementDocument => ({
  number: String((documentNumber += 1)),
  date: dayFromToday(0),
  sum: 1,
  payerInn: customer.entity.inn ?? '',
  payerName: 'ООО Ёлка',
  purpose: '',
  ...given,
})

test('one transfer over three invoices is laid on all of them by one press, and the orders are paid', async () => {
  const invoices = [await invoiced(1), await invoiced(2), await invoiced(3)]
  const sum = invoices.reduce((total, invoice) => total + invoice.sum, 0)
  const purpose = `Оплата по счетам № ${invoices.map(({ number }) => number).join(', ')} от 10.01.2026, в т.ч. НДС 22%`
  expect(await load([aDocument({ sum, purpose })])).toEqual({ added: 1, known: 0, outgoing: 0, refused: [] })
  const { items, counts, sureSum } = await list()
  expect([counts.sure, sureSum]).toEqual([1, sum / 100])
  expect(items[0]?.candidates[0]).toMatchObject({ company: { id: customer.company.id }, reason: 'number-and-sum', rest: 0 })
  const [outcome] = await acceptSure()
  expect(outcome).toMatchObject({ problem: null, paymentId: expect.any(Number) })
  for (const invoice of invoices) expect(await paidOf(invoice.id)).toBe(invoice.sum)
  const { rows } = await server.pool.query(`select distinct payment_state as state from orders where id = any($1)`, [
    invoices.map(({ orderId }) => orderId),
  ])
  expect(rows).toEqual([{ state: 'paid' }])
  expect(await eventsOf('payment', outcome?.paymentId ?? 0)).toEqual(['payment.recorded'])
})

test('while a payer is searched for, the one press is about the lines found; the counts stay those of all', async () => {
  const [mine, other] = [await invoiced(), await invoiced(2)]
  const documents = [mine, other].map(({ sum, number }, at) => aDocument({ sum, purpose: `Счет ${number}`, payerName: `ООО Ёлка-${at}` }))
  await load(documents)
  const { sure, sureSum, counts, items } = await list('q=ёлка-1')
  expect([sure.map(({ id }) => id), sureSum]).toEqual([items.map(({ id }) => id), other.sum / 100])
  expect([items.length, counts.sure]).toEqual([1, 2])
  await acceptSure()
})

test('the same statement twice adds nothing, and a line accepted twice is one payment', async () => {
  const invoice = await invoiced()
  const document = aDocument({ sum: invoice.sum, purpose: `Счет ${invoice.number}` })
  expect(await load([document, document])).toMatchObject({ added: 1, known: 1 })
  const { sure } = await list()
  const both = await Promise.all([post(bankStatementApi.accept, { lines: sure }), post(bankStatementApi.accept, { lines: sure })])
  const ids = both.map(({ body }) => body.outcomes[0]?.paymentId)
  expect(ids[0]).toBe(ids[1])
  expect(await load([document])).toMatchObject({ added: 0, known: 1 })
  expect(await paidOf(invoice.id)).toBe(invoice.sum)
  const { rows } = await server.pool.query(`select count(*)::int as count from payments where bank_document = $1`, [document.number])
  expect(rows).toEqual([{ count: 1 }])
})

test('two people give one line to two companies at once: it is one payment, and the later one is told', async () => {
  const stranger = await aCustomer(server)
  const document = aDocument({ sum: 77_700, payerInn: '7707083893', purpose: 'Аванс' })
  const loads = await Promise.all([load([document]), load([document])])
  expect(loads.map((answer) => ('added' in answer ? answer.added : -1)).toSorted()).toEqual([0, 1])
  const [line] = (await list(`show=unclear&q=${document.number}`)).items
  const give = async (companyId: number) =>
    (await post(bankStatementApi.accept, { lines: [{ id: line?.id, companyId, parts: [] }] })).body.outcomes[0]
  const outcomes = await Promise.all([give(customer.company.id), give(stranger.company.id)])
  expect(outcomes.map((outcome) => outcome?.problem === null).toSorted()).toEqual([false, true])
  expect(outcomes.find((outcome) => outcome?.problem !== null)?.problem).toContain('изменились')
  const { rows } = await server.pool.query(`select id, company_id as company from payments where bank_document = $1`, [document.number])
  expect(rows).toEqual([{ id: outcomes.find((outcome) => outcome?.paymentId)?.paymentId, company: expect.any(Number) }])
  const undo = () => post(bankStatementApi.undo, { ids: [line?.id], reason: 'Не тот покупатель' })
  await Promise.all([undo(), undo()])
  expect(await eventsOf('payment', rows[0]?.id)).toEqual(['payment.recorded', 'payment.voided'])
  await post(bankStatementApi.dismiss, { ids: [line?.id], reason: 'Проверено' })
})

test('an undone line waits again with author and reason in the journal; a payment voided elsewhere brings its line back too', async () => {
  const invoice = await invoiced()
  await load([aDocument({ sum: invoice.sum, purpose: `Счет ${invoice.number}` })])
  const [accepted] = await acceptSure()
  expect((await list('show=done')).items[0]).toMatchObject({
    id: accepted?.id,
    payment: { id: accepted?.paymentId, free: 0, isVoidable: true },
  })
  const undo = (reason: string) => post(bankStatementApi.undo, { ids: [accepted?.id], reason })
  expect((await undo(' ')).status).toBe(422)
  expect((await undo('Не тот счёт')).body.outcomes).toMatchObject([{ id: accepted?.id, paymentId: null, problem: null }])
  expect(await paidOf(invoice.id)).toBe(0)
  expect(await eventsOf('payment', accepted?.paymentId ?? 0)).toEqual(['payment.recorded', 'payment.voided'])
  const [again] = await acceptSure()
  expect(again?.paymentId).not.toBe(accepted?.paymentId)
  await callApi(server, paymentDeskApi.void, {
    url: paymentDeskApi.void.path.replace(':id', String(again?.paymentId)),
    body: { reason: 'Ошибка' },
    headers: staff.headers,
  })
  expect((await list()).items.map(({ id }) => id)).toEqual([accepted?.id])
  await post(bankStatementApi.dismiss, { ids: [accepted?.id], reason: 'Проверено' })
})

test('invoices that changed since the person looked are not paid by an old look', async () => {
  const invoice = await invoiced()
  await load([aDocument({ sum: invoice.sum, purpose: `Счет ${invoice.number}` })])
  const { sure } = await list()
  await server.pool.query(`update documents set paid_sum = 100, state = 'partially_paid' where id = $1`, [invoice.id])
  const [outcome] = (await post(bankStatementApi.accept, { lines: sure })).body.outcomes
  expect(outcome).toMatchObject({ paymentId: null, problem: expect.stringContaining('изменились') })
  expect((await list('show=unclear')).items[0]?.candidates[0]).toMatchObject({ reason: 'overpaid', rest: 1 })
  await post(bankStatementApi.dismiss, { ids: sure.map(({ id }) => id), reason: 'Проверено' })
})

test('money of another company’s invoice, of a stranger and of a line that is not there is refused with words', async () => {
  const stranger = await aCustomer(server)
  const invoice = await invoiced()
  await load([aDocument({ sum: invoice.sum, payerInn: '7707083893', purpose: 'Аренда' })])
  const [line] = (await list('show=unclear')).items
  expect(line).toMatchObject({ isSure: false, candidates: [] })
  const parts = [{ documentId: invoice.id, sum: invoice.sum / 100 }]
  const accept = async (given: object) =>
    (await post(bankStatementApi.accept, { lines: [{ id: line?.id, companyId: stranger.company.id, parts, ...given }] })).body.outcomes[0]
  expect((await accept({}))?.problem).toContain('изменились')
  expect((await accept({ id: 2_000_000_000 }))?.problem).toContain('не найдена')
  expect((await accept({ companyId: 2_000_000_000, parts: [] }))?.problem).not.toBeNull()
  // An advance of the company the person has chosen.
  expect((await accept({ parts: [] }))?.paymentId).toEqual(expect.any(Number))
  expect((await list('show=done')).items[0]?.payment).toMatchObject({ company: stranger.company.name, free: invoice.sum / 100 })
})

test('a dismissed line is out of the queue with its reason, and comes back when it is taken back', async () => {
  await load([aDocument({ payerInn: '7707083893', purpose: 'Проценты на остаток' })])
  const [line] = (await list('show=unclear&q=процент')).items
  const ids = [line?.id ?? 0]
  await post(bankStatementApi.dismiss, { ids, reason: 'Проценты банка' })
  expect((await list('show=dismissed')).items[0]).toMatchObject({ id: ids[0], dismissReason: 'Проценты банка' })
  const dismissedAccept = await post(bankStatementApi.accept, { lines: [{ id: ids[0], companyId: customer.company.id, parts: [] }] })
  expect(dismissedAccept.body.outcomes[0]?.paymentId).toBeNull()
  await post(bankStatementApi.restore, { ids })
  expect((await list('show=unclear&q=процент')).items.map(({ id }) => id)).toEqual(ids)
  expect(await eventsOf('bank-statement-line', ids[0] ?? 0)).toEqual(['bank-statement.dismissed', 'bank-statement.restored'])
  await post(bankStatementApi.dismiss, { ids, reason: 'Проценты банка' })
})

test('a payment by another legal entity of the company, one for an order and one typed by hand before', async () => {
  const second = await anEntity(server.ctx, { companyId: customer.company.id, isMain: false })
  const [one, byOrder, typed] = [await invoiced(), await invoiced(2), await invoiced(3)]
  const { rows } = await server.pool.query(`select number from orders where id = $1`, [byOrder.orderId])
  const known = aDocument({ sum: typed.sum, purpose: `Счет ${typed.number}` })
  await callApi(server, paymentDeskApi.record, {
    body: {
      companyId: customer.company.id,
      method: 'transfer',
      sum: typed.sum / 100,
      receivedOn: known.date,
      bankDocument: known.number,
      documentIds: [],
    },
    headers: staff.headers,
  })
  await load([
    aDocument({ sum: one.sum, payerInn: second.inn ?? '', purpose: `Счет ${one.number}` }),
    aDocument({ sum: byOrder.sum, purpose: `Оплата заказа ${rows[0]?.number}` }),
    known,
  ])
  const unclear = (await list('show=unclear')).items
  expect(unclear.map(({ candidates }) => candidates[0]?.reason)).toEqual(['other-entity'])
  const { sure } = await list()
  expect(sure.map(({ parts }) => parts.map(({ documentId }) => documentId))).toEqual([[byOrder.id], [typed.id]])
  const outcomes = await acceptSure()
  expect(outcomes.map(({ paymentId, problem }) => [paymentId === null, problem === null])).toEqual([
    [false, true],
    [true, false],
  ])
  expect(outcomes[1]?.problem).toContain(known.number)
})

test('whoever signs up under the ИНН of a customer and waits for approval does not unsettle a match', async () => {
  const stranger = await aCompany(server.ctx, { state: 'pending' })
  await anEntity(server.ctx, { companyId: stranger.id, inn: customer.entity.inn })
  const invoice = await invoiced()
  await load([aDocument({ sum: invoice.sum, purpose: `Счет ${invoice.number}` })])
  const sure = async () => (await list()).sure.flatMap(({ parts }) => parts.map(({ documentId }) => documentId))
  expect(await sure()).toContain(invoice.id)
  await server.pool.query(`update companies set state = 'approved' where id = $1`, [stranger.id])
  expect(await sure()).not.toContain(invoice.id)
})

type Listed = Answer<typeof bankStatementApi.list>
test('the statement is for accountants: a manager does not see it', async () => {
  const manager = await aUser(server.ctx, { role: 'manager' })
  const { status, body } = await callApi(server, bankStatementApi.list, { headers: manager.headers })
  expect([status, (body as Listed & { code?: string }).code]).toEqual([403, 'access.denied'])
})
