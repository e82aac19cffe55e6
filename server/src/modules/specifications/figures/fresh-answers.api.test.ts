import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { SpecificationChange } from '@vitrina/contract/specifications/specification-document.rules'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { anOrder, aCustomer } from '#test/builders.orders'
import { aGroup, aLine, aSpecification, changeIt, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'
import { dayFromToday } from '#test/days'
import { smallCatalogue } from '#test/small-catalogue'
import { readPromiseFacts, promiseFactsOf, readSupplyNetwork } from '#modules/promise/read-facts'
import { listParts } from '#modules/catalogue/products/cards.queries'
import { customProducts } from '#tables/choices'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let userId: number
let companyId: number
let breaker: number

beforeAll(async () => {
  await openSpecifications(server)
  breaker = goods.products.breaker.id
})
beforeEach(async () => {
  const company = await aCompany(server.ctx, { priceTypeId: goods.retail.id })
  companyId = company.id
  const user = await aUser(server.ctx, { companyIds: [company.id] })
  headers = user.headers
  userId = user.id
})

const figures = async (id: number) =>
  (await callApi(server, specificationsApi.figures, { headers, url: ofSpecification(id, '/figures') })).body
const open = async (id: number) => ({ ...(await readIt(server, headers, id)).body, figures: await figures(id) })
type Opened = Awaited<ReturnType<typeof open>>

/** Opened twice before the change, so that whatever may be cached is. */
async function seenAfter<T>(id: number, change: () => Promise<unknown>, seen: (now: Opened) => T): Promise<T> {
  await open(id)
  await open(id)
  await change()
  return seen(await open(id))
}

const sql = (text: string, values: unknown[] = []) => server.pool.query(text, values)

test('every change of price, stock or product that is committed is in the next opening', async () => {
  const { id } = await aSpecification(server, headers, { lines: [aLine({ productId: breaker, amount: 3 })] })
  const { lines } = await figures(id)
  const stock = lines[0]?.stock ?? 0
  const soon = dayFromToday(30)
  const value = ({
    figures: {
      lines: [line],
    },
  }: Opened) => line?.price?.value
  const changes: [string, unknown[], (now: Opened) => unknown, unknown][] = [
    ['update prices set price = 50000 where product_id = $1', [], value, 500],
    ['insert into price_breaks (product_id, from_quantity, discount) values ($1, 3, 1000)', [], value, 450],
    ['insert into product_promos (product_id, discount) values ($1, 5000)', [], value, 225],
    ['delete from product_promos where product_id = $1', [], value, 450],
    ['delete from price_breaks where product_id = $1', [], ({ figures: { totals } }) => totals.sum, 1_500],
    [
      'insert into stock (product_id, warehouse_id, free) values ($1, $2, 2)',
      [goods.warehouses.near.id],
      (now) => now.figures.lines[0]?.stock,
      stock + 2,
    ],
    [
      'update stock set free = 0 where product_id = $1',
      [],
      (now) => [now.figures.lines[0]?.day, now.figures.lines[0]?.isEnough],
      [null, false],
    ],
    [
      'insert into arrivals (product_id, warehouse_id, quantity, expected_on) values ($1, $2, 3, $3)',
      [goods.warehouses.near.id, soon],
      (now) => (now.figures.lines[0]?.day ?? '') >= soon,
      true,
    ],
    [
      `update products set name = 'Автомат новый', article = 'A-1' where id = $1`,
      [],
      ({ products: [one] }) => [one?.name, one?.article],
      ['Автомат новый', 'A-1'],
    ],
    [
      `update units set name = '{"ru":"уп"}' where id = (select unit_id from products where id = $1)`,
      [],
      ({ products: [one] }) => one?.unit.name,
      'уп',
    ],
    [
      `update brands set name = 'Луч' where id = (select brand_id from products where id = $1)`,
      [],
      ({ products: [one] }) => one?.brand,
      'Луч',
    ],
    [
      'update products set is_active = false where id = $1',
      [],
      ({
        products: [one],
        figures: {
          lines: [line],
        },
      }) => [one?.name, one?.isSold, line?.price, line?.stock, line?.day],
      ['Автомат новый', false, null, 0, null],
    ],
    [
      'update products set is_active = true where id = $1',
      [],
      ({ products: [one], ...now }) => [one?.isSold, value(now as Opened)],
      [true, 500],
    ],
  ]
  for (const [statement, values, seen, expected] of changes)
    expect(await seenAfter(id, () => sql(statement, [breaker, ...values]), seen)).toEqual(expected)
})

test('what another buyer’s order waits for is not promised again, and comes back when that order is cancelled', async () => {
  const { relay } = goods.products
  const { near } = goods.warehouses
  await sql('update stock set free = 0 where product_id = $1', [relay.id])
  await sql('insert into arrivals (product_id, warehouse_id, quantity, expected_on) values ($1, $2, 5, $3)', [
    relay.id,
    near.id,
    dayFromToday(20),
  ])
  const { id } = await aSpecification(server, headers, { lines: [aLine({ productId: relay.id, amount: 5 })] })
  const day = (now: Opened) => now.figures.lines[0]?.day
  const promised = day(await open(id))
  expect(promised).not.toBeNull()
  const other = await aCustomer(server)
  expect(
    await seenAfter(id, () => anOrder(server, other, [{ productId: relay.id, amount: 2 }], { changes: { shortage: 'toOrder' } }), day),
  ).toEqual(null)
  expect(await seenAfter(id, () => sql(`update orders set state = 'cancelled'`), day)).toEqual(promised)
})

test('own products, the seller’s words and rows changed by foreign keys are in the next opening', async () => {
  const own = only(
    await server.ctx.db.insert(customProducts).values({ name: 'Шкаф', ownerId: userId, unit: 'шт', price: 5_000 }).returning(),
  )
  const [shelf, text] = [aLine({ customProductId: own.id, rawText: 'шкаф' }), aLine({ rawText: 'ящик' })]
  const { id } = await aSpecification(server, headers, { lines: [shelf, text] })
  expect(
    await seenAfter(
      id,
      () => sql(`update custom_products set price = 7000, name = 'Шкаф ШР' where id = $1`, [own.id]),
      (now) => [now.products[0]?.name, now.figures.lines[0]?.price?.value],
    ),
  ).toEqual(['Шкаф ШР', 70])
  const ask = () => callApi(server, specificationsApi.askSeller, { headers, url: ofSpecification(id, '/ask'), body: {} })
  expect(await seenAfter(id, ask, (now) => now.lines.map(({ askedAt }) => askedAt !== null))).toEqual([false, true])
  expect(
    await seenAfter(
      id,
      () => sql(`delete from custom_products where id = $1`, [own.id]),
      (now) => [now.lines[0]?.customProductId, now.rawCount, now.figures.totals.unpricedCount],
    ),
  ).toEqual([null, 2, 2])
})

test('a colleague’s change is in the next opening, and a change that was undone never is', async () => {
  const colleague = await aUser(server.ctx, { companyIds: [companyId] })
  const board = aGroup('ЩО')
  const [a, b] = [aLine({ productId: breaker, amount: 1, groupId: board.id }), aLine({ rawText: 'ящик' })]
  const made = await aSpecification(server, headers, { visibility: 'company', groups: [board], lines: [a, b] })
  const amounts = ({ lines }: Opened) => lines.map(({ amount }) => amount)
  const change = (version: number, amount: number) =>
    changeIt(server, colleague.headers, made.id, version, [{ op: 'setLines', lines: [{ id: a.id, amount }] }])
  expect(await seenAfter(made.id, () => change(made.version, 4), amounts)).toEqual([4, 1])
  expect(
    await seenAfter(
      made.id,
      () => change(made.version + 1, 5),
      ({ figures: { lines } }) => lines[0]?.neededAmount,
    ),
  ).toEqual(5)
  expect(
    await seenAfter(
      made.id,
      () => changeIt(server, colleague.headers, made.id, made.version + 2, [{ op: 'setGroup', id: board.id, fields: { multiplier: 2 } }]),
      ({ figures: { lines } }) => lines[0]?.neededAmount,
    ),
  ).toEqual(10)
  const refused = () =>
    changeIt(server, colleague.headers, made.id, made.version + 3, [
      { op: 'removeLines', ids: [b.id] },
      { op: 'setLines', lines: [{ id: a.id, productId: 999_999 }] },
    ])
  expect(await seenAfter(made.id, refused, amounts)).toEqual([5, 1])
})

test('after any changes the document in memory is the one that is stored', async () => {
  const [board, room] = [aGroup('ЩО'), aGroup('Щитовая')]
  const [a, b, c] = [aLine({ rawText: 'a', groupId: board.id }), aLine({ rawText: 'b' }), aLine({ rawText: 'c', amount: 0.125 })]
  const made = await aSpecification(server, headers, { groups: [board], lines: [a, b, c] })
  const upper = { ...aLine({ rawText: 'd', productId: breaker }), id: aLine().id.toUpperCase() }
  const steps: SpecificationChange[][] = [
    [{ op: 'setLines', lines: [{ id: b.id, amount: 7, note: 'ввод' }] }],
    [
      { op: 'addGroup', group: { ...room, parentId: board.id }, after: board.id },
      { op: 'moveLines', ids: [c.id, a.id], groupId: room.id, after: null },
    ],
    [{ op: 'addLines', lines: [upper], after: c.id }],
    [{ op: 'removeLines', ids: [b.id] }],
    [{ op: 'moveGroup', id: room.id, parentId: null, after: null }],
    [{ op: 'removeGroup', id: board.id }],
  ]
  await callApi(server, specificationsApi.askSeller, { headers, url: ofSpecification(made.id, '/ask'), body: { lineIds: [a.id] } })
  for (const [at, changes] of steps.entries()) {
    expect((await changeIt(server, headers, made.id, made.version + at, changes)).status).toBe(200)
    const { body: cached } = await readIt(server, headers, made.id)
    await sql('update specifications set document_stamp = gen_random_uuid() where id = $1', [made.id])
    expect((await readIt(server, headers, made.id)).body).toEqual(cached)
  }
  expect((await readIt(server, headers, made.id)).body.lines.map(({ rawText, askedAt }) => [rawText, askedAt !== null])).toEqual([
    ['a', true],
    ['c', false],
    ['d', false],
  ])
})

test('goods out of the cache are promised by the same facts as those read for a cart', async () => {
  await sql('update manufacturers set lead_days = 5')
  await sql('insert into arrivals (product_id, warehouse_id, quantity, expected_on) select id, $1, 4, $2 from products', [
    goods.warehouses.far.id,
    dayFromToday(12),
  ])
  const { rows } = await server.pool.query<{ id: number }>('select id from products where is_active')
  const productIds = rows.map(({ id }) => id)
  const places = [goods.warehouses.near, goods.warehouses.far].map(({ id }, at) => ({ id, days: at + 1 }))
  const read = await readPromiseFacts(server.ctx, { productIds, places })
  const parts = await listParts(server.ctx, productIds)
  await expect
    .poll(async () => {
      const known = promiseFactsOf(await readSupplyNetwork(server.ctx), { goods: parts, places })
      return {
        ...known,
        places: new Map(places.map(({ id }) => [id, known.places.get(id)])),
        stock: new Set(known.stock),
        arrivals: new Set(known.arrivals),
      }
    })
    .toEqual({ ...read, stock: new Set(read.stock), arrivals: new Set(read.arrivals) })
  expect(read.makerDays.size).toBeGreaterThan(0)
})
