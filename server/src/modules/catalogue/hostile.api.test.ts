import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { productApi } from '@vitrina/contract/catalogue/product'
import { savedFiltersApi } from '@vitrina/contract/catalogue/saved-filters'
import { startTestApp } from '#test/app'
import { aCompany, aUser } from '#test/builders'
import { hostileCollection, hostileTexts } from '#test/hostile'
import { placesIn } from '#test/parameters'
import { smallCatalogue } from '#test/small-catalogue'

const calls: Endpoint[] = [catalogueApi, productApi, pricesApi, favouritesApi, savedFiltersApi, customProductsApi].flatMap((api) =>
  Object.values(api),
)
/** The same query is read by the same code: one of its calls goes through all of it, the others through a part. */
const isRepeated = (call: Endpoint) => call.query !== undefined && calls.find(({ query }) => query === call.query) !== call

let server: Awaited<ReturnType<typeof startTestApp>>
let headers: Record<string, string>

beforeAll(async () => {
  // So many at once, from one process, are no visitors: neither limits nor overload are tested here.
  server = await startTestApp({ RATE_LIMIT: '100000000', MAX_EVENT_LOOP_DELAY_MS: '600000' })
  const { wholesale } = await smallCatalogue(server.ctx)
  const company = await aCompany(server.ctx, { priceTypeId: wholesale.id })
  headers = (await aUser(server.ctx, { companyIds: [company.id] })).headers
})
afterAll(() => server.stop())

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Bodies that are right but for the one place under test. */
const rightBodies: Record<string, object> = {
  [keyOf(pricesApi.actualise)]: { items: [{ id: 1, amount: 1 }] },
  [keyOf(savedFiltersApi.create)]: { name: 'Мой', url: 'section=1' },
  [keyOf(savedFiltersApi.rename)]: { name: 'Мой' },
  [keyOf(customProductsApi.create)]: { name: 'Шкаф' },
  [keyOf(customProductsApi.update)]: { name: 'Шкаф' },
}

type Request = { url: string; body?: unknown }

const withParams = ({ path }: Endpoint, given: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '1')

const inBrackets = ([first = '', ...rest]: readonly string[]) =>
  encodeURIComponent(first) + rest.map((key) => `[${encodeURIComponent(key)}]`).join('')

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** The right body with another value at a place. */
function replaced(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(body) ? [...body] : { ...(body as object) }) as Record<string, unknown>
  Object.defineProperty(copy, key, { value: replaced(copy[key], rest, value), enumerable: true, writable: true, configurable: true })
  return copy
}

const oddValues: unknown[] = [null, true, -1, 1.5, 1e300, [], [[]], [1, 'a'], {}, { a: { b: 1 } }]

/** Each parameter of a call in turn, given each text in each way it can be spelt. */
function* requestsOf(call: Endpoint, texts: readonly string[], isThorough: boolean): Generator<Request> {
  const right = rightBodies[keyOf(call)]
  const body = right ? { body: right } : {}
  for (const [name = ''] of placesIn(call.params))
    for (const text of texts) yield { url: withParams(call, { [name]: encoded(text) }), ...body }
  for (const place of placesIn(call.query)) {
    const name = inBrackets(place)
    const at = (query: string): Request => ({ url: `${withParams(call)}?${query}`, ...body })
    for (const text of texts) yield at(`${name}=${encoded(text)}`)
    if (!isThorough) continue
    for (const text of ['1', 'a', '\0', '__proto__']) {
      const value = encoded(text)
      for (const query of [`${name}[]=${value}`, `${name}[x]=${value}`, `${name}[x][y][z][w][v]=1`, `${name}=${value}&${name}=${value}`])
        yield at(query)
    }
    for (const query of [name, `${name}=%E0%A4%A`, `${name}=%`, `${name}[`, `${name}]=1`, `${name}[__proto__][a]=1`]) yield at(query)
    yield at(Array.from({ length: 5_000 }, (_, n) => `${name}[]=${n}`).join('&'))
  }
  for (const place of placesIn(call.body))
    for (const value of [...texts, ...(isThorough ? oddValues : [])])
      yield { url: withParams(call), body: replaced(right ?? {}, place, value) }
}

async function ask(call: Endpoint, { url, body }: Request) {
  const answer = await server.app.inject({
    method: call.method,
    url,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.body }
}

async function refusals(call: Endpoint, texts: readonly string[], isThorough: boolean) {
  const failed: { request: string; status: number; body: string }[] = []
  for (const request of requestsOf(call, texts, isThorough)) {
    const { status, body } = await ask(call, request)
    const isClear = status < 300 || (status < 500 && 'code' in (JSON.parse(body) as object))
    if (!isClear) failed.push({ request: JSON.stringify(request).slice(0, 300), status, body: body.slice(0, 200) })
  }
  return failed
}

describe('for any parameter the answer is a list, nothing, or a clear refusal', () => {
  test.each(calls.map((call) => [keyOf(call), call] as const))(
    '%s',
    async (_, call) => {
      const texts = isRepeated(call) ? hostileTexts.filter((_text, place) => place % 6 === 0) : hostileTexts
      const failed = await refusals(call, texts, !isRepeated(call))
      expect(failed).toEqual([])
    },
    120_000,
  )
})

// Whole collections are other people's, and take long: looked through by hand, with HOSTILE_DIR=folder of the two files.
const folder = process.env.HOSTILE_DIR
const collection = folder ? hostileCollection(folder, ['blns.json', 'html-payloads.json']) : []
test.each(folder ? calls.map((call) => [keyOf(call), call] as const) : [])(
  'the same with whole collections of hostile texts: %s',
  async (_, call) => {
    const texts = isRepeated(call) ? collection.filter((_text, place) => place % 6 === 0) : collection
    expect(await refusals(call, texts, false)).toEqual([])
  },
  900_000,
)
