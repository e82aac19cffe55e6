import { sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCustomer, anOrder, type Customer, fill, place, orderInput } from '#test/builders.orders'
import { aContract, aMember } from '#test/builders.companies'
import { anInvoice } from '#test/builders.payments'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { only } from '#test/builders'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { deliveryAddresses } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { contractPrices } from '#tables/promos'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeEach(async () => {
  customer = await aCustomer(server)
})

const breaker = () => goods.products.breaker.id
const freeOf = async (productId: number) => {
  const { rows } = await server.ctx.db.execute<{ free: number }>(
    sql`select coalesce(sum(free), 0) as free from stock where product_id = ${productId}`,
  )
  return rows[0]?.free ?? 0
}
const stockOf = (productId: number, free: number) =>
  server.ctx.db.execute(sql`update stock set free = case when warehouse_id = (select min(warehouse_id) from stock where product_id = ${productId})
    then ${free} else 0 end where product_id = ${productId}`)
const countOf = async (table: string) => {
  const { rows } = await server.ctx.db.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.raw(table)}`)
  return rows[0]?.count
}
const reading = (id: number) => callApi(server, ordersApi.read, { url: `/api/v1/order/${id}`, headers: customer.headers })

test('[A-23] [S-16] [K-05] an order takes its goods out of the free stock, asks for a reserve, empties the cart and leaves a job, all at once', async () => {
  await stockOf(breaker(), 100)
  await fill(server, customer, [{ productId: breaker(), amount: 10 }])
  const options = (await callApi(server, checkoutApi.options, { headers: customer.headers })).body
  expect(options).toMatchObject({ defaultDeliveryType: 'pickup', lineCount: 1, problems: [], canReserve: true, needsApproval: false })
  const { status, body } = await place(server, customer, { changes: { buyerOrderNumber: 'З-17', comment: 'Позвоните' } })
  expect(status).toBe(200)
  const [placed] = body.orders
  expect(placed?.number).toMatch(/^ЗК-\d{6}$/)
  expect(await freeOf(breaker())).toBe(90)

  const order = (await reading(placed?.id ?? 0)).body
  expect(order).toMatchObject({
    state: 'submitted',
    shippingState: 'not_shipped',
    paymentState: 'awaiting',
    buyerOrderNumber: 'З-17',
    total: options.sum,
    orderItemsTotalPrice: options.sum,
    orderCustomItemsTotalPrice: 0,
    reserve: { state: 'requested' },
  })
  expect(order.actions).toEqual(expect.arrayContaining(['cancel', 'repeat', 'releaseReserve', 'comment']))
  const lines = (await callApi(server, ordersApi.items, { url: `/api/v1/order/${placed?.id}/items`, headers: customer.headers })).body.items
  expect(lines).toMatchObject([{ lineNo: 1, amount: 10, held: 10, shipped: 0, sum: options.sum }])
  expect((await callApi(server, cartApi.read, { headers: customer.headers })).body.lines).toEqual([])
  const { rows } = await server.ctx.db.execute(sql`select task_identifier from graphile_worker.jobs where task_identifier = 'order.placed'`)
  expect(rows.length).toBeGreaterThan(0)
})

test('a repeat with the same key gives the same order, and a stale tab orders nothing twice', async () => {
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const body = await orderInput(server, customer)
  const headers = { ...customer.headers, 'idempotency-key': 'same-order-key-1' }
  const first = await callApi(server, checkoutApi.place, { body, headers })
  const again = await callApi(server, checkoutApi.place, { body, headers })
  expect(again.body).toEqual(first.body)
  const stale = await callApi(server, checkoutApi.place, { body, headers: customer.headers })
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'cart.changed' }])
})

test('one version of a cart becomes one order even where nothing notices that it was ordered', async () => {
  await stockOf(breaker(), 100)
  await fill(server, customer, [{ productId: breaker(), amount: 3 }])
  const body = await orderInput(server, customer)
  // The ordered cart keeps its version and its lines: the check of the version lets the second press through.
  await server.ctx.db.execute(sql`
    create function stay_as_it_is() returns trigger language plpgsql as $$ begin return case tg_op when 'UPDATE' then old end; end $$;
    create trigger stay before update on carts for each row execute function stay_as_it_is();
    create trigger stay before delete on cart_items for each row execute function stay_as_it_is()`)
  const press = () => callApi(server, checkoutApi.place, { body, headers: customer.headers })
  const answers = await Promise.all([press(), press()])
  await server.ctx.db.execute(sql`drop function stay_as_it_is cascade`)
  expect((await callApi(server, cartApi.read, { headers: customer.headers })).body).toMatchObject({
    version: body.cartVersion,
    lines: [{}],
  })
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'cart.changed' })
  const { rows } = await server.ctx.db.execute(sql`select from orders where cart_id = ${body.cartId}`)
  expect(rows).toHaveLength(1)
  expect(await freeOf(breaker())).toBe(97)
})

test('[V-06] [V-11] foreign ids, prices of the client, wrong amounts and choices are refused by name and change nothing', async () => {
  const stranger = await aCustomer(server)
  await stockOf(breaker(), 100)
  await fill(server, customer, [{ productId: breaker(), amount: 5 }])
  const before = [await countOf('orders'), await freeOf(breaker())]
  const tries: [Record<string, unknown>, string][] = [
    [{ legalEntityId: stranger.entity.id }, 'legalEntityId'],
    [{ contractId: stranger.contract.id }, 'contractId'],
    [{ warehouseId: 2_000_000 }, 'warehouseId'],
    [{ deliveryType: 'delivery', deliveryAddressId: 1 }, 'deliveryAddressId'],
    [{ desiredOn: '2020-01-01' }, 'desiredOn'],
    [{ paymentMethod: 'deferred' }, 'paymentMethod'],
    [{ agreedForOffer: false }, 'agreedForOffer'],
    [{ contactName: ' ' }, 'contactName'],
    [{ price: 1 }, 'price'],
    [{ total: 1 }, 'total'],
  ]
  for (const [changes, field] of tries) {
    const { status, body } = await place(server, customer, { changes })
    expect([field, status, JSON.stringify(body)]).toEqual([field, 422, expect.stringContaining(field)])
  }
  const cheaper = await place(server, customer, { changes: { expectedSum: 0.01 } })
  expect([cheaper.status, cheaper.body]).toMatchObject([409, { code: 'order.sum-changed' }])
  const foreign = await orderInput(server, customer)
  const theft = await callApi(server, checkoutApi.place, { body: foreign, headers: stranger.headers })
  expect([theft.status, theft.body]).toMatchObject([409, { code: 'cart.empty' }])
  expect([await countOf('orders'), await freeOf(breaker())]).toEqual(before)
})

test('a shortage is refused with the available amount, or ordered from the manufacturer where the buyer agrees', async () => {
  await stockOf(breaker(), 3)
  await fill(server, customer, [{ productId: breaker(), amount: 5 }])
  const refused = await place(server, customer)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'order.stock-short', errors: [{ code: 'stock-short' }] }])
  expect(JSON.stringify(refused.body)).toContain('только 3')
  const { status, body } = await place(server, customer, { changes: { shortage: 'toOrder' } })
  expect(status).toBe(200)
  expect(await freeOf(breaker())).toBe(0)
  const url = `/api/v1/order/${body.orders[0]?.id}/items`
  const [line] = (await callApi(server, ordersApi.items, { url, headers: customer.headers })).body.items
  expect(line).toMatchObject({ amount: 5, held: 3 })
  expect(line?.sources.map(({ amount }) => amount)).toEqual([3, 2])
})

test('an order split by day is a group of orders whose sums are the cart’s', async () => {
  await stockOf(breaker(), 4)
  await fill(server, customer, [{ productId: breaker(), amount: 6 }])
  const { sum } = (await callApi(server, checkoutApi.options, { headers: customer.headers })).body
  const { body } = await place(server, customer, { changes: { shortage: 'toOrder', split: 'date' } })
  expect(body.orders).toHaveLength(2)
  expect(body.orders.reduce((total, order) => total + order.total, 0)).toBeCloseTo(sum, 2)
  expect((await reading(body.orders[0]?.id ?? 0)).body.siblings).toEqual([{ id: body.orders[1]?.id, number: body.orders[1]?.number }])
})

test('for fewer shipments one warehouse that has all of it is used, though another is nearer', async () => {
  const [near, far] = [goods.warehouses.near.id, goods.warehouses.far.id]
  const cable = goods.products.thinCable.id
  await server.ctx.db.execute(sql`
    insert into stock (product_id, warehouse_id, free)
    values (${breaker()}, ${near}, 3), (${breaker()}, ${far}, 100), (${cable}, ${near}, 0), (${cable}, ${far}, 1000)
    on conflict (product_id, warehouse_id) do update set free = excluded.free`)
  const heldAt = async (supply: string) => {
    await fill(server, customer, [
      { productId: breaker(), amount: 4 },
      { productId: cable, amount: 100 },
    ])
    const { body } = await place(server, customer, { changes: { warehouseId: near, supply } })
    const { rows } = await server.ctx.db.execute<{ id: number }>(sql`
      select distinct a.warehouse_id as id from order_allocations a join order_items i on i.id = a.order_item_id
      where i.order_id = ${body.orders[0]?.id ?? 0} order by 1`)
    return rows.map(({ id }) => id)
  }
  expect(await heldAt('fewestShipments')).toEqual([far])
  expect(await heldAt('earliest')).toEqual([near, far].toSorted((a, b) => a - b))
})

test('a company the seller has not approved orders nothing', async () => {
  const waiting = await aCustomer(server, { state: 'pending' })
  await fill(server, waiting, [{ productId: breaker(), amount: 1 }])
  expect(await place(server, waiting)).toMatchObject({ status: 403, body: { code: 'order.company-pending' } })
})

test('debts stop orders by their age, and the limit holds when two orders come at once', async () => {
  await stockOf(breaker(), 10_000)
  const debtor = await aCustomer(server)
  const unpaid = await anOrder(server, debtor, [{ productId: breaker(), amount: 20 }])
  await anInvoice(server.ctx, unpaid, { dueOn: dayFromToday(-40) })
  await fill(server, debtor, [{ productId: breaker(), amount: 1 }])
  const credit = { contractId: debtor.contract.id, paymentMethod: 'deferred' }
  expect(await place(server, debtor, { changes: credit })).toMatchObject({ status: 409, body: { code: 'order.credit-refused' } })
  expect(await place(server, debtor)).toMatchObject({ status: 200 })

  await server.ctx.db.execute(sql`update contracts set credit_limit = 100000 where id = ${customer.contract.id}`)
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  const two = [customer, { ...customer, user: colleague, headers: colleague.headers }]
  const [line] = (await fill(server, customer, [{ productId: breaker(), amount: 1 }])).body.items
  const unit = line?.line?.sum ?? 1
  const amount = Math.floor(900 / unit)
  for (const one of two) await fill(server, one, [{ productId: breaker(), amount }])
  const changes = { contractId: customer.contract.id, paymentMethod: 'deferred' }
  const answers = await Promise.all(two.map((one) => place(server, one, { changes })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('[K-05] in every language the page knows which places to come to are in the buyer’s own city', async () => {
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  await server.pool.query(`update regions set name = '{"ru": "Москва", "en": "Moscow"}'`)
  await server.pool.query(`update warehouses set city = case when id = (select max(id) from warehouses) then 'Самара' else 'Москва' end`)
  for (const language of ['ru', 'en']) {
    const headers = { ...customer.headers, 'accept-language': language }
    const { pickupPoints } = (await callApi(server, checkoutApi.options, { headers })).body
    expect(pickupPoints.map(({ city, isInOwnCity }) => isInOwnCity === (city === 'Москва'))).toEqual(pickupPoints.map(() => true))
    expect(pickupPoints.some(({ isInOwnCity }) => isInOwnCity)).toBe(true)
  }
})

test('of two contracts signed on one day the first offered is the one the sum was counted by', async () => {
  await stockOf(breaker(), 100)
  const twin = await aContract(server.ctx, { legalEntityId: customer.entity.id })
  await server.ctx.db.insert(contractPrices).values({ contractId: twin.id, productId: breaker(), price: 12_300 })
  await fill(server, customer, [{ productId: breaker(), amount: 1 }])
  const { legalEntities } = (await callApi(server, checkoutApi.options, { headers: customer.headers })).body
  const contractId = legalEntities[0]?.contracts[0]?.id
  expect(await place(server, customer, { changes: { contractId } })).toMatchObject({ status: 200 })
})

test('orders of a purchaser from a sum on wait for an approver; approval sends them on, rejection frees the goods', async () => {
  await stockOf(breaker(), 100)
  const purchaser = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  const rule = (headers: typeof customer.headers, from: number | null) =>
    callApi(server, companiesApi.setApproval, { body: { from }, headers })
  expect((await rule(purchaser.headers, null)).status).toBe(403)
  expect((await rule(customer.headers, -1)).body).toMatchObject({ code: 'input.invalid' })
  expect((await rule(customer.headers, 0.01)).body).toEqual({ from: 0.01 })
  expect((await callApi(server, companiesApi.current, { headers: purchaser.headers })).body.approvalFrom).toBe(0.01)
  const asPurchaser = { ...customer, user: purchaser, headers: purchaser.headers }
  const [first, second] = [
    await anOrder(server, asPurchaser, [{ productId: breaker(), amount: 2 }]),
    await anOrder(server, asPurchaser, [{ productId: breaker(), amount: 3 }]),
  ]
  expect([first.state, second.state]).toEqual(['approval_pending', 'approval_pending'])
  const approve = (id: number, headers: typeof customer.headers) =>
    callApi(server, ordersApi.approve, { url: `/api/v1/order/${id}/approve`, headers })
  expect((await approve(first.id, purchaser.headers)).status).toBe(403)
  expect((await approve(first.id, customer.headers)).body).toMatchObject({ state: 'submitted', approvalState: 'approved' })
  expect((await approve(first.id, customer.headers)).status).toBe(409)
  const { rows: letters } = await server.ctx.db.execute<{ subject: string }>(
    sql`select subject from mails where recipient = ${purchaser.email}`,
  )
  expect(letters.filter(({ subject }) => subject === `Заказ ${first.number} согласован`)).toHaveLength(1)
  const url = `/api/v1/order/${second.id}/reject`
  const rejected = await callApi(server, ordersApi.reject, { url, body: { reason: 'Дорого' }, headers: customer.headers })
  expect(rejected.body).toMatchObject({ state: 'rejected', refusal: 'Дорого', total: 0, cancelledTotal: second.total / 100 })
  expect(await freeOf(breaker())).toBe(98)
})

test('[M-09] the seller’s car comes on the days and in the hours of its route, and on no others', async () => {
  await stockOf(breaker(), 100)
  const address = only(
    await server.ctx.db
      .insert(deliveryAddresses)
      .values({ companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1' })
      .returning(),
  )
  const hours = { from: '09:00', to: '13:00' }
  const route = only(
    await server.ctx.db
      .insert(deliveryRoutes)
      .values({ regionId: goods.region.id, warehouseId: goods.warehouses.near.id, weekdays: [2], cutoff: '15:00', windows: [hours] })
      .returning(),
  )
  await fill(server, customer, [{ productId: breaker(), amount: 2 }])
  const { delivery } = (await callApi(server, checkoutApi.options, { headers: customer.headers })).body
  const [day] = delivery.days
  const byCar = { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: address.id }
  const wrong: [Record<string, unknown>, string][] = [
    [{ desiredOn: shiftDay(day?.date ?? '', 1), window: hours }, 'desiredOn'],
    [{ desiredOn: '2099-12-31', window: hours }, 'desiredOn'],
    [{ desiredOn: day?.date, window: { from: '03:00', to: '04:00' } }, 'window'],
  ]
  for (const [choice, field] of wrong) {
    const { status, body } = await place(server, customer, { changes: { ...byCar, ...choice } })
    expect([status, body.errors]).toMatchObject([422, [{ field }]])
  }
  const { status, body } = await place(server, customer, { changes: { ...byCar, desiredOn: day?.date, window: hours } })
  expect(status).toBe(200)
  expect((await reading(body.orders[0]?.id ?? 0)).body).toMatchObject({ desiredOn: day?.date, window: hours, deliveryType: 'delivery' })
  await server.ctx.db.delete(deliveryRoutes).where(sql`id = ${route.id}`)
})
