import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { offersApi } from '@vitrina/contract/offers/offers'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { cartApi } from '@vitrina/contract/cart/cart'
import { aCompany, aUser } from '#test/builders'
import { anOffer, anOfferLine, aWork, changeOffer, ofOffer, openOffers, readOffer, sendOffer } from '#test/builders.offers'
import { aGroup, aLine, aSpecification } from '#test/builders.specifications'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Awaited<ReturnType<typeof aUser>>
let stranger: Awaited<ReturnType<typeof aUser>>
let headers: Headers

beforeAll(() => openOffers(server))
beforeEach(async () => {
  buyer = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  stranger = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  headers = buyer.headers
})

const listed = async (query = '') =>
  (await callApi(server, offersApi.list, { headers, url: `/api/v1/offer?${query}` })).body.items.map(({ name }) => name)
const post = <E extends (typeof offersApi)[keyof typeof offersApi]>(call: E, id: number, more: string, body: object = {}) =>
  callApi(server, call, { headers, url: ofOffer(id, more), body })

test('[A-23] [R-10] an offer from a specification has its headings, amounts with multipliers, and the buyer’s prices of now', async () => {
  const board = aGroup('ЩО', { multiplier: 3 })
  const { breaker, thinCable } = goods.products
  const { id } = await aSpecification(server, headers, {
    name: 'Школа',
    objectName: 'Корпус 2',
    groups: [board],
    lines: [
      aLine({ productId: breaker.id, groupId: board.id, amount: 2 }),
      aLine({ productId: thinCable.id, amount: 12.5 }),
      aLine({ rawText: 'ящик ЯТП', amount: 1, unit: 'шт' }),
    ],
  })
  const made = await anOffer(server, headers, { from: { type: 'specification', id }, name: undefined })
  expect(made).toMatchObject({
    name: 'Школа',
    number: 'КП-1001',
    objectName: 'Корпус 2',
    state: 'draft',
    source: { type: 'specification', id },
    groups: [{ name: 'ЩО', parentId: null, markup: null }],
  })
  expect(made.lines.map(({ name, amount, kind }) => [name, amount, kind])).toEqual([
    [breaker.name, 6, 'product'],
    [thinCable.name, 12.5, 'product'],
    ['ящик ЯТП', 1, 'own'],
  ])
  const [first, , text] = made.lines
  expect(first?.groupId).toBe(made.groups[0]?.id)
  expect([first?.costOrigin, typeof first?.costPrice, first?.costAt]).toEqual(['list', 'number', expect.any(String)])
  expect(text?.costPrice).toBeNull()
})

test('[M-05] from a cart and from nothing; the next offer begins with the habits of the last and the next number', async () => {
  await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: goods.products.breaker.id, amount: 4 }] } })
  const cart = await anOffer(server, headers, { from: { type: 'cart' }, terms: { markup: { mode: 'percent', basisPoints: 1_800 } } })
  expect(cart.lines.map(({ name, amount }) => [name, amount])).toEqual([[goods.products.breaker.name, 4]])
  const next = await anOffer(server, headers)
  expect(next).toMatchObject({ number: 'КП-1002', terms: { markup: { mode: 'percent', basisPoints: 1_800 } }, lines: [] })
  const other = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  expect((await anOffer(server, other.headers)).number).toBe('КП-1001')
})

test('the server names a product, takes its cost and sums the offer; a line by hand keeps its own', async () => {
  const { breaker } = goods.products
  const made = await anOffer(server, headers, { terms: { markup: { mode: 'percent', basisPoints: 1_800 } } })
  const product = anOfferLine({ productId: breaker.id, amount: 10 })
  const own = anOfferLine({ name: 'Шкаф', costPrice: 1_000, costOrigin: 'hand', vatRate: 2_200 })
  const { body } = await changeOffer(server, headers, made, [{ op: 'addLines', lines: [product, own, aWork(500)], after: null }])
  const [named] = body.lines
  expect(named).toMatchObject({ name: breaker.name, costOrigin: 'list' })
  const cost = Math.round((named?.costPrice ?? 0) * 100)
  const price = Math.floor((cost * 11_800 + 5_000) / 10_000)
  expect(Math.round(body.totals.total * 100)).toBe(price * 10 + 1_180_00 + 500_00)
  expect(body.totals).toMatchObject({ unpricedCount: 0, uncostedCount: 1 })
  const read = await readOffer(server, headers, made.id)
  expect([read.version, read.lineCount, read.totals]).toEqual([1, 3, body.totals])
})

test('two windows: the later change is refused with the present state and what it would still change', async () => {
  const made = await anOffer(server, headers)
  const line = anOfferLine({ name: 'Шкаф', costPrice: 10, costOrigin: 'hand' })
  expect((await changeOffer(server, headers, made, [{ op: 'addLines', lines: [line], after: null }])).status).toBe(200)
  const late = await changeOffer(server, headers, made, [{ op: 'setLines', lines: [{ id: line.id, amount: 7 }] }])
  expect([late.status, late.body.code]).toEqual([409, 'offer.changed'])
  const current = late.body.current as Offer & { differences: { lines: unknown[] } }
  expect(current).toMatchObject({
    version: 1,
    lines: [{ name: 'Шкаф', amount: 1 }],
    differences: { lines: [{ kind: 'changed', name: 'Шкаф', fields: [{ field: 'amount', before: '1', after: '7' }] }] },
  })
})

test('products of others, a legal entity of another company and lines without a name are refused by their field', async () => {
  const made = await anOffer(server, headers)
  const unknown = anOfferLine({ productId: 2_000_000_000 })
  const nameless = anOfferLine({ name: '' })
  const { status, body } = await changeOffer(server, headers, made, [{ op: 'addLines', lines: [unknown, nameless], after: null }])
  expect([status, body.errors.map(({ field }) => field)]).toEqual([422, [`lines.${unknown.id}.productId`, `lines.${nameless.id}.name`]])
  const entity = await changeOffer(server, headers, made, [{ op: 'setTerms', terms: { legalEntityId: 2_000_000_000 } }])
  expect([entity.status, entity.body.errors[0]?.field]).toEqual([422, 'legalEntityId'])
})

test('a repeated request makes one offer', async () => {
  const once = { ...headers, 'idempotency-key': randomUUID() }
  for (const _ of [1, 2]) await callApi(server, offersApi.create, { headers: once, body: { from: { type: 'nothing' }, name: 'Одно' } })
  expect(await listed()).toEqual(['Одно'])
})

test('a cost set by hand goes back to the price of the list, which repricing then follows', async () => {
  const line = anOfferLine({ productId: goods.products.breaker.id, costPrice: 1, costOrigin: 'hand' })
  const byList = await anOffer(server, headers, { document: { groups: [], lines: [{ ...line, costPrice: null, costOrigin: 'list' }] } })
  const made = await anOffer(server, headers, { document: { groups: [], lines: [line] } })
  const back = { id: line.id, costPrice: null, costOrigin: 'list', costAt: null } as const
  const { body } = await changeOffer(server, headers, made, [{ op: 'setLines', lines: [back] }])
  expect(body.lines).toMatchObject([{ id: line.id, costPrice: byList.lines[0]?.costPrice, costOrigin: byList.lines[0]?.costOrigin }])
})

test('repricing shows each line and never overwrites a hand', async () => {
  const { breaker, thinCable } = goods.products
  const lines = [
    anOfferLine({ productId: breaker.id, amount: 2 }),
    anOfferLine({ productId: thinCable.id, amount: 5, costPrice: 1, costOrigin: 'hand' }),
    anOfferLine({ productId: breaker.id, amount: 1, markup: { mode: 'fixed', price: 777 } }),
    aWork(300),
  ]
  const made = await anOffer(server, headers, { document: { groups: [], lines } })
  await server.pool.query('update prices set price = price * 2 where product_id = $1', [breaker.id])
  const preview = await callApi(server, offersApi.previewRepricing, { headers, url: ofOffer(made.id, '/reprice') })
  const [first, hand, fixed, work] = preview.body.items
  const before = made.lines[0]?.costPrice ?? 0
  expect(first).toMatchObject({ outcome: 'changed', costBefore: before, costAfter: before * 2 })
  expect(hand).toMatchObject({ outcome: 'kept', costBefore: 1, costAfter: 1 })
  expect(fixed).toMatchObject({ outcome: 'changed', priceBefore: 777, priceAfter: 777, isPriceByHand: true })
  expect(work).toMatchObject({ outcome: 'kept', priceAfter: 300 })
  expect((await readOffer(server, headers, made.id)).lines[0]?.costPrice).toBe(before)

  const only = await post(offersApi.reprice, made.id, '/reprice', { version: made.version, lineIds: [lines[0]?.id] })
  expect(only.body).toMatchObject({ version: 1, items: [{ outcome: 'changed' }] })
  const after = await readOffer(server, headers, made.id)
  expect(after.lines.map(({ costPrice }) => costPrice)).toEqual([before * 2, 1, before, null])
  await server.pool.query('update prices set price = price / 2 where product_id = $1', [breaker.id])
})

test('[S-14] copy, archive, restore, delete one and all, and bring them back', async () => {
  const made = await anOffer(server, headers, { name: 'Первое', document: { groups: [], lines: [aWork(10)] } })
  await sendOffer(server, headers, made)
  const copy = (await post(offersApi.copy, made.id, '/copy')).body
  expect(copy).toMatchObject({ name: 'Первое (копия)', number: 'КП-1002', state: 'draft', versionNo: null, lineCount: 1 })
  expect((await callApi(server, offersApi.remove, { headers, url: ofOffer(made.id) })).body.code).toBe('offer.not-archived')
  expect((await post(offersApi.archive, made.id, '/archive')).body.status).toBe('archived')
  expect([await listed(), await listed('list=archive')]).toEqual([['Первое (копия)'], ['Первое']])
  expect((await changeOffer(server, headers, made, [{ op: 'setTerms', terms: { name: 'Второе' } }])).body.code).toBe('offer.archived')
  await post(offersApi.restore, made.id, '/restore')
  for (const id of [made.id, copy.id]) await post(offersApi.archive, id, '/archive')
  const { body } = await callApi(server, offersApi.removeArchived, { headers })
  expect([body.deletedCount, await listed('list=archive')]).toEqual([2, []])
  const undo = await callApi(server, offersApi.undoRemoval, { headers, body: { deletionToken: body.deletionToken } })
  expect([undo.body.restoredCount, (await listed('list=archive')).length]).toEqual([2, 2])
  expect((await callApi(server, offersApi.undoRemoval, { headers, body: { deletionToken: body.deletionToken } })).body.code).toBe(
    'offer.deletion-not-found',
  )
})

test('the list is found by number, client and object, and narrowed by state', async () => {
  await anOffer(server, headers, { name: 'А', terms: { objectName: 'Детский сад 12' } })
  const sent = await anOffer(server, headers, {
    name: 'Б',
    terms: { client: { name: 'ООО «Ромашка»', inn: '', contact: '', email: '', phone: '' } },
    document: { groups: [], lines: [aWork(10)] },
  })
  await sendOffer(server, headers, sent)
  expect(await listed('keyword=%D1%80%D0%BE%D0%BC%D0%B0%D1%88')).toEqual(['Б'])
  expect(await listed(`keyword=${encodeURIComponent('кп-1001')}`)).toEqual(['А'])
  expect([await listed('state=draft'), await listed('state=sent'), await listed('state=viewed')]).toEqual([['А'], ['Б'], []])
})

test('another’s offer, a deleted one and one that never was answer alike', async () => {
  const made = await anOffer(server, headers)
  const asked = async (who: Headers, id: number) => {
    const { status, body } = await callApi(server, offersApi.read, { headers: who, url: ofOffer(id) })
    return [status, body.code]
  }
  expect(await asked(stranger.headers, made.id)).toEqual([404, 'offer.not-found'])
  expect(await asked(stranger.headers, 2_000_000_000)).toEqual([404, 'offer.not-found'])
  expect(await listed()).toEqual(['Щитовая'])
})
