import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { type ChangedMeanwhile } from '@vitrina/contract/specifications/specification-shapes'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { aGroup, aLine, aSpecification, changeIt, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'
import { smallCatalogue } from '#test/small-catalogue'
import { customProducts } from '#tables/choices'
import { companyMembers } from '#tables/companies'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Awaited<ReturnType<typeof aUser>>
let colleague: Awaited<ReturnType<typeof aUser>>
let stranger: Awaited<ReturnType<typeof aUser>>
let companyId: number

beforeAll(() => openSpecifications(server))
beforeEach(async () => {
  companyId = (await aCompany(server.ctx)).id
  buyer = await aUser(server.ctx, { companyIds: [companyId], lastName: 'Петрова', firstName: 'Анна' })
  colleague = await aUser(server.ctx, { companyIds: [companyId] })
  stranger = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
})

const listed = async (list: string, headers: Headers, keyword = '') =>
  (
    await callApi(server, specificationsApi.list, {
      headers,
      url: `/api/v1/specification?list=${list}&keyword=${encodeURIComponent(keyword)}`,
    })
  ).body.items.map(({ name }) => name)
const rename = (id: number, headers: Headers, body: object) =>
  callApi(server, specificationsApi.rename, { headers, url: ofSpecification(id), body })
const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return status === 200 ? 200 : body.code
}

test('[A-23] [R-09] a specification is made with groups and lines in the buyer’s own order, and read as it was made', async () => {
  const room = aGroup('Щитовая')
  const board = aGroup('ЩО-1', { parentId: room.id, multiplier: 5 })
  const lines = [
    aLine({ productId: goods.products.breaker.id, groupId: board.id, amount: 3, note: 'ввод', replacement: 'analog' }),
    aLine({ rawText: 'ящик ЯТП-0,25 36В', amount: 2, unit: 'шт' }),
    aLine({ productId: goods.products.thinCable.id, amount: 12.5 }),
  ]
  const made = await aSpecification(server, buyer.headers, { name: ' Объект ', objectName: 'Школа № 5', groups: [room, board], lines })
  expect(made).toMatchObject({ name: 'Объект', objectName: 'Школа № 5', isOwn: true, canEdit: true, lineCount: 3, rawCount: 1, version: 1 })
  const { body } = await readIt(server, buyer.headers, made.id)
  expect(body.groups).toEqual([room, board])
  expect(body.lines).toEqual(lines.map((line) => ({ ...line, askedAt: null, answeredAt: null, answer: '' })))
  expect(body.products.map(({ type, article, isSold }) => [type, article, isSold])).toEqual([
    ['catalog', goods.products.thinCable.article, true],
    ['catalog', goods.products.breaker.article, true],
  ])
  expect(await listed('mine', buyer.headers, 'школа')).toEqual(['Объект'])
  expect(await listed('mine', buyer.headers, goods.products.breaker.article)).toEqual(['Объект'])
  expect(await listed('mine', buyer.headers, '%')).toEqual([])
})

test('[R-09] a private one is seen by its owner alone; one for the company by colleagues; a shared one by those who are named', async () => {
  const { id } = await aSpecification(server, buyer.headers, { name: 'Своя' })
  const seenBy = async () => Promise.all([buyer, colleague, stranger].map(({ headers }) => codeOf(readIt(server, headers, id))))
  expect(await seenBy()).toEqual([200, 'specification.not-found', 'specification.not-found'])
  await rename(id, buyer.headers, { visibility: 'company' })
  expect(await seenBy()).toEqual([200, 200, 'specification.not-found'])
  expect(await listed('company', colleague.headers)).toEqual(['Своя'])
  expect([await listed('company', buyer.headers), await listed('mine', colleague.headers)]).toEqual([[], []])

  const third = await aUser(server.ctx, { companyIds: [companyId] })
  const shared = await rename(id, buyer.headers, { visibility: 'shared', sharedWith: [third.id] })
  expect(shared.status).toBe(200)
  expect(await seenBy()).toEqual([200, 'specification.not-found', 'specification.not-found'])
  expect(await codeOf(readIt(server, third.headers, id))).toBe(200)
  const wrong = await rename(id, buyer.headers, { visibility: 'shared', sharedWith: [stranger.id] })
  expect([wrong.status, wrong.body.errors.map(({ field }) => field)]).toEqual([422, ['sharedWith.0']])
})

test('a person of two companies sees in each what was made there', async () => {
  const other = (await aCompany(server.ctx)).id
  const both = await aUser(server.ctx, { companyIds: [companyId, other] })
  const { id } = await aSpecification(server, both.headers, { name: 'В первой' })
  await server.pool.query('update users set active_company_id = $2 where id = $1', [both.id, other])
  expect(await codeOf(readIt(server, both.headers, id))).toBe('specification.not-found')
  expect(await listed('mine', both.headers)).toEqual([])
})

test('colleagues may change what is open to them, and say nothing of who sees it; a viewer only looks', async () => {
  const { id, version } = await aSpecification(server, buyer.headers, { visibility: 'company' })
  const added = await changeIt(server, colleague.headers, id, version, [
    { op: 'addLines', lines: [aLine({ rawText: 'лоток' })], after: null },
  ])
  expect(added.status).toBe(200)
  expect(await codeOf(rename(id, colleague.headers, { name: 'Новое имя' }))).toBe(200)
  expect(await codeOf(rename(id, colleague.headers, { visibility: 'private' }))).toBe('specification.read-only')
  await rename(id, buyer.headers, { isOpenToEdits: false })
  expect((await readIt(server, colleague.headers, id)).body).toMatchObject({ canEdit: false, isOwn: false, name: 'Новое имя' })
  expect(await codeOf(changeIt(server, colleague.headers, id, added.body.version, [{ op: 'removeLines', ids: [randomUUID()] }]))).toBe(
    'specification.read-only',
  )
  await rename(id, buyer.headers, { isOpenToEdits: true })
  await server.ctx.db.update(companyMembers).set({ role: 'viewer' }).where(eq(companyMembers.userId, colleague.id))
  expect((await readIt(server, colleague.headers, id)).body.canEdit).toBe(false)
  expect(await codeOf(rename(id, colleague.headers, { name: 'Ещё' }))).toBe('specification.read-only')
  expect(await codeOf(callApi(server, specificationsApi.create, { headers: colleague.headers, body: { name: 'Моя' } }))).toBe(
    'specification.read-only',
  )
})

test('changes move, set and remove rows, and only the rows that differ are written', async () => {
  const group = aGroup('Щит')
  const [a, b, c] = [aLine({ rawText: 'a' }), aLine({ rawText: 'b' }), aLine({ rawText: 'c' })]
  const { id, version } = await aSpecification(server, buyer.headers, { lines: [a, b, c] })
  const before = await server.pool.query('select id, xmin::text, position from specification_lines where specification_id = $1', [id])
  const { body } = await changeIt(server, buyer.headers, id, version, [
    { op: 'addGroup', group, after: null },
    { op: 'moveLines', ids: [c.id], groupId: group.id, after: a.id },
    { op: 'setLines', lines: [{ id: c.id, amount: 7, productId: goods.products.breaker.id }] },
    { op: 'removeLines', ids: [b.id] },
  ])
  expect(body).toMatchObject({ version: 2, products: [{ id: goods.products.breaker.id }] })
  const now = (await readIt(server, buyer.headers, id)).body
  expect(now.lines.map(({ rawText, amount, groupId }) => [rawText, amount, groupId])).toEqual([
    ['a', 1, null],
    ['c', 7, group.id],
  ])
  const after = await server.pool.query('select id, xmin::text from specification_lines where specification_id = $1', [id])
  const writtenIn = (rows: { id: string; xmin: string }[], lineId: string) => rows.find((row) => row.id === lineId)?.xmin
  expect(writtenIn(after.rows, a.id)).toBe(writtenIn(before.rows, a.id))
  expect(writtenIn(after.rows, c.id)).not.toBe(writtenIn(before.rows, c.id))
  const same = await changeIt(server, buyer.headers, id, 2, [{ op: 'setLines', lines: [{ id: c.id, amount: 7 }] }])
  expect(same.body.version).toBe(2)
})

test('of two people in one specification the later one hears what is there now and what theirs would change; nothing is lost', async () => {
  const [a, b] = [aLine({ rawText: 'кабель' }), aLine({ rawText: 'лоток' })]
  const { id, version } = await aSpecification(server, buyer.headers, { visibility: 'company', lines: [a, b] })
  await changeIt(server, colleague.headers, id, version, [{ op: 'setLines', lines: [{ id: a.id, amount: 20 }] }])
  const mine = [
    {
      op: 'setLines' as const,
      lines: [
        { id: a.id, amount: 30 },
        { id: b.id, note: 'перфорированный' },
      ],
    },
  ]
  const late = await changeIt(server, buyer.headers, id, version, mine)
  expect([late.status, late.body.code]).toEqual([409, 'specification.changed'])
  const current = late.body.current as ChangedMeanwhile
  expect(current).toMatchObject({ version: 2, lines: [{ amount: 20 }, { note: '' }] })
  expect(current.differences.lines).toEqual([
    { kind: 'changed', lineId: a.id, name: 'кабель', fields: [{ field: 'amount', before: '20', after: '30' }] },
    { kind: 'changed', lineId: b.id, name: 'лоток', fields: [{ field: 'note', before: '', after: 'перфорированный' }] },
  ])
  expect((await readIt(server, buyer.headers, id)).body.lines.map(({ amount }) => amount)).toEqual([20, 1])
  expect((await changeIt(server, buyer.headers, id, current.version, mine)).body.version).toBe(3)
})

test('two changes of one version at the same moment: one is taken, the other refused', async () => {
  const { id, version } = await aSpecification(server, buyer.headers)
  const add = () => changeIt(server, buyer.headers, id, version, [{ op: 'addLines', lines: [aLine({ rawText: 'x' })], after: null }])
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await readIt(server, buyer.headers, id)).body.lines).toHaveLength(1)
})

test('a product that is not there or another’s own one is refused by the name of its field', async () => {
  const ownOf = async (ownerId: number) =>
    only(await server.ctx.db.insert(customProducts).values({ name: 'Шкаф', ownerId, unit: 'шт', visibility: 'private' }).returning()).id
  const { id, version } = await aSpecification(server, buyer.headers)
  const wrong = await changeIt(server, buyer.headers, id, version, [
    {
      op: 'addLines',
      after: null,
      lines: [
        aLine({ productId: 2_000_000_000 }),
        aLine({ customProductId: await ownOf(stranger.id) }),
        aLine({ customProductId: await ownOf(buyer.id) }),
        aLine({ productId: goods.products.breaker.id, customProductId: await ownOf(buyer.id) }),
      ],
    },
  ])
  expect([wrong.status, wrong.body.errors.map(({ field }) => field)]).toEqual([
    422,
    ['changes.0.lines.0.productId', 'changes.0.lines.1.customProductId', 'changes.0.lines.3.productId'],
  ])
  expect((await readIt(server, buyer.headers, id)).body).toMatchObject({ version: 0, lines: [] })
})

test('more lines, groups or levels than there may be are refused whole', async () => {
  const many = Array.from({ length: 2_000 }, (_, n) => aLine({ rawText: `строка ${n}` }))
  const { id, version } = await aSpecification(server, buyer.headers, { lines: many })
  const more = await changeIt(server, buyer.headers, id, version, [{ op: 'addLines', lines: [aLine()], after: null }])
  expect([more.status, more.body.code]).toEqual([409, 'specification.too-large'])
  const chain = ['а', 'б', 'в', 'г', 'д'].map((name) => aGroup(name))
  for (const [at, group] of chain.entries()) group.parentId = chain[at - 1]?.id ?? null
  const deep = await callApi(server, specificationsApi.create, { headers: buyer.headers, body: { name: 'x', groups: chain } })
  expect([deep.status, deep.body.errors[0]?.field]).toEqual([422, 'groups'])
  const wide = Array.from({ length: 201 }, (_, n) => aGroup(`г${n}`))
  expect((await callApi(server, specificationsApi.create, { headers: buyer.headers, body: { name: 'x', groups: wide } })).status).toBe(422)
  expect(await listed('mine', buyer.headers, 'x')).toEqual([])
})

test('a request that is sent twice makes one specification', async () => {
  const headers = { ...buyer.headers, 'idempotency-key': randomUUID() }
  const [one, two] = [await aSpecification(server, headers), await aSpecification(server, headers)]
  expect(two.id).toBe(one.id)
  expect(await listed('mine', buyer.headers)).toHaveLength(1)
})

test('what is sent with repeated ids, unknown groups or groups inside themselves is made whole', async () => {
  const line = aLine({ rawText: 'дважды', groupId: randomUUID() })
  const [one, two] = [aGroup('один'), aGroup('два')]
  one.parentId = two.id
  two.parentId = one.id
  const made = await aSpecification(server, buyer.headers, { groups: [one, two], lines: [line, line] })
  expect(made.lines.map(({ groupId }) => groupId)).toEqual([null])
  expect(made.groups.map(({ parentId }) => parentId)).toEqual([null, null])
})
