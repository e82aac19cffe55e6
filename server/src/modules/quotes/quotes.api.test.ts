import { eq, sql } from '#platform/database/drizzle'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aManagerOf } from '#test/builders.desk'
import { aCustomer, type Customer } from '#test/builders.orders'
import { agreedOrderInput, aDraftQuote, aSentQuote, aTakenQuote, buyerOf, partOf, pricesAt, quoteDeskOf } from '#test/builders.quotes'
import { aLine, aSpecification, openSpecifications } from '#test/builders.specifications'
import { raceOnLock } from '#test/race-on-lock'
import { smallCatalogue } from '#test/small-catalogue'
import { prices } from '#tables/prices'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let buyer: ReturnType<typeof buyerOf>
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof quoteDeskOf>
let head: Awaited<ReturnType<typeof aUser>>
const trueNow = () => new Date()

beforeAll(() => openSpecifications(server, { quotes: true }))
beforeEach(async () => {
  customer = await aCustomer(server)
  buyer = buyerOf(server, customer)
  manager = await aManagerOf(server, customer.company.id)
  desk = quoteDeskOf(server, manager)
  head = await aUser(server.ctx, { role: 'head_of_sales' })
})
afterEach(() => {
  server.ctx.now = trueNow
})

const items = () => [
  { productId: goods.products.breaker.id, amount: 10 },
  { productId: goods.products.thickCable.id, amount: 300 },
]

const taken = (given = items()) => aTakenQuote(server, { customer, manager, items: given })

/** Answered at 95 % of the lists. */
async function answered() {
  const { id, edition, lines } = await taken()
  const { body } = await desk.send(id, { edition, message: 'Лучшее, что можем', lines: pricesAt(lines, 0.95) })
  return body
}

async function accepted() {
  const { id } = await answered()
  const { body } = await buyer.read(id)
  return (await buyer.accept(id, { edition: body.edition, versionNo: body.versionNo })).body
}

const setPrice = (productId: number, factor: number) =>
  server.ctx.db
    .update(prices)
    .set({ price: sql`round(${prices.price} * ${factor}::numeric)` })
    .where(eq(prices.productId, productId))

test('[R-10] two rounds and an order at exactly the agreed prices, though the lists have changed', async () => {
  const draft = await aDraftQuote(server, customer, items())
  expect(draft).toMatchObject({ state: 'draft', turn: 'buyer', versionNo: 0, lineCount: 2 })
  const [first, second] = draft.lines
  if (!first || !second) throw new Error('The request has no lines')
  const wishes = [
    { id: first.id, amount: 10, price: partOf(first.listPrice, 0.8), neededOn: '2099-01-15', note: 'к сдаче' },
    { id: second.id, amount: 200 },
  ]
  const sent = (await buyer.send(draft.id, { edition: draft.edition, message: 'Объект на Лесной', lines: wishes })).body
  expect(sent).toMatchObject({ state: 'requested', turn: 'seller', versionNo: 1, steps: ['withdraw'] })

  const review = (await desk.take(sent.id, { edition: sent.edition })).body
  expect(review).toMatchObject({ state: 'in_review', takenBy: { id: manager.id }, company: { id: customer.company.id } })
  const reply = {
    edition: review.edition,
    message: 'Готовы так',
    validUntil: '2099-02-01',
    lines: [
      { id: first.id, price: partOf(first.listPrice, 0.95), day: '2099-01-14' },
      { id: second.id, refusal: 'Снят с производства' },
    ],
  }
  expect((await desk.send(sent.id, reply)).body).toMatchObject({ state: 'sent_to_buyer', turn: 'buyer', versionNo: 2 })

  const seen = (await buyer.read(sent.id)).body
  expect(seen.versions.map(({ no, side, message }) => [no, side, message])).toEqual([
    [1, 'buyer', 'Объект на Лесной'],
    [2, 'seller', 'Готовы так'],
  ])
  await setPrice(goods.products.breaker.id, 1.5)
  const revised = (
    await buyer.send(sent.id, {
      edition: seen.edition,
      message: 'Ещё чуть-чуть',
      lines: [{ id: first.id, amount: 12, price: partOf(first.listPrice, 0.85) }],
    })
  ).body
  expect(revised).toMatchObject({ state: 'revised', versionNo: 3, lineCount: 1 })
  // Each version has the list price of its own moment.
  expect(revised.lines[0]?.listPrice).toBe(partOf(first.listPrice, 1.5))
  expect(revised.versions[1]?.lines[0]?.listPrice).toBe(first.listPrice)

  const second3 = (await desk.take(sent.id, { edition: revised.edition })).body
  const price = partOf(first.listPrice, 1.4)
  const last = await desk.send(sent.id, { edition: second3.edition, validUntil: '2099-02-01', lines: [{ id: first.id, price }] })
  expect(last.body).toMatchObject({ state: 'sent_to_buyer', versionNo: 4, sum: Math.round(price * 12 * 100) / 100 })

  const before = (await buyer.read(sent.id)).body
  const agreed = (await buyer.accept(sent.id, { edition: before.edition, versionNo: 4 })).body
  expect(agreed).toMatchObject({ state: 'accepted', accepted: { versionNo: 4, lines: [{ id: first.id, amount: 12 }] } })
  await setPrice(goods.products.breaker.id, 3)
  const { body: options } = await buyer.options(sent.id)
  expect(options.problems.map(({ lineId, code }) => [lineId, code])).toEqual([[1, 'stock-short']])
  const order = await agreedOrderInput(server, customer, sent.id)
  const placed = await buyer.order(sent.id, order)
  expect(placed.body).toMatchObject({ orders: [{ total: Math.round(price * 12 * 100) / 100 }] })
  const orderId = placed.body.orders[0]?.id ?? 0
  const { body: shown } = await callApi(server, ordersApi.items, { headers: customer.headers, url: `/api/v1/order/${orderId}/items` })
  expect(shown.items).toMatchObject([{ price, amount: 12, isAgreedPrice: true }])
  const { body: whole } = await callApi(server, ordersApi.read, { headers: customer.headers, url: `/api/v1/order/${orderId}` })
  expect(whole).toMatchObject({ source: 'quote', quote: { id: sent.id, number: sent.number } })
  expect((await buyer.read(sent.id)).body).toMatchObject({ state: 'ordered', orders: [{ id: orderId }], steps: [] })
  expect((await buyer.order(sent.id, order)).body.code).toBe('quote.changed')
  await setPrice(goods.products.breaker.id, 1 / 4.5)
})

test('the seller’s unsent answer, floor and approval never reach the buyer, nor a draft the seller', async () => {
  const draft = await aDraftQuote(server, customer, items())
  expect((await desk.read(draft.id)).body.code).toBe('quote.not-found')
  const { id, edition, lines } = await taken()
  const secret = 'внутри дешевле 7777'
  await desk.save(id, { edition, message: secret, lines: pricesAt(lines, 0.77) })
  const seen = JSON.stringify((await buyer.read(id)).body)
  expect(seen).not.toContain('7777')
  for (const field of ['mostDiscountPercent', 'approval', 'takenBy', 'waitingSince', 'draftValidUntil', 'canApprove', 'cost', 'margin'])
    expect(seen).not.toContain(`"${field}"`)
  expect((await buyer.read(id)).body.lines.every(({ answer }) => answer === null)).toBe(true)
})

test('the buyer adds a product on their turn: once, one that is sold, and never on the seller’s', async () => {
  const { id } = await answered()
  const { edition, lines } = (await buyer.read(id)).body
  const { thinCable, hidden, breaker } = goods.products
  const kept = lines.map((line) => ({ id: line.id, amount: line.amount }))
  const more = (productId: number, no = 1) => ({ id: `00000000-0000-4000-8000-00000000000${no}`, productId, amount: 100, note: 'в щит' })
  const save = (added: object[]) => buyer.save(id, { edition, lines: kept, added })
  expect((await save([more(hidden.id)])).body.code).toBe('product.not-found')
  expect((await save([more(breaker.id)])).body.errors[0]?.field).toBe('added.0.productId')
  expect((await save([more(thinCable.id), more(thinCable.id, 2)])).body.errors[0]?.field).toBe('added.1.productId')
  const saved = (await save([more(thinCable.id)])).body
  expect(saved.lines.at(-1)).toMatchObject({
    productId: thinCable.id,
    name: thinCable.name,
    amount: 100,
    answer: null,
    wish: { note: 'в щит' },
  })
  expect(saved.lines.at(-1)?.listPrice).toBeGreaterThan(0)
  const all = saved.lines.map((line) => ({ id: line.id, amount: line.amount }))
  const sent = (await buyer.send(id, { edition: saved.edition, lines: all })).body
  expect(sent).toMatchObject({ state: 'revised', lineCount: 3 })
  expect((await buyer.save(id, { edition: sent.edition, lines: all, added: [more(thinCable.id, 3)] })).body.code).toBe('quote.not-now')
  const review = (await desk.take(id, { edition: sent.edition })).body
  const last = await desk.send(id, { edition: review.edition, lines: pricesAt(review.lines, 1) })
  expect(last.body.versions.at(-1)?.lines.at(-1)).toMatchObject({ productId: thinCable.id, answer: { amount: 100 } })
})

test('of two people at once one acts and the other hears of it', async () => {
  const sent = await aSentQuote(server, customer, items())
  const other = quoteDeskOf(server, head)
  const hold = { sql: 'select from quotes where id = $1 for update', values: [sent.id] }
  const takes = await raceOnLock(server.pool, hold, [
    () => desk.take(sent.id, { edition: sent.edition }),
    () => other.take(sent.id, { edition: sent.edition }),
  ])
  expect(takes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  // The buyer cannot edit on the seller's turn.
  const { edition, lines } = (await buyer.read(sent.id)).body
  const wishes = lines.map(({ id, amount }) => ({ id, amount }))
  expect((await buyer.save(sent.id, { edition, lines: wishes })).body.code).toBe('quote.not-now')

  const agreed = await accepted()
  const body = await agreedOrderInput(server, customer, agreed.id)
  const orders = await raceOnLock(server.pool, { ...hold, values: [agreed.id] }, [
    () => buyer.order(agreed.id, body),
    () => buyer.order(agreed.id, body),
  ])
  expect(orders.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('prices hold through their last day by the seller’s calendar; then the buyer asks anew', async () => {
  const { id, edition, lines } = await taken()
  const today = sellerDay(new Date())
  const last = shiftDay(today, 3)
  await desk.send(id, { edition, validUntil: last, lines: pricesAt(lines, 1) })
  const open = (await buyer.read(id)).body
  const agreed = (await buyer.accept(id, { edition: open.edition, versionNo: 2 })).body
  server.ctx.now = () => new Date(`${last}T23:59:00+03:00`)
  expect((await buyer.read(id)).body.state).toBe('accepted')
  expect((await buyer.options(id)).status).toBe(200)
  const body = await agreedOrderInput(server, customer, id)
  server.ctx.now = () => new Date(`${shiftDay(last, 1)}T00:00:00+03:00`)
  expect((await buyer.read(id)).body).toMatchObject({ state: 'expired', steps: ['revise', 'decline'] })
  expect((await buyer.order(id, body)).body.code).toBe('quote.not-now')
  const anew = await buyer.send(id, { edition: agreed.edition, lines: lines.map(({ id: lineId, amount }) => ({ id: lineId, amount })) })
  expect(anew.body).toMatchObject({ state: 'revised', accepted: null, validUntil: null })
})

test('a part can be accepted, never more than was offered, and only the newest version', async () => {
  const { id } = await answered()
  const { edition, lines } = (await buyer.read(id)).body
  const [first] = lines
  const accept = (amount: number, versionNo = 2) => buyer.accept(id, { edition, versionNo, lines: [{ id: first?.id ?? '', amount }] })
  const more = await accept(11)
  expect([more.status, more.body.errors[0]?.field]).toEqual([422, 'lines.0.amount'])
  expect((await accept(4, 1)).body.code).toBe('quote.changed')
  expect((await accept(4)).body).toMatchObject({ accepted: { sum: Math.round((first?.answer?.price ?? 0) * 4 * 100) / 100 } })
  const order = await buyer.order(id, await agreedOrderInput(server, customer, id))
  expect(order.status).toBe(200)
})

test('a replacement is ordered in the place of the asked product; an answer is whole before it goes', async () => {
  const { id, edition, lines } = await taken()
  const [first, second] = lines
  const send = (answers: object[]) => desk.send(id, { edition, lines: answers })
  const half = await send([{ id: first?.id, price: 100 }])
  expect([half.status, half.body.errors.map(({ field }) => field)]).toEqual([422, ['lines.1.price']])
  const twice = await send([
    { id: first?.id, price: 100 },
    { id: second?.id, price: 100, replacementId: goods.products.breaker.id },
  ])
  expect(twice.body.errors[0]?.field).toBe('lines.1.replacementId')
  expect((await send([{ id: first?.id, price: 100, replacementId: goods.products.hidden.id }])).body.code).toBe('product.not-found')
  const cable = goods.products.thinCable.id
  const good = await quoteDeskOf(server, head).send(id, {
    edition,
    lines: [
      { id: first?.id, price: 12.34, replacementId: cable, amount: 100 },
      { id: second?.id, refusal: 'Нет' },
    ],
  })
  expect(good.body).toMatchObject({ state: 'sent_to_buyer', sum: 1234 })
  await buyer.accept(id, { edition: good.body.edition, versionNo: 2 })
  const placed = await buyer.order(id, await agreedOrderInput(server, customer, id))
  expect(placed.body).toMatchObject({ orders: [{ total: 1234 }] })
})

test('a specification becomes one line for each product; lines without one go as text and are answered with one', async () => {
  const { breaker, relay } = goods.products
  const lines = [
    aLine({ productId: breaker.id, amount: 2 }),
    aLine({ productId: breaker.id, amount: 3 }),
    aLine({ rawText: 'реле времени', amount: 1 }),
    aLine({ productId: relay.id }),
  ]
  const { id } = await aSpecification(server, customer.headers, { name: 'Щит', lines })
  const create = (more: object, key = 'a') =>
    callApi(server, quotesApi.create, {
      headers: { ...customer.headers, 'idempotency-key': `${customer.company.id}-${key}-key-of-sixteen` },
      body: { from: { type: 'specification', id, ...more } },
    })
  const made = (await create({ lineIds: lines.slice(0, 3).map((line) => line.id) })).body
  expect(made.lines.map(({ name, amount, productId }) => [name, amount, productId])).toEqual([
    [breaker.name, 5, breaker.id],
    ['реле времени', 1, null],
  ])
  expect(made.name).toBe('Щит')
  // A double click makes one request.
  expect((await create({ lineIds: lines.slice(0, 3).map((line) => line.id) })).body.id).toBe(made.id)
  const wishes = made.lines.map((line) => ({ id: line.id, amount: line.amount }))
  const sent = (await buyer.send(made.id, { edition: made.edition, lines: wishes })).body
  const review = (await desk.take(made.id, { edition: sent.edition })).body
  const [first, text] = review.lines
  const reply = (replacementId: number | null) =>
    desk.send(made.id, {
      edition: review.edition,
      lines: [
        { id: first?.id, price: first?.listPrice },
        { id: text?.id, price: 5_000, replacementId },
      ],
    })
  expect((await reply(null)).body.errors[0]?.field).toBe('lines.1.replacementId')
  expect((await reply(relay.id)).body.state).toBe('sent_to_buyer')
})

test('another company’s request is not there', async () => {
  const { id, edition } = await aSentQuote(server, customer, items())
  const stranger = buyerOf(server, await aCustomer(server))
  expect((await stranger.read(id)).body.code).toBe('quote.not-found')
  expect((await stranger.withdraw(id, { edition })).body.code).toBe('quote.not-found')
})
