import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '@vitrina/server/src/app.ts'
import { readConfig } from '@vitrina/server/src/config.ts'
import { createContext } from '@vitrina/server/src/platform/create-context.ts'
import { onPool } from '@vitrina/server/src/platform/database/db.ts'
import { freshDatabase, patientPool } from '@vitrina/server/test/database.ts'
import { accounts, DEMO_PASSWORD } from './people/accounts.ts'
import { seedContent } from './content/seed-content.ts'
import { fileSink } from './file-sink.ts'
import { seedPeople } from './people/seed-people.ts'
import { seedSite } from './site/seed-site.ts'

let app: FastifyInstance
let pool: pg.Pool
let stop: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-demo-'))
  const own = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATA_DIR: folder }
  // However slow the machine, no request of the test is turned away.
  const config = readConfig({ ...own, MAX_EVENT_LOOP_DELAY_MS: '60000' })
  pool = patientPool({ url: database.url, max: 5 })
  const ctx = createContext(config, pool)
  const db = onPool(pool)
  const sink = fileSink(ctx.files)
  const now = new Date()
  const siteId = await seedSite(db, { files: sink, now })
  await pool.query(
    `insert into price_types (code, name, position) select code, jsonb_build_object('ru', code), place from unnest(array['a', 'b', 'c', 'd']) with ordinality as t (code, place)`,
  )
  await seedPeople(db, { now })
  await seedContent(db, { siteId, files: sink, now })
  await sink.save(db)
  app = await buildApp(ctx)
  await app.ready()
  stop = async () => {
    await app.close()
    await pool.end()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
afterAll(() => stop())

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers: { host: 'localhost:3000', ...headers } })).json()

async function signIn(login: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/user/sign-in',
    headers: { host: 'localhost:3000' },
    body: { login, password: DEMO_PASSWORD },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ authToken: string }>().authToken
}

test('the site of the demo answers with its regions, contacts, notice and chat [A-13] [O-09]', async () => {
  const info = await get('/api/v1/info')
  expect(info).toMatchObject({
    site: { name: 'Витрина' },
    currency: { code: 'RUB', sign: '₽' },
    region: { slug: 'moskva', name: 'Москва' },
    importantNotice: { title: 'Это демонстрационный магазин' },
  })
  expect(info.regions.map(({ slug }: { slug: string }) => slug)).toEqual([
    'moskva',
    'sankt-peterburg',
    'ekaterinburg',
    'novosibirsk',
    'kazan',
    'rostov-na-donu',
    'krasnodar',
    'samara',
  ])
  expect(info.informationMessages).toHaveLength(1)
  expect(info.config.chatButton).toMatchObject({
    type: 'none',
    chatButtons: [{ hint: 'Telegram' }, { hint: 'MAX' }, { link: 'mailto:info@vitrina.test' }],
  })
})

test('in English and Uzbek the frame of the store holds no Russian [S-18]', async () => {
  for (const language of ['en', 'uz']) {
    const shown = [
      await get('/api/v1/info', { 'accept-language': language }),
      await get('/api/v2/home', { 'accept-language': language }),
      await get('/api/v2/help', { 'accept-language': language }),
    ]
    expect(JSON.stringify(shown)).not.toMatch(/[а-яё]/i)
  }
})

test('the home page has its blocks, news and articles among them [M-10]', async () => {
  const { blocks } = await get('/api/v2/home')
  // Sections and brands are shown where there are goods, and this store has none.
  expect(blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['intro', 'links', 'news', 'news', 'text'])
  expect(blocks[2].items).toHaveLength(3)
})

test('news come by pages and rubrics with pictures that exist [R-03] [A-16]', async () => {
  const feed = await get('/api/v2/feeds/news')
  expect(feed.rubrics.map(({ name }: { name: string }) => name)).toEqual(['Компания', 'Ассортимент', 'Цены и условия', 'Сервис', 'События'])
  const { items, meta } = await get('/api/v2/feeds/news/items?page=1')
  expect(meta).toMatchObject({ totalCount: 36, pageCount: 3 })
  const picture = await app.inject({ url: items[0].image, headers: { host: 'localhost:3000' } })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  const ofRubric = await get(`/api/v2/feeds/news/items?page=1&criteria[rubric]=servis`)
  expect(ofRubric.meta.totalCount).toBe(8)
})

test('every documented account signs in, by e-mail and by phone', async () => {
  for (const { email, phone, role } of accounts) {
    const token = await signIn(email)
    expect(await get('/api/v1/user/current-user', { authorization: `Bearer ${token}` })).toMatchObject({ email, phone, Group: role })
  }
  expect(await signIn('+79000000001')).toBeTruthy()
})

test('the buyer has two companies, one with a colleague, and their own managers [P-07]', async () => {
  const { rows } = await pool.query(
    `select c.name, count(distinct m.user_id)::int as people, count(distinct cm.manager_id)::int as managers
     from companies c join company_members m on m.company_id = c.id join company_managers cm on cm.company_id = c.id
     where c.id in (select company_id from company_members join users on users.id = user_id where email = 'buyer@vitrina.test')
     group by c.id order by c.id`,
  )
  expect(rows).toEqual([
    { name: 'Контур-Монтаж', people: 2, managers: 4 },
    { name: 'Щитовая мастерская Орлова', people: 1, managers: 1 },
  ])
})

test('every company has a legal person, an address, people and one main manager', async () => {
  const { rows } = await pool.query(
    `select c.name from companies c where not exists (select from legal_entities e where e.company_id = c.id and e.is_main)
       or not exists (select from delivery_addresses a where a.company_id = c.id and a.is_default)
       or not exists (select from company_members m where m.company_id = c.id)
       or (select count(*) from company_managers m where m.company_id = c.id and m.is_main) <> 1`,
  )
  expect(rows).toEqual([])
})

test('[P-05] home, notices, messages, help and its search of the demo lead to no screen that is not there', async () => {
  const info = await get('/api/v1/info')
  const { blocks } = await get('/api/v2/home')
  const { items: topics } = await get('/api/v2/help')
  const found: string[] = [JSON.stringify(info), JSON.stringify(blocks)]
  for (const { slug } of topics as { slug: string }[]) found.push(JSON.stringify(await get(`/api/v2/help/${slug}`)))
  const links = new Set(found.flatMap((text) => [...text.matchAll(/(?:href=\\"|"link":")(\/[^"\\]*)/g)].map(([, link = '']) => link)))
  expect(links.size).toBeGreaterThan(5)
  for (const link of links)
    expect([link, (await app.inject({ url: link, headers: { host: 'localhost:3000' } })).statusCode]).toEqual([link, 200])
  for (const word of ['конфигуратор', 'КП', 'клуб', 'спецификаци']) {
    const { items } = await get(`/api/v2/help?search=${encodeURIComponent(word)}`)
    expect([word, items.length]).not.toEqual([word, 0])
    for (const { slug } of items as { slug: string }[]) expect(topics).toContainEqual(expect.objectContaining({ slug }))
  }
})
