import { sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings } from '#test/builders'
import { aCustomer } from '#test/builders.orders'
import { anEarningOrder } from '#test/builders.points'
import { smallCatalogue } from '#test/small-catalogue'
import { orderItems } from '#tables/orders'
import { expirePoints } from './loyalty.jobs.ts'
import { monthsAfter } from './points.rules.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let earning: Awaited<ReturnType<typeof anEarningOrder>>

const AMOUNT = 3
const CASH_BACK = 100_00

beforeEach(async () => {
  server.ctx.now = () => new Date()
  await server.pool.query(`update stock set free = 1000`)
  earning = await anEarningOrder(server, { productId: goods.products.breaker.id, amount: AMOUNT, cashBack: CASH_BACK })
})

test('points of shipped goods wait, to the kopeck over partial shipments, and are the company’s once the order is paid', async () => {
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([33_33, 0])
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([66_66, 0])
  expect(await earning.bonus()).toBeNull()
  await earning.pay()
  expect(await earning.ledger()).toEqual([0, 66_66])
  // Paid already: goods shipped now earn at once.
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([0, CASH_BACK])
  const today = sellerDay(server.ctx.now())
  const lots = await earning.lots()
  const term = { available: shiftDay(today, 14), expires: monthsAfter(today, 12) }
  expect(lots).toMatchObject([
    { earned: 66_66, ...term },
    { earned: 33_34, ...term },
  ])
})

test('points can be used from the day they are available on until the day they expire on [M-07]', async () => {
  await earning.ship(2)
  await earning.pay()
  const today = sellerDay(server.ctx.now())
  const bonusOn = async (day: string) => {
    server.ctx.now = () => new Date(`${day}T09:00:00Z`)
    return earning.bonus()
  }
  expect(await bonusOn(shiftDay(today, 13))).toBeNull()
  // A part of a point is none yet.
  expect(await bonusOn(shiftDay(today, 14))).toBe(66)
  expect(await bonusOn(monthsAfter(today, 12))).toBe(66)
  expect(await bonusOn(shiftDay(monthsAfter(today, 12), 1))).toBeNull()
})

test('points of an order that is paid in part wait for the rest', async () => {
  await earning.ship(AMOUNT)
  await earning.pay(earning.invoice.sum - 1)
  expect(await earning.ledger()).toEqual([CASH_BACK, 0])
  await earning.pay(1)
  expect(await earning.ledger()).toEqual([0, CASH_BACK])
})

test('unused points expire once; on their last day they still count', async () => {
  await earning.ship(AMOUNT)
  await earning.pay()
  const expireOn = async (day: string) => {
    await server.pool.query(`update loyalty_lots set expires_on = $2 where order_id = $1`, [earning.order.id, day])
    for (const _ of [1, 2]) await expirePoints.run(server.ctx, {})
    return earning.ledger()
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
    [earning.order.companyId],
  )
  expect(await earning.ledger()).toEqual([0, 501_00])
  await expirePoints.run(server.ctx, {})
  expect(await earning.ledger()).toEqual([0, 0])
})

test('days of points are Moscow’s: earned and gone by its midnight', async () => {
  await earning.ship(AMOUNT)
  server.ctx.now = () => new Date('2030-03-10T21:30:00Z')
  await earning.pay()
  const lots = await earning.lots()
  expect(lots).toMatchObject([{ available: '2030-03-25', expires: '2031-03-11' }])
  const leftAt = async (moment: string) => {
    server.ctx.now = () => new Date(moment)
    await expirePoints.run(server.ctx, {})
    return earning.ledger()
  }
  expect(await leftAt('2031-03-11T20:59:59Z')).toEqual([0, CASH_BACK])
  expect(await leftAt('2031-03-11T21:00:00Z')).toEqual([0, 0])
})

test('the seller sets how long points wait and live', async () => {
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0, lifeMonths: 2 } })
  server.ctx.now = () => new Date('2030-12-31T09:00:00Z')
  await earning.ship(AMOUNT)
  await earning.pay()
  const lots = await earning.lots()
  expect(lots).toMatchObject([{ available: '2030-12-31', expires: '2031-02-28' }])
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 14, lifeMonths: 12 } })
})

const switched = (loyaltyClub: boolean) => changeSettings(server.ctx, 1, { toggles: { loyaltyClub } })

test('a club switched off later takes nothing back: waiting points are earned, and a return takes them', async () => {
  await earning.ship(AMOUNT)
  await switched(false)
  await earning.pay()
  expect(await earning.ledger()).toEqual([0, CASH_BACK])
  await earning.giveBack(1)
  expect(await earning.ledger()).toEqual([0, 66_66])
  await switched(true)
})

test('where the club is off nothing is earned [P-05]', async () => {
  await switched(false)
  await earning.ship(AMOUNT)
  await earning.pay()
  expect(await earning.ledger()).toEqual([0, 0])
  await switched(true)
})

test('points are the company’s alone; points of the seller’s books are shown until it has any of ours, though these still wait', async () => {
  await server.pool.query(`update companies set bonus = 7 where id = $1`, [earning.order.companyId])
  expect(await earning.bonus()).toBe(7)
  await earning.ship(AMOUNT)
  await earning.pay()
  expect((await callApi(server, companiesApi.current, { headers: (await aCustomer(server)).headers })).body.bonus).toBeNull()
  expect(await earning.bonus()).toBeNull()
})

test('goods that are cancelled earn nothing and keep nothing back: the rest of the line earns all its points', async () => {
  await server.ctx.db.update(orderItems).set({ cancelled: 1 }).where(sql`order_id = ${earning.order.id}`)
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([CASH_BACK / 2, 0])
  await earning.ship(1)
  expect(await earning.ledger()).toEqual([CASH_BACK, 0])
  await earning.giveBack(1)
  expect(await earning.ledger()).toEqual([CASH_BACK / 2, 0])
})
