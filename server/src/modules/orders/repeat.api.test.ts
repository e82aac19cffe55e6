import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { only } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { linesOf } from '#test/builders.desk'
import { aCustomer, anOrder, type Customer, fill } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'
import { customProducts } from '#tables/choices'
import { orderItems } from '#tables/orders'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

beforeEach(async () => {
  customer = await aCustomer(server)
  await server.pool.query(`update stock set free = 1000`)
})

const repeat = (id: number, headers = customer.headers) => callApi(server, ordersApi.repeat, { url: `/api/v1/order/${id}/repeat`, headers })
const cartOf = async () => (await callApi(server, cartApi.read, { headers: customer.headers })).body.lines

test('a repeated line comes with its note, beside the lines already in the cart', async () => {
  const { breaker, thinCable } = goods.products
  const order = await anOrder(server, customer, [{ productId: breaker.id, amount: 2 }])
  await server.ctx.db.update(orderItems).set({ note: 'На щит 3' }).where(eq(orderItems.orderId, order.id))
  await fill(server, customer, [{ productId: thinCable.id, amount: 10 }])
  await repeat(order.id)
  expect(await cartOf()).toMatchObject([
    { productId: thinCable.id, amount: 10 },
    { productId: breaker.id, amount: 2, note: 'На щит 3' },
  ])
})

test('a repeated line knows the line of the order it comes from', async () => {
  const { breaker, thinCable } = goods.products
  const order = await anOrder(server, customer, [
    { productId: breaker.id, amount: 2 },
    { productId: thinCable.id, amount: 10 },
  ])
  const lines = await linesOf(server, order.id)
  await repeat(order.id)
  expect((await cartOf()).map(({ source }) => source)).toEqual(lines.map(({ id: lineId }) => ({ type: 'order', id: order.id, lineId })))
})

test('the report has the outcome of each line: gone, dearer, or more because it is sold by other steps', async () => {
  const { breaker, thinCable, mediumCable, thickCable } = goods.products
  for (const { id } of [mediumCable, thickCable])
    await server.pool.query(`insert into stock (product_id, warehouse_id, free) values ($1, $2, 100) on conflict do nothing`, [
      id,
      goods.warehouses.near.id,
    ])
  const order = await anOrder(
    server,
    customer,
    [breaker, thinCable, mediumCable, thickCable].map(({ id }) => ({ productId: id, amount: 10 })),
  )
  const [, second, third] = await linesOf(server, order.id)
  await server.ctx.db
    .update(orderItems)
    .set({ price: 1 })
    .where(eq(orderItems.id, second?.id ?? 0))
  await server.ctx.db
    .update(orderItems)
    .set({ amount: 10.5 })
    .where(eq(orderItems.id, third?.id ?? 0))
  await server.pool.query(`update products set is_active = false where id = $1`, [thickCable.id])
  const { body } = await repeat(order.id)
  await server.pool.query(`update products set is_active = true where id = $1`, [thickCable.id])
  expect(body.items.map(({ lineNo, result, newAmount }) => [lineNo, result, newAmount])).toEqual([
    [1, 'same', 10],
    [2, 'priceChanged', 10],
    [3, 'amountRounded', 11],
    [4, 'unavailable', null],
  ])
  expect(body.items[1]).toMatchObject({ oldPrice: 0.01, newPrice: expect.any(Number) })
})

test('goods of the company’s own list are repeated where the buyer sees them: their own, and a colleague’s shared ones', async () => {
  const colleague = await aMember(server.ctx, { companyId: customer.company.id, role: 'purchaser' })
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 1 }])
  const [line] = await linesOf(server, order.id)
  const added = [
    { name: 'Свой', ownerId: customer.user.id, visibility: 'private' as const },
    { name: 'Общий', ownerId: colleague.id, visibility: 'company' as const },
    { name: 'Чужой', ownerId: colleague.id, visibility: 'private' as const },
  ]
  for (const [place, given] of added.entries()) {
    const own = only(
      await server.ctx.db
        .insert(customProducts)
        .values({ companyId: customer.company.id, unit: 'шт', price: 100, ...given })
        .returning(),
    )
    const { id: _, ...row } = only([line].flatMap((one) => one ?? []))
    await server.ctx.db
      .insert(orderItems)
      .values({ ...row, lineNo: place + 2, productId: null, customProductId: own.id, isCustom: true, name: given.name })
  }
  const { body } = await repeat(order.id)
  expect(body.items.map(({ result }) => result)).toEqual(['same', 'same', 'same', 'unavailable'])
  expect(await cartOf()).toHaveLength(3)
})

test('a replacement line is not repeated; another company’s order looks missing', async () => {
  const order = await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount: 1 }])
  const [line] = await linesOf(server, order.id)
  const { id, ...row } = only([line].flatMap((one) => one ?? []))
  await server.ctx.db.insert(orderItems).values({ ...row, lineNo: 2, replacementOf: id })
  expect((await repeat(order.id)).body.items.map(({ lineNo }) => lineNo)).toEqual([1])
  expect((await repeat(order.id, (await aCustomer(server)).headers)).body.code).toBe('order.not-found')
})
