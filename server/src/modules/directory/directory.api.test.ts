import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { directoryApi } from '@vitrina/contract/directory/directory'
import { startTestApp } from '#test/app'
import { callApi } from '#test/call-api'

type Asked = { url: string; authorization: string | undefined; body: Record<string, unknown> }
type Way = (response: ServerResponse) => void

let answer: Way = (response) => response.end('{}')
const asked: Asked[] = []

/** Speaks the service's protocol; each test sets its behaviour. */
const service = createServer((request: IncomingMessage, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push({
      url: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
    })
    answer(response)
  })
})
let url: string

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

async function withStore(settings: Record<string, string>, walk: (store: Awaited<ReturnType<typeof startTestApp>>) => Promise<void>) {
  const store = await startTestApp(settings)
  asked.length = 0
  try {
    await walk(store)
  } finally {
    await store.stop()
  }
}
const withKey = () => ({ DADATA_URL: url, DADATA_KEY: 'test-key' })
const json =
  (body: unknown): Way =>
  (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
  }

const company = (keyword: string) => `/api/v2/dadata/suggest/company?keyword=${encodeURIComponent(keyword)}`
const address = (keyword: string, more = '') => `/api/v2/dadata/suggest/address?keyword=${encodeURIComponent(keyword)}${more}`

const told = {
  value: 'ООО "ПРИМЕР"',
  unrestricted_value: 'ООО "ПРИМЕР"',
  data: {
    inn: '7795600539',
    kpp: '779501001',
    ogrn: null,
    type: 'LEGAL',
    hid: 'not asked for',
    branch_type: 'MAIN',
    name: { full_with_opf: 'ОБЩЕСТВО "ПРИМЕР"', short_with_opf: 'ООО "ПРИМЕР"' },
    opf: null,
    management: { name: 'Иванов Иван', post: 'ДИРЕКТОР' },
    address: { value: 'г Москва', unrestricted_value: '101000, г Москва', data: { qc_geo: '0' } },
    state: { status: 'BANKRUPT', registration_date: 1_000_000 },
  },
}

test('[A-07] without a key the embedded directory answers companies and addresses', async () => {
  await withStore({}, async (store) => {
    const found = await callApi(store, directoryApi.suggestCompany, { url: company('каскад свет') })
    expect(found.status).toBe(200)
    expect(found.body).toMatchObject({ source: 'embedded', suggestions: [{ value: 'ООО «Каскад-Свет»' }] })
    const query = '&fromBound=street&toBound=street&locations[0][kladr_id]=77'
    const places = await callApi(store, directoryApi.suggestAddress, { url: address('тверская', query) })
    expect(places.body).toMatchObject({ source: 'embedded', suggestions: [{ value: 'г Москва, ул Тверская', data: { house: null } }] })
    expect((await callApi(store, directoryApi.suggestCompany, { url: directoryApi.suggestCompany.path })).body.suggestions).toEqual([])
    expect((await callApi(store, directoryApi.suggestAddress, { url: address('x', '&fromBound=planet') })).status).toBe(422)
    expect((await callApi(store, directoryApi.suggestCompany, { url: company('x'.repeat(301)) })).status).toBe(422)
  })
})

test('[A-07] with a key the service is asked in its own words, once for one question', async () => {
  // The service of this test answers, however slow the machine.
  const { signal } = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal)
  onTestFinished(() => limit.mockRestore())
  await withStore(withKey(), async (store) => {
    answer = json({ suggestions: [told] })
    for (let time = 0; time < 2; time++) {
      const { body } = await callApi(store, directoryApi.suggestCompany, { url: company('пример') })
      expect(body.source).toBe('dadata')
      expect(body.suggestions[0]).toMatchObject({
        value: 'ООО "ПРИМЕР"',
        data: { inn: '7795600539', ogrn: null, okpo: null, state: { status: 'BANKRUPT' }, address: { value: 'г Москва' } },
      })
      expect(body.suggestions[0]?.data).not.toHaveProperty('hid')
    }
    expect(asked).toEqual([{ url: '/suggest/party', authorization: 'Token test-key', body: { query: 'пример', count: 10 } }])

    answer = json({ suggestions: [{ value: 'г Москва', data: { city: 'Москва', qc_geo: 4 } }] })
    const places = await callApi(store, directoryApi.suggestAddress, {
      url: address('моск', '&fromBound=city&toBound=city&locations[0][region]=Москва'),
    })
    expect(places.body).toMatchObject({
      source: 'dadata',
      suggestions: [{ value: 'г Москва', data: { city: 'Москва', qc_geo: '4', street: null } }],
    })
    expect(asked[1]).toMatchObject({
      url: '/suggest/address',
      body: { query: 'моск', from_bound: { value: 'city' }, to_bound: { value: 'city' }, locations: [{ region: 'Москва' }] },
    })
  })
})

const ways: [string, Way][] = [
  ['403', (response) => response.writeHead(403).end('{"message":"quota"}')],
  ['429', (response) => response.writeHead(429).end()],
  ['500', (response) => response.writeHead(500).end('oops')],
  ['garbage', (response) => response.end('<html>not json')],
  ['another shape', json({ suggestions: [{ value: 1 }] })],
  ['a cut connection', (response) => response.destroy()],
  ['a redirect', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
  ['silence', () => {}],
  ['a body that never ends', (response) => void response.write('{"suggestions":[')],
]

test.each(ways)('%s from the service: the embedded directory answers, and the service is left alone for a while', async (_, way) => {
  await withStore(withKey(), async (store) => {
    answer = way
    const first = await callApi(store, directoryApi.suggestCompany, { url: company('каскад свет') })
    expect([first.status, first.body.source, first.body.suggestions.length]).toEqual([200, 'embedded', 1])
    const next = await callApi(store, directoryApi.suggestAddress, { url: address('москва тверская') })
    expect([next.status, next.body.source, next.body.suggestions[0]?.value]).toEqual([200, 'embedded', 'г Москва, ул Тверская'])
    expect(asked).toHaveLength(1)
  })
})

test('one address may ask six hundred times in five minutes', async () => {
  await withStore({}, async (store) => {
    await store.pool.query(
      `insert into rate_counters (key, hits, window_ends_at) values ('directory:127.0.0.1', 600, now() + interval '5 minutes')`,
    )
    expect((await callApi(store, directoryApi.suggestCompany, { url: company('каскад') })).body.code).toBe('rate.limited')
  })
})
