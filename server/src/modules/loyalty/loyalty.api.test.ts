import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings, only } from '#test/builders'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { recordIncoming } from '#modules/payments/record-incoming'
import { orderItems } from '#tables/orders'
import { returnRequests, shipments } from '#tables/shipments'
import { accrueOnPayment, accruePending, reverseForReturn } from './accrue.ts'
import { expirePoints } from './loyalty.jobs.ts'
import { monthsAfter } from './points.rules.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let order: Awaited<ReturnType<typeof anOrder>>
let invoice: Awaited<ReturnType<typeof anInvoice>>

const AMOUNT = 3
const CASH_BACK = 100_00

beforeEach(async () => {
  server.ctx.now = () => new Date()
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
  order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: AMOUNT }])
  await server.ctx.db.update(orderItems).set({ cashBack: CASH_BACK }).where(sql`order_id = ${order.id}`)
  invoice = await anInvoice(server.ctx, order)
})

let made = 0
const ship = async (amount: number) => {
  await server.ctx.db
    .update(orderItems)
    .set({ shipped: sql`${orderItems.shipped} + ${amount}` })
    .where(sql`order_id = ${order.id}`)
  const row = { number: `ОТ-${(made += 1)}`, orderId: order.id, state: 'shipped' as const, sum: 0, vat: 0 }
  const { id } = only(await server.ctx.db.insert(shipments).values(row).returning())
  for (const _ of [1, 2]) await inTransaction(server.ctx, (tx) => accruePending(tx, id))
}
const pay = async (sum = invoice.sum) => {
  const { companyId } = order
  await inTransaction(server.ctx, (tx) =>
    recordIncoming(tx, {
      companyId,
      method: 'transfer',
      sum,
      documentIds: [invoice.id],
      receivedAt: new Date(),
      bankDocument: '',
    }),
  )
  await inTransaction(server.ctx, (tx) => accrueOnPayment(tx, order.id))
}
const giveBack = async (amount: number) => {
  await server.ctx.db
    .update(orderItems)
    .set({ returned: sql`${orderItems.returned} + ${amount}` })
    .where(sql`order_id = ${order.id}`)
  const row = { number: `ВЗ-${(made += 1)}`, orderId: order.id, state: 'approved' as const, resolution: 'refund' as const }
  const { id } = only(await server.ctx.db.insert(returnRequests).values(row).returning())
  for (const _ of [1, 2]) await inTransaction(server.ctx, (tx) => reverseForReturn(tx, id))
}

/** The ledger of the company; its balance is that of its lots. */
async function ledger() {
  const { rows } = await server.pool.query(
    `select coalesce(sum(amount) filter (where kind = 'earn_pending'), 0)::int as pending,
       coalesce(sum(amount) filter (where kind <> 'earn_pending'), 0)::int as balance,
       (select coalesce(sum(remaining), 0)::int from loyalty_lots where company_id = $1) as lots
     from loyalty_entries where company_id = $1`,
    [order.companyId],
  )
  const { pending, balance, lots } = rows[0]
  expect(balance).toBe(lots)
  return [pending, balance]
}
const bonus = async () => (await callApi(server, companiesApi.current, { headers: customer.headers })).body.bonus

test('points of shipped goods wait, to the kopeck over partial shipments, and are the company’s once the order is paid', async () => {
  await ship(1)
  expect(await ledger()).toEqual([33_33, 0])
  await ship(1)
  expect(await ledger()).toEqual([66_66, 0])
  expect(await bonus()).toBeNull()
  await pay()
  expect(await ledger()).toEqual([0, 66_66])
  // Paid already: goods shipped now earn at once.
  await ship(1)
  expect(await ledger()).toEqual([0, CASH_BACK])
  const today = sellerDay(server.ctx.now())
  const { rows } = await server.pool.query(
    `select earned::int as earned, available_on::text as available, expires_on::text as expires from loyalty_lots where order_id = $1 order by id`,
    [order.id],
  )
  const term = { available: shiftDay(today, 14), expires: monthsAfter(today, 12) }
  expect(rows).toEqual([
    { earned: 66_66, ...term },
    { earned: 33_34, ...term },
  ])
})

test('points can be used from the day they are available on until the day they expire on [M-07]', async () => {
  await ship(2)
  await pay()
  const today = sellerDay(server.ctx.now())
  const bonusOn = async (day: string) => {
    server.ctx.now = () => new Date(`${day}T09:00:00Z`)
    return bonus()
  }
  expect(await bonusOn(shiftDay(today, 13))).toBeNull()
  // A part of a point is none yet.
  expect(await bonusOn(shiftDay(today, 14))).toBe(66)
  expect(await bonusOn(monthsAfter(today, 12))).toBe(66)
  expect(await bonusOn(shiftDay(monthsAfter(today, 12), 1))).toBeNull()
})

test('goods that come back take their own points with them: first those that wait, then those of the order', async () => {
  await ship(AMOUNT)
  await giveBack(1)
  expect(await ledger()).toEqual([66_66, 0])
  await pay()
  await giveBack(1)
  expect(await ledger()).toEqual([0, 33_33])
  await giveBack(1)
  expect(await ledger()).toEqual([0, 0])
})

test('points of an order that is paid in part wait for the rest', async () => {
  await ship(AMOUNT)
  await pay(invoice.sum - 1)
  expect(await ledger()).toEqual([CASH_BACK, 0])
  await pay(1)
  expect(await ledger()).toEqual([0, CASH_BACK])
})

test('a return of goods paid for and goods not paid for takes the points that wait, and of the order’s own only the rest', async () => {
  await pay()
  await ship(2)
  // The order has grown: the last of it is not paid for yet.
  await server.pool.query(`update orders set payment_state = 'partially_paid' where id = $1`, [order.id])
  await ship(1)
  expect(await ledger()).toEqual([33_34, 66_66])
  await giveBack(2)
  expect(await ledger()).toEqual([0, 33_33])
})

test('a return takes from the newest points of its order, and goods shipped after it earn again', async () => {
  await pay()
  await ship(1)
  await ship(1)
  await giveBack(1)
  const { rows } = await server.pool.query(`select remaining::int as remaining from loyalty_lots where order_id = $1 order by id`, [
    order.id,
  ])
  expect(rows.map(({ remaining }) => remaining)).toEqual([33_33, 0])
  await ship(1)
  expect(await ledger()).toEqual([0, 66_66])
})

test('points spent before their goods came back are not asked for twice: a balance never goes below nothing', async () => {
  await ship(AMOUNT)
  await pay()
  await server.pool.query(`update loyalty_lots set remaining = 10 where order_id = $1`, [order.id])
  await server.pool.query(`insert into loyalty_entries (company_id, kind, amount, key) values ($1, 'redeem', -9990, $2)`, [
    order.companyId,
    `spent:${order.id}`,
  ])
  await giveBack(AMOUNT)
  expect(await ledger()).toEqual([0, 0])
  const { rows } = await server.pool.query(
    `select amount::int as amount, reason from loyalty_entries where order_id = $1 and kind = 'refund'`,
    [order.id],
  )
  expect(rows).toEqual([{ amount: -10, reason: 'spent before the return: 9990' }])
})

test('unused points expire once; on their last day they still count', async () => {
  await ship(AMOUNT)
  await pay()
  const expireOn = async (day: string) => {
    await server.pool.query(`update loyalty_lots set expires_on = $2 where order_id = $1`, [order.id, day])
    for (const _ of [1, 2]) await expirePoints.run(server.ctx, {})
    return ledger()
  }
  const today = sellerDay(server.ctx.now())
  expect(await expireOn(today)).toEqual([0, CASH_BACK])
  expect(await expireOn(shiftDay(today, -1))).toEqual([0, 0])
})

test('a night takes all that is over, however many lots that is', async () => {
  await server.pool.query(
    `with lots as (
       insert into loyalty_lots (company_id, earned, remaining, available_on, expires_on)
       select $1, 100, 100, '2026-01-01', '2026-01-31' from generate_series(1, 501) returning id
     )
     insert into loyalty_entries (company_id, lot_id, kind, amount, key) select $1, id, 'earn', 100, 'many:' || id from lots`,
    [order.companyId],
  )
  expect(await ledger()).toEqual([0, 501_00])
  await expirePoints.run(server.ctx, {})
  expect(await ledger()).toEqual([0, 0])
})

test('days of points are Moscow’s: earned and gone by its midnight', async () => {
  await ship(AMOUNT)
  server.ctx.now = () => new Date('2030-03-10T21:30:00Z')
  await pay()
  const { rows } = await server.pool.query(
    `select available_on::text as available, expires_on::text as expires from loyalty_lots where order_id = $1`,
    [order.id],
  )
  expect(rows).toEqual([{ available: '2030-03-25', expires: '2031-03-11' }])
  const leftAt = async (moment: string) => {
    server.ctx.now = () => new Date(moment)
    await expirePoints.run(server.ctx, {})
    return ledger()
  }
  expect(await leftAt('2031-03-11T20:59:59Z')).toEqual([0, CASH_BACK])
  expect(await leftAt('2031-03-11T21:00:00Z')).toEqual([0, 0])
})

test('the seller sets how long points wait and live', async () => {
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0, lifeMonths: 2 } })
  server.ctx.now = () => new Date('2030-12-31T09:00:00Z')
  await ship(AMOUNT)
  await pay()
  const { rows } = await server.pool.query(
    `select available_on::text as available, expires_on::text as expires from loyalty_lots where order_id = $1`,
    [order.id],
  )
  expect(rows).toEqual([{ available: '2030-12-31', expires: '2031-02-28' }])
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 14, lifeMonths: 12 } })
})

const switched = (loyaltyClub: boolean) => changeSettings(server.ctx, 1, { toggles: { loyaltyClub } })

test('a club switched off later takes nothing back: waiting points are earned, and a return takes them', async () => {
  await ship(AMOUNT)
  await switched(false)
  await pay()
  expect(await ledger()).toEqual([0, CASH_BACK])
  await giveBack(1)
  expect(await ledger()).toEqual([0, 66_66])
  await switched(true)
})

test('where the club is off nothing is earned [P-05]', async () => {
  await switched(false)
  await ship(AMOUNT)
  await pay()
  expect(await ledger()).toEqual([0, 0])
  await switched(true)
})

test('points are the company’s alone; points of the seller’s books are shown instead of ours', async () => {
  await ship(AMOUNT)
  await pay()
  expect((await callApi(server, companiesApi.current, { headers: (await aCustomer(server)).headers })).body.bonus).toBeNull()
  await server.pool.query(`update companies set bonus = 7 where id = $1`, [order.companyId])
  expect(await bonus()).toBe(7)
})

test('goods that are cancelled earn nothing and keep nothing back: the rest of the line earns all its points', async () => {
  await server.ctx.db.update(orderItems).set({ cancelled: 1 }).where(sql`order_id = ${order.id}`)
  await ship(1)
  expect(await ledger()).toEqual([CASH_BACK / 2, 0])
  await ship(1)
  expect(await ledger()).toEqual([CASH_BACK, 0])
  await giveBack(1)
  expect(await ledger()).toEqual([CASH_BACK / 2, 0])
})

const entriesOf = async (kind: string) => {
  const { rows } = await server.pool.query(
    `select e.amount::int as amount, e.order_id as order, e.reason, (select count(*)::int from loyalty_lots l where l.company_id = e.company_id and l.id <= e.lot_id) as lot
     from loyalty_entries e where e.company_id = $1 and e.kind = $2 order by e.id`,
    [order.companyId, kind],
  )
  return rows
}

test('a return larger than the newest points goes on to those before them, and the ledger names each', async () => {
  await pay()
  for (const _ of [1, 2, 3]) await ship(1)
  await giveBack(2)
  expect(await ledger()).toEqual([0, 33_33])
  const whole = { order: order.id, reason: '' }
  expect(await entriesOf('refund')).toEqual([
    { ...whole, lot: 3, amount: -33_34 },
    { ...whole, lot: 2, amount: -33_33 },
  ])
})

test('points that have expired are named so, and goods that come back later take no others for them', async () => {
  await pay()
  await ship(2)
  await server.pool.query(`update loyalty_lots set expires_on = $2 where order_id = $1`, [
    order.id,
    shiftDay(sellerDay(server.ctx.now()), -1),
  ])
  await expirePoints.run(server.ctx, {})
  expect(await entriesOf('expire')).toEqual([{ lot: 1, order: null, amount: -66_66, reason: '' }])
  await giveBack(1)
  expect([await ledger(), await entriesOf('refund')]).toEqual([[0, 0], []])
})
