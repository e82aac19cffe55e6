import { expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { aCustomer, anOrder, type Customer } from '#test/builders.orders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'
import { stock } from '#tables/stock'
import { countBought } from '../search.jobs.ts'

const { server: store, goods } = describeStore({ goods: smallCatalogue })

const articles = async (keyword: string, headers: Headers = {}) => {
  const url = `/api/v2/search?sorting[relevance]=ASC&criteria[keyword]=${encodeURIComponent(keyword)}`
  return (await callApi(store, catalogueApi.search, { url, headers })).body.items.map(({ article }) => article)
}

/** Cables come in for the order and are out of stock after it. */
async function buy(customer: Customer, productIds: number[], amount = 1) {
  const warehouseId = goods.warehouses.near.id
  for (const productId of productIds)
    await store.ctx.db
      .insert(stock)
      .values({ productId, warehouseId, free: amount })
      .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { free: amount } })
  return anOrder(
    store,
    customer,
    productIds.map((productId) => ({ productId, amount })),
  )
}

const demand = async () =>
  (
    await store.pool.query<{ productId: number; regionId: number | null; points: number }>(
      'select product_id as "productId", region_id as "regionId", points from product_demand order by 1, 2 nulls first',
    )
  ).rows

test('what is bought comes first among equals; cancelled and returned lines are no sales', async () => {
  // All cables have the words, and nobody has bought: the seller's own numbers decide as far as they differ.
  expect(await articles('кабель ввгнг')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100'])

  const customer = await aCustomer(store)
  const { thickCable, mediumCable } = goods.products
  const order = await buy(customer, [thickCable.id, mediumCable.id], 3)
  await buy(customer, [thickCable.id], 1_000)
  await store.pool.query('update order_items set cancelled = amount where product_id = $1', [mediumCable.id])
  await countBought.run(store.ctx, {})
  // One company in one month, however much and however often.
  const region = order.regionId === null ? [] : [{ productId: thickCable.id, regionId: order.regionId, points: 24 }]
  expect(await demand()).toEqual([{ productId: thickCable.id, regionId: null, points: 24 }, ...region])
  await eventually(async () => expect(await articles('кабель ввгнг')).toEqual(['KAB-0015', 'KAB-0100', 'KAB-0025']))

  // Two companies weigh more than the stock of a product nobody buys.
  for (const other of [await aCustomer(store), await aCustomer(store)]) await buy(other, [thickCable.id])
  await countBought.run(store.ctx, {})
  await eventually(async () => expect((await articles('кабель ввгнг'))[0]).toBe('KAB-0100'))

  await store.pool.query(`update orders set state = 'cancelled'`)
  await countBought.run(store.ctx, {})
  expect(await demand()).toEqual([])
  await eventually(async () => expect(await articles('кабель ввгнг')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100']))
})

test('what a company bought comes first for that company alone', async () => {
  const { mediumCable, thickCable } = goods.products
  const buyer = await aCustomer(store)
  const others = [await aCustomer(store), await aCustomer(store)]
  await buy(buyer, [mediumCable.id])
  for (const other of others) await buy(other, [thickCable.id])
  await countBought.run(store.ctx, {})
  await eventually(async () => expect((await articles('кабель ввгнг'))[0]).toBe('KAB-0100'))
  expect((await articles('кабель ввгнг', buyer.headers))[0]).toBe('KAB-0025')
  const [first, second] = await Promise.all([articles('кабель', buyer.headers), articles('кабель', others[0]?.headers)])
  expect([first?.[0], second?.[0]]).toEqual(['KAB-0025', 'KAB-0100'])
})
