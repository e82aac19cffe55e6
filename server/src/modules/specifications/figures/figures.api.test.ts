import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { aGroup, aLine, aSpecification, changeIt, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'
import { countStatements } from '#test/count-statements'
import { smallCatalogue } from '#test/small-catalogue'
import { products } from '#tables/catalogue'
import { customProducts } from '#tables/choices'
import { prices } from '#tables/prices'
import { priceBreaks } from '#tables/promos'
import { specificationRevisions, specifications } from '#tables/specifications'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let userId: number
let breaker: number
let cable: number

beforeAll(async () => {
  await openSpecifications(server)
  breaker = goods.products.breaker.id
  cable = goods.products.thinCable.id
  await server.ctx.db.insert(priceBreaks).values({ productId: breaker, fromQuantity: 10, discount: 1_000 })
})
beforeEach(async () => {
  const company = await aCompany(server.ctx, { priceTypeId: goods.retail.id })
  const user = await aUser(server.ctx, { companyIds: [company.id] })
  headers = user.headers
  userId = user.id
})

const figures = async (id: number) =>
  (await callApi(server, specificationsApi.figures, { headers, url: ofSpecification(id, '/figures') })).body
const opened = async (id: number) =>
  (await callApi(server, specificationsApi.sinceLastOpened, { headers, url: ofSpecification(id, '/opened') })).body

test('the price is that of a cart with all the specification needs, sums go up the groups, text and unpriced lines are counted', async () => {
  const own = only(
    await server.ctx.db.insert(customProducts).values({ name: 'Шкаф', ownerId: userId, unit: 'шт', price: 5_000 }).returning(),
  )
  const room = aGroup('Щитовая', { multiplier: 2 })
  const board = aGroup('ЩО', { parentId: room.id, multiplier: 2 })
  const lines = [
    aLine({ productId: breaker, groupId: board.id, amount: 2 }),
    aLine({ productId: breaker, groupId: room.id, amount: 1 }),
    aLine({ customProductId: own.id, amount: 3 }),
    aLine({ rawText: 'ящик' }),
  ]
  const { id } = await aSpecification(server, headers, { groups: [room, board], lines })
  const { body: cart } = await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: breaker, amount: 10 }] } })
  const inCart = cart.items[0]?.line
  const made = await figures(id)
  expect(made.lines.map(({ neededAmount }) => neededAmount)).toEqual([8, 2, 3, 1])
  expect(made.lines[0]?.price).toEqual(inCart?.price)
  expect(made.lines[0]?.price?.value).toBe(270)
  expect(made.lines.map(({ sum }) => sum)).toEqual([2_160, 540, 150, null])
  expect(made.groups).toEqual([
    { id: room.id, sum: 2_700 },
    { id: board.id, sum: 2_160 },
  ])
  expect(made.totals).toMatchObject({ sum: 2_850, vat: inCart?.vat ?? 0, unpricedCount: 1, day: null })
  expect(made.lines[0]?.stock).toBe(inCart?.stockTotal)
})

test('the day is that of the cart, and goods given to one line are not there for the next', async () => {
  await server.pool.query('update stock set free = 5 where product_id = $1 and warehouse_id = $2', [cable, goods.warehouses.near.id])
  await server.pool.query('delete from stock where product_id = $1 and warehouse_id <> $2', [cable, goods.warehouses.near.id])
  await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: cable, amount: 5 }] } })
  const { body: cart } = await callApi(server, cartApi.read, { headers })
  const { id } = await aSpecification(server, headers, {
    lines: [aLine({ productId: cable, amount: 5 }), aLine({ productId: cable, amount: 5 })],
  })
  const { lines } = await figures(id)
  const inStock = cart.lines.find(({ productId }) => productId === cable)?.sources.find(({ source }) => source === 'stock')
  expect(lines.map(({ isEnough }) => isEnough)).toEqual([true, false])
  expect(lines[0]?.day).toBe(inStock?.day)
  expect(lines[1]?.day).not.toBe(lines[0]?.day)
})

test('a specification of two hundred lines costs no more statements than one of one line, and few of them', async () => {
  const { rows } = await server.pool.query<{ id: number }>(`
    insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id)
    select 'S-' || n, 'S' || n, 'Клемма ' || n, section_id, family_id, brand_id, country_code, seller_id, unit_id
    from products, generate_series(1, 200) n where id = ${breaker} returning id`)
  const one = await aSpecification(server, headers, { lines: [aLine({ productId: rows[0]?.id ?? 0 })] })
  const many = await aSpecification(server, headers, { lines: rows.map(({ id }) => aLine({ productId: id })) })
  const costOf = (id: number) =>
    countStatements(server, async () => {
      await readIt(server, headers, id)
      await figures(id)
    })
  const few = await costOf(one.id)
  expect(few).toBeLessThanOrEqual(10)
  expect(await costOf(many.id)).toBeLessThanOrEqual(few)
})

test('since the last opening: price, stock and what is no longer sold, once; the first opening has nothing to tell', async () => {
  const lines = [aLine({ productId: breaker }), aLine({ productId: breaker, amount: 2 }), aLine({ productId: goods.products.relay.id })]
  const { id } = await aSpecification(server, headers, { lines })
  expect(await opened(id)).toEqual({ openedAt: null, items: [] })
  expect((await opened(id)).items).toEqual([])
  await server.ctx.db.update(prices).set({ price: 33_000 }).where(eq(prices.productId, breaker))
  await server.pool.query('update stock set free = 0 where product_id = $1', [breaker])
  await server.ctx.db.update(products).set({ isActive: false }).where(eq(products.id, goods.products.relay.id))
  const told = await opened(id)
  expect(told.openedAt).not.toBeNull()
  expect(told.items.filter(({ what }) => !what.startsWith('day'))).toEqual([
    { lineId: lines[0]?.id, name: goods.products.breaker.name, what: 'price-up', before: '300.00', after: '330.00' },
    { lineId: lines[0]?.id, name: goods.products.breaker.name, what: 'stock-gone', before: expect.any(String), after: '0' },
    { lineId: lines[2]?.id, name: goods.products.relay.name, what: 'not-sold', before: '', after: '' },
  ])
  expect((await opened(id)).items).toEqual([])
})

test('a run of one person’s edits keeps one earlier state; another person’s, a pause or lost lines keep one more', async () => {
  const [a, b] = [aLine({ rawText: 'a' }), aLine({ rawText: 'b' })]
  const { id } = await aSpecification(server, headers, { visibility: 'company', lines: [a, b] })
  const versions = async () =>
    (await callApi(server, specificationsApi.revisions, { headers, url: ofSpecification(id, '/revisions') })).body.items.map(
      ({ version, lineCount }) => [version, lineCount],
    )
  const set = (version: number, amount: number) =>
    changeIt(server, headers, id, version, [{ op: 'setLines', lines: [{ id: a.id, amount }] }])
  await set(1, 2)
  await set(2, 3)
  expect(await versions()).toEqual([])
  await changeIt(server, headers, id, 3, [{ op: 'removeLines', ids: [b.id] }])
  expect(await versions()).toEqual([[3, 2]])
  await set(4, 4)
  await server.pool.query(`update specifications set editing_since = now() - interval '1 hour' where id = $1`, [id])
  await set(5, 5)
  expect(await versions()).toEqual([
    [5, 1],
    [3, 2],
  ])
  const diff = await callApi(server, specificationsApi.compare, { headers, url: ofSpecification(id, '/diff?against=3') })
  expect(diff.body).toMatchObject({
    lines: [
      { kind: 'changed', name: 'a', fields: [{ field: 'amount', before: '3', after: '5' }] },
      { kind: 'removed', name: 'b', fields: [] },
    ],
    isReordered: false,
  })
  const back = await callApi(server, specificationsApi.revert, { headers, url: ofSpecification(id, '/revert'), body: { version: 3 } })
  expect(back.body.lines.map(({ rawText, amount }) => [rawText, amount])).toEqual([
    ['a', 3],
    ['b', 1],
  ])
  expect(back.body.version).toBe(7)
  const none = await callApi(server, specificationsApi.compare, { headers, url: ofSpecification(id, '/diff?against=2') })
  expect(none.body.code).toBe('specification.revision-not-found')
})

test('no more than fifty earlier states are kept', async () => {
  const { id } = await aSpecification(server, headers, { lines: [aLine({ rawText: 'a' })] })
  const document = { groups: [], lines: [] }
  await server.ctx.db
    .insert(specificationRevisions)
    .values(Array.from({ length: 60 }, (_, version) => ({ specificationId: id, version: version + 1, document })))
  await server.ctx.db.update(specifications).set({ version: 100, editedBy: null }).where(eq(specifications.id, id))
  await changeIt(server, headers, id, 100, [{ op: 'addLines', lines: [aLine()], after: null }])
  const { rows } = await server.pool.query(
    'select min(version) as first, count(*) as count from specification_revisions where specification_id = $1',
    [id],
  )
  expect(rows).toEqual([{ first: 12, count: 50 }])
})
