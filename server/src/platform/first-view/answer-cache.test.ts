import { afterEach, expect, test, vi } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const question = { host: 'vitrina.test', language: 'ru', regionId: null, state: '1 7', path: '/api/v1/info' }

/** Answers with what it was asked, and how often anything was. */
function anAnswerer(status = 200) {
  const asked: string[] = []
  const cache = new AnswerCache(async ({ path, regionId }) => {
    asked.push(path)
    return { status, body: Buffer.from(`${path} ${regionId} ${asked.length}`) }
  })
  return { cache, asked }
}

afterEach(() => vi.useRealTimers())

test('pages drawn one after another ask for the site once, at once or in turn', async () => {
  const { cache, asked } = anAnswerer()
  const [first, second] = await Promise.all([cache.ask(question), cache.ask(question)])
  expect([first, second, await cache.ask(question)].map((answer) => String(answer?.body))).toEqual(Array(3).fill('/api/v1/info null 1'))
  expect(asked).toHaveLength(1)
})

test('an answer is that of one site, language and region, and of one state of the goods', async () => {
  const { cache, asked } = anAnswerer()
  for (const other of [{ host: 'other.test' }, { language: 'en' }, { regionId: 77 }, { state: '1 8' }, { path: '/api/v2/settings' }])
    await cache.ask({ ...question, ...other })
  await cache.ask(question)
  expect(asked).toHaveLength(6)
})

test('the list of one page is asked for by that page, its filters are those of its neighbours', async () => {
  const { cache, asked } = anAnswerer()
  for (let time = 0; time < 2; time++) await cache.ask({ ...question, path: '/api/v2/search?page=2' })
  expect(asked).toHaveLength(2)
  for (let time = 0; time < 2; time++) await cache.ask({ ...question, path: '/api/v2/search/filters?criteria[section]=3' })
  expect(asked).toHaveLength(3)
})

test('after a second it is asked again, and says since when it may be old', async () => {
  vi.useFakeTimers()
  const { cache } = anAnswerer()
  const { askedAt } = await cache.ask(question)
  vi.advanceTimersByTime(900)
  expect((await cache.ask(question)).askedAt).toBe(askedAt)
  vi.advanceTimersByTime(200)
  expect((await cache.ask(question)).askedAt).toBe(askedAt + 1100)
})

test('a refusal is not cached', async () => {
  const { cache, asked } = anAnswerer(503)
  await cache.ask(question)
  await cache.ask(question)
  expect(asked).toHaveLength(2)
})
