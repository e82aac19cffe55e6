import { beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { writeXlsx } from 'hucre/xlsx'
import { cartApi } from '@vitrina/contract/cart/cart'
import { cartImportApi } from '@vitrina/contract/cart/cart-import'
import { importJobsApi } from '@vitrina/contract/list-import/import-jobs'
import type { Answer } from '@vitrina/contract/endpoint'
import type { ErrorBody } from '@vitrina/contract/errors'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aProduct } from '#test/builders.goods'
import { startSecondServer } from '#test/builders.second-server'
import { eventually } from '#test/eventually'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers
let colleague: Headers
let stranger: Headers

beforeAll(async () => {
  const common = { sectionId: goods.sections.breakers.id }
  await aProduct(server.ctx, { ...common, article: 'ROZ-1', manufacturerCode: 'TWIN-7', name: 'Розетка белая' })
  await aProduct(server.ctx, { ...common, article: 'ROZ-2', manufacturerCode: 'TWIN-7', name: 'Розетка чёрная' })
  const company = await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })
  buyer = (await aUser(server.ctx, { companyIds: [company.id] })).headers
  colleague = (await aUser(server.ctx, { companyIds: [company.id] })).headers
  stranger = (await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })).headers
})

type Job = Answer<typeof importJobsApi.read>

const at = (id: string, rest = '') => `/api/v1/import-job/${id}${rest}`
const begin = (text: string, headers: Headers = buyer) => callApi(server, importJobsApi.beginText, { body: { text }, headers })
const read = (id: string, headers: Headers = buyer) => callApi(server, importJobsApi.read, { url: at(id), headers })
const lines = async (id: string, headers: Headers = buyer) =>
  (await callApi(server, importJobsApi.lines, { url: at(id, '/lines'), headers })).body
const change = (id: string, position: number, body: object, headers: Headers = buyer) =>
  callApi(server, importJobsApi.changeLine, { url: at(id, `/lines/${position}`), body, headers })

async function beginFile(body: Uint8Array, { name = 'a.xlsx', headers = buyer }: { name?: string; headers?: Headers } = {}) {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: importJobsApi.beginFile.path,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n--edge--\r\n')]),
  })
  return { status: response.statusCode, body: response.json<Job & ErrorBody>() }
}

const workbook = (...sheets: (string | number)[][][]) =>
  writeXlsx({ sheets: sheets.map((rows, index) => ({ name: `Лист ${index + 1}`, rows })) })

/** The import once it has come to a state. */
const reaches = (id: string, state: Job['state'], headers: Headers = buyer) =>
  eventually(async () => {
    const { body } = await read(id, headers)
    expect(body.state).toBe(state)
    return body
  })

async function reviewed(text: string, headers: Headers = buyer): Promise<string> {
  const { body } = await begin(text, headers)
  await reaches(body.id, 'review', headers)
  return body.id
}

const told = (items: Answer<typeof importJobsApi.lines>['items']) =>
  items.map(({ status, by, product, candidates }) => [status, by, product?.article ?? null, candidates.length])

test('[V-10] a pasted list is read, matched and looked through; every line is counted once', async () => {
  const { body, status } = await begin('KAB-0015\t20\nTWIN-7\t1\nnet-takogo-99\t1')
  expect([status, body.source, body.progress.total, body.message]).toEqual([200, 'text', 3, null])
  expect(await reaches(body.id, 'review')).toMatchObject({ progress: { done: 3, total: 3 }, isPartial: false })
  const { items, summary } = await lines(body.id)
  expect(told(items)).toEqual([
    ['matched', 'article', 'KAB-0015', 1],
    ['review', 'manufacturer', null, 2],
    ['unmatched', null, null, 0],
  ])
  expect(items.map(({ row, raw, amount, reason }) => [row, raw, amount, reason])).toEqual([
    [1, 'KAB-0015 · 20', 20, 'Найдено по артикулу'],
    [2, 'TWIN-7 · 1', 1, 'Код TWIN-7 у нескольких товаров (2). Отличаются: Бренд'],
    [3, 'net-takogo-99 · 1', 1, 'Ничего похожего в каталоге нет'],
  ])
  expect(summary).toEqual({ total: 3, matched: 1, review: 1, unmatched: 1, skipped: 0 })
})

test('an import is its owner’s alone, a visitor’s too', async () => {
  const id = await reviewed('KAB-0015\t20')
  for (const headers of [colleague, stranger, { 'user-uuid': randomUUID() }, {}]) {
    expect((await read(id, headers)).body).toMatchObject({ status: 404, code: 'import.not-found' })
    expect((await change(id, 0, { isSkipped: true }, headers)).status).toBe(404)
  }
  const visitor = { 'user-uuid': randomUUID() }
  const own = await reviewed('KAB-0015\t20', visitor)
  expect((await lines(own, visitor)).items).toHaveLength(1)
  expect((await callApi(server, importJobsApi.list, { headers: visitor })).body.items.map((job) => job.id)).toEqual([own])
  expect((await read(own)).status).toBe(404)
})

test('a person chooses a product, an amount, leaves a line out or takes the choice back', async () => {
  const id = await reviewed('TWIN-7\t3\nKAB-0015\t20\nnet-takogo-98\t2')
  const { items } = await lines(id)
  const [candidate] = items[0]?.candidates ?? []
  const chosen = await change(id, 0, { productId: candidate?.product.id })
  expect(chosen.body.line).toMatchObject({
    status: 'matched',
    isChosenByPerson: true,
    reason: 'Выбрано вами',
    product: { id: candidate?.product.id },
  })
  expect(chosen.body.summary).toMatchObject({ total: 3, matched: 2, review: 0, unmatched: 1 })
  expect((await change(id, 1, { amount: 12 })).body.line).toMatchObject({ amount: 12, problem: 'multiplicity', suggestedAmount: 15 })
  expect((await change(id, 1, { isSkipped: true })).body.summary).toMatchObject({ skipped: 1, total: 3 })
  expect((await change(id, 0, { productId: null })).body.line).toMatchObject({ status: 'review', isChosenByPerson: false, product: null })
  expect((await change(id, 0, { productId: 999_999 })).body.code).toBe('product.not-found')
  expect((await change(id, 0, { customProductId: 999_999 })).body.code).toBe('custom-product.not-found')
  expect((await change(id, 7, { isSkipped: true })).body.code).toBe('import.line-not-found')
})

test('lines without a product become own products in one call', async () => {
  const id = await reviewed('Шкаф по чертежу\t3\nСвой щит 12 мод\t1\nKAB-0015\t20')
  const made = (body: object, headers = buyer) =>
    callApi(server, importJobsApi.makeCustomProducts, { url: at(id, '/custom-products'), body, headers })
  const { body } = await made({ positions: [0, 1] })
  expect(body.lines.map(({ customProduct, status }) => [customProduct?.name, customProduct?.unit, status])).toEqual([
    ['Шкаф по чертежу · 3', 'шт', 'matched'],
    ['Свой щит 12 мод · 1', 'шт', 'matched'],
  ])
  expect((await made({ positions: [0, 9] })).body.code).toBe('import.line-not-found')
  expect((await made({ positions: [0] }, {})).status).toBe(401)
})

test('a second import takes what a person of the company chose; another company’s people see nothing of it', async () => {
  const first = await reviewed('ТВИН семь особый\t3\nTWIN-7\t3')
  const [, twin] = (await lines(first)).items
  const productId = twin?.candidates[1]?.product.id
  await change(first, 0, { productId })
  await change(first, 1, { productId })
  const second = (await lines(await reviewed('ТВИН семь особый\t5\nTWIN-7\t5', colleague), colleague)).items
  expect(second.map(({ status, by, product, amount }) => [status, by, product?.id, amount])).toEqual([
    ['matched', 'earlier', productId, 5],
    ['matched', 'earlier', productId, 5],
  ])
  const others = (await lines(await reviewed('TWIN-7\t5', stranger), stranger)).items
  expect(others[0]).toMatchObject({ status: 'review', product: null })
})

const unclear = [
  ['A', 'Б', 'В', 'Г'],
  ['x', 'KAB-0015', 'y', 20],
  ['x', 'AVT-16C', 'y', 1],
]
const chosenColumns = { isTaken: true, headerRow: 0, firstRow: 1, endRow: 3, columns: [null, 'code', null, 'amount'] }

test('a table that is not clear waits for its columns; mapped anew, a row keeps what a person chose', async () => {
  const { body } = await beginFile(await workbook(unclear))
  expect(body).toMatchObject({ state: 'mapping', source: 'xlsx', fileName: 'a.xlsx' })
  const sheets = (await callApi(server, importJobsApi.sheets, { url: at(body.id, '/sheets'), headers: buyer })).body
  expect(sheets).toMatchObject({ origin: 'guessed', sheets: [{ rows: [{ row: 1 }, { row: 2 }, { row: 3 }] }] })
  const map = (id: string, columns: object) =>
    callApi(server, importJobsApi.map, { url: at(id, '/mapping'), body: { sheets: [columns] }, headers: buyer })
  expect((await map(body.id, { ...chosenColumns, firstRow: 3 })).body.code).toBe('import.empty')
  expect((await map(body.id, chosenColumns)).body.state).toBe('matching')
  await reaches(body.id, 'review')
  const { items } = await lines(body.id)
  expect(told(items).map(([, , article]) => article)).toEqual(['KAB-0015', 'AVT-16C'])

  // Mapped anew, a row keeps what a person chose for it.
  await change(body.id, 1, { productId: goods.products.thinCable.id })
  await change(body.id, 1, { amount: 45 })
  await change(body.id, 0, { isSkipped: true })
  await map(body.id, { ...chosenColumns, columns: ['note', 'code', null, 'amount'] })
  await reaches(body.id, 'review')
  const again = (await lines(body.id)).items
  const kept = again.map(({ isChosenByPerson, isSkipped, product, amount, note }) => [
    isChosenByPerson,
    isSkipped,
    product?.article,
    amount,
    note,
  ])
  expect(kept).toEqual([
    [false, true, 'KAB-0015', 20, 'x'],
    [true, false, 'KAB-0015', 45, 'x'],
  ])
})

test('the columns a company chose for such a head are taken the next time, whatever stands above it', async () => {
  const head = ['Артикул', 'Товар', 'Кол-во', 'Надо']
  const first = await beginFile(await workbook([head, ['KAB-0015', 'Кабель', 5, 20]]))
  const { sheets } = (await callApi(server, importJobsApi.sheets, { url: at(first.body.id, '/sheets'), headers: buyer })).body
  const columns = ['code', 'name', null, 'amount']
  const body = { sheets: sheets.map(({ mapping }) => ({ ...mapping, columns })) }
  await eventually(async () =>
    expect((await callApi(server, importJobsApi.map, { url: at(first.body.id, '/mapping'), body, headers: buyer })).status).toBe(200),
  )
  await reaches(first.body.id, 'review')

  const second = await beginFile(await workbook([['Заявка 7'], head, ['KAB-0015', 'Кабель', 7, 30], ['AVT-16C', 'Автомат', 1, 2]]), {
    headers: colleague,
  })
  await reaches(second.body.id, 'review', colleague)
  expect((await lines(second.body.id, colleague)).items.map(({ amount }) => amount)).toEqual([30, 2])
  const again = (await callApi(server, importJobsApi.sheets, { url: at(second.body.id, '/sheets'), headers: colleague })).body
  expect(again.origin).toBe('remembered')
  const others = await beginFile(await workbook([head, ['KAB-0015', 'Кабель', 5, 20]]), { headers: stranger })
  await reaches(others.body.id, 'review', stranger)
  expect((await lines(others.body.id, stranger)).items.map(({ amount }) => amount)).toEqual([5])
})

test('a cancelled import is over, and nothing of it can be taken', async () => {
  const id = await reviewed('KAB-0015\t20')
  const cancel = (headers = buyer) => callApi(server, importJobsApi.cancel, { url: at(id, '/cancel'), headers })
  expect((await cancel(stranger)).status).toBe(404)
  expect((await cancel()).body.state).toBe('cancelled')
  expect((await cancel()).body.state).toBe('cancelled')
  expect((await change(id, 0, { isSkipped: true })).body).toMatchObject({ status: 409, code: 'import.wrong-state' })
  const taken = await callApi(server, cartImportApi.take, { body: { importId: id }, headers: buyer })
  expect(taken.body.code).toBe('import.wrong-state')
})

test('an import left by a server that died goes on where it stopped, with the next server that is asked', async () => {
  const id = await reviewed('KAB-0015\t20\n'.repeat(30))
  // As if the server had died after the first slice.
  await server.pool.query(
    `update import_jobs set state = 'matching', done_count = 25, lease_until = now() + interval '1 minute' where id = $1`,
    [id],
  )
  await server.pool.query(
    `update import_lines set status = 'unmatched', product_id = null, reason = '{"code":"waiting","params":{}}' where job_id = $1 and position <> 3`,
    [id],
  )
  const second = await startSecondServer(server.ctx)
  const ask = async () => (await callApi(second, importJobsApi.read, { url: at(id), headers: buyer })).body
  expect((await ask()).state).toBe('matching')
  await server.pool.query(`update import_jobs set lease_until = now() - interval '1 second' where id = $1`, [id])
  await ask()
  await eventually(async () => expect((await ask()).state).toBe('review'))
  await second.stop()
  const { items, summary } = await lines(id)
  // The lines before stay as they were found, the rest is found.
  expect(items.flatMap(({ position, status }) => (status === 'matched' ? [position] : []))).toEqual([3, 25, 26, 27, 28, 29])
  expect(summary).toMatchObject({ total: 30, matched: 6, unmatched: 24 })
})

test('an import whose reading was cut off says so', async () => {
  const id = await reviewed('KAB-0015\t20')
  await server.pool.query(`update import_jobs set state = 'reading', lease_until = now() - interval '1 second' where id = $1`, [id])
  expect((await read(id)).body).toMatchObject({ state: 'failed', message: 'Чтение прервалось. Загрузите список ещё раз' })
  await server.pool.query(`update import_jobs set failure = 'import.too-many-rows', file_name = 'a.xls' where id = $1`, [id])
  expect((await read(id)).body.message).toBe('За один раз не больше 500 строк. Разделите список')
})

test('the chosen lines go into the cart once, each with a report', async () => {
  const { headers } = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx, { priceTypeId: goods.wholesale.id })).id] })
  const rows = ['KAB-0015\tКабель\t20', 'KAB-0015\tКабель\t3', 'AVT-16C\tАвтомат\t', 'net-takogo-97\tНечто\t1', 'AVT-16C\tАвтомат\t1']
  const id = await reviewed(['Код\tНазвание\tКол-во', ...rows].join('\n'), headers)
  await change(id, 4, { isSkipped: true }, headers)
  const take = () => callApi(server, cartImportApi.take, { body: { importId: id }, headers })
  const { body, status } = await take()
  expect(status).toBe(200)
  expect(body.items.map(({ row, outcome, asked, taken }) => [row, outcome, asked, taken])).toEqual([
    [2, 'taken', 20, 20],
    [3, 'rounded', 3, 5],
    [4, 'smallest', null, 1],
    [5, 'no-product', 1, 0],
  ])
  expect([body.takenCount, body.leftCount]).toEqual([3, 1])
  const cart = (await callApi(server, cartApi.read, { headers })).body
  expect(cart.lines.map(({ product, amount, source }) => [product.article, amount, source])).toEqual([
    ['KAB-0015', 25, { type: 'import', lineId: 2 }],
    ['AVT-16C', 1, { type: 'import', lineId: 4 }],
  ])
  expect((await take()).body.code).toBe('import.wrong-state')
  expect((await read(id, headers)).body).toMatchObject({ state: 'done', takenInto: { type: 'cart', id: cart.id } })
})

test('with no line to take, the cart stays and the import can be looked through', async () => {
  const id = await reviewed('net-takogo-96\t1')
  expect((await callApi(server, cartImportApi.take, { body: { importId: id }, headers: buyer })).body.code).toBe('import.empty')
  expect((await read(id)).body.state).toBe('review')
})

test('imports older than a week are deleted, with their lines', async () => {
  const id = await reviewed('KAB-0015\t20')
  await server.pool.query(`update import_jobs set updated_at = now() - interval '8 days' where id = $1`, [id])
  const { purgeOldImports } = await import('./list-import.jobs.ts')
  await purgeOldImports.run(server.ctx, {})
  expect((await read(id)).status).toBe(404)
  expect((await server.pool.query('select from import_lines where job_id = $1', [id])).rowCount).toBe(0)
})
