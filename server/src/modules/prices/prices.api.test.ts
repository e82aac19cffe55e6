import { beforeAll, expect, test } from 'vitest'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { brandCashBacks, companyDiscounts, priceBreaks, productPromos } from '#tables/promos'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aRegion, aUser, aVisitor, changeSettings } from '#test/builders'
import { aBrand, aProduct, aSection } from '#test/builders.goods'
import { aPrice, aPriceType, theVatRates } from '#test/builders.prices'
import type { PriceViewer } from './read-viewer.ts'
import { resolvePrices } from './resolve-price.ts'

const { server } = describeStore()
let goods: { cable: number; unpriced: number; hidden: number }
let buyer: Headers

beforeAll(async () => {
  const { ctx } = server
  await theVatRates(ctx)
  const retail = await aPriceType(ctx, { isRetail: true, name: { ru: 'Розничная' } })
  const wholesale = await aPriceType(ctx)
  const root = await aSection(ctx, { name: 'Кабель и провод' })
  const leaf = await aSection(ctx, { parent: root })
  const brand = await aBrand(ctx, { name: 'Искра' })
  const cable = await aProduct(ctx, { sectionId: leaf.id, brandId: brand.id })
  const unpriced = await aProduct(ctx, { sectionId: leaf.id })
  const hidden = await aProduct(ctx, { sectionId: leaf.id, isActive: false })
  goods = { cable: cable.id, unpriced: unpriced.id, hidden: hidden.id }
  await aPrice(ctx, { productId: cable.id, priceTypeId: retail.id, price: 12_000 })
  await aPrice(ctx, { productId: cable.id, priceTypeId: wholesale.id, price: 10_000 })
  await ctx.db.insert(productPromos).values([
    { productId: cable.id, discount: 1_000 },
    { productId: cable.id, discount: 9_000, endsAt: new Date(Date.now() - 1_000) },
    { productId: cable.id, discount: 9_000, startsAt: new Date(Date.now() + 3_600_000) },
  ])
  await ctx.db.insert(priceBreaks).values({ productId: cable.id, fromQuantity: 100, discount: 500 })
  await ctx.db.insert(brandCashBacks).values({ brandId: brand.id, rate: 150 })

  const company = await aCompany(ctx, { priceTypeId: wholesale.id })
  await ctx.db.insert(companyDiscounts).values([
    { companyId: company.id, brandId: brand.id, discount: 300 },
    { companyId: company.id, sectionId: root.id, discount: 400 },
  ])
  const dear = await aRegion(ctx, { name: { ru: 'Якутск' }, priceFactor: 11_000 })
  buyer = (await aUser(ctx, { companyIds: [company.id], regionId: dear.id })).headers
})

const anyone: PriceViewer = {
  priceType: { id: 1, name: 'Розничная' },
  region: { id: 1, name: 'Москва', factor: 10_000 },
  discounts: [],
  contract: null,
  hasFixedPrices: false,
  places: [],
  seesPrices: true,
  vatRates: [
    { group: 'standard', rate: 2200, from: '2026-01-01', to: null },
    { group: 'standard', rate: 2000, from: '2019-01-01', to: '2025-12-31' },
  ],
  cashBacks: new Map(),
  pointsFactor: 100,
}

const explain = (query: string, headers: Headers = {}) =>
  callApi(server, pricesApi.explain, { url: `/api/v1/product/${goods.cable}/price${query}`, headers })
const actualise = (items: unknown, headers: Headers = buyer) =>
  callApi(server, pricesApi.actualise, { body: { items, source: 'catalog' }, headers })

test('a price explains itself: price list, region, the better discount of a section above, promo, quantity', async () => {
  const { body } = await explain('?amount=100', buyer)
  expect(body.steps.map(({ kind, name, price }) => [kind, name, price])).toEqual([
    ['base', 'Оптовая', 100],
    ['region', 'Якутск', 110],
    ['section', 'Кабель и провод', 105.6],
    ['promo', '', 95.04],
    ['quantity', '100', 90.29],
  ])
  expect(body.price).toEqual({ value: 90.29, withoutVat: 74.01, vat: 16.28, vatRate: 2200, old: 105.6 })
  expect(body.breaks).toEqual([{ from: 100, price: 90.29 }])
  expect(body.cashBack).toBe(1.35)
})

test('a guest sees the retail price of their region', async () => {
  expect((await explain('')).body.price.value).toBe(108)
})

test('VAT follows the date: 20 % to the end of 2025 in Moscow, 22 % after', async () => {
  const { ctx } = server
  const rateAt = async (moment: string) =>
    (await resolvePrices(ctx, anyone, { items: [{ id: goods.cable, amount: 1 }], at: new Date(moment) })).get(goods.cable)?.price.vatRate
  expect(await rateAt('2025-12-31T20:59:59Z')).toBe(2000)
  expect(await rateAt('2025-12-31T21:00:00Z')).toBe(2200)
})

test('each product of an actualisation is answered for itself, in the order asked [C-16]', async () => {
  const { status, body } = await actualise([
    { id: goods.cable, amount: 1 },
    { id: 2_000_000_000, amount: 1 },
    { id: goods.unpriced, amount: 3 },
    { id: goods.hidden, amount: 1 },
    { id: goods.cable, amount: 250 },
  ])
  expect(status).toBe(200)
  expect(body.items.map(({ id, amount, status: one, code, currentPrice }) => [id, amount, one, code, currentPrice])).toEqual([
    [goods.cable, 1, 'ok', undefined, 95.04],
    [2_000_000_000, 1, 'error', 'not-found', null],
    [goods.unpriced, 3, 'error', 'no-price', null],
    [goods.hidden, 1, 'error', 'not-found', null],
    [goods.cable, 250, 'ok', undefined, 90.29],
  ])
})

test('guests get actual prices only where the seller allows it [C-16]', async () => {
  const visitor = aVisitor().headers
  expect((await actualise([{ id: goods.cable }], visitor)).body.code).toBe('feature.off')
  await changeSettings(server.ctx, 1, { toggles: { currentPriceForGuests: true } })
  await expect.poll(async () => (await actualise([{ id: goods.cable }], visitor)).status).toBe(200)
})

test('prices can be kept from guests', async () => {
  await changeSettings(server.ctx, 1, { flags: { showPricesToGuests: false } })
  await expect.poll(async () => (await explain('')).body.code).toBe('price.not-found')
  expect((await explain('', buyer)).status).toBe(200)
  await changeSettings(server.ctx, 1, { flags: { showPricesToGuests: true } })
})

test.each([
  ['nothing', []],
  ['an amount of nothing', [{ id: 1, amount: 0 }]],
  ['an endless amount', [{ id: 1, amount: 1e12 }]],
  ['an id that is none', [{ id: -1, amount: 1 }]],
  ['too many', Array.from({ length: 501 }, (_, n) => ({ id: n + 1, amount: 1 }))],
  ['no list', 'all'],
])('%s is refused', async (_, items) => {
  expect((await actualise(items)).status).toBe(422)
})
