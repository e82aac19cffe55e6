import { beforeAll, beforeEach, expect, test } from 'vitest'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { destinationApi } from '@vitrina/contract/promise/destination'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { changeSettings, only } from '#test/builders'
import { aCustomer, anOrder, type Customer, fill } from '#test/builders.orders'
import { choose, type Wanted } from '#test/builders.promise'
import { aLine, aSpecification, ofSpecification, openSpecifications } from '#test/builders.specifications'
import { readPdf, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { warehouseTransfers } from '#tables/catalogue'
import { deliveryAddresses } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { arrivals, stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer

/** A Monday, ten in the morning in Moscow. */
const MORNING = new Date('2026-11-16T07:00:00Z')
let now = MORNING

beforeAll(async () => {
  server.ctx.now = () => now
  await openSpecifications(server)
  const { near, far } = goods.warehouses
  await server.pool.query('update warehouses set is_pickup_point = true')
  await server.ctx.db.insert(warehouseTransfers).values([
    { fromId: far.id, toId: near.id, days: 4 },
    { fromId: near.id, toId: far.id, days: 2 },
  ])
  // Tuesdays and Fridays, ordered until one of the day before.
  await server.ctx.db.insert(deliveryRoutes).values({
    regionId: goods.region.id,
    warehouseId: near.id,
    weekdays: [2, 5],
    cutoff: '13:00',
    windows: [{ from: '09:00', to: '13:00' }],
  })
  const { breaker, mediumCable, thinCable } = goods.products
  await server.ctx.db.delete(stock)
  await server.ctx.db.insert(stock).values([
    { productId: breaker.id, warehouseId: near.id, free: 10 },
    { productId: mediumCable.id, warehouseId: far.id, free: 10 },
  ])
  await server.ctx.db.insert(arrivals).values({ productId: thinCable.id, warehouseId: near.id, quantity: 50, expectedOn: '2026-11-18' })
})
beforeEach(async () => {
  now = MORNING
  customer = await aCustomer(server)
})

const items = () => [
  { productId: goods.products.breaker.id, amount: 3 },
  { productId: goods.products.mediumCable.id, amount: 2 },
  { productId: goods.products.thinCable.id, amount: 20 },
]
const kinds = () => ({
  near: { deliveryType: 'pickup' as const, warehouseId: goods.warehouses.near.id },
  far: { deliveryType: 'pickup' as const, warehouseId: goods.warehouses.far.id },
  car: { deliveryType: 'delivery' as const },
  carrier: { deliveryType: 'carrier' as const },
})

async function figures(id: number, wanted?: Wanted) {
  if (wanted) await choose(server, customer.headers, wanted)
  return callApi(server, specificationsApi.figures, { headers: customer.headers, url: ofSpecification(id, '/figures') })
}
const aList = () => aSpecification(server, customer.headers, { lines: items().map((item) => aLine(item)) })
/** The day that checkout shows for one product, or for all of them, at each destination. */
async function checkoutDays(wanted: readonly { productId: number; amount: number }[]) {
  const buyer = await aCustomer(server)
  await fill(server, buyer, [...wanted])
  const { body } = await callApi(server, checkoutApi.options, { headers: buyer.headers })
  const at = (id: number) => body.pickupPoints.find((point) => point.id === id)?.readyOn ?? null
  const { near, far } = goods.warehouses
  return { near: at(near.id), far: at(far.id), car: body.delivery.promisedOn, carrier: body.carrier.promisedOn }
}

test('[R-09] the day of each line and of the whole is that of checkout, for every point, the car and a carrier', async () => {
  const { id } = await aList()
  const whole = await checkoutDays(items())
  const alone = await Promise.all(items().map((item) => checkoutDays([item])))
  expect(new Set(Object.values(whole)).size).toBeGreaterThan(1)
  // Nothing chosen: the nearest point.
  expect((await figures(id)).body.totals.day).toBe(whole.near)
  for (const [name, wanted] of Object.entries(kinds()) as [keyof typeof whole, Wanted][]) {
    const { body } = await figures(id, wanted)
    expect([name, body.totals.day]).toEqual([name, whole[name]])
    expect([name, body.lines.map(({ day }) => day)]).toEqual([name, alone.map((days) => days[name])])
  }
})

test('[R-09] an order to the chosen destination is promised for the day the table has shown', async () => {
  const address = only(
    await server.ctx.db
      .insert(deliveryAddresses)
      .values({ companyId: customer.company.id, label: 'Объект', address: 'Лесная, 1' })
      .returning(),
  )
  const { id } = await aList()
  const shown = (await figures(id, kinds().car)).body.totals.day
  const order = await anOrder(server, customer, items(), {
    changes: { deliveryType: 'delivery', warehouseId: null, deliveryAddressId: address.id, shortage: 'toOrder' },
  })
  const { body } = await callApi(server, ordersApi.read, { url: `/api/v1/order/${order.id}`, headers: customer.headers })
  expect(shown).not.toBeNull()
  expect(body.promisedOn).toBe(shown)
})

test('[R-09] the day follows the cut-off of the car and a changed route, though the figures were made before', async () => {
  const { id } = await aSpecification(server, customer.headers, { lines: [aLine({ productId: goods.products.breaker.id })] })
  const day = async () => (await figures(id, kinds().car)).body.totals.day
  expect([await day(), await day()]).toEqual(['2026-11-17', '2026-11-17'])
  now = new Date('2026-11-16T10:00:00Z')
  expect(await day()).toBe('2026-11-20')
  await server.pool.query(`update delivery_routes set weekdays = '{3}'`)
  expect(await day()).toBe('2026-11-18')
  await server.pool.query(`update delivery_routes set weekdays = '{2,5}'`)
})

test('[R-09, K-02] files show the day of the chosen destination and name it', async () => {
  const { id } = await aList()
  const fileOf = async (body: object) => {
    const answer = await callApi(server, specificationsApi.exportMany, { headers: customer.headers, body: { ids: [id], ...body } })
    return (await server.app.inject({ url: answer.body.path ?? '' })).rawPayload
  }
  const days = (await figures(id, kinds().far)).body.lines.map(({ day }) => day ?? '')
  const russian = days.map((day) => day.split('-').toReversed().join('.'))
  expect(new Set(days).size).toBeGreaterThan(1)
  const csv = (await fileOf({ format: 'csv' })).toString().split('\r\n').slice(1)
  expect(days.map((day, at) => csv[at]?.includes(day))).toEqual([true, true, true])
  const pdf = (await readPdf(await fileOf({ format: 'pdf' }))).join('')
  for (const part of [...russian, `самовывоз: ${goods.warehouses.far.name}`]) expect(pdf).toContain(squeezed(part))
  const rows = await readSheet(await fileOf({ format: 'xlsx' }), { mostRows: 100 })
  expect(JSON.stringify(rows)).toContain(goods.warehouses.far.name)
})

test('[R-09] points of the region and the ways the site offers are listed; what is not among them is refused by its field', async () => {
  const listed = async () => (await callApi(server, destinationApi.read, { headers: customer.headers })).body
  const { near, far } = goods.warehouses
  expect(await listed()).toMatchObject({
    deliveryTypes: ['pickup', 'delivery', 'carrier'],
    pickupPoints: [{ id: near.id }, { id: far.id }],
  })
  const refused = await choose(server, customer.headers, { deliveryType: 'pickup', warehouseId: 999_999 })
  expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ field: 'warehouseId', code: 'wrong_choice' }] }])
  await changeSettings(server.ctx, 1, { toggles: { orderPickup: false } })
  await expect.poll(async () => (await listed()).deliveryTypes, { timeout: 5_000 }).toEqual(['delivery', 'carrier'])
  expect((await listed()).pickupPoints).toEqual([])
  expect((await choose(server, customer.headers, kinds().near)).status).toBe(422)
  await changeSettings(server.ctx, 1, { toggles: { orderPickup: true } })
})
