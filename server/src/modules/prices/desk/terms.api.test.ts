import { beforeAll, expect, test } from 'vitest'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { buyerViewApi } from '@vitrina/contract/prices/desk/buyer-view'
import { discountsApi } from '@vitrina/contract/prices/desk/discounts'
import { promotionsApi } from '@vitrina/contract/prices/desk/promotions'
import { vatRatesApi } from '@vitrina/contract/prices/desk/vat-rates'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { aCompany, aUser } from '#test/builders'
import { aContract, aMember, anEntity } from '#test/builders.companies'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers

beforeAll(async () => {
  ;({ headers } = await aUser(store.ctx, { role: 'head_of_sales' }))
})

const base = '/api/v1/back-office/prices'

async function aBuyer() {
  const company = await aCompany(store.ctx, { priceTypeId: goods.retail.id })
  const entity = await anEntity(store.ctx, { companyId: company.id })
  const contract = await aContract(store.ctx, { legalEntityId: entity.id })
  const { headers: own } = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  return { company, contract, headers: own }
}

const view = async (query: string) => (await callApi(store, buyerViewApi.view, { url: `${base}/buyer-view?${query}`, headers })).body
const ownPrice = async (product: number, by: Headers, amount = 1) =>
  (await callApi(store, pricesApi.explain, { url: `/api/v1/product/${product}/price?amount=${amount}`, headers: by })).body

test('what the desk shows as a buyer’s price is what the buyer is shown, step by step', async () => {
  const { company, contract, headers: own } = await aBuyer()
  const { thinCable } = goods.products
  const add = (body: object) => callApi(store, discountsApi.add, { headers, body: { companyId: company.id, ...body } })
  const ofCompany = await add({ kind: 'brand', subjectId: goods.brands.spark.id, discount: 500 })
  expect(ofCompany.body).toMatchObject({ kind: 'brand', subject: { name: 'Искра' }, contract: null, discount: 500 })
  const ofContract = await add({ contractId: contract.id, kind: 'section', subjectId: goods.sections.root.id, discount: 900 })
  expect(ofContract.body.contract).toEqual({ id: contract.id, number: contract.number })
  expect((await add({ kind: 'brand', subjectId: goods.brands.spark.id, discount: 600 })).body.code).toBe('discount.taken')
  expect((await add({ contractId: 2_000_000_000, kind: 'brand', subjectId: 1, discount: 600 })).body.code).toBe('contract.not-found')

  const query = `company=${company.id}&products[]=${thinCable.id}&amount=10`
  await eventually(async () => {
    const { items } = await view(query)
    expect(items[0]?.explanation?.steps.at(-1)).toMatchObject({ kind: 'section', factor: 9_100 })
    expect(items[0]?.explanation).toEqual(await ownPrice(thinCable.id, own, 10))
  })
  expect(await view(query)).toMatchObject({ priceType: 'Розничная', contract: contract.number })
  expect((await view(`company=${company.id}&contract=2000000000&products[]=1`)).code).toBe('contract.not-found')

  const url = `${base}/discounts/${ofContract.body.id}`
  const change = (discount: number, expected: number) => callApi(store, discountsApi.change, { url, headers, body: { discount, expected } })
  expect((await change(1_000, 900)).body.discount).toBe(1_000)
  expect((await change(1_100, 900)).body).toMatchObject({ code: 'discount.changed', current: { discount: 1_000 } })
  expect((await callApi(store, discountsApi.remove, { url, headers })).body).toEqual({ ok: true })
  await eventually(async () => expect((await ownPrice(thinCable.id, own)).steps.at(-1)).toMatchObject({ kind: 'brand', factor: 9_500 }))
})

test('a contract fixes a price for its company alone, and a second hand is told of the first', async () => {
  const { company, contract, headers: own } = await aBuyer()
  const other = await aBuyer()
  const { breaker } = goods.products
  const save = (price: number | null, expected: number | null) =>
    callApi(store, discountsApi.saveContractPrices, {
      url: `${base}/contracts/${contract.id}/prices`,
      headers,
      body: { rows: [{ productId: breaker.id, price, expected }] },
    })
  expect((await save(99.5, null)).body.rows).toMatchObject([{ outcome: 'changed' }])
  expect((await save(88, null)).body.rows).toMatchObject([{ outcome: 'conflict', price: 99.5 }])
  await eventually(async () => expect((await ownPrice(breaker.id, own)).steps).toMatchObject([{ kind: 'contract', price: 99.5 }]))
  expect((await ownPrice(breaker.id, other.headers)).steps[0]?.kind).toBe('base')
  const shown = await callApi(store, discountsApi.contractPrices, { url: `${base}/contracts/${contract.id}`, headers })
  expect(shown.body.items).toMatchObject([{ productId: breaker.id, price: 99.5 }])
  expect((await view(`company=${company.id}&products[]=${breaker.id}`)).items[0]?.explanation?.price.value).toBe(99.5)
  expect((await save(null, 99.5)).body.rows).toMatchObject([{ outcome: 'changed', price: null }])
})

test('as a guest one sees what guests see, and why there is no price', async () => {
  const { thinCable, relay } = goods.products
  const { items } = await view(`products[]=${thinCable.id}&products[]=${relay.id}`)
  expect(items.map(({ without }) => without)).toEqual([null, 'no-price'])
  expect(items[0]?.explanation?.price).toEqual((await ownPrice(thinCable.id, {})).price)
})

test('a promotion holds on its days, marks its overlaps, and its goods change all or none', async () => {
  const { thinCable, mediumCable } = goods.products
  const today = sellerDay(store.ctx.now())
  const add = async (name: string, from: string, to: string | null) =>
    (await callApi(store, promotionsApi.add, { headers, body: { name, from, to } })).body
  const first = await add('Неделя кабеля', shiftDay(today, -1), shiftDay(today, 5))
  const second = await add('Конец месяца', today, shiftDay(today, 10))
  const goodsUrl = (id: number) => `${base}/promotions/${id}/goods`
  const put = (id: number, goodsChosen: object, discount: number) =>
    callApi(store, promotionsApi.addGoods, { url: goodsUrl(id), headers, body: { goods: goodsChosen, discount } })
  expect((await put(first.id, { filter: { brand: goods.brands.spark.id, section: goods.sections.root.id } }, 1_000)).body.added).toBe(2)
  expect((await put(second.id, { productIds: [thinCable.id] }, 2_000)).body.promotion.overlaps).toEqual([
    { id: first.id, name: 'Неделя кабеля', goodsCount: 1 },
  ])

  const calendar = await callApi(store, promotionsApi.calendar, { url: `${base}/promotions?from=${today}&to=${today}`, headers })
  expect(calendar.body.items).toMatchObject([
    { name: 'Неделя кабеля', goodsCount: 2, overlaps: [{ id: second.id }] },
    { name: 'Конец месяца', goodsCount: 1, overlaps: [{ id: first.id }] },
  ])
  // Of two discounts the greater one counts.
  expect((await view(`products[]=${thinCable.id}`)).items[0]?.explanation?.steps.at(-1)).toMatchObject({ kind: 'promo', factor: 8_000 })

  const rows = (expected: number) => [
    { productId: thinCable.id, discount: 2_500, expected: 1_000 },
    { productId: mediumCable.id, discount: null, expected },
  ]
  const save = (expected: number) =>
    callApi(store, promotionsApi.saveGoods, { url: goodsUrl(first.id), headers, body: { rows: rows(expected) } })
  expect((await save(1)).body.code).toBe('promotion.changed')
  expect((await save(1_000)).body).toMatchObject({ goodsCount: 1, greatestDiscount: 2_500 })
  const listed = await callApi(store, promotionsApi.goods, { url: goodsUrl(first.id), headers })
  expect(listed.body.items).toMatchObject([{ productId: thinCable.id, discount: 2_500 }])

  const change = (to: string, version: number) =>
    callApi(store, promotionsApi.change, {
      url: `${base}/promotions/${first.id}`,
      headers,
      body: { version, name: 'Неделя кабеля', from: shiftDay(today, -5), to },
    })
  expect((await change(shiftDay(today, -1), first.version)).body.overlaps).toEqual([])
  expect((await change(today, first.version)).body.code).toBe('promotion.changed')
  expect((await view(`products[]=${thinCable.id}`)).items[0]?.explanation?.steps.at(-1)).toMatchObject({ factor: 8_000 })
  await callApi(store, promotionsApi.remove, { url: `${base}/promotions/${second.id}`, headers })
  expect((await view(`products[]=${thinCable.id}`)).items[0]?.explanation?.steps).toHaveLength(1)
  expect((await callApi(store, promotionsApi.add, { headers, body: { name: 'Назад', from: today, to: shiftDay(today, -1) } })).status).toBe(
    422,
  )
})

test('a rate of VAT begins on a day to come, ends the former one, and can be taken back until then', async () => {
  const standard = async () => (await callApi(store, vatRatesApi.list, { headers })).body.items.find(({ group }) => group === 'standard')
  const before = await standard()
  const add = (from: string) => callApi(store, vatRatesApi.add, { headers, body: { group: 'standard', rate: 2_400, from } })
  expect((await add('2026-01-02')).body.code).toBe('vat-rate.not-ahead')
  const { body } = await add('2190-01-01')
  expect(body.rates.slice(0, 2)).toMatchObject([
    { rate: 2_400, from: '2190-01-01', to: null, isAhead: true },
    { rate: 2_200, to: '2189-12-31', isAhead: false },
  ])
  const remove = (id = 0) => callApi(store, vatRatesApi.remove, { url: `${base}/vat/${id}`, headers })
  expect((await remove(body.rates[1]?.id)).body.code).toBe('vat-rate.not-ahead')
  expect((await remove(body.rates[0]?.id)).body).toEqual({ ok: true })
  expect(await standard()).toEqual(before)
})

test('whoever loads price lists sees no company: neither in discounts and contracts nor as one of them', async () => {
  const { company, contract } = await aBuyer()
  const { headers: integrator } = await aUser(store.ctx, { role: 'integrator' })
  const asked = (url: string) => store.app.inject({ method: 'GET', url: `${base}${url}`, headers: integrator })
  const products = `products[]=${goods.products.thinCable.id}`
  expect((await asked('/buyers')).statusCode).toBe(403)
  expect((await asked('/discounts')).statusCode).toBe(403)
  expect((await asked(`/contracts/${contract.id}`)).statusCode).toBe(403)
  const seen = await asked(`/buyer-view?company=${company.id}&${products}`)
  const missing = await asked(`/buyer-view?company=2000000000&${products}`)
  expect([seen.statusCode, seen.json().code]).toEqual([404, 'company.not-found'])
  expect(seen.json().message).toBe(missing.json().message)
  expect((await asked(`/buyer-view?${products}`)).statusCode).toBe(200)
  expect((await asked('/types')).statusCode).toBe(200)
})
