import { expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { saveStock } from '#modules/fulfilment/stock/save-stock'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { savePrices } from './save-prices.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })

test('prices that differ are written and told with what they were; equal ones and those of no product are left', async () => {
  const { thinCable, mediumCable, relay } = goods.products
  const priceTypeId = goods.retail.id
  const { changed, other } = await inTransaction(server.ctx, (tx) =>
    savePrices(tx, [
      { productId: thinCable.id, priceTypeId, price: 11_000 },
      { productId: mediumCable.id, priceTypeId, price: 20_000 },
      { productId: relay.id, priceTypeId, price: 500 },
      { productId: 2_000_000_000, priceTypeId, price: 1 },
    ]),
  )
  expect([changed, other]).toEqual([
    expect.arrayContaining([
      { productId: thinCable.id, priceTypeId, before: 10_000, after: 11_000 },
      { productId: relay.id, priceTypeId, before: null, after: 500 },
    ]),
    [],
  ])
  expect(changed).toHaveLength(2)
})

test('a price that is not what was expected stays', async () => {
  const wanted = { productId: goods.products.breaker.id, priceTypeId: goods.retail.id, price: 1 }
  const saved = await inTransaction(server.ctx, (tx) => savePrices(tx, [{ ...wanted, expected: { price: 7 } }]))
  expect(saved).toEqual({
    changed: [],
    other: [{ productId: wanted.productId, priceTypeId: wanted.priceTypeId, before: 30_000, after: 1 }],
  })
})

test('every change of stock by a file is a movement, so that the sums still agree', async () => {
  const place = { productId: goods.products.thinCable.id, warehouseId: goods.warehouses.near.id }
  await inTransaction(server.ctx, (tx) => saveStock(tx, [{ ...place, free: 60 }]))
  await inTransaction(server.ctx, (tx) => saveStock(tx, [{ ...place, free: null }]))
  const { rows } = await server.pool.query<{ change: number; kind: string }>(
    'select change, kind from stock_movements where product_id = $1 and warehouse_id = $2 order by id',
    [place.productId, place.warehouseId],
  )
  expect(rows).toEqual([
    { change: -40, kind: 'counted' },
    { change: -60, kind: 'counted' },
  ])
})
