import { beforeAll, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCustomer, type Customer } from '#test/builders.orders'
import { choose } from '#test/builders.promise'
import { aGroup, aLine, aSpecification, ofSpecification, openSpecifications } from '#test/builders.specifications'
import { readPdf, squeezed } from '#test/read-pdf'
import { smallCatalogue } from '#test/small-catalogue'
import { companyDiscounts, contractPrices, priceBreaks, productPromos } from '#tables/promos'
import { stock } from '#tables/stock'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let now = new Date('2026-11-16T07:00:00Z')
const PROMO_AT = new Date('2026-11-16T08:00:00Z')

beforeAll(async () => {
  server.ctx.now = () => now
  await openSpecifications(server)
  customer = await aCustomer(server, { priceTypeId: goods.wholesale.id })
  const { breaker, thinCable, mediumCable } = goods.products
  const { near, far } = goods.warehouses
  await server.pool.query('update warehouses set is_pickup_point = true')
  await server.ctx.db.delete(stock)
  await server.ctx.db.insert(stock).values([
    { productId: breaker.id, warehouseId: near.id, free: 100 },
    { productId: thinCable.id, warehouseId: far.id, free: 500 },
    { productId: mediumCable.id, warehouseId: near.id, free: 500 },
  ])
  await server.ctx.db.insert(priceBreaks).values({ productId: breaker.id, fromQuantity: 10, discount: 700 })
  await server.ctx.db.insert(contractPrices).values({ contractId: customer.contract.id, productId: thinCable.id, price: 1_23 })
  await server.ctx.db.insert(companyDiscounts).values({ companyId: customer.company.id, brandId: mediumCable.brandId, discount: 333 })
  await server.ctx.db.insert(productPromos).values({ productId: breaker.id, discount: 1_500, startsAt: PROMO_AT })
})

const rub = (value: number) => value.toLocaleString('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const russianDay = (day: string | null) => day?.split('-').toReversed().join('.') ?? ''

async function aDocument() {
  const board = aGroup('ЩО', { multiplier: 4 })
  const { breaker, thinCable, mediumCable } = goods.products
  return aSpecification(server, customer.headers, {
    groups: [board],
    lines: [
      aLine({ productId: thinCable.id, amount: 40 }),
      aLine({ productId: mediumCable.id, amount: 100 }),
      aLine({ productId: breaker.id, amount: 3, groupId: board.id }),
    ],
  })
}

type Seen = { article: string; price: number; sum: number; day: string | null }
type Whole = { lines: Seen[]; sum: number; day: string | null }

async function inTable(id: number): Promise<Whole> {
  const { headers } = customer
  const { body: opened } = await callApi(server, specificationsApi.read, { headers, url: ofSpecification(id) })
  const { body } = await callApi(server, specificationsApi.figures, { headers, url: ofSpecification(id, '/figures') })
  const article = (lineId: string) => {
    const line = opened.lines.find((one) => one.id === lineId)
    return opened.products.find((product) => product.id === line?.productId)?.article ?? ''
  }
  return {
    lines: body.lines.map(({ id: lineId, price, sum, day }) => ({
      article: article(lineId),
      price: price?.value ?? 0,
      sum: sum ?? 0,
      day,
    })),
    sum: body.totals.sum,
    day: body.totals.day,
  }
}

const file = async (id: number, format: string) => {
  const { body } = await callApi(server, specificationsApi.exportMany, {
    headers: customer.headers,
    body: { ids: [id], format },
  })
  return (await server.app.inject({ url: body.path ?? '' })).rawPayload
}

async function inCsv(id: number): Promise<Seen[]> {
  const rows = (await file(id, 'csv'))
    .toString()
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'))
  const [head = [], ...lines] = rows
  const at = (row: string[], title: string) => row[head.indexOf(title)] ?? ''
  const figure = (text: string) => Number(text.replace(',', '.'))
  return lines.map((row) => ({
    article: at(row, 'Артикул'),
    price: figure(at(row, 'Цена')),
    sum: figure(at(row, 'Сумма')),
    day: at(row, 'Срок'),
  }))
}

async function inSheet(id: number): Promise<{ rows: string; total: unknown }> {
  const rows = (await readSheet(await file(id, 'xlsx'), { mostRows: 100 })).map(({ cells }) => cells.filter((cell) => cell !== null))
  return { rows: JSON.stringify(rows), total: rows.find(([title]) => title === 'Итого:')?.at(-1) }
}

/** Prices of the cart for the same lines, and the day that checkout promises at a point. */
async function inCart(id: number, point: number): Promise<Whole> {
  const { headers } = customer
  await callApi(server, specificationsApi.toCart, { headers, url: ofSpecification(id, '/to-cart'), body: {} })
  const { body: cart } = await callApi(server, cartApi.read, { headers })
  const { body: options } = await callApi(server, checkoutApi.options, { headers })
  expect(options.sum).toBe(cart.totals.sum)
  const lines = cart.lines.map(({ product, price, sum }) => ({
    article: product.article,
    price: price?.value ?? 0,
    sum: sum ?? 0,
    day: null,
  }))
  await server.pool.query('delete from cart_items')
  return { lines, sum: cart.totals.sum, day: options.pickupPoints.find((one) => one.id === point)?.readyOn ?? null }
}

test('[R-09, K-02] table, files, cart and checkout have the same prices, sums and days: contract, discount, break, and a promo that starts', async () => {
  const { id } = await aDocument()
  const { near, far } = goods.warehouses
  const prices: number[][] = []
  for (const moment of [now, PROMO_AT]) {
    now = moment
    for (const { id: warehouseId } of [near, far]) {
      await choose(server, customer.headers, { deliveryType: 'pickup', warehouseId })
      const table = await inTable(id)
      expect(await inTable(id)).toEqual(table)
      expect(await inCsv(id)).toEqual(table.lines)
      const sheet = await inSheet(id)
      const pdf = (await readPdf(await file(id, 'pdf'))).join('')
      expect(sheet.total).toBe(table.sum)
      for (const { price, sum, day } of table.lines) {
        for (const text of [rub(price), rub(sum), russianDay(day)]) expect(pdf).toContain(squeezed(text))
        for (const cell of [price, sum]) expect(sheet.rows).toContain(JSON.stringify(cell))
      }
      expect(pdf).toContain(squeezed(rub(table.sum)))
      const cart = await inCart(id, warehouseId)
      const plain = ({ article, price, sum }: Seen) => [article, price, sum]
      expect(cart.lines.map(plain).toSorted()).toEqual(table.lines.map(plain).toSorted())
      expect([cart.sum, cart.day]).toEqual([table.sum, table.day])
      prices.push(table.lines.map(({ price }) => price))
    }
  }
  const [before, , after] = prices
  // The contract's price stands, the discount too; the promo has begun.
  expect([before?.[0], after?.[0]]).toEqual([1.23, 1.23])
  expect(after?.[1]).toBe(before?.[1])
  expect(after?.[2]).toBeLessThan(before?.[2] ?? 0)
})
