import { beforeEach, expect, test } from 'vitest'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { describeStore } from '#test/describe-store'
import { anEarningOrder } from '#test/builders.points'
import { smallCatalogue } from '#test/small-catalogue'
import { expirePoints } from './loyalty.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let earning: Awaited<ReturnType<typeof anEarningOrder>>

const AMOUNT = 3
const CASH_BACK = 100_00

beforeEach(async () => {
  server.ctx.now = () => new Date()
  await server.pool.query(`update stock set free = 1000`)
  earning = await anEarningOrder(server, { productId: goods.products.breaker.id, amount: AMOUNT, cashBack: CASH_BACK })
})

test('goods that come back take their own points with them: first those that wait, then those of the order', async () => {
  await earning.ship(AMOUNT)
  await earning.giveBack(1)
  expect(await earning.ledger()).toEqual([66_66, 0])
  await earning.pay()
  await earning.giveBack(1)
  expect(await earning.ledger()).toEqual([0, 33_33])
  await earning.giveBack(1)
  expect(await earning.ledger()).toEqual([0, 0])
})

test('a return of goods paid for and goods not paid for takes the points that wait, and of the order’s own only the rest', async () => {
  await earning.pay()
  await earning.ship(2)
  // The order has grown: the last of it is not paid for yet.
  await server.pool.query(`update orders set payment_state = 'partially_paid' where id = $1`, [earning.order.id])
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([33_34, 66_66])
  await earning.giveBack(2)
  expect(await earning.ledger()).toEqual([0, 33_33])
})

test('a return takes from the newest points of its order, and goods shipped after it earn again', async () => {
  await earning.pay()
  await earning.ship(1)
  await earning.ship(1)
  await earning.giveBack(1)
  expect((await earning.lots()).map(({ remaining }) => remaining)).toEqual([33_33, 0])
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([0, 66_66])
})

test('points spent before their goods came back are not asked for twice: a balance never goes below nothing', async () => {
  await earning.ship(AMOUNT)
  await earning.pay()
  await server.pool.query(`update loyalty_lots set remaining = 10 where order_id = $1`, [earning.order.id])
  await server.pool.query(`insert into loyalty_entries (company_id, kind, amount, key) values ($1, 'redeem', -9990, $2)`, [
    earning.order.companyId,
    `spent:${earning.order.id}`,
  ])
  await earning.giveBack(AMOUNT)
  expect(await earning.ledger()).toEqual([0, 0])
  const { rows } = await server.pool.query(
    `select amount::int as amount, reason from loyalty_entries where order_id = $1 and kind = 'refund'`,
    [earning.order.id],
  )
  expect(rows).toEqual([{ amount: -10, reason: 'spent before the return: 9990' }])
})

test('a return larger than the newest points goes on to those before them, and the ledger names each', async () => {
  await earning.pay()
  for (const _ of [1, 2, 3]) await earning.ship(1)
  await earning.giveBack(2)
  expect(await earning.ledger()).toEqual([0, 33_33])
  const whole = { order: earning.order.id, reason: '' }
  expect(await earning.entriesOf('refund')).toEqual([
    { ...whole, lot: 3, amount: -33_34 },
    { ...whole, lot: 2, amount: -33_33 },
  ])
})

test('points that have expired are named so, and goods that come back later take no others for them', async () => {
  await earning.pay()
  await earning.ship(2)
  await server.pool.query(`update loyalty_lots set expires_on = $2 where order_id = $1`, [
    earning.order.id,
    shiftDay(sellerDay(server.ctx.now()), -1),
  ])
  await expirePoints.run(server.ctx, {})
  expect(await earning.entriesOf('expire')).toEqual([{ lot: 1, order: null, amount: -66_66, reason: '' }])
  await earning.giveBack(1)
  expect([await earning.ledger(), await earning.entriesOf('refund')]).toEqual([[0, 0], []])
})
