import { setTimeout as pause } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import { MAX_IMPORT_BYTES, MAX_IMPORT_LINES, MAX_IMPORT_ROWS, MAX_IMPORT_TEXT } from '@vitrina/contract/list-import/list-import.rules'
import { customerCodesApi } from '@vitrina/contract/catalogue/customer-codes'
import { describeStore } from '#test/describe-store'
import { type AnswerOrRefusal, callApi, type Headers } from '#test/call-api'
import { aCompany, aUser, changeSettings } from '#test/builders'
import { aProduct } from '#test/builders.goods'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers
let stranger: Headers

const aBuyer = async () => {
  const company = await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })
  return aUser(server.ctx, { companyIds: [company.id] })
}

beforeAll(async () => {
  const common = { sectionId: goods.sections.breakers.id }
  await aProduct(server.ctx, { ...common, article: 'ROZ-1', manufacturerCode: 'TWIN-7', name: 'Розетка белая' })
  await aProduct(server.ctx, { ...common, article: 'ROZ-2', manufacturerCode: 'TWIN-7', name: 'Розетка чёрная' })
  await aProduct(server.ctx, { ...common, article: '0013527', manufacturerCode: 'ZERO', ean: '4606038022345', name: 'Бокс' })
  buyer = (await aBuyer()).headers
  stranger = (await aBuyer()).headers
})

type Begun = { status: number; body: AnswerOrRefusal<typeof importJobsApi.beginText> }

const begin = (text: string, headers: Headers = buyer): Promise<Begun> =>
  callApi(server, importJobsApi.beginText, { body: { text }, headers })

async function beginFile(body: Uint8Array, { name = 'a.csv', type = 'application/octet-stream', headers = buyer } = {}): Promise<Begun> {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: importJobsApi.beginFile.path,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n--edge--\r\n')]),
  })
  return { status: response.statusCode, body: response.json<Begun['body']>() }
}

/** Stops what is looked up already: the test is about something else. */
const cancel = (id: string, headers: Headers = buyer) =>
  callApi(server, importJobsApi.cancel, { url: `/api/v1/import-job/${id}/cancel`, headers })

/** The lines once all of them were looked up. */
async function linesOf({ body: { id } }: Begun, headers: Headers = buyer) {
  await eventually(async () =>
    expect((await callApi(server, importJobsApi.read, { url: `/api/v1/import-job/${id}`, headers })).body.state).toBe('review'),
  )
  return (await callApi(server, importJobsApi.lines, { url: `/api/v1/import-job/${id}/lines`, headers })).body.items
}
const review = async (text: string, headers: Headers = buyer) => linesOf(await begin(text, headers), headers)

const told = (items: Awaited<ReturnType<typeof review>>) => items.map(({ product, by, status }) => [product?.article ?? null, by, status])

test('each step of matching finds its product, and names the match', async () => {
  await callApi(server, customerCodesApi.create, { headers: buyer, body: { code: 'НОМ-777', productId: goods.products.breaker.id } })
  const list = 'НОМ-777\t1\nKAB-0015\t20\nTWIN-7\t1\n4606038022345\t1\n13527\t1\nКАВ-0015\t20\nnet-takogo-koda-99\t1'
  expect(told(await review(list))).toEqual([
    ['AVT-16C', 'customer', 'matched'],
    ['KAB-0015', 'article', 'matched'],
    [null, 'manufacturer', 'review'],
    ['0013527', 'ean', 'matched'],
    ['0013527', 'similar', 'matched'],
    // Letters that look alike.
    ['KAB-0015', 'similar', 'matched'],
    [null, null, 'unmatched'],
  ])
  // Other companies find nothing by these codes.
  expect(told(await review('НОМ-777\t1', stranger))[0]?.[1]).not.toBe('customer')
})

test('a code misread by a scanner is found; a code that the name contradicts is shown with what the name says', async () => {
  const [misread, contradicted] = await review('AVT-l6C\t2\nАвтомат 16А C арт.KAB-0015\t2')
  expect([misread?.product?.article, misread?.by, misread?.status]).toEqual(['AVT-16C', 'similar', 'matched'])
  expect([contradicted?.product, contradicted?.status]).toEqual([null, 'review'])
  expect(contradicted?.candidates.map(({ product }) => product.article).slice(0, 2)).toEqual(['KAB-0015', 'AVT-16C'])
})

test('wrong amounts are reported, never corrected', async () => {
  const items = await review(
    'Код\tТовар\tКол-во\nKAB-0015\tКабель\t5\nKAB-0015\tКабель\t12\nKAB-0015\tКабель\t1000\nKAB-0015\tКабель\tмного',
  )
  expect(items.map(({ problem, amount, suggestedAmount }) => [problem, amount, suggestedAmount])).toEqual([
    ['minimum-batch', 5, 10],
    ['multiplicity', 12, 15],
    ['stock-short', 1000, null],
    ['amount-missing', null, 10],
  ])
  expect(items[0]?.problemText).toBe('Меньше минимальной партии')
})

test('of an amount that can be read in two ways both are offered, none is taken', async () => {
  const begun = await begin('Код\tТовар\tКол-во\nKAB-0015\tКабель\t1.500\nAVT-16C\tАвтомат\t20')
  const [line] = await linesOf(begun)
  expect([line?.amount, line?.amountReadings, line?.suggestedAmount]).toEqual([null, [1.5, 1500], null])
  expect([line?.problem, line?.problemText]).toEqual(['amount-doubtful', 'Количество читается двояко: выберите'])
  const url = `/api/v1/import-job/${begun.body.id}/lines/0`
  const { body } = await callApi(server, importJobsApi.changeLine, { url, body: { amount: 1500 }, headers: buyer })
  expect([body.line.amount, body.line.problem]).toEqual([1500, 'stock-short'])
})

test('a workbook and a CSV of Russian Excel are read alike [M-01]', async () => {
  const rows = [
    ['Артикул', 'Наименование', 'Кол-во'],
    ['KAB-0015', 'Кабель', 20],
    ['AVT-16C', 'Автомат', 1],
  ]
  const xlsx = await beginFile(await writeXlsx({ sheets: [{ name: 'Заявка', rows }] }), { name: 'a.xlsx' })
  expect((await linesOf(xlsx)).map(({ product }) => product?.article)).toEqual(['KAB-0015', 'AVT-16C'])
  // «Артикул;Кол-во» in Windows-1251.
  const head = Buffer.from([0xc0, 0xf0, 0xf2, 0xe8, 0xea, 0xf3, 0xeb, 0x3b, 0xca, 0xee, 0xeb, 0x2d, 0xe2, 0xee, 0x0d, 0x0a])
  const csv = await beginFile(Buffer.concat([head, Buffer.from('KAB-0015;20\r\n')]), { type: 'application/vnd.ms-excel' })
  expect((await linesOf(csv)).map(({ product }) => product?.article)).toEqual(['KAB-0015'])
})

test('an unreadable file is refused with advice, and leaves no import', async () => {
  const { headers } = await aBuyer()
  const refused = async (body: Uint8Array, more: { name?: string; type?: string } = {}) =>
    (await beginFile(body, { ...more, headers })).body.code
  expect(await refused(Buffer.from('PK\x03\x04junk', 'latin1'), { name: 'a.xlsx' })).toBe('import.unreadable')
  expect(await refused(Buffer.from(' \n \n'))).toBe('import.empty')
  expect(await refused(Buffer.from('<html><table><tr><td>KAB-0015</td></tr></table></html>'), { name: 'a.xls' })).toBe('import.unreadable')
  expect(await refused(Buffer.from('KAB-0015;20'), { type: 'text/csv', name: 'a.csv.exe' })).toBe('import.unreadable')
  expect((await callApi(server, importJobsApi.list, { headers })).body.items).toEqual([])
})

test('a file is read by its bytes: a workbook under a name of another kind, one with a password under its own', async () => {
  const sheets = [
    {
      name: 'Заявка',
      rows: [
        ['Артикул', 'Кол-во'],
        ['KAB-0015', 20],
      ],
    },
  ]
  const locked = await writeXlsx({ sheets, encryption: { password: 'p', spinCount: 1_000 } })
  expect((await beginFile(locked, { name: 'a.xlsx' })).body.code).toBe('import.password')
  for (const body of [await writeXlsx({ sheets }), Buffer.from('Артикул\tКол-во\r\nKAB-0015\t20\r\n')])
    expect(told(await linesOf(await beginFile(body, { name: 'a.xls', type: 'application/vnd.ms-excel' })))).toEqual([
      ['KAB-0015', 'article', 'matched'],
    ])
})

test('[V-10] a text has at most 300 lines, a file at most 500 rows', async () => {
  const { headers } = await aBuyer()
  const lines = (count: number) => 'A-1\t1\n'.repeat(count)
  const counted = async ({ body }: Begun) => {
    if (body.id) await cancel(body.id, headers)
    return [body.code ?? body.progress.total, body.message]
  }
  const file = (count: number) => beginFile(Buffer.from(lines(count)), { type: 'text/csv', headers })
  /** Plain lines are no table, but a file they are. */
  const plain = (count: number) =>
    beginFile(Buffer.from('Розетка белая, 3 шт\n'.repeat(count)), { name: 'a.txt', type: 'text/plain', headers })
  expect(await counted(await begin(lines(MAX_IMPORT_LINES + 1), headers))).toEqual(['import.too-many-rows', expect.stringContaining('300')])
  expect(await counted(await file(MAX_IMPORT_ROWS + 1))).toEqual(['import.too-many-rows', expect.stringContaining('500')])
  expect(await counted(await plain(MAX_IMPORT_ROWS + 1))).toEqual(['import.too-many-rows', expect.stringContaining('500')])
  expect(await counted(await plain(MAX_IMPORT_ROWS))).toEqual([MAX_IMPORT_ROWS, null])
  expect(await counted(await begin('a'.repeat(MAX_IMPORT_TEXT + 1), headers))).toEqual([
    'import.text-too-long',
    expect.stringContaining('200000'),
  ])
  expect(await counted(await begin(lines(MAX_IMPORT_LINES), headers))).toEqual([MAX_IMPORT_LINES, null])
  expect(await counted(await file(MAX_IMPORT_ROWS))).toEqual([MAX_IMPORT_ROWS, null])
})

test('[V-10] the limits are the seller’s settings', async () => {
  const { headers } = await aBuyer()
  await changeSettings(server.ctx, 1, { listImport: { maxLines: 2, maxRows: 3 } })
  const refused = async (begun: Promise<Begun>) => {
    const { body } = await begun
    if (body.id) await cancel(body.id, headers)
    return body.message
  }
  await eventually(async () => expect(await refused(begin('A-1\t1\n'.repeat(3), headers))).toContain('2'))
  expect(await refused(beginFile(Buffer.from('A-1\t1\n'.repeat(3)), { type: 'text/csv', headers }))).toBe(null)
  expect(await refused(beginFile(Buffer.from('A-1\t1\n'.repeat(4)), { type: 'text/csv', headers }))).toContain('3')
  await changeSettings(server.ctx, 1, { listImport: {} })
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
  // Its columns are not clear, so a person may still take a part of it.
  ['half a million rows', 'K-1;22;333\n', undefined],
  ['one column', 'KAB-001\n', 'import.too-many-rows'],
  ['one endless row', 'щщщщ 11 ', undefined],
  ['nothing but delimiters', ';', 'import.empty'],
  ['a quotation that never ends', '"KAB', undefined],
])('five megabytes of %s are answered in words, and others meanwhile', async (_, part, code) => {
  const { headers } = await aBuyer()
  const beginning = beginFile(Buffer.alloc(MAX_IMPORT_BYTES, part), { type: 'text/csv', headers })
  const { answered, share } = await watched(beginning)
  expect(answered).toBeGreaterThan(1)
  expect(share).toBeLessThan(0.5)
  const { status, body } = await beginning
  expect([status, body.code]).toEqual(code ? [422, code] : [200, undefined])
})

/** The budget of a new visitor, in a window that lasts as long as a slow machine needs. */
async function aBudget() {
  const { id, headers } = await aBuyer()
  const key = `import:u:${id}`
  const set = (hits: number, minutes: number) =>
    server.pool.query(
      `insert into rate_counters (key, hits, window_ends_at) values ($1, $2, now() + make_interval(mins => $3))
       on conflict (key) do update set window_ends_at = excluded.window_ends_at, hits = excluded.hits`,
      [key, hits, minutes],
    )
  await set(0, 60)
  return { headers, key, set }
}

test('a visitor has two lists worked on at once; a third is refused, whoever is quicker', async () => {
  const { headers, key } = await aBudget()
  // Both stand before their own counter until the third has been answered.
  const holder = await server.pool.connect()
  await holder.query('begin')
  await holder.query('select from rate_counters where key = $1 for update', [key])
  const together = [1, 2, 3].map(() => begin('KAB-0015\t20', headers))
  const first = await Promise.race(together)
  await holder.query('rollback')
  holder.release()
  expect([first.status, first.body]).toMatchObject([429, { code: 'rate.limited' }])
  const begun = await Promise.all(together)
  expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  for (const one of begun.filter(({ status }) => status === 200)) await linesOf(one, headers)
  await eventually(async () => expect((await begin('KAB-0015\t20', headers)).status).toBe(200))
})

test('a visitor has a budget of lines a minute, the next minute another; another visitor is not held up by it', async () => {
  const { headers, key, set } = await aBudget()
  const hits = async () => (await server.pool.query<{ hits: number }>('select hits from rate_counters where key = $1', [key])).rows[0]?.hits
  await review('KAB-0015\t20\n'.repeat(30), headers)
  // The reading costs as much as fifty lines.
  expect(await hits()).toBe(80)
  await set(2_440, 60)
  const late = await server.app.inject({
    method: 'POST',
    url: importJobsApi.beginText.path,
    headers,
    payload: { text: 'KAB-0015 1\n'.repeat(30) },
  })
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  expect((await begin('KAB-0015\t20', stranger)).status).toBe(200)
  await set(2_500, 0)
  expect((await begin('KAB-0015\t20', headers)).status).toBe(200)
})
