import { expect, test } from 'vitest'
import { describeStore } from '../../server/test/describe-store.ts'
import { aCustomer, anOrder } from '../../server/test/builders.orders.ts'
import { smallCatalogue } from '../../server/test/small-catalogue.ts'
import { findUnbalanced, noteStock } from './supply-stock.ts'

const { server } = describeStore()

test('stock that left without a movement, or a movement without stock leaving, does not balance', async () => {
  const { products } = await smallCatalogue(server.ctx)
  await server.pool.query('update stock set free = 100')
  await noteStock(server.pool)
  await anOrder(server, await aCustomer(server), [{ productId: products.breaker.id, amount: 3 }])
  expect(await findUnbalanced(server.pool)).toEqual([])
  await server.pool.query('update stock set free = free + 3 where product_id = $1', [products.breaker.id])
  expect((await findUnbalanced(server.pool)).length).toBeGreaterThan(0)
})
