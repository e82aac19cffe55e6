import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { contentApi, contentSlugs } from '@vitrina/contract/content/content'
import { setupApi } from '@vitrina/contract/setup/setup'
import { setupDeskApi } from '@vitrina/contract/setup/setup-desk'
import { siteApi } from '@vitrina/contract/site/site'
import { startTestApp } from '#test/app'
import { aShop } from '#test/builders.setup'
import { callApi } from '#test/call-api'
import { startSecondServer } from '#test/builders.second-server'
import { issueSetupCode } from './setup-codes.ts'

let server: Awaited<ReturnType<typeof startTestApp>>
let code: string

beforeEach(async () => {
  server = await startTestApp({ NODE_ENV: 'production' }, { hasSite: false })
  onTestFinished(server.stop)
  code = (await issueSetupCode(server.ctx)) ?? ''
})

const create = (body: object = {}, app: Pick<typeof server, 'app'> = server) =>
  callApi(app, setupApi.createShop, { body: { ...aShop(), code, ...body } })
const check = (typed: string) => callApi(server, setupApi.checkCode, { body: { code: typed } })
const count = async (table: string) => (await server.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

async function signIn() {
  const { email, password } = aShop().administrator
  const { body } = await callApi(server, authApi.signIn, { body: { login: email, password } })
  return { authorization: `Bearer ${body.authToken}` }
}

test('an empty database says that the shop is not set up, on its page and in its calls', async () => {
  expect(await callApi(server, siteApi.info)).toMatchObject({
    status: 404,
    body: { code: 'site.not-set-up', message: 'Магазин ещё не настроен' },
  })
  const page = await server.app.inject({ url: '/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag']).toContain('noindex')
})

test('the administrator signs in at once, though a moment ago there was no shop', async () => {
  await create()
  expect((await callApi(server, setupDeskApi.checklist, { headers: await signIn() })).status).toBe(200)
})

test('while no bank is connected no payment online is offered', async () => {
  await create()
  const { body } = await callApi(server, siteApi.info, { headers: await signIn() })
  expect([body.settings.isAllowedSbpPay, body.settings.isAllowedCardPay]).toEqual([false, false])
})

test('the right code, however typed, opens the form and stays unused; only its hash is stored', async () => {
  expect((await check(` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200)
  expect((await check(code)).status).toBe(200)
  const { rows } = await server.pool.query<{ code_hash: Buffer }>('select code_hash from setup_codes')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.code_hash.toString('latin1')).not.toContain(code.replaceAll('-', ''))
})

test('a wrong code is refused at its field, and tries are counted', async () => {
  expect(await check('AAAA-BBBB-CCCC-DDDD')).toMatchObject({ status: 422, body: { code: 'auth.wrong-code', errors: [{ field: 'code' }] } })
  expect((await create({ code: 'AAAA-BBBB-CCCC-DDDD' })).status).toBe(422)
  const tries = await Promise.all(Array.from({ length: 12 }, () => check('AAAA-BBBB-CCCC-DDDD')))
  expect(tries.some(({ status }) => status === 429)).toBe(true)
  expect((await check(code)).status).toBe(429)
  expect(await count('sites')).toBe(0)
})

test('a code of yesterday is dead', async () => {
  await server.pool.query(`update setup_codes set expires_at = now() - interval '1 minute'`)
  expect((await create()).status).toBe(422)
})

test('bad requisites, address, e-mail and password are named each at its field, and nothing is written', async () => {
  const { seller, administrator } = aShop()
  const { status, body } = await create({
    shop: { name: '', host: 'не адрес / вовсе' },
    seller: { ...seller, inn: '7700000000', kpp: '1', ogrn: '1', account: '40702810000010020261', email: 'почта' },
    administrator: { ...administrator, email: 'нет', password: 'Светоч1', repeatPassword: 'Светоч1' },
  })
  expect(status).toBe(422)
  expect(body.errors?.map(({ field }) => field)).toEqual([
    'shop.name',
    'shop.host',
    'seller.inn',
    'seller.kpp',
    'seller.ogrn',
    'seller.email',
    'seller.account',
    'administrator.email',
    'administrator.password',
  ])
  expect(body.errors?.find(({ field }) => field === 'seller.inn')?.message).toMatch(/ИНН/)
  for (const table of ['sites', 'users', 'regions', 'units', 'audit_events']) expect(await count(table)).toBe(0)
  // The code is still good.
  expect((await create()).status).toBe(200)
})

test('a password that is the shop’s own name is too common', async () => {
  const { administrator } = aShop()
  const { body } = await create({ administrator: { ...administrator, password: 'Светоч2026', repeatPassword: 'Светоч2026' } })
  expect(body.errors).toMatchObject([{ field: 'administrator.password', code: 'too-common' }])
})

test('the shop, its ground and its administrator are there at once; set-up is gone as if it never was', async () => {
  expect((await create()).body.url).toBe('https://svetoch.ru')
  // Servers hear of the site within a second.
  await expect.poll(async () => (await callApi(server, siteApi.info)).status).not.toBe(404)
  const never = await server.app.inject({ method: 'POST', url: '/api/v1/never', payload: {} })
  for (const answer of [await check(code), await create()])
    expect({ ...answer.body, requestId: '' }).toEqual({ ...never.json<object>(), requestId: '' })
  expect(await count('setup_codes')).toBe(0)

  const headers = await signIn()
  const { body: info } = await callApi(server, siteApi.info, { headers })
  expect(info).toMatchObject({
    site: { name: 'Светоч', isOpen: false, url: 'https://svetoch.ru' },
    region: { name: 'Москва' },
    currency: { sign: '₽' },
  })
  expect((await callApi(server, authApi.currentUser, { headers })).body).toMatchObject({ email: 'anna@svetoch.ru', Group: 'administrator' })
  for (const slug of Object.values(contentSlugs)) {
    const { status, body } = await callApi(server, contentApi.page, { url: `/api/v1/content/${slug}`, headers })
    expect([slug, status]).toEqual([slug, 200])
    expect(body.content).not.toMatch(/undefined|\{\{/)
  }
  expect(await Promise.all(['units', 'vat_rates', 'price_types', 'warehouses', 'sellers', 'region_warehouses'].map(count))).toEqual([
    15, 5, 1, 1, 1, 1,
  ])
  expect((await server.pool.query(`select name->>'uz' as uz from countries where code = 'DE'`)).rows).toEqual([{ uz: 'Germaniya' }])
  expect((await callApi(server, catalogueApi.search, { headers })).status).toBe(200)
  expect((await server.pool.query('select type from audit_events')).rows).toContainEqual({ type: 'site.created' })
})

test('of two who finish at the same moment one makes the shop, on whichever server', async () => {
  const second = await startSecondServer(server.ctx)
  onTestFinished(second.stop)
  const answers = await Promise.all([create(), create({}, second), create(), create({}, second)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
  expect(await Promise.all(['sites', 'users', 'warehouses'].map(count))).toEqual([1, 1, 1])
})

test('a process that starts over a shop prints no code', async () => {
  await create()
  expect(await issueSetupCode(server.ctx)).toBeNull()
})

test('until it opens, strangers get nothing of the shop and staff get all of it', async () => {
  await create()
  const guest = () => callApi(server, catalogueApi.search)
  await expect.poll(async () => (await guest()).body.code).toBe('site.closed')
  expect((await callApi(server, siteApi.home)).body).toMatchObject({ code: 'site.closed', message: 'Магазин скоро откроется' })
  expect((await callApi(server, siteApi.settings)).status).toBe(200)
  const page = await server.app.inject({ url: '/catalog', headers: { host: 'svetoch.ru' } })
  expect([page.statusCode, String(page.headers['x-robots-tag'])]).toEqual([200, expect.stringContaining('noindex')])
  expect((await server.app.inject({ url: '/sitemap.xml', headers: { host: 'svetoch.ru' } })).statusCode).toBe(403)

  const headers = await signIn()
  expect((await callApi(server, catalogueApi.search, { headers })).status).toBe(200)
  const opened = await callApi(server, setupDeskApi.setOpen, { headers, body: { isOpen: true } })
  expect(opened.body.isOpen).toBe(true)
  await expect.poll(async () => (await guest()).status).toBe(200)
  const { rows } = await server.pool.query(`select type, diff from audit_events where type = 'site.opened'`)
  expect(rows).toEqual([{ type: 'site.opened', diff: { before: { isOpen: false }, after: { isOpen: true } } }])
})
