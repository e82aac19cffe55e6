import { setTimeout as pause } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { cartApi } from '@vitrina/contract/cart/cart'
import { supplyPlanApi } from '@vitrina/contract/cart/supply-plan'
import { listImportApi } from '@vitrina/contract/list-import/list-import'
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES } from '@vitrina/contract/list-import/list-import.rules'
import { customerCodesApi } from '@vitrina/contract/catalogue/customer-codes'
import type { Answer } from '@vitrina/contract/endpoint'
import type { ErrorBody } from '@vitrina/contract/errors'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aProduct } from '#test/builders.goods'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers
let stranger: Headers

beforeAll(async () => {
  const common = { sectionId: goods.sections.breakers.id }
  await aProduct(server.ctx, { ...common, article: 'ROZ-1', manufacturerCode: 'TWIN-7', name: 'Розетка белая' })
  await aProduct(server.ctx, { ...common, article: 'ROZ-2', manufacturerCode: 'TWIN-7', name: 'Розетка чёрная' })
  await aProduct(server.ctx, { ...common, article: '0013527', manufacturerCode: 'ZERO', ean: '4606038022345', name: 'Бокс' })
  buyer = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })).id] })).headers
  stranger = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers
})

const review = (text: string, headers: Headers = buyer) => callApi(server, listImportApi.reviewText, { body: { text }, headers })

const SIGNS = { xlsx: 'PK', xls: '\u00d0' }

async function reviewFile(
  body: Uint8Array,
  type = 'application/octet-stream',
  { extension, headers = buyer }: { extension?: string; headers?: Headers } = {},
) {
  const ending = extension ?? Object.entries(SIGNS).find(([, sign]) => Buffer.from(body).toString('latin1').startsWith(sign))?.[0] ?? 'csv'
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="a.${ending}"\r\ncontent-type: ${type}\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: listImportApi.reviewFile.path,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n--edge--\r\n')]),
  })
  return { status: response.statusCode, body: response.json<Answer<typeof listImportApi.reviewFile> & ErrorBody>() }
}

/** Article, code of the remark, candidates. */
const told = ({ items }: Answer<typeof listImportApi.reviewText>) =>
  items.map(({ product, code, matchedBy, candidates }) => [product?.article ?? null, matchedBy, code ?? 'ok', candidates.length])

test('each step of matching finds its product, and names the match', async () => {
  await callApi(server, customerCodesApi.create, { headers: buyer, body: { code: 'НОМ-777', productId: goods.products.breaker.id } })
  const { body } = await review('НОМ-777\t1\nKAB-0015\t20\nTWIN-7\t1\n4606038022345\t1\nавт–16с\t2\n13527\t1\nnet-takogo-koda-99\t1')
  expect(told(body)).toEqual([
    ['AVT-16C', 'customer', 'ok', 0],
    ['KAB-0015', 'article', 'ok', 0],
    [null, 'manufacturer', 'ambiguous', 2],
    ['0013527', 'ean', 'no-price', 0],
    // As words, not as a code: the only product they describe, to be checked.
    ['AVT-16C', 'similar', 'similar-code', 0],
    ['0013527', 'similar', 'similar-code', 0],
    [null, null, 'not-found', 0],
  ])
  expect(body.summary).toEqual({ ok: 2, warning: 4, error: 1 })
  expect(body.items[2]?.candidates.map(({ article }) => article).toSorted()).toEqual(['ROZ-1', 'ROZ-2'])
  // Other companies find nothing by these codes.
  expect(told((await review('НОМ-777\t1', stranger)).body)[0]?.[1]).not.toBe('customer')
})

test('look-alike letters and other separators are a match to be checked', async () => {
  const { body } = await review('КАВ-0015\t20\nkab 0015\t20\nAVT16C — 1')
  expect(told(body)).toEqual([
    ['KAB-0015', 'similar', 'similar-code', 0],
    ['KAB-0015', 'similar', 'similar-code', 0],
    ['AVT-16C', 'similar', 'similar-code', 0],
  ])
})

test('wrong amounts are reported, never corrected', async () => {
  const { body } = await review('KAB-0015\t5\nKAB-0015\t12\nKAB-0015\t1000\nKAB-0015\t\nKAB-0015\tмного')
  expect(body.items.map(({ status, code, amount, suggestedAmount }) => [status, code, amount, suggestedAmount])).toEqual([
    ['warning', 'minimum-batch', 5, 10],
    ['warning', 'multiplicity', 12, 15],
    ['warning', 'stock-short', 1000, null],
    ['warning', 'amount-missing', null, 10],
    ['error', 'amount-wrong', null, 10],
  ])
  expect(body.items[0]?.message).toBe('Меньше минимальной партии')
})

test('a workbook and a CSV of Russian Excel are read alike [M-01]', async () => {
  const rows = [
    ['Артикул', 'Наименование', 'Кол-во'],
    ['KAB-0015', 'Кабель', 20],
    ['AVT-16C', 'Автомат', 1],
  ]
  const xlsx = await reviewFile(await writeXlsx({ sheets: [{ name: 'Заявка', rows }] }))
  expect(xlsx.status).toBe(200)
  expect(told(xlsx.body)).toEqual([
    ['KAB-0015', 'article', 'ok', 0],
    ['AVT-16C', 'article', 'ok', 0],
  ])
  // «Артикул;Кол-во» in Windows-1251.
  const head = Buffer.from([0xc0, 0xf0, 0xf2, 0xe8, 0xea, 0xf3, 0xeb, 0x3b, 0xca, 0xee, 0xeb, 0x2d, 0xe2, 0xee, 0x0d, 0x0a])
  const csv = await reviewFile(Buffer.concat([head, Buffer.from('KAB-0015;20\r\n')]), 'application/vnd.ms-excel')
  expect(told(csv.body)).toEqual([['KAB-0015', 'article', 'ok', 0]])
})

test('an unreadable file is refused with advice', async () => {
  expect((await reviewFile(Buffer.from('PK\x03\x04junk', 'latin1'))).body).toMatchObject({ code: 'import.unreadable', status: 422 })
  expect((await reviewFile(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).body.code).toBe('import.old-excel')
  expect((await reviewFile(Buffer.from([0x89, 0x50, 0, 0, 1]))).body.code).toBe('import.unreadable')
  expect((await reviewFile(Buffer.from(' \n \n'))).body.code).toBe('import.empty')
  expect((await reviewFile(Buffer.from('KAB-0015;20'), 'text/csv', { extension: 'xlsx' })).body.code).toBe('import.unreadable')
  expect((await reviewFile(Buffer.from('KAB-0015;20'), 'text/csv', { extension: 'csv.exe' })).body.code).toBe('import.unreadable')
  expect((await reviewFile(Buffer.from('a'), 'image/png')).body.code).toBe('input.unsupported-type')
})

test('[V-10] a text has at most 300 lines, a file at most 500 rows', async () => {
  const lines = (count: number) => 'A-1\t1\n'.repeat(count)
  expect((await review(lines(301))).body).toMatchObject({
    code: 'import.too-many-rows',
    status: 422,
    message: expect.stringContaining('300'),
  })
  expect((await review(lines(300))).body.items).toHaveLength(300)
  expect((await reviewFile(Buffer.from(lines(501)), 'text/csv')).body).toMatchObject({
    code: 'import.too-many-rows',
    message: expect.stringContaining('500'),
  })
  expect((await reviewFile(Buffer.from(lines(500)), 'text/csv')).body.items).toHaveLength(500)
})

test('a review keeps nothing; the chosen rows are added to the cart', async () => {
  const { headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const { thinCable, breaker } = goods.products
  await review('KAB-0015\t20', headers)
  expect((await callApi(server, cartApi.read, { headers })).body.lines).toEqual([])
  await callApi(server, cartApi.addItems, { headers, body: { items: [{ productId: thinCable.id, amount: 100 }] } })
  const items = [
    { productId: thinCable.id, amount: 10, source: { type: 'import', lineId: 2 } },
    { productId: breaker.id, amount: 5, source: { type: 'import', lineId: 3 } },
  ]
  await callApi(server, cartApi.addItems, { headers, body: { mode: 'add', items } })
  const { lines } = (await callApi(server, cartApi.read, { headers })).body
  expect(lines.map(({ amount, source }) => [amount, source])).toEqual([
    [110, { type: 'import', lineId: 2 }],
    [5, { type: 'import', lineId: 3 }],
  ])

  const { body } = await callApi(server, supplyPlanApi.propose, { headers, body: { strategy: 'stockOnly' } })
  expect(body.shipments.flatMap(({ warehouse, parts }) => parts.map(({ amount }) => [warehouse.name, amount]))).toEqual([
    ['Ближний', 100],
    ['Дальний', 7.5],
    ['Дальний', 3],
  ])
  expect(body.missing.map(({ amount }) => amount)).toEqual([2.5, 2])

  const unselected = { op: 'unselect', productIds: [goods.products.thinCable.id] }
  await callApi(server, cartApi.changeMany, { headers, body: unselected })
  const { body: rest } = await callApi(server, supplyPlanApi.propose, { headers, body: { strategy: 'stockOnly' } })
  expect(rest.shipments.flatMap(({ parts }) => parts.map(({ amount }) => amount))).toEqual([3])
  expect(rest.missing.map(({ amount }) => amount)).toEqual([2])
})

test('codes of one’s own that differ by their separators alone are both offered', async () => {
  for (const [code, { id: productId }] of [
    ['ЩИТ-3.1', goods.products.breaker],
    ['ЩИТ-31', goods.products.relay],
  ] as const)
    expect((await callApi(server, customerCodesApi.create, { headers: buyer, body: { code, productId } })).status).toBe(200)
  const { body } = await review('ЩИТ31\t1\nЩИТ-31\t1')
  expect(told(body)).toEqual([
    [null, 'customer', 'ambiguous', 2],
    ['AVT-25D', 'customer', 'no-price', 0],
  ])
})

test('hundreds of rows of nonsense are answered, each for itself', async () => {
  const text = Array.from({ length: MAX_IMPORT_LINES }, (_, at) => `${'щ'.repeat(at % 60)}=${at}<script>\t${at + 1}`).join('\n')
  const { status, body } = await review(text)
  expect(status).toBe(200)
  expect(body.items).toHaveLength(MAX_IMPORT_LINES)
})

const milliseconds = ({ user, system }: { user: number; system: number }) => (user + system) / 1000

/**
 * Asks for /live again and again until `work` is done: how often it was answered, and how much of the processor's work
 * the main thread did. The processor's time, not the clock's: a loaded machine makes neither of them another.
 */
async function watched(work: Promise<unknown>): Promise<{ answered: number; share: number }> {
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()]
  const state = { isDone: false }
  const ended = work.finally(() => {
    state.isDone = true
  })
  let answered = 0
  while (!state.isDone) {
    await pause(20)
    const { statusCode } = await server.app.inject('/live')
    expect(statusCode).toBe(200)
    answered += 1
  }
  await ended
  return { answered, share: milliseconds(process.threadCpuUsage(own)) / milliseconds(process.cpuUsage(all)) }
}

test.each([
  ['half a million rows', 'K-1;22;333\n', 'import.too-many-rows'],
  ['one column', 'KAB-001\n', 'import.too-many-rows'],
  ['one endless row', 'щщщщ 11 ', undefined],
  ['nothing but delimiters', ';', 'import.empty'],
  ['a quotation that never ends', '"KAB', undefined],
])('five megabytes of %s are answered in words, and others meanwhile', async (_, part, code) => {
  const { headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const reviewing = reviewFile(Buffer.alloc(MAX_IMPORT_BYTES, part), 'text/csv', { headers })
  const { answered, share } = await watched(reviewing)
  expect(answered).toBeGreaterThan(1)
  expect(share).toBeLessThan(0.5)
  const { status, body } = await reviewing
  expect([status, body.code]).toEqual(code ? [422, code] : [200, undefined])
})

/** The budget of a new visitor, in a window that lasts as long as a slow machine needs. */
async function aBudget() {
  const { id, headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const key = `import:u:${id}`
  const setWindow = (minutes: number) =>
    server.pool.query(
      `insert into rate_counters (key, hits, window_ends_at) values ($1, 0, now() + make_interval(mins => $2))
       on conflict (key) do update set window_ends_at = excluded.window_ends_at`,
      [key, minutes],
    )
  await setWindow(60)
  return { headers, key, setWindow }
}
const wholeList = 'KAB-0015\t20\n'.repeat(MAX_IMPORT_LINES)

test('a visitor has two lists read at once; a third is refused, whoever is quicker', async () => {
  const { headers, key } = await aBudget()
  // Both stand before their own counter until the third has been answered.
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from rate_counters where key = $1 for update', [key])
  const together = [1, 2, 3].map(() => review(wholeList, headers))
  const first = await Promise.race(together)
  await holder.query('rollback')
  holder.release()
  expect([first.status, first.body]).toMatchObject([429, { code: 'rate.limited' }])
  expect((await Promise.all(together)).map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  expect((await review(wholeList, headers)).status).toBe(200)
})

test('a visitor has a budget of lines a minute, the next minute another; another visitor is not held up by it', async () => {
  const { headers, key, setWindow } = await aBudget()
  const statuses: number[] = []
  for (let sent = 0; sent < 9; sent++) statuses.push((await review(wholeList, headers)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429])
  const late = await server.app.inject({ method: 'POST', url: listImportApi.reviewText.path, headers, payload: { text: 'KAB-0015' } })
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await review('KAB-0015\t20', stranger)).status).toBe(200)

  await setWindow(0)
  expect((await review(wholeList, headers)).status).toBe(200)
  const { rows } = await server.pool.query(
    `select window_ends_at <= clock_timestamp() + interval '1 minute' as is_short, hits from rate_counters where key = $1`,
    [key],
  )
  expect(rows).toEqual([{ is_short: true, hits: MAX_IMPORT_LINES + 50 }])
})
