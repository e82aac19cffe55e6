import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { productApi } from '@vitrina/contract/catalogue/product'
import { contracts, legalEntities } from '#tables/companies'
import { contractPrices, priceBreaks, productPromos } from '#tables/promos'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { aPrice, aPriceType } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })

beforeAll(async () => {
  const { thinCable } = goods.products
  await server.ctx.db.insert(productPromos).values({ productId: thinCable.id, discount: 5_000 })
  await server.ctx.db.insert(priceBreaks).values({ productId: thinCable.id, fromQuantity: 5, discount: 1_000 })
})

type NewContract = Partial<typeof contracts.$inferInsert> & { isMain?: boolean; fixed?: Record<number, number> }

/** A buyer whose company has signed these contracts. */
async function aBuyer(...signed: NewContract[]): Promise<{ headers: Headers }> {
  const { ctx } = server
  const company = await aCompany(ctx, { priceTypeId: goods.wholesale.id })
  for (const { isMain = true, fixed = {}, ...given } of signed) {
    const entity = only(
      await ctx.db
        .insert(legalEntities)
        .values({ companyId: company.id, type: 'ul', shortName: 'ООО', fullName: 'ООО', isMain })
        .returning(),
    )
    const contract = only(
      await ctx.db
        .insert(contracts)
        .values({ legalEntityId: entity.id, number: 'Д-1', signedOn: '2026-01-10', ...given })
        .returning(),
    )
    for (const [productId, price] of Object.entries(fixed))
      await ctx.db.insert(contractPrices).values({ contractId: contract.id, productId: Number(productId), price })
  }
  return { headers: (await aUser(ctx, { companyIds: [company.id] })).headers }
}

const explain = async ({ headers }: { headers: Headers }, id: number, amount = 1) =>
  (await callApi(server, pricesApi.explain, { url: `/api/v1/product/${id}/price?amount=${amount}`, headers })).body

test('a price the contract fixes stands as it is, in the explanation, the list, the product and the actualisation', async () => {
  const { thinCable, mediumCable } = goods.products
  const buyer = await aBuyer({ number: 'Д-77', fixed: { [thinCable.id]: 9_999 } })
  const told = await explain(buyer, thinCable.id, 10)
  expect(told.steps).toEqual([{ kind: 'contract', name: 'Д-77', factor: 10_000, price: 99.99 }])
  expect(told.price).toMatchObject({ value: 99.99, vatRate: 2200, old: null })
  expect(told.breaks).toEqual([])
  expect((await explain(buyer, mediumCable.id)).steps).toMatchObject([{ kind: 'base', name: 'Оптовая', price: 160 }])

  const { headers } = buyer
  const list = await callApi(server, catalogueApi.list, { url: '/api/v1/product?filters[keyword]=KAB-0015', headers })
  expect(list.body.items[0]).toMatchObject({ price: { value: 99.99 }, currentPrice: 99.99 })
  const product = await callApi(server, productApi.read, { url: `/api/v1/product/${thinCable.id}`, headers })
  expect(product.body).toMatchObject({ price: { value: 99.99 }, breaks: [] })
  const actual = await callApi(server, pricesApi.actualise, { body: { items: [{ id: thinCable.id, amount: 10 }] }, headers })
  expect(actual.body.items).toMatchObject([{ status: 'ok', currentPrice: 99.99 }])
})

test('a contract may fix the price of a product that no price list has', async () => {
  const { relay } = goods.products
  expect((await explain(await aBuyer({ fixed: { [relay.id]: 5_000 } }), relay.id)).price.value).toBe(50)
  expect((await explain(await aBuyer(), relay.id)).code).toBe('price.not-found')
})

test('a contract’s own price type goes before the company’s', async () => {
  const special = await aPriceType(server.ctx, { name: { ru: 'Договорная' } })
  await aPrice(server.ctx, { productId: goods.products.breaker.id, priceTypeId: special.id, price: 12_345 })
  // The price types are read anew within a second.
  const buyer = await aBuyer({ priceTypeId: special.id })
  await expect
    .poll(async () => (await explain(buyer, goods.products.breaker.id)).steps)
    .toMatchObject([{ name: 'Договорная', price: 123.45 }])
})

test('of several contracts the main entity’s last one counts, and none that is over, ahead or switched off', async () => {
  const { thinCable } = goods.products
  const fixed = (price: number) => ({ fixed: { [thinCable.id]: price } })
  const buyer = await aBuyer(
    { ...fixed(1_000), isMain: false, signedOn: '2026-09-01' },
    { ...fixed(2_000), signedOn: '2026-01-01' },
    { ...fixed(3_000), signedOn: '2026-02-01' },
    { ...fixed(4_000), signedOn: '2026-03-01', validTo: '2026-03-31' },
    { ...fixed(5_000), signedOn: '2099-01-01' },
    { ...fixed(6_000), signedOn: '2026-04-01', isActive: false },
  )
  expect((await explain(buyer, thinCable.id)).price.value).toBe(30)
})

test.each([
  ['signed today', { signedOn: dayFromToday(0) }, true],
  ['signed tomorrow', { signedOn: dayFromToday(1) }, false],
  ['that ends today', { validTo: dayFromToday(0) }, true],
  ['that ended yesterday', { validTo: dayFromToday(-1) }, false],
])('a contract %s gives its price type and its prices, or neither', async (_, given, isInForce) => {
  const { thinCable, mediumCable } = goods.products
  const contract = { signedOn: dayFromToday(-9), priceTypeId: goods.retail.id, fixed: { [thinCable.id]: 4_200 }, ...given }
  const [bound, free] = [await aBuyer(contract), await aBuyer()]
  expect((await explain(bound, thinCable.id)).price.value === 42).toBe(isInForce)
  const priceTypeOf = async (buyer: { headers: Headers }) => (await explain(buyer, mediumCable.id)).steps[0]?.name
  expect([await priceTypeOf(free), await priceTypeOf(bound)]).toEqual(['Оптовая', isInForce ? 'Розничная' : 'Оптовая'])
})

test('one company’s contract gives no prices to others', async () => {
  const { breaker } = goods.products
  await aBuyer({ fixed: { [breaker.id]: 100 } })
  expect((await explain(await aBuyer(), breaker.id)).price.value).toBe(240)
})
