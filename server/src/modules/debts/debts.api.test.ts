import fc from 'fast-check'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { paymentDeskApi } from '@vitrina/contract/payments/payment-desk'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { byCarrier, deskOf, linesOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer, fill, place } from '#test/builders.orders'
import { dayFromToday } from '#test/days'
import { readDebtFigures } from '#test/debt-figures'
import { debtByRows } from '#test/debt-oracle'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore()
let staff: Awaited<ReturnType<typeof aUser>>
let breaker: number

beforeAll(async () => {
  const goods = await smallCatalogue(server.ctx)
  breaker = goods.products.breaker.id
  staff = await aUser(server.ctx, { role: 'administrator' })
})

const kopecks = (roubles: number) => Math.round(roubles * 100)
const rowsOf = async <T extends pg.QueryResultRow>(sql: string): Promise<T[]> => (await server.pool.query<T>(sql)).rows
const told = (customer: Customer) => readDebtFigures(server, customer, { staff: staff.headers, productId: breaker })

/** Every call answers the same, and it equals the sum of the rows. */
async function agree(customer: Customer, after: string) {
  const { statement, ...figures } = await told(customer)
  const { company, contract } = customer
  const expected = await debtByRows(server.pool, { companyId: company.id, limit: contract.creditLimit, today: dayFromToday(0) })
  for (const [name, figure] of Object.entries(figures))
    expect(figure, `${name} after ${after}`).toEqual(figure.map(() => expected[name as keyof typeof expected]))
  expect(new Set(statement.map((one) => JSON.stringify(one))).size).toBe(1)
  return expected
}

const call = <E extends Parameters<typeof callApi>[1]>(endpoint: E, id: number, body: object, headers = staff.headers) =>
  callApi(server, endpoint, { url: endpoint.path.replace(':id', String(id)), body, headers })

/** Papers of some orders are of long ago: their days to pay by have passed. */
async function makeLate(customer: Customer, days: number) {
  await server.pool.query('alter table documents disable trigger user')
  await server.pool.query(
    `update documents set due_on = $2 where id = (select max(id) from documents where company_id = $1 and type = 'invoice'
      and state in ('awaiting', 'partially_paid'))`,
    [customer.company.id, dayFromToday(-days)],
  )
  await server.pool.query('alter table documents enable trigger user')
}

const steps = [
  'order',
  'orderOnCredit',
  'orderLater',
  'pay',
  'record',
  'advance',
  'allocate',
  'refund',
  'payBack',
  'change',
  'cancel',
  'giveBack',
  'late',
  'void',
  'unallocate',
] as const
type Step = { what: (typeof steps)[number]; nth: number; part: number }

/** One event of a company; an event that is not possible now is refused, and changes nothing. */
async function happen(customer: Customer, { what, nth, part }: Step): Promise<void> {
  const desk = deskOf(server, staff.headers)
  const act = async (name: Parameters<typeof desk.act>[0], id: number, body: object = {}) =>
    desk.act(name, id, { version: (await desk.read(id)).body.order.version, ...body })
  const orders = await rowsOf<{ id: number; total: number }>(
    `select id, total from orders where company_id = ${customer.company.id} order by id`,
  )
  const payments = await rowsOf<{ id: number; sum: number; direction: string }>(
    `select id, sum, direction from payments where company_id = ${customer.company.id} order by id`,
  )
  const pick = <T>(from: readonly T[]): T | undefined => from[nth % Math.max(1, from.length)]
  const sum = (of: number) => Math.max(1, Math.round((of * part) / 100)) / 100
  const placed = async (changes: object) => {
    await fill(server, customer, [{ productId: breaker, amount: 1 + (nth % 4) }])
    const { body } = await place(server, customer, { changes: { ...(await byCarrier(server, customer)), ...changes } })
    return body.orders?.[0]?.id
  }
  const onCredit = { paymentMethod: 'deferred', contractId: customer.contract.id }
  switch (what) {
    case 'order':
    case 'orderOnCredit': {
      const id = await placed(what === 'order' ? {} : onCredit)
      if (id) await act('confirm', id)
      return
    }
    case 'orderLater':
      await placed(onCredit)
      return
    case 'pay': {
      const order = pick(orders)
      if (order)
        await act('markPaid', order.id, {
          sum: sum(order.total),
          method: 'transfer',
          receivedOn: dayFromToday(-1),
          bankDocument: '',
        })
      return
    }
    case 'record':
    case 'advance':
      await call(paymentDeskApi.record, 0, {
        companyId: customer.company.id,
        method: 'transfer',
        sum: sum(200_000),
        receivedOn: dayFromToday(-2),
        ...(what === 'advance' && { documentIds: [] }),
      })
      return
    case 'allocate': {
      const payment = pick(payments.filter(({ direction }) => direction === 'in'))
      if (!payment) return
      const { body } = await callApi(server, paymentDeskApi.read, {
        url: `/api/v1/back-office/payment/${payment.id}`,
        headers: staff.headers,
      })
      const [invoice] = body.openInvoices
      if (!invoice) return
      const most = Math.min(kopecks(body.free), kopecks(invoice.open))
      await call(paymentDeskApi.allocate, payment.id, { parts: [{ documentId: invoice.documentId, sum: sum(most) }] })
      return
    }
    case 'refund': {
      const payment = pick(payments.filter(({ direction }) => direction === 'in'))
      if (payment) await call(paymentDeskApi.refund, payment.id, { sum: sum(payment.sum), reason: 'Переплата' })
      return
    }
    case 'payBack': {
      const refund = pick(payments.filter(({ direction }) => direction === 'refund'))
      if (refund) await call(paymentDeskApi.paidBack, refund.id, { bankDocument: '9' })
      return
    }
    case 'change': {
      const order = pick(orders)
      if (!order) return
      const [line] = await linesOf(server, order.id)
      if (line) await act('change', order.id, { items: [{ id: line.id, amount: 1 + (part % 5) }], reason: 'Так договорились' })
      return
    }
    case 'cancel': {
      const order = pick(orders)
      if (order) await act('cancel', order.id, { reason: 'Не нужен' })
      return
    }
    case 'giveBack': {
      const order = pick(orders)
      const [line] = order ? await linesOf(server, order.id) : []
      if (!order || !line) return
      await act('releaseGoods', order.id, { reason: 'Гарантийное письмо' })
      await act('ship', order.id)
      const { body } = await callApi(server, returnsApi.request, {
        url: `/api/v1/order/${order.id}/return`,
        headers: customer.headers,
        body: {
          items: [{ orderItemId: line.id, amount: 1, reason: 'defect', condition: 'opened' }],
          resolution: part % 2 === 0 ? 'refund' : 'creditToBalance',
          comment: 'Брак',
        },
      })
      for (const step of ['authorize', 'receive', 'approve']) await desk.decide(body.id, { step })
      return
    }
    case 'void': {
      const payment = pick(payments.filter(({ direction }) => direction === 'in'))
      if (payment) await call(paymentDeskApi.void, payment.id, { reason: 'Ошибка' })
      return
    }
    case 'unallocate': {
      const payment = pick(payments.filter(({ direction }) => direction === 'in'))
      if (!payment) return
      const { body } = await callApi(server, paymentDeskApi.read, {
        url: `/api/v1/back-office/payment/${payment.id}`,
        headers: staff.headers,
      })
      const [laid] = body.allocations
      if (laid) await call(paymentDeskApi.unallocate, payment.id, { documentId: laid.documentId, reason: 'Ошибка' })
      return
    }
    case 'late':
      await makeLate(customer, 1 + part)
  }
}

const aStep: fc.Arbitrary<Step> = fc.record({ what: fc.constantFrom(...steps), nth: fc.nat(20), part: fc.integer({ min: 1, max: 100 }) })

const aWalkStep = (what: Step['what'], nth = 0, part = 50): Step => ({ what, nth, part })
/** A walk on which each kind of event really happens. */
const everything: Step[] = [
  aWalkStep('order'),
  aWalkStep('advance'),
  aWalkStep('allocate'),
  aWalkStep('unallocate'),
  aWalkStep('void'),
  aWalkStep('record'),
  aWalkStep('refund', 1),
  aWalkStep('pay', 1),
  aWalkStep('change', 1, 3),
  aWalkStep('giveBack', 0, 51),
  aWalkStep('late'),
  aWalkStep('orderLater'),
  aWalkStep('cancel', 2),
]

test('after any invoices, payments, allocations, refunds, returns and corrections every screen shows one debt', async () => {
  const stock = () => server.pool.query(`update stock set free = 10000`)
  const moved = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 12, maxLength: 14 }), async (walk) => {
      await stock()
      const customer = await aCustomer(server)
      let before = JSON.stringify(await agree(customer, 'nothing'))
      for (const step of [{ what: 'orderOnCredit', nth: 2, part: 50 } as const, ...walk]) {
        await happen(customer, step)
        const now = JSON.stringify(await agree(customer, step.what))
        if (now !== before) moved.add(step.what)
        before = now
      }
    }),
    { numRuns: 5, seed: 11, endOnFailure: true, examples: [[everything]] },
  )
  // Each kind of event has really happened at least once.
  expect([...moved].toSorted()).toEqual(steps.filter((step) => step !== 'payBack').toSorted())
}, 240_000)

test('an invoice paid at the desk leaves the debt of every screen, and credit is free again', async () => {
  await server.pool.query(`update stock set free = 10000`)
  const customer = await aCustomer(server)
  const onCredit = { paymentMethod: 'deferred', contractId: customer.contract.id }
  const order = await anOrder(server, customer, [{ productId: breaker, amount: 10 }], { changes: onCredit })
  const desk = deskOf(server, staff.headers)
  expect((await desk.act('confirm', order.id, { version: order.version })).status).toBe(200)
  await makeLate(customer, 40)
  const owed = await agree(customer, 'an overdue invoice')
  expect(owed).toMatchObject({ receivables: order.total, overdue: order.total, overdueDays: 40, advance: 0 })
  expect((await desk.read(order.id)).body.debt).toMatchObject({ receivables: order.total / 100, overdueDays: 40, statement: null })
  await fill(server, customer, [{ productId: breaker, amount: 1 }])
  expect(await place(server, customer, { changes: onCredit })).toMatchObject({ status: 409, body: { code: 'order.credit-refused' } })
  const paid = { sum: order.total / 100 + 5, method: 'transfer', receivedOn: dayFromToday(0), bankDocument: '512' }
  expect((await desk.act('markPaid', order.id, paid)).status).toBe(200)
  expect(await agree(customer, 'its payment')).toMatchObject({ receivables: 0, overdue: 0, overdueDays: 0, advance: 500 })
  expect(await place(server, customer, { changes: onCredit })).toMatchObject({ status: 200 })
})

test('a statement of the books is the figure of its day on every screen, and documents move it from there', async () => {
  await server.pool.query(`update stock set free = 10000`)
  const customer = await aCustomer(server)
  const order = await anOrder(server, customer, [{ productId: breaker, amount: 2 }])
  const desk = deskOf(server, staff.headers)
  await desk.act('confirm', order.id, { version: order.version })
  const statement = {
    source: '1С:Бухгалтерия',
    asOf: dayFromToday(-1),
    receivables: 1_000,
    overdue: 400,
    overdueSince: dayFromToday(-9),
    advance: 70,
  }
  const keep = (body: object) => call(backOfficeApi.importStatement, customer.company.id, body)
  expect((await keep({ ...statement, asOf: dayFromToday(2) })).body).toMatchObject({ code: 'statement.of-tomorrow' })
  expect((await keep({ ...statement, overdueSince: null })).status).toBe(422)
  expect((await keep({ ...statement, overdue: 1_000.01 })).status).toBe(422)
  expect((await keep(statement)).body).toMatchObject({ debt: { receivables: 1_000, overdue: 400, overdueDays: 9, advance: 70 } })
  const same = <T>(figures: readonly T[]) => {
    expect(figures).toEqual(figures.map(() => figures[0]))
    return figures[0]
  }
  const now = async () => {
    const { receivables, overdue, overdueDays, advance, statement: whose } = await told(customer)
    return [same(receivables), same(overdue), same(overdueDays), same(advance), same(whose)]
  }
  const whose = { source: statement.source, asOf: statement.asOf }
  expect(await now()).toEqual([100_000, 40_000, 9, 7_000, whose])
  const pay = (sum: number) => desk.act('markPaid', order.id, { sum, method: 'cash', receivedOn: dayFromToday(0), bankDocument: '' })
  await pay(1)
  expect(await now()).toEqual([99_900, 40_000, 9, 7_000, whose])
  await pay(order.total / 100)
  expect(await now()).toEqual([100_000 - order.total, 40_000, 9, 7_100, whose])
  const second = await anOrder(server, customer, [{ productId: breaker, amount: 1 }])
  await desk.act('confirm', second.id, { version: second.version })
  await makeLate(customer, 3)
  // The overpaid sum lies on the new invoice.
  expect(await now()).toEqual([100_000 - order.total + second.total - 100, 40_000 + second.total - 100, 9, 7_000, whose])
  expect((await keep({ ...statement, asOf: dayFromToday(0), receivables: 0, overdue: 0, overdueSince: null, advance: 0 })).status).toBe(200)
  expect((await now()).slice(0, 4)).toEqual([0, 0, 0, 0])
})
