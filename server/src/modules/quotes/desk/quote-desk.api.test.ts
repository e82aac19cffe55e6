import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sellerDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { quoteDeskApi } from '@vitrina/contract/quotes/quote-desk'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { aManagerOf } from '#test/builders.desk'
import { aCustomer, type Customer } from '#test/builders.orders'
import { aSentQuote, aTakenQuote, buyerOf, pricesAt, quoteDeskOf } from '#test/builders.quotes'
import { openSpecifications } from '#test/builders.specifications'
import { smallCatalogue } from '#test/small-catalogue'
import { auditEvents, mails } from '#tables/platform'

const { server, goods } = describeStore({ goods: smallCatalogue })
let customer: Customer
let buyer: ReturnType<typeof buyerOf>
let manager: Awaited<ReturnType<typeof aManagerOf>>
let desk: ReturnType<typeof quoteDeskOf>
let head: Awaited<ReturnType<typeof aUser>>

beforeAll(() => openSpecifications(server, { quotes: true }))
beforeEach(async () => {
  customer = await aCustomer(server)
  buyer = buyerOf(server, customer)
  manager = await aManagerOf(server, customer.company.id)
  desk = quoteDeskOf(server, manager)
  head = await aUser(server.ctx, { role: 'head_of_sales' })
})

const items = () => [
  { productId: goods.products.breaker.id, amount: 10 },
  { productId: goods.products.thickCable.id, amount: 300 },
]
const taken = () => aTakenQuote(server, { customer, manager, items: items() })

test('below the floor the head of sales decides, on exactly what was seen', async () => {
  const { id, edition, lines } = await taken()
  const asked = await desk.send(id, { edition, lines: pricesAt(lines, 0.8) })
  expect(asked.body).toMatchObject({ state: 'in_review', approval: 'pending', versionNo: 1 })
  expect((await buyer.read(id)).body).toMatchObject({ state: 'in_review', versionNo: 1 })
  expect((await desk.approve(id, { edition: asked.body.edition })).status).toBe(403)
  const atHead = quoteDeskOf(server, head)
  const back = await atHead.sendBack(id, { edition: asked.body.edition, reason: 'Не ниже 85 %' })
  expect(back.body).toMatchObject({ approval: 'refused', approvalNote: 'Не ниже 85 %' })
  const again = await desk.send(id, { edition: back.body.edition, lines: pricesAt(lines, 0.85) })
  // The manager changes it once more: what the head saw is not what stands there.
  const changed = await desk.save(id, { edition: again.body.edition, lines: pricesAt(lines, 0.5) })
  expect((await atHead.approve(id, { edition: again.body.edition })).body.code).toBe('quote.changed')
  expect((await atHead.approve(id, { edition: changed.body.edition })).body.code).toBe('quote.not-now')
  const last = await desk.send(id, { edition: changed.body.edition, lines: pricesAt(lines, 0.85) })
  expect((await atHead.approve(id, { edition: last.body.edition })).body).toMatchObject({ state: 'sent_to_buyer', approval: 'approved' })
  const letters = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, customer.user.email ?? ''))
    .orderBy(mails.id)
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ответ на запрос цены')])
  const events = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(id)))
  expect(events.filter(({ entity }) => entity === 'quote').map(({ type }) => type)).toEqual(
    expect.arrayContaining(['quote.taken', 'quote.approval-asked', 'quote.sent-back', 'quote.saved', 'quote.answered']),
  )
})

test('the head of sales sets the floor and the usual term, and hears alone of prices below it; a manager reads', async () => {
  const terms = (headers: typeof head.headers, body?: object) =>
    callApi(server, body ? quoteDeskApi.changeTerms : quoteDeskApi.terms, { headers, ...(body && { body }) })
  const before = (await terms(manager.headers)).body
  expect(before).toEqual({ mostDiscountPercent: 10, validDays: 14 })
  const chosen = { mostDiscountPercent: 3, validDays: 5 }
  expect((await terms(manager.headers, chosen)).body.code).toBe('access.denied')
  expect((await terms(head.headers, { ...chosen, validDays: 0 })).status).toBe(422)
  expect((await terms(head.headers, chosen)).body).toEqual(chosen)
  await expect.poll(async () => (await terms(manager.headers)).body, { timeout: 5_000 }).toEqual(chosen)
  const administrator = await aUser(server.ctx, { role: 'administrator' })
  const { id, edition, lines } = await taken()
  const asked = await desk.send(id, { edition, lines: pricesAt(lines, 0.95) })
  expect(asked.body).toMatchObject({ approval: 'pending', mostDiscountPercent: 3 })
  const lettersTo = (email: string | null) => server.ctx.db.$count(mails, eq(mails.recipient, email ?? ''))
  expect([await lettersTo(head.email), await lettersTo(administrator.email)]).toEqual([1, 0])
  // An administrator may too.
  const sent = await quoteDeskOf(server, administrator).approve(id, { edition: asked.body.edition })
  expect(sent.body).toMatchObject({ state: 'sent_to_buyer', validUntil: shiftDay(sellerDay(new Date()), 5) })
  expect((await terms(head.headers, before)).body).toEqual(before)
  await expect.poll(async () => (await terms(manager.headers)).body, { timeout: 5_000 }).toEqual(before)
})

test('the queue of the desk has the requests of one’s companies with the longest wait first', async () => {
  const first = await aSentQuote(server, customer, items())
  const second = await aSentQuote(server, customer, items())
  const listed = async (headers = manager.headers, list = 'waiting') =>
    (await callApi(server, quoteDeskApi.list, { headers, url: `/api/v1/back-office/quote?list=${list}&pageSize=100` })).body.items
  expect((await listed()).map(({ id, waitingSince }) => [id, waitingSince !== null])).toEqual([
    [first.id, true],
    [second.id, true],
  ])
  const counted = async (headers: typeof manager.headers, call: typeof quoteDeskApi.list | typeof quotesApi.list = quoteDeskApi.list) =>
    (await callApi(server, call, { headers, url: call.path })).body.counts
  expect(await counted(manager.headers)).toEqual({ waiting: 2, approval: 0, answered: 0 })
  expect(await counted(customer.headers, quotesApi.list)).toEqual({ open: 2, atBuyer: 0, atSeller: 2 })
  const other = await aManagerOf(server, (await aCustomer(server)).company.id)
  expect(await listed(other.headers)).toEqual([])
  expect((await quoteDeskOf(server, other).take(first.id, { edition: first.edition })).body.code).toBe('quote.not-found')
  await desk.refuse(first.id, { edition: first.edition, reason: 'Не возим' })
  expect((await buyer.read(first.id)).body).toMatchObject({ state: 'closed', reason: 'Не возим' })
  expect((await listed(manager.headers, 'finished')).map(({ id }) => id)).toEqual([first.id])
  const review = (await desk.take(second.id, { edition: second.edition })).body
  const asked = (await desk.send(second.id, { edition: review.edition, lines: pricesAt(review.lines, 0.5) })).body
  expect(await counted(manager.headers)).toEqual({ waiting: 0, approval: 1, answered: 0 })
  expect([await listed(), (await listed(head.headers, 'approval')).map(({ id }) => id)]).toEqual([[], [second.id]])
  await quoteDeskOf(server, head).approve(second.id, { edition: asked.edition })
  expect(await counted(manager.headers)).toEqual({ waiting: 0, approval: 0, answered: 1 })
  expect(await counted(customer.headers, quotesApi.list)).toEqual({ open: 1, atBuyer: 1, atSeller: 0 })
  const { edition } = (await buyer.read(second.id)).body
  await buyer.decline(second.id, { edition })
  expect(await counted(customer.headers, quotesApi.list)).toEqual({ open: 0, atBuyer: 0, atSeller: 0 })
})
