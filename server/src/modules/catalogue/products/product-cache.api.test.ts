import { sql } from '#platform/database/drizzle'
import { expect, test } from 'vitest'
import { productApi } from '@vitrina/contract/catalogue/product'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { inTransaction } from '#platform/context'
import { listParts, readOwnFacts } from './cards.queries.ts'
import { findDetails } from './details.queries.ts'
import { ProductCache } from './product-cache.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })

const read = async (id = goods.products.thinCable.id) => (await callApi(server, productApi.read, { url: `/api/v1/product/${id}` })).body

test('every commit is in the next answer: names, prices, breaks, stock, arrivals, features, units', async () => {
  const { thinCable } = goods.products
  const { far } = goods.warehouses
  const before = await read()
  expect(await read()).toEqual(before)
  const changes: [string, unknown[], (now: typeof before) => unknown, unknown][] = [
    ['update products set name = $2 where id = $1', ['Кабель новый'], ({ name }) => name, 'Кабель новый'],
    ['update prices set price = 7777 where product_id = $1', [], ({ price }) => price?.value, 77.77],
    [
      'insert into price_breaks (product_id, from_quantity, discount) values ($1, $2, 500)',
      [50],
      ({ breaks }) => breaks,
      [{ from: 50, price: 73.88 }],
    ],
    ['update stock set free = free + $2 where product_id = $1', [1], ({ stockTotal }) => stockTotal, before.stockTotal + 2],
    [
      `insert into arrivals (product_id, warehouse_id, quantity, expected_on) values ($1, $2, 5, $3)`,
      [far.id, dayFromToday(40)],
      ({ stocks }) => stocks.find(({ warehouse }) => warehouse.id === far.id)?.arrival?.quantity,
      5,
    ],
    ['delete from product_features where product_id = $1', [], ({ features }) => features, []],
    [`insert into product_promos (product_id, discount) values ($1, 5000)`, [], ({ price }) => [price?.value, price?.old], [38.89, 77.77]],
    [`update units set name = '{"ru":"км"}' where id = (select unit_id from products where id = $1)`, [], ({ unit }) => unit.name, 'км'],
    [`update brands set name = 'Луч' where id = (select brand_id from products where id = $1)`, [], ({ brand }) => brand.name, 'Луч'],
  ]
  for (const [statement, values, seen, expected] of changes) {
    await server.pool.query(statement, [thinCable.id, ...values])
    expect(seen(await read())).toEqual(expected)
  }
  await server.pool.query('update products set is_active = false where id = $1', [thinCable.id])
  expect((await read()).code).toBe('product.not-found')
})

test('a change of a long transaction is seen when it is committed, however much was asked meanwhile', async () => {
  const { mediumCable, breaker } = goods.products
  const { name } = await read(mediumCable.id)
  const client = await server.pool.connect()
  await client.query('begin')
  await client.query(`update products set name = 'Кабель долгий' where id = $1`, [mediumCable.id])
  await server.pool.query(`update products set name = 'Автомат скорый' where id = $1`, [breaker.id])
  expect((await read(mediumCable.id)).name).toBe(name)
  expect((await read(breaker.id)).name).toBe('Автомат скорый')
  await client.query('commit')
  client.release()
  expect((await read(mediumCable.id)).name).toBe('Кабель долгий')
})

test('a promo begins and ends by the clock, without any change of data', async () => {
  const { thickCable } = goods.products
  await server.pool.query(
    `insert into product_promos (product_id, discount, starts_at, ends_at) values ($1, 5000, now() + interval '3 s', now() + interval '1 h')`,
    [thickCable.id],
  )
  const value = async () => (await read(thickCable.id)).price?.value
  expect(await value()).toBe(500)
  await expect.poll(value).toBe(250)
  await server.pool.query(`update product_promos set ends_at = now() + interval '1 s' where product_id = $1`, [thickCable.id])
  await expect.poll(value).toBe(500)
})

test('a cache holds no more than its limit, and returns all requested products', async () => {
  const cache = new ProductCache(server.ctx, { most: 1 })
  const { breaker, thickCable } = goods.products
  const query = { ids: [breaker.id, thickCable.id], owner: null, contractId: null }
  for (let time = 0; time < 3; time++) expect([...(await cache.readAll(query)).parts.keys()].toSorted()).toEqual(query.ids.toSorted())
})

test('the statements of a page are planned once for a connection, for all viewers', async () => {
  const { id } = goods.products.breaker
  const people = [{ userId: 1, companyId: 1 }, { visitorUuid: '6f1ed002-ab59-4f2c-8f0e-2f6a4c1d9b10' }]
  const plannedAnew = await inTransaction(server.ctx, async (tx) => {
    const { position } = await readOwnFacts(tx, [id], { position: null, owner: null, contractId: null })
    // PostgreSQL looks at the values of the first five calls, then decides whether it goes on doing so.
    for (let time = 0; time < 10; time++) {
      await listParts(tx, [id])
      for (const owner of people) {
        await readOwnFacts(tx, [id], { position, owner, contractId: null })
        await findDetails(tx, id, { position, owner, contractId: null })
      }
    }
    const { rows } = await tx.db.execute(sql`select name from pg_prepared_statements
      where name in ('product_parts', 'own_of_user', 'own_of_visitor', 'product_details_of_user', 'product_details_of_visitor') and custom_plans > 5`)
    return rows
  })
  expect(plannedAnew).toEqual([])
})

test('many products read at once are the same as each read alone', async () => {
  const { thinCable, mediumCable, breaker } = goods.products
  await server.pool.query(
    `insert into product_promos (product_id, discount, starts_at, ends_at) values ($1, 700, now(), null), ($1, 900, now() - interval '1 d', now() + interval '1 d')`,
    [mediumCable.id],
  )
  await server.pool.query(
    `insert into arrivals (product_id, warehouse_id, quantity, expected_on) values ($1, $2, 7, '2030-01-02'), ($1, $2, 5, '2030-01-01')`,
    [breaker.id, goods.warehouses.far.id],
  )
  const ids = [...new Set([...Object.values(goods.products).map(({ id }) => id), thinCable.id, 999_999])]
  const sorted = (parts: Awaited<ReturnType<typeof listParts>>) =>
    parts
      .toSorted((a, b) => a.id - b.id)
      .map((one) => ({
        ...one,
        values: one.values.toSorted((a, b) => a - b),
        stock: one.stock?.toSorted((a, b) => a.warehouse - b.warehouse) ?? null,
        promos: one.promos?.toSorted((a, b) => a.discount - b.discount) ?? null,
      }))
  const alone = sorted(await listParts(server.ctx, ids, { many: Infinity }))
  expect(alone.length).toBeGreaterThan(3)
  expect(sorted(await listParts(server.ctx, ids, { many: 1 }))).toEqual(alone)
})
