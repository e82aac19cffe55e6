import { eq } from '#platform/database/drizzle'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer } from '@vitrina/contract/endpoint'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { importJobs, importLines } from '#tables/list-import'
import { orderItems } from '#tables/orders'
import { specificationLines } from '#tables/specifications'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aUser, only } from '#test/builders'
import { aCustomer, place } from '#test/builders.orders'
import { aLine, aSpecification, ofSpecification, openSpecifications } from '#test/builders.specifications'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Awaited<ReturnType<typeof aUser>>
let companyId: number

beforeAll(() => openSpecifications(server))
beforeEach(async () => {
  companyId = (await aCompany(server.ctx)).id
  buyer = await aUser(server.ctx, { companyIds: [companyId] })
})

/** An import that was looked through: a line with a product under two headings, one that is still text, one left out. */
async function reviewed(): Promise<string> {
  const owner = { siteId: 1, userId: buyer.id, companyId }
  const job = { ...owner, destination: 'specification', state: 'review', source: 'text' } as const
  const { id } = only(await server.ctx.db.insert(importJobs).values(job).returning())
  const common = { jobId: id, sheet: 0, matchKey: '', confidence: 1, reason: { code: 'none', params: {} }, candidates: [] }
  await server.ctx.db.insert(importLines).values([
    {
      ...common,
      position: 0,
      row: 2,
      raw: 'Автомат 16А — 3 шт',
      groups: ['Этаж 1', 'Щит ЩО-1 (5 шт)'],
      amount: 3,
      unit: 'шт',
      status: 'matched',
      productId: goods.products.breaker.id,
    },
    { ...common, position: 1, row: 3, raw: 'ящик ЯТП', groups: ['Этаж 1'], amount: null, status: 'unmatched' },
    { ...common, position: 2, row: 4, raw: 'итого', groups: [], amount: 1, status: 'unmatched', isSkipped: true },
  ])
  return id
}

/** The import once it can be looked through. */
async function throughReview({ id }: { id: string }): Promise<string> {
  const url = `/api/v1/import-job/${id}`
  await eventually(async () =>
    expect((await callApi(server, importJobsApi.read, { url, headers: buyer.headers })).body.state).toBe('review'),
  )
  return id
}

async function beginFile(body: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('destination', 'specification')
  form.append('file', new File([body], 'Заявка.xlsx'))
  const request = new Request('http://store', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: importJobsApi.beginFile.path,
    headers: { ...buyer.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json<Answer<typeof importJobsApi.beginFile>>()
}

test('[M-03] a specification is made of a pasted text and of a file', async () => {
  const rows = [
    ['Щит ЩО-1', '', ''],
    ['Артикул', 'Наименование', 'Кол-во'],
    ['AVT-16C', 'Автомат 16А', 3],
    ['нет-такого', 'Ящик ЯТП', 2],
  ]
  const text = rows.map((row) => row.join('\t')).join('\n')
  const pasted = await callApi(server, importJobsApi.beginText, { headers: buyer.headers, body: { text, destination: 'specification' } })
  const uploaded = await beginFile(new Uint8Array(await writeXlsx({ sheets: [{ name: 'Лист1', rows }] })))
  for (const begun of [pasted.body, uploaded]) {
    const importId = await throughReview(begun)
    const made = await aSpecification(server, buyer.headers, { name: 'Из списка', importId })
    expect(made.lines.map(({ productId, amount }) => [productId, amount])).toEqual([
      [goods.products.breaker.id, 3],
      [null, 2],
    ])
    expect(made.lines[1]?.rawText).toContain('Ящик ЯТП')
  }
})

test('lines of an import come in under their headings, text as text, and remember the row they came from; the import is done', async () => {
  const importId = await reviewed()
  const made = await aSpecification(server, buyer.headers, { name: 'Из списка', importId })
  expect(made.groups.map(({ name, multiplier }) => [name, multiplier])).toEqual([
    ['Этаж 1', 1],
    [expect.stringContaining('ЩО-1'), 5],
  ])
  expect(made.lines.map(({ rawText, productId, amount, groupId }) => [rawText, productId, amount, groupId])).toEqual([
    ['Автомат 16А — 3 шт', goods.products.breaker.id, 3, made.groups[1]?.id],
    ['ящик ЯТП', null, 1, made.groups[0]?.id],
  ])
  const rows = await server.ctx.db.select().from(specificationLines).where(eq(specificationLines.specificationId, made.id))
  expect(rows.map(({ importId: from, importPosition }) => [from, importPosition]).toSorted()).toEqual([
    [importId, 0],
    [importId, 1],
  ])
  const [job] = await server.ctx.db.select().from(importJobs).where(eq(importJobs.id, importId))
  expect(job).toMatchObject({ state: 'done', takenIntoId: made.id })
})

test('an import is taken once, by its owner, into what they may change', async () => {
  const importId = await reviewed()
  const { id } = await aSpecification(server, buyer.headers)
  const take = (headers = buyer.headers) =>
    callApi(server, specificationsApi.takeImport, { headers, url: ofSpecification(id, '/import'), body: { importId } })
  const stranger = await aUser(server.ctx, { companyIds: [companyId] })
  expect((await take(stranger.headers)).body.code).toBe('specification.not-found')
  const other = await aSpecification(server, stranger.headers)
  const foreign = await callApi(server, specificationsApi.takeImport, {
    headers: stranger.headers,
    url: ofSpecification(other.id, '/import'),
    body: { importId },
  })
  expect(foreign.body.code).toBe('import.not-found')
  expect((await take()).body.lineCount).toBe(2)
  expect((await take()).body.code).toBe('import.wrong-state')
})

test('the history of a line runs from the specification over the cart to the order', async () => {
  await server.pool.query('update stock set free = 1000')
  const customer = await aCustomer(server)
  const line = aLine({ productId: goods.products.breaker.id, amount: 2 })
  const { id } = await aSpecification(server, customer.headers, { lines: [line] })
  await callApi(server, specificationsApi.toCart, { headers: customer.headers, url: ofSpecification(id, '/to-cart'), body: {} })
  const { body } = await place(server, customer)
  const items = await server.ctx.db
    .select({ source: orderItems.source })
    .from(orderItems)
    .where(eq(orderItems.orderId, body.orders[0]?.id ?? 0))
  expect(items).toEqual([{ source: { type: 'specification', id, lineId: line.id } }])
})
