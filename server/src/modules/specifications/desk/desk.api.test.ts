import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { specificationDeskApi } from '@vitrina/contract/specifications/specification-desk'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aLine, aSpecification, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'
import { smallCatalogue } from '#test/small-catalogue'
import { companyManagers, managers } from '#tables/companies'
import { matchingChoices } from '#tables/list-import'
import { mails } from '#tables/platform'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Awaited<ReturnType<typeof aUser>>
let staff: Awaited<ReturnType<typeof aUser>>
let companyId: number

beforeAll(() => openSpecifications(server))
beforeEach(async () => {
  companyId = (await aCompany(server.ctx)).id
  buyer = await aUser(server.ctx, { companyIds: [companyId] })
  staff = await aUser(server.ctx, { role: 'administrator' })
})

const atDesk = (id: number, more = '') => `/api/v1/back-office/specification/${id}${more}`

test('[R-09] the seller makes a recommended specification by the same changes, and buyers see it while it is published', async () => {
  const { headers } = staff
  const line = aLine({ productId: goods.products.breaker.id, amount: 6 })
  const { body: made } = await callApi(server, specificationDeskApi.create, {
    headers,
    body: { name: 'Щит квартирный', note: 'на 12 модулей', lines: [line] },
  })
  expect(made).toMatchObject({ kind: 'recommended', isPublished: false, canEdit: true, owner: null, lineCount: 1 })
  const changed = await callApi(server, specificationDeskApi.change, {
    headers,
    url: atDesk(made.id, '/changes'),
    body: { version: made.version, changes: [{ op: 'setLines', lines: [{ id: line.id, amount: 8 }] }] },
  })
  expect(changed.body.version).toBe(made.version + 1)
  const late = await callApi(server, specificationDeskApi.change, {
    headers,
    url: atDesk(made.id, '/changes'),
    body: { version: made.version, changes: [{ op: 'removeLines', ids: [line.id] }] },
  })
  expect(late.body.code).toBe('specification.changed')
  const seen = async () => (await readIt(server, buyer.headers, made.id)).status
  expect(await seen()).toBe(404)
  await callApi(server, specificationDeskApi.publish, { headers, url: atDesk(made.id, '/publish') })
  expect(await seen()).toBe(200)
  await callApi(server, specificationDeskApi.rename, { headers, url: atDesk(made.id), body: { name: 'Щит на 12 модулей' } })
  const { body: listed } = await callApi(server, specificationDeskApi.list, { headers })
  expect(listed.items.map(({ name, isPublished }) => [name, isPublished])).toEqual([['Щит на 12 модулей', true]])
  await callApi(server, specificationDeskApi.unpublish, { headers, url: atDesk(made.id, '/unpublish') })
  expect(await seen()).toBe(404)
  expect((await callApi(server, specificationDeskApi.remove, { headers, url: atDesk(made.id) })).status).toBe(200)
  expect((await callApi(server, specificationDeskApi.read, { headers, url: atDesk(made.id) })).body.code).toBe('specification.not-found')
})

test('a buyer’s specification is none of the seller’s recommended ones', async () => {
  const { id } = await aSpecification(server, buyer.headers)
  for (const call of [specificationDeskApi.read, specificationDeskApi.remove])
    expect((await callApi(server, call, { headers: staff.headers, url: atDesk(id) })).body.code).toBe('specification.not-found')
})

const ask = (id: number, body: object = {}) =>
  callApi(server, specificationsApi.askSeller, { headers: buyer.headers, url: ofSpecification(id, '/ask'), body })
const questions = async (headers = staff.headers, state = 'open') =>
  (
    await callApi(server, specificationDeskApi.questions, {
      headers,
      url: `/api/v1/back-office/specification-question?state=${state}&pageSize=100`,
    })
  ).body.items.filter(({ company }) => company?.id === companyId)
const answer = (id: number, lineId: string, body: object) =>
  callApi(server, specificationDeskApi.answer, {
    headers: staff.headers,
    url: `/api/v1/back-office/specification-question/${id}/${lineId}/answer`,
    body,
  })

test('lines without a product reach the desk; a product as the answer becomes the line’s, the company’s next list takes it, a letter goes out', async () => {
  const lines = [
    aLine({ rawText: 'автомат 16А с характеристикой C', amount: 4 }),
    aLine({ productId: goods.products.relay.id }),
    aLine({ rawText: 'лоток' }),
  ]
  const { id } = await aSpecification(server, buyer.headers, { name: 'Школа', lines })
  expect((await ask(id)).body).toEqual({ askedCount: 2 })
  expect((await ask(id)).body).toEqual({ askedCount: 0 })
  expect((await questions()).map(({ text, amount, specificationName }) => [text, amount, specificationName]).toSorted()).toEqual([
    ['автомат 16А с характеристикой C', 4, 'Школа'],
    ['лоток', 1, 'Школа'],
  ])
  const [first, , last] = lines
  const bound = await answer(id, first?.id ?? '', { productId: goods.products.breaker.id })
  expect(bound.body).toMatchObject({ product: { id: goods.products.breaker.id }, answer: '' })
  await answer(id, last?.id ?? '', { answer: 'Какой ширины?' })
  const now = (await readIt(server, buyer.headers, id)).body
  expect(now.version).toBe(2)
  expect(now.lines.map(({ productId, answer: words, answeredAt }) => [productId, words, answeredAt !== null])).toEqual([
    [goods.products.breaker.id, '', true],
    [goods.products.relay.id, '', false],
    [null, 'Какой ширины?', true],
  ])
  const choices = await server.ctx.db.select().from(matchingChoices).where(eq(matchingChoices.companyId, companyId))
  expect(choices.map(({ productId }) => productId)).toEqual([goods.products.breaker.id])
  const letters = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, buyer.email ?? ''))
    .orderBy(mails.id)
  expect(letters.map(({ subject }) => subject)).toEqual(['Ответ по спецификации «Школа»', 'Ответ по спецификации «Школа»'])
  expect(await questions()).toEqual([])
  expect(await questions(staff.headers, 'answered')).toHaveLength(2)
  expect((await answer(id, last?.id ?? '', { answer: 'ещё раз' })).body.code).toBe('specification.question-not-found')
  // A word back opens the question anew.
  expect((await ask(id, { lineIds: [last?.id] })).body).toEqual({ askedCount: 1 })
})

test('a manager answers for their own companies; an answer says something', async () => {
  const line = aLine({ rawText: 'лоток' })
  const { id } = await aSpecification(server, buyer.headers, { lines: [line] })
  await ask(id)
  const [own, other] = [await aUser(server.ctx, { role: 'manager' }), await aUser(server.ctx, { role: 'manager' })]
  await server.ctx.db.insert(managers).values([own, other].map(({ id: userId }) => ({ userId, post: 'Менеджер' })))
  await server.ctx.db.insert(companyManagers).values({ companyId, managerId: own.id, isMain: true })
  expect([(await questions(own.headers)).length, (await questions(other.headers)).length]).toEqual([1, 0])
  const empty = await answer(id, line.id, {})
  expect([empty.status, empty.body.errors[0]?.field]).toEqual([422, 'answer'])
  expect((await answer(id, line.id, { productId: goods.products.hidden.id })).body.code).toBe('product.not-found')
  expect(await questions()).toHaveLength(1)
})
