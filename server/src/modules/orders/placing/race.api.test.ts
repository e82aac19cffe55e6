import { sql } from '#platform/database/drizzle'
import { expect, test } from 'vitest'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCart } from '#test/builders.cart'
import { aMember } from '#test/builders.companies'
import { aCustomer, fill, orderInput } from '#test/builders.orders'
import { smallCatalogue } from '#test/small-catalogue'

const BUYERS = 200
const PIECES = 40
/** A process refuses requests beyond 200 at once, before any work; those are asked to come again. */
const AT_ONCE = 150

const { server, goods } = describeStore({ goods: smallCatalogue })

const setFree = (productId: number, free: number) =>
  server.ctx.db.execute(sql`update stock set free = case when warehouse_id = (select min(warehouse_id) from stock where product_id = ${productId})
    then ${free} else 0 end where product_id = ${productId}`)
const freeOf = async (productId: number) => {
  const { rows } = await server.ctx.db.execute<{ free: number }>(
    sql`select coalesce(sum(free), 0) as free from stock where product_id = ${productId}`,
  )
  return rows[0]?.free
}

type Item = { productId: number; amount: number }

/** Members of one company, each with their own cart; they place orders, as many at once as are let in. */
async function allAtOnce(carts: readonly Item[][]) {
  const customer = await aCustomer(server)
  await fill(server, customer, [...(carts[0] ?? [])])
  const seen = await orderInput(server, customer)
  const ready: { body: object; headers: Headers }[] = []
  for (const lines of carts) {
    const { id, headers } = await aMember(server.ctx, { companyId: customer.company.id, role: 'owner' })
    const cart = await aCart(server.ctx, { userId: id, companyId: customer.company.id, lines })
    ready.push({ body: { ...seen, cartId: cart.id, cartVersion: cart.version }, headers })
  }
  const press = ({ body, headers }: (typeof ready)[number]) => callApi(server, checkoutApi.place, { body, headers })
  const answers: Awaited<ReturnType<typeof press>>[] = []
  const waiting = ready[Symbol.iterator]()
  const some = async () => {
    for (const one of waiting) answers.push(await press(one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some))
  return answers
}

test('of 200 buyers of 40 pieces exactly 40 get one, the others get a shortage, and nobody an error', {
  timeout: 240_000,
}, async () => {
  const { id: productId } = goods.products.breaker
  await setFree(productId, PIECES)
  const answers = await allAtOnce(Array.from({ length: BUYERS }, () => [{ productId, amount: 1 }]))
  const sold = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status, body }) => status === 409 && JSON.stringify(body).includes('order.stock-short'))
  expect([sold.length, refused.length]).toEqual([PIECES, BUYERS - PIECES])
  expect(await freeOf(productId)).toBe(0)
  const { rows } = await server.ctx.db.execute<{ held: number }>(sql`
      select coalesce(sum(a.held), 0) as held from order_allocations a join order_items i on i.id = a.order_item_id
      where i.product_id = ${productId}`)
  expect(rows[0]?.held).toBe(PIECES)
})

test('two carts with the same goods in opposite order both become orders', { timeout: 60_000 }, async () => {
  const [first, second] = [goods.products.breaker.id, goods.products.thinCable.id]
  for (const id of [first, second]) await setFree(id, 100_000)
  const amounts = [
    { productId: first, amount: 10 },
    { productId: second, amount: 100 },
  ]
  const answers = await allAtOnce(Array.from({ length: 40 }, (_, n) => (n % 2 ? amounts : amounts.toReversed())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
