import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchOutside, FetchRefusal } from './fetch-outside.ts'
import { isInnerAddress } from './outside-address.ts'

const { names } = vi.hoisted(() => ({ names: new Map<string, { address: string; family: number }[]>() }))
vi.mock('node:dns/promises', () => ({ lookup: async (host: string) => names.get(host) ?? [{ address: '127.0.0.1', family: 4 }] }))

let server: Server
let origin: string
beforeAll(async () => {
  server = createServer(({ url }, answer) => {
    if (url === '/to-inner') return answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    if (url === '/to-name') return answer.writeHead(302, { location: 'http://rebound.example/secret' }).end()
    if (url === '/round') return answer.writeHead(302, { location: '/round' }).end()
    if (url === '/large') return answer.writeHead(200).end(Buffer.alloc(5_000))
    if (url === '/packed') return answer.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    if (url === '/slow') return undefined
    if (url === '/busy') return answer.writeHead(503).end()
    if (url === '/closed') return answer.writeHead(403).end()
    if (url === '/moved') return answer.writeHead(301, { location: '/file' }).end()
    return url === '/file' ? answer.writeHead(200, { 'content-type': 'text/csv' }).end('a;b') : answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (address: string, given: { innerHosts?: string[]; limitMs?: number } = {}) =>
  fetchOutside(address, { mostBytes: 1_000, limitMs: 2_000, allowsPlainHttp: true, innerHosts: [], ...given }).then(
    ({ body }) => body.toString(),
    (error: unknown) => (error instanceof FetchRefusal ? error.fault : error),
  )
const allowed = () => ({ innerHosts: [new URL(origin).host] })

const inner = `127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
  ::1 :: fe80::1 fc00::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 ff02::1 x`
test.each(inner.split(/\s+/))('%s is an inner address', (address) => expect(isInnerAddress(address)).toBe(true))

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2a00:1450:4010:c05::64'])('%s is an outside address', (address) =>
  expect(isInnerAddress(address)).toBe(false),
)

test('an inner address is refused however it is written', async () => {
  for (const address of [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'https://localhost:8443/',
  ])
    expect([address, await ask(address)]).toEqual([address, 'inner-address'])
})

test('a name is refused when any of its addresses is an inner one, at the moment of connecting', async () => {
  names.set('rebound.example', [{ address: '10.0.0.7', family: 4 }])
  names.set('mixed.example', [
    { address: '93.184.216.34', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ])
  expect([await ask('http://rebound.example/'), await ask('https://mixed.example/')]).toEqual(['inner-address', 'inner-address'])
})

test('other protocols, passwords in the address and odd ports are refused', async () => {
  const addresses = [
    'file:///etc/passwd',
    'ftp://example.com/a',
    'gopher://x',
    'http://a:b@example.com/',
    'http://example.com:22/',
    'что-то',
  ]
  expect(await Promise.all(addresses.map((address) => ask(address)))).toEqual(addresses.map(() => 'bad-address'))
})

test('an allowed host of the own network is fetched, redirects are followed and checked like the first address', async () => {
  expect(await ask(`${origin}/moved`, allowed())).toBe('a;b')
  expect(await ask(`${origin}/to-inner`, allowed())).toBe('inner-address')
  expect(await ask(`${origin}/to-name`, allowed())).toBe('inner-address')
  expect(await ask(`${origin}/round`, allowed())).toBe('refused')
})

test('too large, packed, closed, missing and silent answers each have their reason', async () => {
  expect(await ask(`${origin}/large`, allowed())).toBe('too-large')
  expect(await ask(`${origin}/packed`, allowed())).toBe('refused')
  expect(await ask(`${origin}/closed`, allowed())).toBe('refused')
  expect(await ask(`${origin}/busy`, allowed())).toBe('no-answer')
  expect(await ask(`${origin}/nothing`, allowed())).toBe('not-found')
  expect(await ask(`${origin}/slow`, { ...allowed(), limitMs: 100 })).toBe('no-answer')
})
