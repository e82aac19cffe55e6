import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { startTestApp } from '#test/app'
import { textWith } from '#test/matchers'
import { serve } from './routes.ts'

const slow = endpoint({ method: 'GET', path: '/api/test/slow', summary: 'For tests', policy: 'guest', output: z.object({}) })

let server: Awaited<ReturnType<typeof startTestApp>>
const held: (() => void)[] = []
const release = () => {
  for (const done of held.splice(0)) done()
}
beforeAll(async () => {
  server = await startTestApp(
    { MAX_CONCURRENT_REQUESTS: '3', RATE_LIMIT: '60' },
    {
      addRoutes: (app) =>
        serve(app, slow, async () => {
          await new Promise<void>((done) => held.push(done))
          return {}
        }),
    },
  )
})
afterAll(() => server.stop())

const block = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}
const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('one request too many gets 503 with Retry-After, while health checks pass; then all is well', async () => {
  const asked = [1, 2, 3].map((last) => server.app.inject({ url: '/api/test/slow', remoteAddress: `198.51.100.${last}` }))
  await expect.poll(() => held.length).toBe(3)
  expect((await server.app.inject('/metrics')).payload).toContain('http_requests_in_flight 3')
  const refused = await server.app.inject({ url: '/api/test/slow', headers: { 'accept-language': 'en' } })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect(refused.json()).toMatchObject({ code: 'server.busy', message: textWith('overloaded') })
  expect((await server.app.inject('/live')).statusCode).toBe(200)
  expect((await server.app.inject('/ready')).statusCode).toBe(200)
  release()
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await server.app.inject('/api/v2/settings')).statusCode).toBe(200)
  expect((await server.app.inject('/metrics')).payload).toContain('http_requests_in_flight 0')
})

test('one address takes half of the places at most: it gets 429, others are answered', async () => {
  const greedy = () => server.app.inject({ url: '/api/test/slow', remoteAddress: '198.51.100.9' })
  const asked = [greedy(), greedy()]
  await expect.poll(() => held.length).toBe(2)
  const refused = await greedy()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '2'])
  expect((await server.app.inject('/api/v2/settings')).statusCode).toBe(200)
  release()
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('a late event loop turns requests away until it has caught up', async () => {
  const shop = await startTestApp({ MAX_EVENT_LOOP_DELAY_MS: '300' })
  const ask = async () => (await shop.app.inject('/api/v2/settings')).statusCode
  await expect.poll(ask).toBe(200)
  block(1200)
  // The sample that is due comes before this.
  await later(0)
  expect(await ask()).toBe(503)
  await expect.poll(ask).toBe(200)
  await shop.stop()
})

test('one address has a ceiling, counted by its true address and not by the claimed one', async () => {
  const statuses: number[] = []
  for (let tried = 0; tried < 70; tried++) {
    const { statusCode } = await server.app.inject({
      url: '/api/v2/settings',
      remoteAddress: '203.0.113.7',
      headers: { 'x-forwarded-for': `198.51.100.${tried}` },
    })
    statuses.push(statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = await server.app.inject({ url: '/api/v2/settings', remoteAddress: '203.0.113.7' })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'rate.limited', status: 429, message: textWith(/Повторите через \d+ с/) })
  expect((await server.app.inject({ url: '/live', remoteAddress: '203.0.113.7' })).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/api/v2/settings', remoteAddress: '203.0.113.8' })).statusCode).toBe(200)
})

test('only our own proxy is trusted about the address of a request', async () => {
  const shop = await startTestApp({ TRUSTED_PROXIES: '10.0.0.1, 10.0.1.0/24', RATE_LIMIT: '1' })
  const ask = async (proxy: string, visitor: string) =>
    (await shop.app.inject({ url: '/api/v2/settings', remoteAddress: proxy, headers: { 'x-forwarded-for': visitor } })).statusCode
  expect([await ask('10.0.0.1', '198.51.100.1'), await ask('10.0.1.7', '198.51.100.2'), await ask('10.0.0.1', '198.51.100.1')]).toEqual([
    200, 200, 429,
  ])
  expect([await ask('203.0.113.7', '198.51.100.3'), await ask('203.0.113.7', '198.51.100.4')]).toEqual([200, 429])
  await shop.stop()
})
