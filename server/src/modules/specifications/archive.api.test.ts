import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { MAX_SPECIFICATIONS } from '@vitrina/contract/specifications/specification-shapes'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { aLine, aSpecification, changeIt, ofSpecification, openSpecifications, readIt } from '#test/builders.specifications'
import { smallCatalogue } from '#test/small-catalogue'
import { customProducts } from '#tables/choices'
import { specificationLines, specifications } from '#tables/specifications'
import { purgeRemovedSpecifications } from './specifications.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
let colleague: Headers
let companyId: number
let userId: number

beforeAll(() => openSpecifications(server))
beforeEach(async () => {
  companyId = (await aCompany(server.ctx)).id
  const user = await aUser(server.ctx, { companyIds: [companyId] })
  headers = user.headers
  userId = user.id
  colleague = (await aUser(server.ctx, { companyIds: [companyId] })).headers
})

const act = (name: 'archive' | 'restore', id: number, given = headers) =>
  callApi(server, specificationsApi[name], { headers: given, url: ofSpecification(id, `/${name}`) })
const remove = (id: number, given = headers) => callApi(server, specificationsApi.remove, { headers: given, url: ofSpecification(id) })
const removeAll = () => callApi(server, specificationsApi.removeArchived, { headers })
const undo = (deletionToken: unknown, given = headers) =>
  callApi(server, specificationsApi.undoRemoval, { headers: given, body: { deletionToken } })
const listed = async (list: string, given = headers) =>
  (await callApi(server, specificationsApi.list, { headers: given, url: `/api/v1/specification?list=${list}` })).body.items.map(
    ({ name }) => name,
  )

test('[S-13] an archived one is in the archive, can only be looked at, and comes back whole', async () => {
  const { id, version } = await aSpecification(server, headers, { name: 'Школа', visibility: 'company', lines: [aLine({ rawText: 'a' })] })
  expect((await act('archive', id)).body).toMatchObject({ status: 'archived', canEdit: false })
  expect([await listed('mine'), await listed('archive'), await listed('company', colleague)]).toEqual([[], ['Школа'], []])
  expect((await readIt(server, colleague, id)).body.code).toBe('specification.not-found')
  const late = await changeIt(server, headers, id, version, [{ op: 'addLines', lines: [aLine()], after: null }])
  expect(late.body.code).toBe('specification.read-only')
  expect((await act('restore', id)).body).toMatchObject({ status: 'active', canEdit: true, archivedAt: null })
  expect([await listed('mine'), await listed('archive')]).toEqual([['Школа'], []])
})

test('[S-13] only an archived one of one’s own is deleted; it is gone at once and comes back within ten minutes', async () => {
  const { id } = await aSpecification(server, headers, { name: 'Школа', visibility: 'company', lines: [aLine({ rawText: 'a' })] })
  expect((await remove(id)).body.code).toBe('specification.not-archived')
  expect((await act('archive', id, colleague)).body.code).toBe('specification.read-only')
  await act('archive', id)
  const { body } = await remove(id)
  expect(body.deletedCount).toBe(1)
  expect((await readIt(server, headers, id)).body.code).toBe('specification.not-found')
  expect(await listed('archive')).toEqual([])
  expect((await undo(body.deletionToken, colleague)).body.code).toBe('specification.deletion-not-found')
  expect((await undo(body.deletionToken)).body).toEqual({ restoredCount: 1 })
  expect((await undo(body.deletionToken)).body.code).toBe('specification.deletion-not-found')
  expect((await readIt(server, headers, id)).body).toMatchObject({ name: 'Школа', status: 'archived', lineCount: 1 })
})

test('[S-13] all archived ones go together and come back together; after ten minutes they are gone forever', async () => {
  const made = [await aSpecification(server, headers, { name: 'А' }), await aSpecification(server, headers, { name: 'Б' })]
  await aSpecification(server, headers, { name: 'В' })
  for (const { id } of made) await act('archive', id)
  const first = (await removeAll()).body
  expect(first.deletedCount).toBe(2)
  expect((await undo(first.deletionToken)).body).toEqual({ restoredCount: 2 })
  // The job of an undone deletion finds nothing.
  await purgeRemovedSpecifications.run(server.ctx, { token: first.deletionToken ?? '' })
  expect((await listed('archive')).toSorted()).toEqual(['А', 'Б'])

  const second = (await removeAll()).body
  const { rows } = await server.pool.query(
    `select run_at > now() + interval '9 minutes' as "isLater" from graphile_worker.jobs where task_identifier = 'specifications.purge-removed'`,
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.every(({ isLater }) => isLater)).toBe(true)
  await server.pool.query(`update specifications set deleted_at = now() - interval '11 minutes' where deleted_at is not null`)
  expect((await undo(second.deletionToken)).body.code).toBe('specification.deletion-not-found')
  await purgeRemovedSpecifications.run(server.ctx, { token: second.deletionToken ?? '' })
  const left = await server.ctx.db.select({ name: specifications.name }).from(specifications).where(eq(specifications.ownerId, userId))
  expect(left).toEqual([{ name: 'В' }])
  expect((await removeAll()).body).toEqual({ deletionToken: null, deletedCount: 0 })
})

test('[S-13] a copy is one’s own and private; a colleague’s own product that is not shared becomes text', async () => {
  const own = only(
    await server.ctx.db
      .insert(customProducts)
      .values({ name: 'Шкаф', ownerId: userId, companyId, unit: 'шт', visibility: 'private' })
      .returning(),
  )
  const lines = [
    aLine({ productId: goods.products.breaker.id, amount: 4 }),
    aLine({ customProductId: own.id }),
    aLine({ rawText: 'лоток' }),
  ]
  const { id } = await aSpecification(server, headers, { name: 'Школа', visibility: 'company', objectName: '№ 5', lines })
  const copy = await callApi(server, specificationsApi.copy, { headers: colleague, url: ofSpecification(id, '/copy'), body: {} })
  expect(copy.body).toMatchObject({
    name: 'Школа (копия)',
    objectName: '№ 5',
    visibility: 'private',
    isOwn: true,
    lineCount: 3,
    rawCount: 2,
  })
  const copied = (await readIt(server, colleague, copy.body.id)).body.lines
  expect(copied.map(({ productId, rawText, amount }) => [productId, rawText, amount])).toEqual([
    [goods.products.breaker.id, '', 4],
    [null, 'Шкаф', 1],
    [null, 'лоток', 1],
  ])
  const [first] = copied
  await changeIt(server, colleague, copy.body.id, copy.body.version, [{ op: 'setLines', lines: [{ id: first?.id ?? '', amount: 9 }] }])
  expect((await readIt(server, headers, id)).body.lines[0]?.amount).toBe(4)
})

test('[R-09] a recommended one is seen when it is published, copied and never changed', async () => {
  const row = { siteId: 1, kind: 'recommended' as const, name: 'Щит квартирный' }
  const { id } = only(await server.ctx.db.insert(specifications).values(row).returning())
  await server.ctx.db
    .insert(specificationLines)
    .values({ specificationId: id, id: randomUUID(), position: 1, productId: goods.products.breaker.id, amount: 6 })
  expect((await readIt(server, headers, id)).body.code).toBe('specification.not-found')
  await server.ctx.db.update(specifications).set({ isPublished: true }).where(eq(specifications.id, id))
  expect(await listed('recommended')).toEqual(['Щит квартирный'])
  expect((await readIt(server, headers, id)).body).toMatchObject({ kind: 'recommended', owner: null, isOwn: false, canEdit: false })
  const changed = await changeIt(server, headers, id, 0, [{ op: 'addLines', lines: [aLine()], after: null }])
  expect(changed.body.code).toBe('specification.read-only')
  expect((await act('archive', id)).body.code).toBe('specification.read-only')
  const copy = await callApi(server, specificationsApi.copy, { headers, url: ofSpecification(id, '/copy'), body: { name: 'Квартира 12' } })
  expect(copy.body).toMatchObject({ name: 'Квартира 12', kind: 'working', isOwn: true, lineCount: 1 })
})

test('a person has no more than so many', async () => {
  await server.ctx.db
    .insert(specifications)
    .values(Array.from({ length: MAX_SPECIFICATIONS - 1 }, (_, n) => ({ siteId: 1, ownerId: userId, companyId, name: `С-${n}` })))
  await aSpecification(server, headers)
  const { body } = await callApi(server, specificationsApi.create, { headers, body: { name: 'Лишняя' } })
  expect(body.code).toBe('specification.too-many')
})
