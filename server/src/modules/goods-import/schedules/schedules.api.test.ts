import { mkdtemp, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '@vitrina/contract/endpoint'
import { MAX_IMPORT_COLUMNS } from '@vitrina/contract/goods-import/goods-import.rules'
import { importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { startDue } from './scheduled-job.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: ReturnType<typeof goodsImportsOf>
let headers: Headers
let email: string | null
let folder: string
let feed = 'Артикул;Цена\nKAB-0015;100\n'
let feeds: Server
let address: string

beforeAll(async () => {
  const person = await aUser(server.ctx, { role: 'integrator' })
  ;({ headers, email } = person)
  desk = goodsImportsOf(server, headers)
  folder = await mkdtemp(join(tmpdir(), 'imports-'))
  feeds = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/csv' }).end(feed))
  await new Promise<void>((resolve) => feeds.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(feeds.address() as AddressInfo).port}/price.csv`
  Object.assign(server.ctx.config, { IMPORT_FOLDER: folder, FETCH_INNER_HOSTS: new URL(address).host })
})
afterAll(() => {
  feeds.closeAllConnections()
  feeds.close()
})

type List = Answer<typeof importSchedulesApi.list>
const call = async (endpoint: (typeof importSchedulesApi)[keyof typeof importSchedulesApi], body?: unknown, id = 0) => {
  const { status, body: answer } = await callApi(server, endpoint as typeof importSchedulesApi.list, {
    url: endpoint.path.replace(':id', String(id)),
    headers,
    ...(body !== undefined && { body }),
  })
  return { status, body: answer as unknown as List & { code?: string; errors?: { field: string }[] } }
}
const priceOf = async (article: string) => {
  const { rows } = await server.pool.query<{ price: number }>(
    'select price from prices p join products g on g.id = p.product_id where g.article = $1 and p.price_type_id = $2',
    [article, goods.retail.id],
  )
  return rows[0]?.price ?? null
}
const letters = async () => {
  const { rows } = await server.pool.query<{ subject: string }>('select subject from mails where recipient = $1 order by id', [email])
  return rows.map(({ subject }) => subject)
}
const putIntoFolder = async (name: string, text: string) => {
  await writeFile(join(folder, name), text)
  await utimes(join(folder, name), new Date('2026-01-01'), new Date('2026-01-01'))
}
/** As if its time had come. */
const passTime = async (id: number) => {
  await server.pool.query(`update goods_import_schedules set next_run_at = now() - interval '1 minute' where id = $1`, [id])
  await startDue(server.ctx)
  await desk.runJobs()
  return (await call(importSchedulesApi.list)).body.items.find((one) => one.id === id)
}
const daily = { source: 'folder' as const, place: 'price.csv', every: 'day' as const, time: '05:00' }
const newest = async () => (await desk.list()).body.items[0]

test('an import is repeated from the folder by its time, with the columns that were chosen; a file that has not changed is not loaded again', async () => {
  const { id: importId } = await desk.imported('Артикул;Цена\nKAB-0015;110\n')
  const added = await call(importSchedulesApi.add, { ...daily, importId })
  const schedule = added.body.items.at(-1)
  expect([added.status, added.body.folder, schedule?.isOn, schedule?.targets, schedule?.lastOutcome]).toEqual([
    200,
    folder,
    true,
    ['prices'],
    null,
  ])
  expect(Date.parse(schedule?.nextRunAt ?? '')).toBeGreaterThan(Date.now())
  const id = schedule?.id ?? 0

  await putIntoFolder('price.csv', 'Артикул;Цена\nKAB-0015;120\n')
  const run = await passTime(id)
  expect([run?.lastOutcome, await priceOf('KAB-0015')]).toEqual(['loaded', 12_000])
  expect(await newest()).toMatchObject({ id: run?.lastImportId, state: 'done', scheduleId: id, fileName: 'price.csv' })
  expect(Date.parse(run?.nextRunAt ?? '')).toBeGreaterThan(Date.now())

  const same = await passTime(id)
  expect([same?.lastOutcome, same?.lastImportId]).toEqual(['same', run?.lastImportId])
  expect(await letters()).toEqual([])

  await call(importSchedulesApi.change, { ...daily, isOn: false }, id)
  await putIntoFolder('price.csv', 'Артикул;Цена\nKAB-0015;130\n')
  expect([(await passTime(id))?.nextRunAt, await priceOf('KAB-0015')]).toEqual([null, 12_000])

  await call(importSchedulesApi.run, undefined, id)
  await desk.runJobs()
  expect(await priceOf('KAB-0015')).toBe(13_000)
  expect((await call(importSchedulesApi.remove, undefined, id)).body.items).toEqual([])
})

test('refused rows, a doubtful file and another layout are told of by a letter; what is doubtful is not written', async () => {
  const rows = ['KAB-0015', 'KAB-0025', 'KAB-0100', 'AVT-16C', 'AVT-25D']
  const fileOf = (price: (at: number) => string, more = '') =>
    `Артикул;Цена\n${rows.map((article, at) => `${article};${price(at)}`).join('\n')}\n${more}`
  const { id: importId } = await desk.imported(fileOf((at) => String(200 + at)))
  const { id = 0 } = (await call(importSchedulesApi.add, { ...daily, place: 'big.csv', importId })).body.items.at(-1) ?? {}
  const before = (await letters()).length
  const told = async () => (await letters()).slice(before)

  await putIntoFolder(
    'big.csv',
    fileOf((at) => String(20 + at)),
  )
  const doubtful = await passTime(id)
  expect([(await newest())?.state, await priceOf('KAB-0015')]).toEqual(['checked', 20_000])
  expect(await told()).toEqual([`Загрузка № ${doubtful?.lastImportId} ждёт вашего решения`])

  await putIntoFolder('big.csv', 'Код;Что-то;Цена\n1;2;3\n')
  expect((await passTime(id))?.message).toMatch(/другие заголовки/)
  expect((await passTime(id))?.lastOutcome).toBe('failed')
  expect((await told()).slice(1)).toEqual(['Загрузка по расписанию не удалась: прайс.csv'])

  const many = Array.from({ length: 20 }, (_, at) => `M-${at};5`)
  await server.pool.query(
    `insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id)
     select 'M-' || n, '', 'Много', section_id, family_id, brand_id, country_code, seller_id, unit_id from products, generate_series(0, 19) n where id = $1`,
    [goods.products.thinCable.id],
  )
  await putIntoFolder('big.csv', `Артикул;Цена\n${many.join('\n')}\nNET-9;1\n`)
  const loaded = await passTime(id)
  expect([(await newest())?.state, (await newest())?.summary?.refused]).toEqual(['done', 1])
  expect((await told()).slice(2)).toEqual([`Загрузка № ${loaded?.lastImportId}: отклонено строк 1, не загружено фотографий 0`])
  await call(importSchedulesApi.remove, undefined, id)
})

test('a missing file and an inner address are told of; an allowed address is fetched', async () => {
  const { id: importId } = await desk.imported('Артикул;Цена\nKAB-0015;110\n')
  const { id = 0 } = (await call(importSchedulesApi.add, { ...daily, place: 'nothing.csv', importId })).body.items.at(-1) ?? {}
  expect((await passTime(id))?.message).toBe('В папке загрузок нет такого файла')
  await call(importSchedulesApi.change, { ...daily, source: 'address', place: 'https://127.0.0.1/price.csv', isOn: true }, id)
  expect((await passTime(id))?.message).toMatch(/внутреннюю сеть/)

  feed = 'Артикул;Цена\nKAB-0015;111\n'
  // Plain HTTP passes only inside of an allowed network, so it cannot be typed.
  await server.pool.query(`update goods_import_schedules set source = 'address', place = $1 where id = $2`, [address, id])
  expect([(await passTime(id))?.lastOutcome, await priceOf('KAB-0015')]).toEqual(['loaded', 11_100])
  await call(importSchedulesApi.remove, undefined, id)
})

test('a failure by the clock tells its limit in the list and in the letter', async () => {
  const { id: importId } = await desk.imported('Артикул;Цена\nKAB-0015;101\n')
  await call(importSchedulesApi.add, { importId, ...daily, place: 'wide.csv' })
  const id = (await call(importSchedulesApi.list)).body.items.find(({ place }) => place === 'wide.csv')?.id ?? 0
  const wide = Array.from({ length: MAX_IMPORT_COLUMNS + 1 }, (_, at) => `k${at}`).join(';')
  await putIntoFolder('wide.csv', `${wide}\n${wide}\n`)
  expect((await passTime(id))?.message).toContain(`больше ${MAX_IMPORT_COLUMNS} колонок`)
  const { rows } = await server.pool.query<{ text: string }>('select text from mails where recipient = $1 order by id desc limit 1', [
    email,
  ])
  expect(rows[0]?.text).toContain(`больше ${MAX_IMPORT_COLUMNS} колонок`)
})

test('an address without https, a name with folders and a time that is none are refused by name', async () => {
  const { id: importId } = await desk.imported('Артикул;Цена\nKAB-0015;110\n')
  for (const [wrong, field] of [
    [{ ...daily, source: 'address', place: 'http://example.com/a.csv' }, 'place'],
    [{ ...daily, place: '../secrets.csv' }, 'place'],
    [{ ...daily, time: '25:00' }, 'time'],
  ] as const) {
    const { status, body } = await call(importSchedulesApi.add, { ...wrong, importId })
    expect([status, body.errors?.map((one) => one.field)]).toEqual([422, [expect.stringContaining(field)]])
  }
})

test('whoever has lost the right loads nothing any more', async () => {
  const person = await aUser(server.ctx, { role: 'integrator' })
  const { id: importId } = await goodsImportsOf(server, person.headers).imported('Артикул;Цена\nKAB-0015;110\n')
  const answer = await callApi(server, importSchedulesApi.add, { headers: person.headers, body: { ...daily, place: 'lost.csv', importId } })
  const id = answer.body.items.at(-1)?.id ?? 0
  await server.pool.query(`update users set role = 'content' where id = $1`, [person.id])
  await putIntoFolder('lost.csv', 'Артикул;Цена\nKAB-0015;999\n')
  expect([(await passTime(id))?.lastOutcome, await priceOf('KAB-0015')]).toEqual(['failed', 11_000])
})
