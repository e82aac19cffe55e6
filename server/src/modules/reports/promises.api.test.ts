import { eq, sql } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { noonOfSellerDay } from '@vitrina/contract/days/days.rules'
import { MAX_REPORT_ROWS, reportsApi } from '@vitrina/contract/reports/reports'
import { aUser, only } from '#test/builders'
import { aCustomer, type Customer } from '#test/builders.orders'
import { aSale } from '#test/builders.reports'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { orderPromises, orders } from '#tables/orders'
import { shipments } from '#tables/shipments'

const { server } = describeStore({ goods: smallCatalogue })
let head: Headers
let customer: Customer
beforeAll(async () => {
  head = (await aUser(server.ctx, { role: 'head_of_sales' })).headers
  customer = await aCustomer(server)
})

const promisesOf = async (query: Record<string, string>) =>
  (await callApi(server, reportsApi.promises, { url: `${reportsApi.promises.path}?${new URLSearchParams(query)}`, headers: head })).body

test('a promise is counted anew with every change of its order and shipments', async () => {
  const { db } = server.ctx
  const order = await aSale(server.ctx, customer, { day: '2024-03-01', lines: [{ sum: 100_00 }], promisedOn: '2024-03-05' })
  await db.insert(orderPromises).values({ orderId: order.id, day: '2024-03-05', lines: [], cause: 'placed' })
  const counted = async () => {
    const { kept, late, overdue, moved } = (await promisesOf({ from: '2024-03-01', to: '2024-03-31' })).totals
    return { kept, late, overdue, moved }
  }
  const none = { kept: 0, late: 0, overdue: 0, moved: 0 }
  const change = (set: Partial<typeof orders.$inferInsert>) => db.update(orders).set(set).where(eq(orders.id, order.id))
  expect(await counted()).toEqual({ ...none, overdue: 1 })

  const ofOrder = { orderId: order.id, sum: 0, vat: 0 }
  const first = only(
    await db
      .insert(shipments)
      .values({ ...ofOrder, number: 'ОТ-П1', state: 'ready_for_pickup', createdAt: noonOfSellerDay('2024-03-04') })
      .returning(),
  )
  expect(await counted()).toEqual({ ...none, overdue: 1 })
  await change({ shippingState: 'ready_for_pickup' })
  expect(await counted()).toEqual({ ...none, kept: 1 })
  await change({ promisedOn: '2024-03-08' })
  expect(await counted()).toEqual({ ...none, kept: 1, moved: 1 })
  await db.insert(shipments).values({ ...ofOrder, number: 'ОТ-П2', state: 'issued', createdAt: noonOfSellerDay('2024-03-08') })
  expect(await counted()).toEqual({ ...none, late: 1, moved: 1 })
  await db.delete(shipments).where(eq(shipments.number, 'ОТ-П2'))
  await db
    .update(shipments)
    .set({ createdAt: noonOfSellerDay('2024-03-06') })
    .where(eq(shipments.id, first.id))
  expect(await counted()).toEqual({ ...none, late: 1, moved: 1 })
  await change({ state: 'cancelled' })
  expect(await counted()).toEqual(none)
  await db.delete(orders).where(eq(orders.id, order.id))
  expect((await db.execute(sql`select from promise_facts where order_id = ${order.id}`)).rowCount).toBe(0)
})

test('companies beyond those that are listed take no comparison away from the others', async () => {
  const { db } = server.ctx
  const many = 2 * MAX_REPORT_ROWS + 10
  await db.execute(sql`
    with made as (
      insert into companies (name, price_type_id, state)
      select 'ООО ' || n, ${customer.company.priceTypeId}::int, 'approved' from generate_series(1, ${many}::int) n returning id
    ), placed as (
      insert into orders (number, site_id, company_id, legal_entity_id, delivery_type, payment_method, offer_accepted_at, offer_version, state,
        items_total, custom_items_total, total, vat, line_count, created_at)
      select 'ЗК-М' || made.id || '-' || d, 1, made.id, ${customer.entity.id}::int, 'pickup', 'transfer', now(), '', 'confirmed', 0, 0, 0, 0, 0,
        d::date::timestamptz
      from made, unnest(array['2023-05-01', '2023-05-03']) d returning id, created_at
    ) insert into order_promises (order_id, day, lines, cause) select id, (created_at + interval '12 hours')::date, '[]', 'placed' from placed`)
  const { rows, isCut, totals } = await promisesOf({ from: '2023-05-03', to: '2023-05-04', by: 'company' })
  expect({ shown: rows.length, isCut, promised: totals.promised }).toEqual({ shown: MAX_REPORT_ROWS, isCut: true, promised: many })
  expect(new Set(rows.map(({ keptShareBefore }) => keptShareBefore))).toEqual(new Set([0]))
})
