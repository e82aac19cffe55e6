import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zip } from '#platform/files/zip'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore({ goods: smallCatalogue })
let desk: ReturnType<typeof goodsImportsOf>
let pictures: Server
let origin: string

const aPicture = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#06c' } })
    .png()
    .toBuffer()

beforeAll(async () => {
  desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'content' })).headers)
  const body = await aPicture(30)
  pictures = createServer(({ url }, answer) => {
    if (url === '/good.png') return answer.writeHead(200, { 'content-type': 'image/png' }).end(body)
    if (url === '/text.png') return answer.writeHead(200, { 'content-type': 'image/png' }).end('<script>')
    if (url === '/inner.png') return answer.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end()
    return answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve))
  const { port } = pictures.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  Object.assign(server.ctx.config, { FETCH_INNER_HOSTS: `127.0.0.1:${port}` })
})
afterAll(() => {
  pictures.closeAllConnections()
  pictures.close()
})

const imagesOf = async (article: string) => {
  const { rows } = await server.pool.query<{ image: string }>(
    'select i.image from product_images i join products p on p.id = i.product_id where p.article = $1 order by i.position',
    [article],
  )
  return rows.map(({ image }) => image)
}
const featuresOf = async (article: string) => {
  const { rows } = await server.pool.query<{ name: string; text: string }>(
    `select f.name, v.text from product_features pf join products p on p.id = pf.product_id join features f on f.id = pf.feature_id
     join feature_values v on v.id = pf.value_id where p.article = $1 order by f.name collate "C", v.text`,
    [article],
  )
  return rows.map(({ name, text }) => `${name}=${text}`)
}
const everything = async () => {
  const { rows } = await server.pool.query<{ line: string }>(`
    select 'product ' || (to_jsonb(p) - array['version', 'published_at'])::text as line from products p
    union all select 'feature ' || to_jsonb(f)::text from features f
    union all select 'section ' || to_jsonb(s)::text from sections s union all select 'kind ' || to_jsonb(k)::text from families k
    union all select 'brand ' || to_jsonb(b)::text from brands b
    union all select 'value ' || product_id || ' ' || feature_id || ' ' || value_id from product_features
    union all select 'picture ' || to_jsonb(i)::text from product_images i order by 1`)
  return rows.map(({ line }) => line)
}

test('features are found by their names and units, new ones are added, and all of it goes when the import is taken back', async () => {
  const before = await everything()
  const file = 'Артикул;Наименование;Сечение, см2;Цвет;Гибкость\nKAB-0015;Кабель тонкий;0,04;красный; 5\nKAB-0025;Кабель;толстый;белый;\n'
  const { body: begun } = await desk.upload(file)
  expect(begun.sheets[0]?.mapping.columns.map((column) => [column?.role, column?.unit])).toEqual([
    ['article', undefined],
    ['name', undefined],
    ['feature', 'см2'],
    ['feature', undefined],
    [undefined, undefined],
  ])
  const offered = begun.sheets[0]?.offered[4]
  expect(offered).toEqual({ name: 'Гибкость', unit: '', kind: 'range' })
  const change: Parameters<typeof desk.imported>[1] = {
    change: (given) => ({
      options: { ...given.options, goods: 'update' },
      sheets: given.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column, at) => (at === 4 && offered ? { role: 'feature', refId: null, newFeature: offered } : column)),
      })),
    }),
  }
  const checked = await desk.checked(file, change)
  expect(await everything()).toEqual(before)
  expect([checked.summary?.goods, checked.refused.map(({ reason }) => reason)]).toEqual([
    { added: 0, changed: 1, left: 0 },
    ['Значение не подходит характеристике «Сечение: толстый»'],
  ])
  expect(checked.changes.map(({ of, before: old, after }) => [of, old, after])).toEqual(
    expect.arrayContaining([
      ['Сечение', '1,5', '4'],
      ['Гибкость', null, '5'],
    ]),
  )
  const done = await desk.imported(file, change)
  expect(await featuresOf('KAB-0015')).toEqual(expect.arrayContaining(['Гибкость=5', 'Сечение=4', 'Цвет=красный']))

  const again = await desk.imported(file, change)
  expect(again.summary?.goods).toEqual({ added: 0, changed: 0, left: 1 })

  const { reverted, unreverted } = await desk.reverted(done.id)
  expect([reverted?.kept, reverted?.failed, unreverted]).toEqual([0, 0, []])
  expect(await everything()).toEqual(before)
})

test('params of a feed become features of new goods; sections, kinds and brands go with them unless something else uses them', async () => {
  const before = await everything()
  const feed = `<?xml version="1.0"?><yml_catalog><shop><categories><category id="1">Свет</category><category id="2" parentId="1">Ленты</category></categories>
    <offers><offer id="LED-1"><name>Лента</name><vendor>Луч</vendor><categoryId>2</categoryId><param name="Мощность" unit="Вт">14.4</param>
    <param name="Цвет">белый</param><param name="Цвет">красный</param></offer></offers></shop></yml_catalog>`
  const done = await desk.imported(feed, { name: 'feed.yml' })
  expect([done.state, await featuresOf('LED-1')]).toEqual(['done', ['Мощность=14,4', 'Цвет=белый', 'Цвет=красный']])
  const kind = await server.pool.query(`select 1 from family_features k join families f on f.id = k.family_id where f.name = 'Ленты'`)
  expect(kind.rows).toHaveLength(2)
  await desk.reverted(done.id)
  expect(await everything()).toEqual(before)

  const again = await desk.imported(feed, { name: 'feed.yml' })
  await server.pool.query(
    `insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id)
     select 'HAND-1', '', 'От руки', section_id, family_id, (select min(id) from brands), country_code, seller_id, unit_id from products where article = 'LED-1'`,
  )
  const { reverted, unreverted } = await desk.reverted(again.id)
  expect([reverted?.kept, unreverted.map(({ product, of, reason }) => [product, of, reason])]).toEqual([
    3,
    [
      ['Ленты', 'Вид товара', 'Используется: есть товары или другие записи'],
      ['Ленты', 'Раздел', 'Используется: есть товары или другие записи'],
      ['Свет', 'Раздел', 'Используется: есть товары или другие записи'],
    ],
  ])
  const { rows } = await server.pool.query(`select name from brands where name = 'Луч'`)
  expect(rows).toEqual([])
})

test('pictures by address: good ones are added, each bad one is told of in its row, and a second time nothing is fetched', async () => {
  const file = [
    'Артикул;Фото',
    `AVT-16C;${origin}/good.png`,
    `AVT-25D;${origin}/text.png`,
    `KAB-0100;${origin}/gone.png ${origin}/good.png`,
    `KAB-0025;${origin}/inner.png`,
    'KAB-0015;http://127.0.0.1/x.png',
    '',
  ].join('\n')
  const checked = await desk.checked(file)
  expect([checked.summary?.goods.changed, checked.summary?.pictures]).toEqual([5, { wanted: 6, added: 0, failed: 0 }])
  const done = await desk.imported(file)
  expect([done.state, done.summary?.pictures, done.summary?.refused]).toEqual(['done', { wanted: 6, added: 2, failed: 4 }, 0])
  expect(done.refused.map(({ row, reason }) => [row, reason.replace(origin, '')])).toEqual([
    [3, 'Фото не загружено, остальное записано. /text.png: это не JPEG и не PNG'],
    [4, 'Фото не загружено, остальное записано. /gone.png: по адресу ничего нет'],
    [5, 'Фото не загружено, остальное записано. /inner.png: адрес ведёт во внутреннюю сеть'],
    [6, 'Фото не загружено, остальное записано. http://127.0.0.1/x.png: адрес ведёт во внутреннюю сеть'],
  ])
  expect([(await imagesOf('AVT-16C')).length, (await imagesOf('KAB-0100')).length]).toEqual([1, 1])
  const waiting = await server.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'file.make-thumbnails'`)
  expect(waiting.rows.length).toBeGreaterThan(0)

  const again = await desk.imported(`Артикул;Фото\nAVT-16C;${origin}/good.png\n`)
  expect([again.summary?.goods, again.summary?.pictures.wanted]).toEqual([{ added: 0, changed: 0, left: 1 }, 0])

  await desk.reverted(done.id)
  expect([await imagesOf('AVT-16C'), await imagesOf('KAB-0100')]).toEqual([[], []])
})

test('a server of pictures that is down is asked a few times, whatever the number of its pictures; others are still asked', async () => {
  const asked: string[] = []
  let isUp = false
  const body = await aPicture(35)
  const down = createServer((request, answer) => {
    asked.push(request.url ?? '')
    if (!isUp) return request.socket.destroy()
    answer.writeHead(200, { 'content-type': 'image/png' }).end(body)
  })
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve))
  const dead = `127.0.0.1:${(down.address() as AddressInfo).port}`
  const { FETCH_INNER_HOSTS: before } = server.ctx.config
  Object.assign(server.ctx.config, { FETCH_INNER_HOSTS: `${before},${dead}` })
  const silent = Array.from({ length: 12 }, (_, at) => `http://${dead}/${at}.png`)
  const file = `Артикул;Фото\nAVT-16C;${silent.join(' ')}\nKAB-0100;http://${dead}/last.png ${origin}/good.png\n`
  const done = await desk.imported(file)
  expect(asked).toHaveLength(4)
  const addresses = (...names: number[]) => names.map((name) => `http://dead/${name}.png`).join(', ')
  expect([done.state, done.summary?.pictures]).toEqual(['done', { wanted: 14, added: 1, failed: 13 }])
  expect(done.refused.map(({ row, reason }) => [row, reason.replaceAll(dead, 'dead')])).toEqual([
    [
      2,
      `Фото не загружено, остальное записано. ${addresses(0, 1, 2, 3)}: сервер не ответил; ${addresses(4, 5, 6, 7, 8, 9, 10, 11)}: сервер несколько раз подряд не ответил, больше его не спрашивали`,
    ],
    [3, 'Фото не загружено, остальное записано. http://dead/last.png: сервер несколько раз подряд не ответил, больше его не спрашивали'],
  ])

  isUp = true
  const again = await desk.imported(file)
  expect([again.state, again.summary?.goods, again.summary?.pictures, again.refused]).toEqual([
    'done',
    { added: 0, changed: 2, left: 0 },
    { wanted: 13, added: 13, failed: 0 },
    [],
  ])
  expect((await imagesOf('KAB-0100')).length).toBe(2)
  down.closeAllConnections()
  down.close()
  Object.assign(server.ctx.config, { FETCH_INNER_HOSTS: before })
  await desk.reverted(again.id)
  await desk.reverted(done.id)
})

const archiveOf = async (entries: Record<string, Buffer>) => {
  const list = Object.entries(entries).map(([name, content]) => ({ name, modified: new Date('2026-11-01'), content }))
  const parts: Buffer[] = []
  for await (const part of zip(list)) parts.push(part)
  return Buffer.concat(parts)
}

test('pictures of an archive are matched by article or as the column names them, and come off a new product with it', async () => {
  const before = await everything()
  const file = 'Артикул;Наименование;Раздел;Фото\nNEW-7;Новый;Автоматы;\nAVT-16C;Автомат 16А С;;вид спереди.png\nKAB-0015;;;нет.png\n'
  const { body: begun } = await desk.upload(file)
  const archive = await archiveOf({
    'NEW-7.png': await aPicture(31),
    'NEW-7_2.png': await aPicture(32),
    'вид спереди.png': await aPicture(33),
  })
  const added = await desk.addArchive(begun.id, archive)
  expect([added.status, added.body.archive]).toEqual([200, { name: 'фото.zip', pictures: 3 }])
  const given = { sheets: begun.sheets.map(({ mapping }) => mapping), options: { ...begun.options, goods: 'add' as const } }
  expect((await desk.check(begun.id, given)).status).toBe(200)
  await desk.runJobs()
  expect((await desk.read(begun.id)).summary?.pictures.wanted).toBe(4)
  await desk.start(begun.id)
  await desk.runJobs()
  const done = await desk.read(begun.id)
  expect([done.state, done.summary?.pictures, done.refused.map(({ reason }) => reason)]).toEqual([
    'done',
    { wanted: 4, added: 3, failed: 1 },
    ['Фото не загружено, остальное записано. нет.png: нет в архиве с фото'],
  ])
  expect([(await imagesOf('NEW-7')).length, (await imagesOf('AVT-16C')).length]).toEqual([2, 1])
  const { reverted } = await desk.reverted(begun.id)
  expect([reverted?.kept, reverted?.failed]).toEqual([0, 0])
  expect(await everything()).toEqual(before)
})

test('what is no archive of pictures is refused in one sentence', async () => {
  const { body: begun } = await desk.upload('Артикул;Наименование\nKAB-0015;Кабель\n')
  const bomb = await archiveOf({ 'a.png': Buffer.alloc(30_000_000) })
  const answers = [
    await desk.addArchive(begun.id, Buffer.from('not a zip')),
    await desk.addArchive(begun.id, await archiveOf({ 'a.txt': Buffer.from('x') })),
    await desk.addArchive(begun.id, bomb),
    await desk.addArchive(begun.id, (await archiveOf({ 'a.png': await aPicture(5) })).subarray(0, 60)),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'goods-import.bad-archive'],
    [422, 'goods-import.bad-archive'],
    [422, 'import.too-large-inside'],
    [422, 'goods-import.bad-archive'],
  ])
})

test('a file whose rows are all refused adds no features', async () => {
  const feed = `<?xml version="1.0"?><yml_catalog><shop><categories><category id="1">Кабель</category></categories><offers>
    <offer id="NO-SECTION-1"><name>Без раздела</name><param name="Никому не нужна">1</param></offer></offers></shop></yml_catalog>`
  const count = async () => (await server.pool.query<{ n: number }>('select count(*)::int as n from features')).rows[0]?.n
  const before = await count()
  const done = await desk.imported(feed, { name: 'feed.xml' })
  expect([done.state, done.summary?.refused, done.summary?.goods.added]).toEqual(['done', 1, 0])
  expect(await count()).toBe(before)
})
