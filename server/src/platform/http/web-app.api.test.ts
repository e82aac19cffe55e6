import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#test/app'
import { aPage } from '#test/builders.content'

const SCRIPT = 'console.log("витрина")'
const PAGE =
  '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="csp-nonce" content="" /><meta name="site-url" content="" /></head><body><div id="root"></div></body></html>'

let folder: string
let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-web-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'assets/main-abc123.js'), SCRIPT)
  await writeFile(join(folder, 'assets/gone-def456.js'), SCRIPT)
  await writeFile(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT))
  server = await startTestApp({ STRICT_HOSTS: 'true' }, { webBuild: folder })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers: { host: 'vitrina.test', ...headers } })
const configure = async (config: object) => {
  await server.pool.query('update sites set config = $1', [config])
  // A saved setting holds in every process within a second.
  await new Promise((done) => setTimeout(done, 600))
}
beforeEach(() => server.pool.query(`update sites set config = '{}'`))

test('hashed files are kept for ever and come packed when the browser can unpack them', async () => {
  const packed = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT)
  const plain = await get('/assets/main-abc123.js')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.payload).toBe(SCRIPT)
})

test('a missing asset is a 404 that is not cached, never the page', async () => {
  const answer = await get('/assets/main-gone.js')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'file.not-found' })
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
})

test('a file that a newer build took away under a running server is missing, and found again when it is back', async () => {
  const path = join(folder, 'assets/gone-def456.js')
  await get('/')
  await rm(path)
  expect((await get('/assets/gone-def456.js')).statusCode).toBe(404)
  await writeFile(path, SCRIPT)
  expect((await get('/assets/gone-def456.js')).body).toBe(SCRIPT)
})

test('files beside the page have their own addresses, hidden ones have none', async () => {
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
  expect((await get('/.vite/manifest.json')).payload).toContain('<div id="root">')
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
})

test('known addresses answer 200 with the page, unknown ones 404 with the same page [R-18]', async () => {
  await aPage(server.ctx, { slug: 'reglament' })
  for (const path of ['/', '/catalog?keyword=кабель', '/orders/15/items', '/content/reglament']) {
    const answer = await get(encodeURI(path))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.payload).toContain('<div id="root">')
  }
  const unknown = await get('/nowhere')
  expect(unknown.statusCode).toBe(404)
  expect(unknown.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(unknown.payload).toContain('<div id="root">')
})

test('the page of a switched-off area is a 404 [R-07]', async () => {
  expect((await get('/documents')).statusCode).toBe(200)
  await configure({ toggles: { documents: false } })
  expect((await get('/documents')).statusCode).toBe(404)
})

test('[R-09] every list of specifications has its page', async () => {
  const pages = ['', '/company', '/recommended', '/archive', '/import', '/7'].map((part) => `/specifications${part}`)
  expect(await Promise.all(pages.map(async (path) => (await get(path)).statusCode))).toEqual(pages.map(() => 200))
})

test('[R-10] [R-11] [R-12] [R-13] the pages of modules and of the club are there until the seller switches them off', async () => {
  const pages = ['/modules', '/modules/offers', '/modules/raec-configurator', '/user/golden-club']
  const statuses = async () => new Set(await Promise.all(pages.map(async (path) => (await get(path)).statusCode)))
  expect(await statuses()).toEqual(new Set([200]))
  await configure({ toggles: { modules: false, offers: false, configurator: false, clubPages: false } })
  expect(await statuses()).toEqual(new Set([404]))
})

test('[S-14] the page of a client’s offer is not indexed, and no other page says so', async () => {
  expect((await get('/offer/abc')).headers['x-robots-tag']).toContain('noindex')
  expect((await get('/')).headers['x-robots-tag']).toBeUndefined()
})

test('every page has a nonce of its own, in its policy and where the app finds it', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { headers, payload } = await get('/')
      const nonce = /style-src 'self' 'nonce-([\w-]{20,})'/.exec(String(headers['content-security-policy']))?.[1]
      expect(payload).toContain(`<meta name="csp-nonce" content="${nonce}" />`)
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test('outside hosts are let in only by the settings of the site', async () => {
  expect((await get('/')).headers['content-security-policy']).not.toContain('https://')
  await configure({ chatButton: { type: 'jivo' }, signupCaptcha: { enabled: true, provider: 'yandex' } })
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain('https://*.jivo.ru')
  expect(policy).toContain('https://smartcaptcha.cloud.yandex.ru')
  expect(policy).not.toContain('google')
  expect(policy).toMatch(/script-src 'self' https/)
})

test('a host that is no site gets the page with 404, which explains it [E-04]', async () => {
  await server.pool.query(`update sites set url = 'https://vitrina.test/?a="b"'`)
  await configure({})
  const answer = await get('/', { host: 'stranger.test' })
  expect(answer.statusCode).toBe(404)
  expect(answer.payload).toContain('<div id="root">')
  expect(answer.payload).toContain('<meta name="site-url" content="https://vitrina.test/?a=&quot;b&quot;" />')
  const api = await get('/api/v2/settings', { host: 'stranger.test' })
  expect(api.json()).toMatchObject({ code: 'site.not-found', status: 404 })
})

test('unknown calls answer JSON, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await server.app.inject({ method, url: '/api/v9/nothing', headers: { host: 'vitrina.test' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'route.not-found' })
  }
  expect((await server.app.inject({ method: 'POST', url: '/catalog', headers: { host: 'vitrina.test' } })).json()).toMatchObject({
    code: 'route.not-found',
  })
})

test('a HEAD answers as a GET does, without the body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/nowhere', headers: { host: 'vitrina.test' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.payload).toBe('')
})

test('before the app is built the server explains how to build it', async () => {
  const unbuilt = await startTestApp({}, { webBuild: join(folder, 'none') })
  expect((await unbuilt.app.inject('/')).payload).toContain('npm run build')
  expect((await unbuilt.app.inject('/assets/a.js')).statusCode).toBe(404)
  await unbuilt.stop()
})

test('in production browsers are limited to https', async () => {
  const shop = await startTestApp({ NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' }, { webBuild: folder })
  const { headers } = await shop.app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  await shop.stop()
})

test('a page asked for over plain HTTP from another machine asks for nothing that only HTTPS gives', async () => {
  const shop = await startTestApp({ NODE_ENV: 'production' }, { webBuild: folder })
  const inProduction = await shop.app.inject({ url: '/', headers: { host: '192.168.1.7:3000' } })
  expect(inProduction.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  await shop.stop()
  const openerPolicy = async (host: string) =>
    (await server.app.inject({ url: '/', headers: { host } })).headers['cross-origin-opener-policy']
  expect(await openerPolicy('192.168.1.7:3000')).toBeUndefined()
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'vitrina.localhost'])
    expect([host, await openerPolicy(host)]).toEqual([host, 'same-origin'])
})
