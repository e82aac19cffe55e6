import { eq } from '#platform/database/drizzle'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { splitLine, supplyPlanOf } from '@vitrina/contract/cart/supply-plan.rules'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { productApi } from '@vitrina/contract/catalogue/product'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { promiseApi } from '@vitrina/contract/promise/promise'
import { promiseAt } from '@vitrina/contract/promise/promise-steps.rules'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { manufacturers, warehouses, warehouseTransfers } from '#tables/catalogue'
import { deliveryAddresses } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { arrivals, stock } from '#tables/stock'
import { only } from '#test/builders'
import { aCustomer, type Customer, fill, place } from '#test/builders.orders'
import { aWarehouse } from '#test/builders.prices'
import { choose, type Wanted } from '#test/builders.promise'
import { aLine, aSpecification, ofSpecification, openSpecifications } from '#test/builders.specifications'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

/** The acceptance of the store asks for 2000 of them. */
const CASES = Number(process.env['ONE_PROMISE_CASES'] ?? 12)

const { server, goods } = describeStore({ goods: smallCatalogue })
let now = new Date('2026-12-20T07:00:00Z')
let customer: Customer
let places: number[]
let addressId: number

beforeAll(async () => {
  server.ctx.now = () => now
  await openSpecifications(server)
  const { near, far } = goods.warehouses
  const third = await aWarehouse(server.ctx, { regionId: goods.region.id, timezone: 'Asia/Novosibirsk', closedOn: ['2026-12-30'] })
  places = [near.id, far.id, third.id]
  await server.ctx.db.update(warehouses).set({ isPickupPoint: true, weekdays: [1, 2, 3, 4, 5], cutoff: '16:00' })
  await server.ctx.db
    .update(warehouses)
    .set({ weekdays: [1, 2, 3, 4, 5, 6], cutoff: '12:00' })
    .where(eq(warehouses.id, far.id))
  await server.ctx.db.insert(warehouseTransfers).values([
    { fromId: far.id, toId: near.id, days: 2, weekdays: [1, 4] },
    { fromId: near.id, toId: far.id, days: 3 },
    { fromId: third.id, toId: near.id, days: 5 },
  ])
  const windows = [{ from: '09:00', to: '13:00' }]
  await server.ctx.db.insert(deliveryRoutes).values([
    { regionId: goods.region.id, warehouseId: near.id, weekdays: [2, 5], cutoff: '13:00', windows },
    { regionId: goods.region.id, warehouseId: far.id, weekdays: [3], cutoff: '17:00', windows },
  ])
  await server.ctx.db.update(manufacturers).set({ leadDays: 12 })
  customer = await aCustomer(server)
  const given = { companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1' }
  addressId = only(await server.ctx.db.insert(deliveryAddresses).values(given).returning()).id
})

const amountOf = fc.integer({ min: 1, max: 12 }).map((packs) => packs * 10)
const aCase = fc.record({
  // From before the new year's holidays to their end.
  from: fc.integer({ min: 0, max: 24 * 20 * 4 }).map((quarters) => new Date(Date.parse('2026-12-20T00:00:00Z') + quarters * 15 * 60_000)),
  kind: fc.constantFrom('pickup', 'delivery', 'carrier'),
  point: fc.integer({ min: 0, max: 2 }),
  product: fc.constantFrom('breaker', 'thinCable', 'mediumCable'),
  amount: amountOf,
  stock: fc.array(fc.record({ at: fc.integer({ min: 0, max: 2 }), free: amountOf }), { maxLength: 3 }),
  arrivals: fc.array(fc.record({ at: fc.integer({ min: 0, max: 2 }), quantity: amountOf, days: fc.integer({ min: 0, max: 15 }) }), {
    maxLength: 2,
  }),
})
type Case = typeof aCase extends fc.Arbitrary<infer T> ? T : never

async function layOut({ from, product, stock: stocked, arrivals: coming }: Case): Promise<number> {
  now = from
  const { id: productId } = goods.products[product]
  const inOnePlace = new Map(stocked.map(({ at, free }) => [places[at] ?? 0, free]))
  await server.ctx.db.delete(arrivals)
  await server.ctx.db.delete(stock)
  if (inOnePlace.size > 0)
    await server.ctx.db.insert(stock).values([...inOnePlace].map(([warehouseId, free]) => ({ productId, warehouseId, free })))
  if (coming.length > 0)
    await server.ctx.db.insert(arrivals).values(
      coming.map(({ at, quantity, days }) => ({
        productId,
        warehouseId: places[at] ?? 0,
        quantity,
        expectedOn: shiftDay(from.toISOString().slice(0, 10), days),
      })),
    )
  return productId
}

const wantedBy = ({ kind, point }: Case): Wanted => ({
  deliveryType: kind,
  warehouseId: kind === 'pickup' ? (places[point] ?? null) : null,
  deliveryAddressId: kind === 'pickup' ? null : addressId,
})

/** The day that each screen has for the amount, by the screen's name. */
async function shownDays(productId: number, amount: number, wanted: Wanted): Promise<Record<string, string | null>> {
  const { headers } = customer
  const { article } = Object.values(goods.products).find(({ id }) => id === productId) ?? { article: '' }
  const list = await callApi(server, catalogueApi.search, { url: `/api/v2/search?criteria[keyword]=${article}`, headers })
  const product = await callApi(server, productApi.read, { url: `/api/v1/product/${productId}`, headers })
  const asked = await callApi(server, promiseApi.ask, { headers, body: { lines: [{ productId, amount }] } })
  const specification = await aSpecification(server, headers, { lines: [aLine({ productId, amount })] })
  const figures = await callApi(server, specificationsApi.figures, { headers, url: ofSpecification(specification.id, '/figures') })
  // There is a limit to how many a buyer has.
  await server.pool.query('delete from specifications')
  await fill(server, customer, [{ productId, amount }])
  const { body: cart } = await callApi(server, cartApi.read, { headers })
  const requested = cart.lines.map((line) => ({ lineId: line.id, amount: line.amount, sources: line.sources }))
  const [line = { amount, sources: [] }] = requested
  const split = splitLine(line, supplyPlanOf(requested, { strategy: 'earliest', today: '' }))
  const { body: options } = await callApi(server, checkoutApi.options, { headers })
  const days = split.parts.map(({ readyOn }) => readyOn).toSorted()
  const { deliveryType, warehouseId } = wanted
  const atCheckout = {
    pickup: options.pickupPoints.find(({ id }) => id === warehouseId)?.readyOn ?? null,
    delivery: options.delivery.promisedOn,
    carrier: options.carrier.promisedOn,
  }
  expect(options.destination).toMatchObject(wanted)
  return {
    list: promiseAt(list.body.items.find(({ id }) => id === productId)?.promise ?? [], amount).day,
    product: promiseAt(product.body.promise, amount).day,
    asked: asked.body.day,
    specification: figures.body.totals.day,
    cart: split.missing > 0 ? null : (days.at(-1) ?? null),
    checkout: atCheckout[deliveryType],
  }
}

test('one promise: list, product, cart, specification, checkout and the placed order have the same day for any destination, product and amount', async () => {
  let dated = 0
  await fc.assert(
    fc.asyncProperty(aCase, async (given) => {
      const productId = await layOut(given)
      const wanted = wantedBy(given)
      expect((await choose(server, customer.headers, wanted)).status).toBe(200)
      const shown = await shownDays(productId, given.amount, wanted)
      const day = shown['list'] ?? null
      expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((screen) => [screen, day])))

      const placing = { ...wanted, carrier: wanted.deliveryType === 'carrier' ? 'Деловые линии' : '', shortage: 'toOrder' }
      // A day that the goods cannot keep is refused, whichever it is.
      const tooEarly = day === null ? '2027-03-01' : shiftDay(day, -1)
      const refused = await place(server, customer, { changes: { ...placing, desiredOn: tooEarly } })
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, 'desiredOn'])

      const answer = await place(server, customer, { changes: placing })
      expect([answer.status, answer.body.message]).toEqual([200, undefined])
      const url = `/api/v1/order/${answer.body.orders[0]?.id}`
      const order = await callApi(server, ordersApi.read, { url, headers: customer.headers })
      expect(order.body.promisedOn).toBe(day)
      if (day !== null) dated++
    }),
    { numRuns: CASES, endOnFailure: true },
  )
  expect(dated).toBeGreaterThan(0)
}, 3_600_000)
