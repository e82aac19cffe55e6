import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { changedMeanwhile } from '@vitrina/contract/purchasing/purchasing-shapes'
import { callApi } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aDesk, linesOf } from '#test/builders.desk'
import { fill, place } from '#test/builders.orders'
import { anOffer, anOfferLine, aWork } from '#test/builders.offers'
import { aNeed, boardOf, openPurchasing } from '#test/builders.purchasing'
import { aGroup, aLine, aSpecification, openSpecifications } from '#test/builders.specifications'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { purgeRemovedEntries } from './purchasing.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: Awaited<ReturnType<typeof aDesk>>
let board: ReturnType<typeof boardOf>

beforeAll(async () => {
  await openPurchasing(server)
})
beforeEach(async () => {
  await server.pool.query('update stock set free = 1000')
  desk = await aDesk(server)
  board = boardOf(server, desk.customer.headers)
})

const breaker = () => goods.products.breaker.id
const relay = () => goods.products.relay.id
const figures = async (id: number) =>
  (await board.read(id)).body.lines.map(({ needed, inCart, ordered, reserved, shipped, received, short }) => ({
    needed,
    inCart,
    ordered,
    reserved,
    shipped,
    received,
    short,
  }))
const order = async () => {
  const { body } = await place(server, desk.customer)
  return body.orders?.[0]?.id ?? 0
}

test('[A-23] [M-06] [S-14] what is short goes to the cart and to orders, and the board follows each step', async () => {
  const { id, state } = await board.create({ lines: [aNeed(breaker(), 10)] })
  expect(state).toBe('collecting')
  expect(await figures(id)).toEqual([{ needed: 10, inCart: 0, ordered: 0, reserved: 0, shipped: 0, received: 0, short: 10 }])
  const filled = await board.toCart(id)
  expect(filled.body).toMatchObject({ takenCount: 1, leftCount: 0 })
  expect(await figures(id)).toMatchObject([{ inCart: 10, ordered: 0, short: 10 }])
  // Pressed twice, bought once.
  expect((await board.toCart(id)).body).toMatchObject({ items: [], takenCount: 0, cartId: null })
  const orderId = await order()
  expect((await board.read(id)).body).toMatchObject({ state: 'ordered', orders: [{ id: orderId }] })
  expect(await figures(id)).toMatchObject([{ inCart: 0, ordered: 10, short: 0 }])

  const [line] = await linesOf(server, orderId)
  await desk.act('change', orderId, { items: [{ id: line?.id, amount: 6 }], reason: 'По просьбе' })
  expect(await figures(id)).toMatchObject([{ ordered: 6, short: 4 }])
  expect((await board.read(id)).body.state).toBe('partly_ordered')
  await desk.act('cancel', orderId, { reason: 'Не нужен' })
  expect(await figures(id)).toMatchObject([{ ordered: 0, short: 10 }])
  expect((await board.read(id)).body.state).toBe('collecting')
})

test('[M-06] two entries that need one product share a cart line and its order, each its own part', async () => {
  const first = await board.create({ lines: [aNeed(breaker(), 10)] })
  const second = await board.create({ lines: [aNeed(breaker(), 5)] })
  // Five more in the cart are for no need of the board.
  await fill(server, desk.customer, [{ productId: breaker(), amount: 5 }])
  for (const { id } of [first, second]) await board.toCart(id)
  expect(await figures(first.id)).toMatchObject([{ inCart: 10 }])
  expect(await figures(second.id)).toMatchObject([{ inCart: 5 }])
  const orderId = await order()
  const [line] = await linesOf(server, orderId)
  expect(line?.amount).toBe(20)
  expect([await figures(first.id), await figures(second.id)]).toMatchObject([[{ ordered: 10 }], [{ ordered: 5 }]])
  await desk.act('change', orderId, { items: [{ id: line?.id, amount: 17 }], reason: 'По просьбе' })
  expect([await figures(first.id), await figures(second.id)]).toMatchObject([[{ ordered: 10 }], [{ ordered: 2, short: 3 }]])
})

test('[M-06] an order made elsewhere is counted by hand, and no longer when it is taken off', async () => {
  const { id } = await board.create({ lines: [aNeed(breaker(), 10), aNeed(relay(), 2)] })
  await fill(server, desk.customer, [{ productId: breaker(), amount: 4 }])
  const orderId = await order()
  const linked = await board.link(id, orderId)
  expect(linked.body).toMatchObject({ linkedCount: 1, state: 'partly_ordered', orders: [{ id: orderId }] })
  expect(await figures(id)).toMatchObject([{ ordered: 4, short: 6 }, { short: 2 }])
  // Another entry gets nothing of what this one has.
  const other = await board.create({ lines: [aNeed(breaker(), 3)] })
  expect((await board.link(other.id, orderId)).body).toMatchObject({ linkedCount: 0 })
  expect((await board.unlink(id, orderId)).body).toMatchObject({ state: 'collecting', orders: [] })
  expect((await board.link(other.id, orderId)).body).toMatchObject({ linkedCount: 1, state: 'ordered' })
})

test('[M-06] lines are gathered from a specification with its multipliers and from a cart, whose goods are then for the need', async () => {
  const group = aGroup('Щит', { multiplier: 3 })
  const lines = [aLine({ productId: breaker(), amount: 2, groupId: group.id }), aLine({ rawText: 'что-то', amount: 1 })]
  const specification = await aSpecification(server, desk.customer.headers, { groups: [group], lines })
  const made = await board.create({ from: { type: 'specification', id: specification.id } })
  expect(made.lines).toMatchObject([{ productId: breaker(), needed: 6 }])
  await fill(server, desk.customer, [
    { productId: breaker(), amount: 4 },
    { productId: relay(), amount: 2 },
  ])
  const { rows } = await server.pool.query<{ id: number }>('select id from carts where user_id = $1', [desk.customer.user.id])
  const report = await board.call(purchasingApi.collect, made.id, { type: 'cart', id: rows[0]?.id })
  expect(report.body).toMatchObject({ takenCount: 2, leftCount: 0 })
  expect(await figures(made.id)).toMatchObject([
    { needed: 10, inCart: 4 },
    { needed: 2, inCart: 2 },
  ])
  const again = await board.call(purchasingApi.collect, made.id, { type: 'specification', id: specification.id })
  expect(again.body.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['taken', 'raw-text'])
})

test('[M-06] lines of an offer: goods that its draft counts, without works and options not taken; a colleague’s offer is not found', async () => {
  await openSpecifications(server, { purchasing: true, modules: true, offers: true })
  const document = {
    groups: [],
    lines: [
      anOfferLine({ productId: breaker(), amount: 3 }),
      aWork(5_000),
      anOfferLine({ productId: relay(), amount: 9, choice: 'option', isTicked: false }),
    ],
  }
  const offer = await anOffer(server, desk.customer.headers, { document })
  const made = await board.create({ from: { type: 'offer', id: offer.id } })
  expect(made.lines).toMatchObject([{ productId: breaker(), needed: 3 }])
  const report = await board.call(purchasingApi.collect, made.id, { type: 'offer', id: offer.id })
  expect(report.body).toMatchObject({ takenCount: 1, leftCount: 0, items: [{ asked: 3, taken: 3 }] })
  expect(await figures(made.id)).toMatchObject([{ needed: 6 }])
  const other = boardOf(server, (await aDesk(server)).customer.headers)
  const { id } = await other.create()
  expect((await other.call(purchasingApi.collect, id, { type: 'offer', id: offer.id })).status).toBe(404)
})

test('[S-14] a change on an old version is refused with the difference, and nothing is written', async () => {
  const need = aNeed(breaker(), 10)
  const { id, version } = await board.create({ lines: [need] })
  const theirs = await board.change(id, { version, fields: { name: 'Школа № 6' }, set: [{ id: need.id, amount: 12 }] })
  expect(theirs.body).toMatchObject({ name: 'Школа № 6', version: version + 1 })
  const mine = await board.change(id, { version, fields: { note: 'Моё' }, set: [{ id: need.id, amount: 20 }], added: [aNeed(relay(), 1)] })
  expect(mine.status).toBe(409)
  expect(mine.body).toMatchObject({ code: 'purchasing.changed' })
  const { current } = mine.body as unknown as { current: unknown }
  const { differences, name } = changedMeanwhile.parse(current)
  expect(name).toBe('Школа № 6')
  expect(differences.map(({ field, now, wanted }) => [field, now, wanted])).toEqual([
    ['note', '', 'Моё'],
    ['amount', '12', '20'],
    ['line', '', '1'],
  ])
  expect((await board.read(id)).body).toMatchObject({ note: '', version: version + 1 })
})

test('[S-14] a repeated creation makes one entry; a stranger cannot be responsible, a line needs a product', async () => {
  const body = { name: 'Школа', neededOn: '2099-12-01' }
  const headers = { ...desk.customer.headers, 'idempotency-key': randomUUID() }
  const [one, two] = [
    await callApi(server, purchasingApi.create, { headers, body }),
    await callApi(server, purchasingApi.create, { headers, body }),
  ]
  expect(two.body.id).toBe(one.body.id)
  expect(one.body.responsible?.id).toBe(desk.customer.user.id)
  const stranger = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const refused = await board.change(one.body.id, { version: 0, fields: { responsibleId: stranger.id } })
  expect(refused.body).toMatchObject({ errors: [{ field: 'fields.responsibleId', code: 'not-colleague' }] })
  const empty = await board.change(one.body.id, { version: 0, added: [{ id: randomUUID(), amount: 1 }] })
  expect(empty.body).toMatchObject({ errors: [{ field: 'added.0.productId' }] })
  const unknown = await board.change(one.body.id, { version: 0, added: [{ id: randomUUID(), productId: 2_000_000_000, amount: 1 }] })
  expect(unknown.body).toMatchObject({ errors: [{ field: 'added.0.productId', code: 'product.not-found' }] })
})

test('[S-14] archive, restore, delete, delete all archived, bring them back', async () => {
  const { id } = await board.create()
  expect((await board.call(purchasingApi.remove, id)).body).toMatchObject({ code: 'purchasing.not-archived' })
  expect((await board.call(purchasingApi.archive, id)).body).toMatchObject({ status: 'archived' })
  expect((await board.change(id, { version: 0, fields: { note: 'a' } })).body).toMatchObject({ code: 'purchasing.archived' })
  const names = async (status: string) => (await board.list(`status=${status}`)).body.items.map((row) => row.id)
  expect([await names('active'), await names('archived')]).toEqual([[], [id]])
  expect((await board.call(purchasingApi.restore, id)).body).toMatchObject({ status: 'active' })
  await board.call(purchasingApi.archive, id)
  const all = await callApi(server, purchasingApi.removeArchived, { headers: desk.customer.headers })
  expect(all.body.deletedCount).toBe(1)
  expect(await names('archived')).toEqual([])
  const undo = { headers: desk.customer.headers, body: { deletionToken: all.body.deletionToken ?? '' } }
  expect((await callApi(server, purchasingApi.undoRemoval, undo)).body).toEqual({ restoredCount: 1 })
  const { body } = await board.call(purchasingApi.remove, id)
  await purgeRemovedEntries.run(server.ctx, { token: body.deletionToken })
  expect((await callApi(server, purchasingApi.undoRemoval, { ...undo, body: { deletionToken: body.deletionToken } })).body).toMatchObject({
    code: 'purchasing.deletion-not-found',
  })
})

test('[M-06] goods promised after the needed day are late, on the entry and on the board; the budget stands beside the sum', async () => {
  const soon = sellerDay(new Date())
  const { id } = await board.create({ neededOn: soon, budget: 100, lines: [aNeed(breaker(), 2)] })
  const { body } = await board.read(id)
  const [row] = (await board.list()).body.items.filter((one) => one.id === id)
  expect(row?.figures).toEqual(body.figures)
  expect(body.figures.restSum).toBeGreaterThan(0)
  expect(body.budget).toBe(100)
  expect(body.lines[0]?.isLate).toBe((body.lines[0]?.promisedOn ?? '') > soon)
  expect(body.figures.lateCount).toBe(body.lines.filter(({ isLate }) => isLate).length)
  await board.toCart(id)
  const orderId = await order()
  await server.pool.query(`update order_items set ship_by = '2099-01-01' where order_id = $1`, [orderId])
  expect((await board.read(id)).body).toMatchObject({ figures: { lateCount: 1, promisedOn: '2099-01-01' }, lines: [{ isLate: true }] })
  expect((await board.list()).body.items.find((one) => one.id === id)?.figures).toMatchObject({ lateCount: 1, promisedOn: '2099-01-01' })
})

test('[M-06] entries that need the same goods do not take each other’s stock and breaks: the board shows what each page shows', async () => {
  await server.pool.query('update stock set free = 12 where product_id = $1', [breaker()])
  const made = []
  for (const amount of [10, 11, 100]) made.push(await board.create({ lines: [aNeed(breaker(), amount), aNeed(relay(), amount)] }))
  const { items } = (await board.list()).body
  for (const { id } of made) expect(items.find((row) => row.id === id)?.figures).toEqual((await board.read(id)).body.figures)
})

test('[M-06] comments of colleagues stand in their order', async () => {
  const { id } = await board.create()
  for (const text of ['Ждём счёт', 'Оплатили']) await board.call(purchasingApi.addComment, id, { text })
  const { items } = (await board.call(purchasingApi.comments, id)).body
  expect(items.map(({ text, isMine }) => [text, isMine])).toEqual([
    ['Ждём счёт', true],
    ['Оплатили', true],
  ])
  expect((await board.list()).body.items.find((one) => one.id === id)?.commentCount).toBe(2)
})

test('[M-06] a caller cannot make cart lines serve entries: needs in a request are dropped', async () => {
  const { id, lines } = await board.create({ lines: [aNeed(breaker(), 10)] })
  const source = { type: 'purchasing', id, lineId: lines[0]?.id, needs: [{ entryId: id, lineId: lines[0]?.id, amount: 10 }] }
  await fill(server, desk.customer, [{ productId: breaker(), amount: 10, ...({ source } as object) }])
  expect(await figures(id)).toMatchObject([{ inCart: 0 }])
})
