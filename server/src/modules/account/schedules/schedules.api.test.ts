import { sql } from '#platform/database/drizzle'
import { beforeAll, expect, test, vi } from 'vitest'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { companyRoles } from '@vitrina/contract/roles/roles.rules'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aRegion, changeSettings } from '#test/builders'
import { aContract, aMember } from '#test/builders.companies'
import { aCustomer, anOrder } from '#test/builders.orders'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { orders } from '#tables/orders'
import { shipments } from '#tables/shipments'

const { server } = describeStore()
let productId: number
beforeAll(async () => {
  productId = (await smallCatalogue(server.ctx)).products.breaker.id
  await server.pool.query(`update stock set free = 1000`)
})

test('[M-09] the schedule shows the unpaid rest of every open invoice by its day, the oldest first, and nothing of others', async () => {
  const [customer, stranger] = [await aCustomer(server), await aCustomer(server)]
  const order = await anOrder(server, customer, [{ productId, amount: 2 }])
  const later = await anInvoice(server.ctx, order, { dueOn: '2030-01-10' })
  const overdue = await anInvoice(server.ctx, order, { dueOn: '2026-01-10', paidSum: 100, state: 'partially_paid' })
  await anInvoice(server.ctx, order, { state: 'cancelled' })
  await anInvoice(server.ctx, order, { state: 'paid', paidSum: order.total })
  const { body } = await callApi(server, schedulesApi.payments, { headers: customer.headers })
  expect(body.items).toMatchObject([
    {
      documentId: overdue.id,
      number: overdue.number,
      orderId: order.id,
      date: '2026-01-10',
      sum: order.total / 100,
      paid: 1,
      open: (order.total - 100) / 100,
      kind: 'prepay',
    },
    { documentId: later.id, date: '2030-01-10', paid: 0, overdueDays: 0 },
  ])
  expect(body.items[0]?.overdueDays).toBeGreaterThan(0)
  expect((await callApi(server, schedulesApi.payments, { headers: stranger.headers })).body.items).toEqual([])
})

test('[M-09] [P-04] invoices are paid from the schedule while the store takes money or points, by whoever may pay', async () => {
  const customer = await aCustomer(server)
  const canPay = async ({ headers } = customer) => (await callApi(server, schedulesApi.payments, { headers })).body.canPay
  const noMoney = { isAllowedSbpPay: false, isAllowedCardPay: false }
  expect(await canPay()).toBe(true)
  await changeSettings(server.ctx, 1, { flags: noMoney })
  await vi.waitFor(async () => expect(await canPay()).toBe(true), { timeout: 5_000 })
  await changeSettings(server.ctx, 1, { flags: noMoney, toggles: { clubPages: false } })
  await vi.waitFor(async () => expect(await canPay()).toBe(false), { timeout: 5_000 })
  await changeSettings(server.ctx, 1, { flags: { isAllowedSbpPay: true, isAllowedCardPay: true }, toggles: { clubPages: true } })
  await vi.waitFor(async () => expect(await canPay()).toBe(true), { timeout: 5_000 })
  for (const role of companyRoles) expect([role, await canPay(await aCustomer(server, { role }))]).toEqual([role, role !== 'viewer'])
})

test('[M-09] coming deliveries: orders promised for a day and shipments on their way, not pickups or delivered ones', async () => {
  const customer = await aCustomer(server)
  const made = async (change: Partial<typeof orders.$inferInsert>) => {
    const order = await anOrder(server, customer, [{ productId, amount: 1 }])
    await server.ctx.db
      .update(orders)
      .set({ state: 'confirmed', deliveryType: 'delivery', ...change })
      .where(sql`id = ${order.id}`)
    return order
  }
  const second = await made({ desiredOn: '2030-02-02', window: { from: '09:00', to: '13:00' }, deliveryAddress: 'Тула, Ленина 1' })
  const first = await made({ desiredOn: '2030-02-01' })
  await made({ desiredOn: '2030-02-01', deliveryType: 'pickup' })
  await made({ desiredOn: '2030-02-01', state: 'cancelled' })
  const come = await made({ state: 'completed' })
  const onTheRoad = await made({ state: 'completed' })
  const today = dayFromToday(0)
  await server.pool.query(`update order_items set shipped = amount where order_id = any($1)`, [[come.id, onTheRoad.id]])
  await server.ctx.db.insert(shipments).values([
    { number: 'ОТ-1', orderId: come.id, state: 'delivered', shippedOn: today, sum: 0, vat: 0 },
    { number: 'ОТ-2', orderId: onTheRoad.id, state: 'shipped', shippedOn: today, sum: 0, vat: 0 },
  ])
  const { body } = await callApi(server, schedulesApi.upcoming, { headers: customer.headers })
  expect(body.items.map(({ orderId, date }) => [orderId, date])).toEqual([
    [onTheRoad.id, today],
    [first.id, '2030-02-01'],
    [second.id, '2030-02-02'],
  ])
  expect(body.items.map(({ shippedOn }) => shippedOn)).toEqual([today, null, null])
  expect(body.items[2]).toMatchObject({ window: { from: '09:00', to: '13:00' }, address: 'Тула, Ленина 1', number: second.number })
})

test('[M-09] a shipment counts as on its way for thirty days at most', async () => {
  const customer = await aCustomer(server)
  const shippedOn = async (days: number) => {
    const order = await anOrder(server, customer, [{ productId, amount: 1 }])
    await server.pool.query(
      `update orders set state = 'completed', delivery_type = 'delivery', desired_on = null, promised_on = null where id = $1`,
      [order.id],
    )
    await server.pool.query(`update order_items set shipped = amount where order_id = $1`, [order.id])
    const row = { number: `ОТ-${order.id}`, orderId: order.id, state: 'shipped' as const, shippedOn: dayFromToday(days), sum: 0, vat: 0 }
    await server.ctx.db.insert(shipments).values(row)
    return order.id
  }
  const [onTheRoad] = [await shippedOn(-29), await shippedOn(-30)]
  const { body } = await callApi(server, schedulesApi.upcoming, { headers: customer.headers })
  expect(body.items.map(({ orderId, date }) => [orderId, date])).toEqual([[onTheRoad, dayFromToday(-29)]])
})

test('[M-09] terms are those of contracts in force, of the company alone', async () => {
  const [customer] = [await aCustomer(server), await aCustomer(server)]
  await aContract(server.ctx, { legalEntityId: customer.entity.id, isActive: false })
  const later = await aContract(server.ctx, { legalEntityId: customer.entity.id, signedOn: '2026-02-01', deferralDays: 7 })
  const { body } = await callApi(server, schedulesApi.payments, { headers: customer.headers })
  expect(body.terms.map(({ number, deferralDays }) => [number, deferralDays])).toEqual([
    [customer.contract.number, 30],
    [later.number, 7],
  ])
})

test('[M-09] cars come to the person’s own region, else to the company’s, else to the site’s', async () => {
  const [own, theirs] = [await aRegion(server.ctx, { name: { ru: 'Тула' } }), await aRegion(server.ctx, { name: { ru: 'Пермь' } })]
  const [here, nowhere] = [await aCompany(server.ctx, { regionId: theirs.id }), await aCompany(server.ctx, { regionId: null })]
  const regionOf = async (companyId: number, regionId: number | null) => {
    const { headers } = await aMember(server.ctx, { companyId, role: 'viewer', regionId })
    return (await callApi(server, schedulesApi.deliveryDates, { headers })).body.region
  }
  expect([await regionOf(here.id, own.id), await regionOf(here.id, null)]).toEqual(['Тула', 'Пермь'])
  expect(await regionOf(nowhere.id, null)).toBe('Москва')
})
