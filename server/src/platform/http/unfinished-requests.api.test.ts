import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@vitrina/contract/endpoint'
import { startTestApp } from '#test/app'
import { serve } from './routes.ts'

const echo = endpoint({
  method: 'POST',
  path: '/api/test/echo',
  summary: 'For tests',
  policy: 'guest',
  body: z.object({ text: z.string() }),
  output: z.object({ text: z.string() }),
})
const attach = endpoint({
  method: 'POST',
  path: '/api/test/attach',
  summary: 'For tests',
  policy: 'guest',
  multipart: { file: { maxBytes: 1000, kinds: ['text'] } },
  output: z.object({ size: z.number() }),
})
const held = endpoint({ ...echo, path: '/api/test/held' })

const PATIENT = { timeout: 10_000 }
const MAX_REQUESTS = 4
const MAX_UNFINISHED = 6
const HTTP_HEAD = (path: string, type: string, size: number) =>
  `POST ${path} HTTP/1.1\r\nhost: shop.test\r\ncontent-type: ${type}\r\ncontent-length: ${size}\r\n`

let server: Awaited<ReturnType<typeof startTestApp>>
let port: number
const working: (() => void)[] = []
const release = () => {
  for (const done of working.splice(0)) done()
}
const sockets: Socket[] = []

beforeAll(async () => {
  server = await startTestApp(
    {
      MAX_CONCURRENT_REQUESTS: String(MAX_REQUESTS),
      MAX_UNFINISHED_PER_ADDRESS: String(MAX_UNFINISHED),
      REQUEST_TIMEOUT_MS: '60000',
    },
    {
      addRoutes: (app) => {
        serve(app, echo, ({ body }) => ({ text: body.text }))
        serve(app, attach, async (_input, { files }) => {
          await new Promise<void>((done) => working.push(done))
          return { size: files['file']?.body.length ?? 0 }
        })
        serve(app, held, async ({ body }) => {
          await new Promise<void>((done) => working.push(done))
          return { text: body.text }
        })
      },
    },
  )
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const address = server.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => {
  release()
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => server.stop())

/** A real connection from one of the loopback's addresses; `heard` collects the server's answers. */
async function open(from: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  sockets.push(socket)
  const connection = { socket, heard: '', isClosed: false, say: (text: string) => socket.write(text) }
  socket.on('data', (data) => {
    connection.heard += data.toString()
  })
  // These tests expect the server to cut the connection.
  socket.on('error', () => {})
  socket.on('close', () => {
    connection.isClosed = true
  })
  await once(socket, 'connect')
  return connection
}

const statusOf = ({ heard }: { heard: string }) => Number(heard.split(' ')[1] ?? 0)

async function ask(from: string, text: string): Promise<number> {
  const connection = await open(from)
  connection.say(text)
  await expect.poll(() => statusOf(connection)).toBeGreaterThan(0)
  return statusOf(connection)
}

const page = 'GET /api/v2/settings HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n'
const whole = `${HTTP_HEAD('/api/test/echo', 'application/json', 14)}connection: close\r\n\r\n{"text":"yes"}`
const dripping = {
  body: `${HTTP_HEAD('/api/test/echo', 'application/json', 500)}\r\n{"text":`,
  'multipart body': `${HTTP_HEAD('/api/test/attach', 'multipart/form-data; boundary=edge', 500)}\r\n--edge\r\n`,
  headers: 'GET /api/v2/settings HTTP/1.1\r\nhost: shop.test\r\nx-long: a',
}

const rest = `"yes"${' '.repeat(500 - 8 - 6)}}`

const drip = async (from: string, text: string, count: number) => {
  const drippers = await Promise.all(Array.from({ length: count }, () => open(from)))
  for (const dripper of drippers) dripper.say(text)
  return drippers
}

for (const [what, text] of Object.entries(dripping))
  test(`requests of which the ${what} never end take no places: other addresses and the same one are answered`, async () => {
    const drippers = await drip('127.0.0.2', text, MAX_REQUESTS * 5)
    // Beyond so many of one address the oldest are cut.
    await expect.poll(() => drippers.filter(({ isClosed }) => isClosed).length, PATIENT).toBe(drippers.length - MAX_UNFINISHED)
    expect(drippers.slice(0, 3).map(statusOf)).toEqual([408, 408, 408])
    expect([
      await ask('127.0.0.3', page),
      await ask('127.0.0.3', whole),
      await ask('127.0.0.2', page),
      await ask('127.0.0.2', whole),
    ]).toEqual([200, 200, 200, 200])
  })

test('slow senders of many addresses together take no places either', async () => {
  for (const last of [11, 12, 13, 14, 15]) await drip(`127.0.0.${last}`, dripping.body, MAX_UNFINISHED)
  await expect.poll(async () => (await server.app.inject('/metrics')).payload).toContain('http_requests_in_flight 0')
  expect([await ask('127.0.0.3', page), await ask('127.0.0.3', whole)]).toEqual([200, 200])
})

test('a request that dripped in is answered once it is whole', async () => {
  const [json] = await drip('127.0.0.4', dripping.body, 1)
  json?.say(rest)
  await expect.poll(() => json && statusOf(json)).toBe(200)
})

test('requests that have arrived whole count: beyond the limit a body completed later gets 503', async () => {
  const [late] = await drip('127.0.0.6', dripping.body, 1)
  const served = [
    ...(await drip('127.0.0.5', whole.replace('/echo', '/held'), MAX_REQUESTS / 2)),
    ...(await drip('127.0.0.9', whole.replace('/echo', '/held'), MAX_REQUESTS / 2)),
  ]
  await expect.poll(() => working.length).toBe(MAX_REQUESTS)
  expect(await ask('127.0.0.7', page)).toBe(503)
  late?.say(rest)
  await expect.poll(() => late && statusOf(late)).toBe(503)
  release()
  await expect.poll(() => served.map(statusOf)).toEqual([200, 200, 200, 200])
})

test('a multipart body counts once it is whole as well', async () => {
  const body =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\nyes\r\n--edge--\r\n'
  const [sender] = await drip(
    '127.0.0.8',
    `${HTTP_HEAD('/api/test/attach', 'multipart/form-data; boundary=edge', body.length)}\r\n${body}`,
    1,
  )
  await expect.poll(() => working.length).toBe(1)
  expect((await server.app.inject('/metrics')).payload).toContain('http_requests_in_flight 1')
  release()
  await expect.poll(() => sender && statusOf(sender)).toBe(200)
})

test('an upload longer than the call takes is refused by its length, before any of it has come', async () => {
  const head = HTTP_HEAD('/api/test/attach', 'multipart/form-data; boundary=edge', 100_000_000)
  expect(await ask('127.0.0.8', `${head}\r\n`)).toBe(413)
})

test('of an upload of unknown length no more is looked through than the call takes, and the answer can be read', async () => {
  const connection = await open('127.0.0.8')
  const part = 'content-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n'
  connection.say(
    `POST /api/test/attach HTTP/1.1\r\nhost: shop.test\r\ncontent-type: multipart/form-data; boundary=edge\r\ntransfer-encoding: chunked\r\n\r\n`,
  )
  const chunk = (text: string) => connection.say(`${text.length.toString(16)}\r\n${text}\r\n`)
  chunk(`--edge\r\n${part}`)
  for (let sent = 0; sent < 50; sent++) chunk('a'.repeat(10_000))
  await expect.poll(() => statusOf(connection)).toBe(413)
})

test('behind a proxy of ours each visitor is counted apart', async () => {
  const shop = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1', MAX_UNFINISHED_PER_ADDRESS: '2' })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const address = shop.app.server.address()
  const before = port
  port = typeof address === 'object' && address ? address.port : 0
  const from = async (visitor: string) => {
    const [dripper] = await drip(
      '127.0.0.1',
      dripping.body.replace('/api/test/echo', '/api/v1/cart/items').replace('\r\n\r\n', `\r\nx-forwarded-for: ${visitor}\r\n\r\n`),
      1,
    )
    return dripper
  }
  const greedy = [await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1')]
  const modest = await from('198.51.100.2')
  await expect.poll(() => greedy.map((dripper) => dripper?.isClosed), PATIENT).toEqual([true, false, false])
  expect(modest?.isClosed).toBe(false)
  port = before
  for (const socket of sockets.splice(0)) socket.destroy()
  await shop.stop()
})
