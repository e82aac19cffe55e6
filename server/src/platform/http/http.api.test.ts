import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '#platform/database/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { startTestApp } from '#test/app'
import { aList, aNumber, aString, textWith } from '#test/matchers'
import { inTransaction } from '../context.ts'
import { createLog } from '../process/log.ts'
import { serve } from './routes.ts'

const echo = endpoint({
  method: 'POST',
  path: '/api/test/echo',
  summary: 'For tests',
  policy: 'guest',
  // Called with an unknown token, to see that the log does not contain it.
  evenAfterSession: true,
  query: z.object({ at: z.string().optional() }),
  body: z.object({ text: z.string().max(100) }),
  output: z.object({ text: z.string() }),
})
const stored = endpoint({
  method: 'POST',
  path: '/api/test/store',
  summary: 'For tests',
  policy: 'guest',
  body: z.object({ value: z.unknown() }),
  output: z.object({}),
})
const mine = endpoint({ ...echo, path: '/api/test/mine', policy: 'user' })
const cutOff = endpoint({ method: 'GET', path: '/api/test/cut-off', summary: 'For tests', policy: 'guest', output: z.object({}) })
const full = endpoint({ method: 'GET', path: '/api/test/full', summary: 'For tests', policy: 'guest', output: z.object({}) })
const broken = endpoint({ method: 'GET', path: '/api/test/broken', summary: 'For tests', policy: 'guest', output: z.object({}) })

let server: Awaited<ReturnType<typeof startTestApp>>
let port: number
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) })
  server = await startTestApp(
    { REQUEST_TIMEOUT_MS: '600' },
    {
      log,
      addRoutes: (app) => {
        serve(app, echo, ({ body }) => ({ text: body.text }))
        serve(app, mine, ({ body }) => ({ text: body.text }))
        serve(app, stored, async ({ body }, { ctx }) => {
          await ctx.jobs.add('test', { value: body.value })
          return {}
        })
        serve(app, cutOff, (_input, { ctx }) =>
          inTransaction(ctx, async ({ db }) => {
            await Promise.allSettled([db.execute(sql`select pg_terminate_backend(pg_backend_pid())`), db.execute(sql`select 1`)])
            await db.execute(sql`select 1`)
            return {}
          }),
        )
        serve(app, full, () => {
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
        })
        serve(app, broken, () => {
          throw new Error('SELECT secret FROM inside')
        })
      },
    },
  )
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const address = server.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => server.stop())

const post = (payload: string, type = 'application/json', url = '/api/test/echo') =>
  server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

/** Raw bytes to a real socket; resolves with all that comes back until the server closes. */
function say(...chunks: { text: string; after?: number }[]): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (data) => {
      heard += data.toString()
    })
    socket.on('error', fail)
    socket.on('close', () => done(heard))
    void (async () => {
      for (const { text, after = 0 } of chunks) {
        await pause(after)
        if (!socket.destroyed) socket.write(text)
      }
    })()
  })
}

test('the request id of a caller comes back, a bad one is replaced by ours [A-01]', async () => {
  const given = await server.app.inject({ url: '/api/v1/content/nowhere', headers: { 'x-request-id': 'order-42-abc' } })
  expect(given.headers['x-request-id']).toBe('order-42-abc')
  expect(given.json()).toMatchObject({ requestId: 'order-42-abc' })
  const bad = await server.app.inject({ url: '/live', headers: { 'x-request-id': 'a b\u00e9' } })
  expect(bad.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('every answer is sealed: no sniffing, no frames, nothing to load, no caching of calls', async () => {
  for (const url of ['/api/v1/content/nowhere', '/api/nowhere', '/live', '/media/none']) {
    const { headers } = await server.app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'strict-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=(self), microphone=()')
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
  expect((await server.app.inject('/api/v1/content/nowhere')).headers['cache-control']).toBe('no-store')
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['APPLICATION/JSON', 200],
  ['application/json;', 200],
  ['application/json ; charset=UTF-8', 200],
  ['application/vnd.api+json', 415],
  ['text/plain', 415],
  ['text/html', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonx', 415],
  ['application/json/x', 415],
  ['*/*', 415],
])('content type %s reads the same body the same way or not at all', async (type, status) => {
  const good = await post('{"text":"a"}', type)
  expect(good.statusCode).toBe(status)
  const bad = await post('{"text":5}', type)
  expect(bad.statusCode).toBe(status === 200 ? 422 : status)
  expect(bad.json()).toMatchObject({
    status: bad.statusCode,
    code: aString,
    message: aString,
    errors: aList,
  })
})

test.each([
  ['not JSON', '{"text":', 400],
  ['an empty body', '', 400],
  ['a poisoned prototype', '{"text":"a","__proto__":{"isAdmin":true}}', 400],
  ['a poisoned constructor', '{"text":"a","constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['a very deep body', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 422],
  ['a bare value', '5', 422],
  ['a list', '[]', 422],
  ['null', 'null', 422],
  ['a body in UTF-16', Buffer.from('{"text":"a"}', 'utf16le').toString('latin1'), 400],
  ['too large a body', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413],
])('%s is refused in our shape', async (_what, body, status) => {
  const answer = await post(body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status, code: textWith(/^input\./), errors: aList })
})

test.each([
  ['a NUL', 'a\u0000b'],
  ['a lone surrogate', '\ud800'],
])('%s in a body is the fault of the caller, not ours', async (_what, value) => {
  const answer = await post(JSON.stringify({ value }), 'application/json', '/api/test/store')
  expect([200, 400]).toContain(answer.statusCode)
})

test.each([
  '/api/v1/content/%',
  '/api/v1/content/%c0%ae%c0%ae',
  '/%',
  '/media/%E0%A4%A',
  '/api/v1/content/a%00b',
  '/api/v2/feeds/news/items?criteria[rubric]=%00',
  '/api/v2/feeds/news/items?page=%',
  '/api/v2/feeds/news/items?criteria[__proto__][a]=1&__proto__[b]=2&constructor[prototype][c]=3',
  `/api/v2/feeds/news/items?criteria${'[a]'.repeat(500)}=1`,
  `/api/v1/content/${'a'.repeat(3000)}`,
  '/api/v2/feeds/news/items?page=99999999999999999999',
  '/api/v2/feeds/news/items?page[]=1&page[]=2',
])('the odd address %s is a clear refusal', async (url) => {
  const answer = await server.app.inject({ url })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json()).toMatchObject({ status: answer.statusCode, code: aString, errors: aList })
  expect(answer.headers['x-request-id']).toBeTruthy()
})

test('a caller without rights is turned away before the body is read', async () => {
  const answer = await post('{"text":', 'application/json', '/api/test/mine')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'auth.required' })
})

test('a body that drips in too slowly is cut with 408, and the server goes on', async () => {
  const heard = await say(
    { text: 'POST /api/test/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"text"' },
    { text: ':', after: 400 },
    { text: '"', after: 2500 },
  )
  expect(heard).toContain('408')
  expect((await server.app.inject('/live')).statusCode).toBe(200)
})

test('broken HTTP and endless headers are refused in our shape', async () => {
  const garbled = await say({ text: 'GET / HTTP/9.9\r\n\r\n' })
  expect(garbled).toContain('400 Bad Request')
  expect(garbled).toContain('"code":"input.malformed"')
  const endless = await say({ text: `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n` })
  expect(endless).toContain('"code":"input.too-large"')
})

test('a database that went away under a request is a 503 with a time to come back, also for the queries that follow', async () => {
  const answer = await server.app.inject('/api/test/cut-off')
  expect(answer.json()).toMatchObject({ status: 503, code: 'server.unavailable' })
  expect(answer.headers['retry-after']).toBe('5')
})

test('a full disk is answered 507 with its own text', async () => {
  const answer = await server.app.inject({ url: '/api/test/full', headers: { 'accept-language': 'ru' } })
  expect(answer.json()).toMatchObject({ status: 507, code: 'server.disk-full', message: textWith('закончилось место') })
})

test('our own failure shows no internal details, and is logged with the request id', async () => {
  const answer = await server.app.inject({ url: '/api/test/broken', headers: { 'accept-language': 'en' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    message: 'A technical failure occurred',
    status: 500,
    code: 'server.failed',
    errors: [],
    requestId: answer.headers['x-request-id'],
  })
  expect(lines.find((line) => line.includes('SELECT secret FROM inside'))).toContain(String(answer.headers['x-request-id']))
})

test('one line a request, with the pattern of its route and no secret of its address, headers or body', async () => {
  lines.length = 0
  await server.app.inject({
    method: 'POST',
    url: '/api/test/echo?token=sesame123&at=buyer@vitrina.test',
    headers: { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz', cookie: 'identity=cookie-secret' },
    payload: { text: '+79000000001 Vitrina-2026' },
  })
  await server.app.inject('/user/signin-by-invitation?invitation=inv-secret-1')
  await server.app.inject('/nowhere/buyer@vitrina.test/+79000000001')
  const log = lines.join('')
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'POST',
    route: '/api/test/echo',
    status: 200,
    ms: aNumber,
    reqId: aString,
  })
  for (const secret of ['sesame123', 'buyer@', 'abcdefghij', 'cookie-secret', '79000000001', 'Vitrina-2026', 'inv-secret-1'])
    expect(log).not.toContain(secret)
})
