import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { analyticsApi } from '@vitrina/contract/analytics/analytics'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aSite, aUser, aVisitor, changeSettings } from '#test/builders'
import { aPage } from '#test/builders.content'
import { analyticsEvents } from '#tables/analytics'
import { purgeOldEvents } from './analytics.jobs.ts'

const { server } = describeStore()
beforeAll(async () => {
  await aPage(server.ctx, { slug: 'cookie' })
})
beforeEach(async () => {
  await server.ctx.db.delete(analyticsEvents)
  await switchAnalytics({ toggle: true, b2b: true })
})

const modules = { google: { enabled: false, id: '' }, yandex: { enabled: false, counterId: null, ecommerce: false, strict: false } }

async function switchAnalytics({ toggle, b2b }: { toggle: boolean; b2b: boolean }) {
  await changeSettings(server.ctx, 1, { toggles: { analytics: toggle }, analytics: { b2b, ...modules } })
  await expect
    .poll(async () => {
      const { body } = await callApi(server, siteApi.info)
      const { body: toggles } = await callApi(server, siteApi.settings)
      return { toggle: toggles.analytics, b2b: body.config.analytics?.b2b }
    })
    .toEqual({ toggle, b2b })
}

const aView = (given: object = {}) => ({
  sessionId: randomUUID(),
  viewUuid: randomUUID(),
  regionId: 1,
  location: 'https://shop.test/catalog?keyword=автомат',
  referer: '',
  source: 'web-desktop',
  segment: 'guest',
  ...given,
})
const send = async (body: unknown, headers: Headers = {}) => callApi(server, analyticsApi.event, { body, headers })
const kept = () => server.ctx.db.select().from(analyticsEvents).orderBy(analyticsEvents.id)

/** A visitor who has agreed to cookies. */
async function agreed<T extends { headers: Headers }>(person: T): Promise<T> {
  expect((await callApi(server, siteApi.acceptCookie, { headers: person.headers })).status).toBe(200)
  return person
}

test('[K-07] an event is refused unless both the toggle and the module are on; both are off by default', async () => {
  const { headers } = await agreed(aVisitor())
  const event = { type: 'HOME_PAGE_VIEW', data: aView() }
  for (const settings of [
    { toggle: false, b2b: true },
    { toggle: true, b2b: false },
  ]) {
    await switchAnalytics(settings)
    expect((await send(event, headers)).body).toMatchObject({ status: 404, code: 'feature.off' })
  }
  const fresh = await aSite(server.ctx, { hosts: ['fresh.test'] })
  expect(fresh.config).toEqual({})
  expect((await send(event, { ...headers, host: 'fresh.test' })).body).toMatchObject({ code: 'feature.off' })
  await switchAnalytics({ toggle: true, b2b: true })
  expect((await send(event, headers)).body).toEqual({ stored: true })
  expect(await kept()).toHaveLength(1)
})

test('[A-22] every type is kept with its fields', async () => {
  const { headers } = await agreed(await aUser(server.ctx))
  const products = [{ id: 7, position: 21 }]
  const list = { products, pageNumber: 2 }
  const events = [
    { type: 'HOME_PAGE_VIEW', data: aView() },
    { type: 'SEARCH_EVENT', data: aView({ ...list, searchTerm: 'автомат', originalSearchTerm: 'fdnjvfn' }) },
    { type: 'CATEGORY_VIEW', data: aView({ ...list, categoryId: 22 }) },
    { type: 'PRODUCT_LIST_VIEW', data: aView({ ...list, listId: 'brands:4' }) },
    { type: 'FAVORITES_VIEW', data: aView(list) },
    { type: 'RECOMMENDED_VIEW', data: aView(list) },
    { type: 'PRODUCT_VIEW', data: aView({ products }) },
    { type: 'ORDER_SUCCESS', data: aView({ orderId: 5, items: [{ product: 7, price: 10.5, amount: 3 }] }) },
  ]
  for (const event of events) expect((await send(event, headers)).body).toEqual({ stored: true })
  const rows = await kept()
  expect(rows.map(({ type }) => type)).toEqual(events.map(({ type }) => type))
  expect(rows[1]?.data).toMatchObject({ pageNumber: 2, searchTerm: 'автомат', originalSearchTerm: 'fdnjvfn', source: 'web-desktop' })
  expect(rows[7]).toMatchObject({ orderId: 5, data: { items: [{ product: 7, price: 10.5, amount: 3 }] } })
})

test('[A-22] an unknown type of list view is kept too; a known type keeps its own form', async () => {
  const { headers } = await agreed(aVisitor())
  const list = aView({ products: [{ id: 7, position: 1 }], pageNumber: 1, listId: 'sale' })
  expect((await send({ type: 'SALE_LIST_VIEW', data: list }, headers)).body).toEqual({ stored: true })
  expect(await kept()).toMatchObject([{ type: 'SALE_LIST_VIEW', data: { listId: 'sale', products: [{ id: 7 }] } }])
  const refused = ['SEARCH_EVENT', 'sale', '', 'X'.repeat(61)].map(async (type) => (await send({ type, data: list }, headers)).status)
  expect(await Promise.all(refused)).toEqual([422, 422, 422, 422])
})

test('[A-22] the visitor is taken from the session and the header, not from the body', async () => {
  const visitor = aVisitor()
  const buyer = await aUser(server.ctx)
  const { headers } = await agreed({ headers: { ...buyer.headers, ...visitor.headers } })
  await send({ type: 'HOME_PAGE_VIEW', data: aView({ userId: buyer.id + 1, userUuid: randomUUID() }) }, headers)
  const [row] = await kept()
  expect(row).toMatchObject({ userId: buyer.id, visitorUuid: visitor.uuid })
  expect(JSON.stringify(row?.data)).not.toMatch(/user/i)
})

test('[A-22] an order is counted once, for the signed-in buyer', async () => {
  const { headers } = await agreed(await aUser(server.ctx))
  const order = { type: 'ORDER_SUCCESS', data: aView({ orderId: 42, items: [] }) }
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(order, headers)))
  expect(answers.map(({ body }) => body.stored).toSorted()).toEqual([false, false, false, false, true])
  expect((await send({ ...order, data: aView({ orderId: 43, items: [] }) }, headers)).body).toEqual({ stored: true })
  expect(await kept()).toHaveLength(2)
  expect((await send(order, (await agreed(aVisitor())).headers)).body).toMatchObject({ status: 401 })
})

test('nothing is kept of a visitor without consent', async () => {
  const event = { type: 'HOME_PAGE_VIEW', data: aView() }
  expect((await send(event, aVisitor().headers)).body).toEqual({ stored: false })
  expect((await send(event)).body).toEqual({ stored: false })
  expect(await kept()).toHaveLength(0)
})

test.each([
  ['a type nobody knows', { type: 'DROP_TABLE', data: aView() }],
  ['no data', { type: 'HOME_PAGE_VIEW' }],
  ['a search without its words', { type: 'SEARCH_EVENT', data: aView({ products: [], pageNumber: 1 }) }],
  ['an order without a number', { type: 'ORDER_SUCCESS', data: aView({ items: [] }) }],
  ['an order of many numbers', { type: 'ORDER_SUCCESS', data: aView({ orderId: [1, 2], items: [] }) }],
  [
    'more products than a page has',
    { type: 'FAVORITES_VIEW', data: aView({ pageNumber: 1, products: Array.from({ length: 101 }, () => ({ id: 1 })) }) },
  ],
  ['words without end', { type: 'PRODUCT_VIEW', data: aView({ products: [{ id: 1 }], searchTerm: 'я'.repeat(501) }) }],
  ['an address without end', { type: 'HOME_PAGE_VIEW', data: aView({ location: 'x'.repeat(2001) }) }],
  ['no uuid', { type: 'HOME_PAGE_VIEW', data: aView({ viewUuid: '1' }) }],
])('%s is refused', async (_, body) => {
  expect((await send(body, (await agreed(aVisitor())).headers)).body).toMatchObject({ status: 422, code: 'input.invalid' })
  expect(await kept()).toHaveLength(0)
})

test('a NUL in a field is refused or kept without it, never a failure', async () => {
  const { headers } = await agreed(aVisitor())
  const { status } = await send({ type: 'HOME_PAGE_VIEW', data: aView({ segment: 'a\u0000b', location: '\ud800' }) }, headers)
  expect(status).toBeLessThan(500)
})

test('one visitor cannot send without end', async () => {
  const { headers } = await agreed(aVisitor())
  const event = { type: 'HOME_PAGE_VIEW', data: aView() }
  const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await send(event, headers)).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('events are kept for a little more than a year', async () => {
  const { headers } = await agreed(aVisitor())
  await send({ type: 'HOME_PAGE_VIEW', data: aView() }, headers)
  await send({ type: 'HOME_PAGE_VIEW', data: aView() }, headers)
  await server.pool.query(
    `update analytics_events set happened_at = now() - interval '401 days' where id = (select min(id) from analytics_events)`,
  )
  await purgeOldEvents.run(server.ctx, {})
  expect(await kept()).toHaveLength(1)
})
