import { sql } from '#platform/database/drizzle'
import fc from 'fast-check'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { cartApi, type CartTotals } from '@vitrina/contract/cart/cart'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import { cartItems } from '#tables/cart'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aCart } from '#test/builders.cart'
import { smallCatalogue } from '#test/small-catalogue'

const PRODUCTS = 2_100
const { server } = describeStore()
let headers: Headers
let cart: Awaited<ReturnType<typeof aCart>>
let productIds: number[]
let pricedFor: string

beforeAll(async () => {
  const { ctx } = server
  const goods = await smallCatalogue(ctx)
  const company = await aCompany(ctx, { priceTypeId: goods.wholesale.id })
  const user = await aUser(ctx, { companyIds: [company.id] })
  headers = user.headers
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id, weight_grams, volume_ml)
    select 'BIG-' || n, 'B' || n, 'Клемма ' || n, section_id, family_id, brand_id, country_code, seller_id, unit_id, 1 + n % 700, n % 3000
    from products, generate_series(1, ${PRODUCTS}) n where id = ${goods.products.breaker.id} returning id`)
  productIds = rows.map(({ id }) => id)
  await ctx.db.execute(sql`
    insert into prices (product_id, price_type_id, price) select id, ${goods.wholesale.id}, 1000 + id from products where article like 'BIG-%'`)
  cart = await aCart(ctx, { userId: user.id, companyId: company.id })
  // The value the server itself writes for this viewer.
  await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: productIds[0], amount: 1 }] } })
  const [line] = await ctx.db.select({ pricedFor: cartItems.pricedFor }).from(cartItems)
  pricedFor = line?.pricedFor ?? ''
})

type Line = {
  price: number | null
  oldPrice: number | null
  vatRate: number | null
  cashBack: number | null
  amount: number
  isSelected: boolean
}

async function fill(lines: Line[]): Promise<{ id: number }[]> {
  await server.ctx.db.delete(cartItems)
  if (lines.length === 0) return []
  const rows = lines.map((line, n) => ({ ...line, cartId: cart.id, productId: productIds[n] ?? 0, pricedAt: new Date(), pricedFor }))
  return server.ctx.db.insert(cartItems).values(rows).returning({ id: cartItems.id })
}

/** The same sums by the plain rules, in kopecks. */
function expected(lines: readonly Line[]): Pick<CartTotals, 'lineCount' | 'lineSum' | 'sum' | 'vat' | 'discount'> {
  const sumOf = (some: readonly Line[], of: (line: Line) => number) => some.reduce((sum, line) => sum + of(line), 0)
  const chosen = lines.filter(({ isSelected }) => isSelected)
  const gross = ({ price, amount }: Line) => (price === null ? 0 : lineSum(price, amount))
  const full = ({ price, oldPrice, amount }: Line) => (price === null ? 0 : lineSum(oldPrice ?? price, amount))
  const vat = (line: Line) => (line.vatRate === null ? 0 : vatWithin(gross(line), line.vatRate))
  return {
    lineCount: lines.length,
    lineSum: sumOf(lines, gross),
    sum: sumOf(chosen, gross),
    vat: sumOf(chosen, vat),
    discount: sumOf(chosen, full) - sumOf(chosen, gross),
  }
}

const inKopecks = (totals: Record<string, unknown>) =>
  Object.fromEntries(['lineSum', 'sum', 'vat', 'discount', 'withoutVat'].map((name) => [name, Math.round(Number(totals[name]) * 100)]))

const aLine: fc.Arbitrary<Line> = fc
  .record({
    price: fc.option(fc.integer({ min: 1, max: 50_000_000 }), { freq: 8 }),
    more: fc.option(fc.integer({ min: 1, max: 10_000 })),
    vatRate: fc.constantFrom(2200, 2000, 1000, 0, null),
    cashBack: fc.option(fc.integer({ min: 0, max: 9_999 })),
    amount: fc.oneof(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 1000),
    ),
    isSelected: fc.boolean(),
  })
  .map(({ more, ...line }) => ({ ...line, oldPrice: line.price !== null && more !== null ? line.price + more : null }))

test('totals and VAT balance to the kopeck, line by line and rate by rate, whatever is in the cart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aLine, { maxLength: 40 }), async (lines) => {
      await fill(lines)
      const { body } = await callApi(server, cartApi.read, { headers })
      const { lineCount, ...money } = expected(lines)
      expect(body.totals.lineCount).toBe(lineCount)
      expect(inKopecks(body.totals)).toEqual({ ...money, withoutVat: money.sum - money.vat })

      const byRate = body.totals.vatByRate.map(({ sum, vat }) => ({ sum: Math.round(sum * 100), vat: Math.round(vat * 100) }))
      expect(byRate.reduce((all, { sum }) => all + sum, 0)).toBe(money.sum)
      expect(byRate.reduce((all, { vat }) => all + vat, 0)).toBe(money.vat)
      const kopecks = (value: number | null) => Math.round((value ?? 0) * 100)
      const selected = body.lines.filter((line) => line.selected)
      expect(selected.reduce((all, { sum }) => all + kopecks(sum), 0)).toBe(money.sum)
      expect(selected.reduce((all, { vat }) => all + kopecks(vat), 0)).toBe(money.vat)
      const points = selected.reduce((all, { price, cashBack }) => all + (price === null && cashBack === null ? 0 : kopecks(cashBack)), 0)
      expect(kopecks(body.totals.cashBack)).toBe(points)
    }),
    { numRuns: 30 },
  )
})

test('an edit leaves the same totals as reading the whole cart anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aLine, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 5_000 }), async (lines, amount) => {
      const [first] = await fill(lines)
      const url = `/api/v1/cart/items/${first?.id}`
      const { body: edited } = await callApi(server, cartApi.changeItem, { url, headers, body: { amount, selected: true } })
      const { body } = await callApi(server, cartApi.read, { headers })
      expect(body.totals).toEqual(edited.totals)
      expect(body.lines[0]).toMatchObject(edited.line)
    }),
    { numRuns: 20 },
  )
})

/** Statements besides the borders of the transaction. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = server
  const seen: string[] = []
  const spied = new WeakSet<object>()
  const spy = (client: { query: (...given: never[]) => unknown }) => {
    if (spied.has(client)) return
    spied.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = (...given: unknown[]) => {
      const [first] = given
      const text = typeof first === 'string' ? first : (first as { text?: string }).text
      if (text && !/^(begin|commit|rollback)/i.test(text)) seen.push(text)
      return query(...given)
    }
  }
  pool.on('acquire', spy)
  await work()
  pool.off('acquire', spy)
  return seen
}

test('an edit in a cart of a thousand lines takes as few statements as in a small one', async () => {
  const aThousand = Array.from(
    { length: 1_000 },
    (): Line => ({
      price: 1_000,
      oldPrice: null,
      vatRate: 2200,
      cashBack: null,
      amount: 2,
      isSelected: true,
    }),
  )
  const [line] = await fill(aThousand)
  const edit = () => callApi(server, cartApi.changeItem, { url: `/api/v1/cart/items/${line?.id}`, headers, body: { amount: 7 } })
  const add = () => callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: productIds[1_001], amount: 7 }] } })
  // The cached site and its prices must not expire meanwhile.
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await edit()
  expect((await statementsOf(edit)).length).toBeLessThanOrEqual(5)
  expect((await statementsOf(add)).length).toBeLessThanOrEqual(6)
})

test('a cart over its limit is refused with its text', async () => {
  await fill([])
  const put = (from: number, count: number) =>
    callApi(server, cartApi.addItems, {
      headers,
      body: { items: productIds.slice(from, from + count).map((productId) => ({ productId, amount: 1 })) },
    })
  for (let from = 0; from < MAX_CART_LINES; from += 500) expect((await put(from, 500)).status).toBe(200)
  const over = await put(MAX_CART_LINES, 1)
  expect([over.status, over.body.code, over.body.message]).toEqual([
    409,
    'cart.too-many-lines',
    'В корзине не может быть больше 2000 строк',
  ])
  expect((await put(0, 501)).status).toBe(422)
  expect((await callApi(server, cartApi.amounts, { headers })).body.count).toBe(MAX_CART_LINES)
  expect((await callApi(server, cartApi.read, { headers })).body.lines).toHaveLength(MAX_CART_LINES)
  const { body } = await callApi(server, cartApi.actualise, { headers })
  expect(body.summary.ok + body.summary.warning).toBe(MAX_CART_LINES)
})
