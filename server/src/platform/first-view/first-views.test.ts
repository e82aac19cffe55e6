import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { digestOf, type TimedAnswer } from './answer-cache.ts'
import type { DrawnPage } from './drawn-page.ts'
import { FirstViews, type FirstViewRequest, noFirstViews } from './first-views.ts'
import { packPage } from './packed-page.ts'
import type { PageDrawer } from './page-drawer.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const page = { host: 'vitrina.test', path: '/catalog', search: '', isOwn: false } as FirstViewRequest['page']
const request: FirstViewRequest = { page, look: 'ru.0.1280.0.0', earlyCalls: [], template: () => ({}) as never }
const answer = (): TimedAnswer => ({ body: Buffer.from('{}'), askedAt: performance.now() }) as TimedAnswer

/** A page of one answer, drawn at once; from `hangs` on nothing answers any more. */
function aStore() {
  const store = { state: 'first', hangs: false }
  const counts = noFirstViews()
  const drawn = (): DrawnPage => ({
    ...packPage({ plain: Buffer.from('<ul>'), scriptHashes: [], styleHashes: [], attributeHashes: [] }),
    askedAt: performance.now(),
    calls: [{ path: '/api/v1/info', digest: digestOf(Buffer.from('{}')) }],
  })
  const never = new Promise<never>(() => {})
  const views = new FirstViews({
    drawer: { draw: async () => (store.hangs ? never : drawn()) } as unknown as PageDrawer,
    ask: async () => (store.hangs ? never : answer()),
    state: async () => store.state,
    counts,
    log: pino({ enabled: false }),
  })
  return { store, counts, views }
}

async function late<T>(asked: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(1_000)
  return asked
}

test('a page that is late is answered with what was drawn before, while it may still be true', async () => {
  const { store, counts, views } = aStore()
  const first = await views.pageOf(request)
  store.hangs = true
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await late(views.pageOf(request))).toBe(first)
  expect(counts.late).toBe(1)
})

test('it is left to the browser once the goods have changed, or nobody has looked at its answers for a minute', async () => {
  const changed = aStore()
  await changed.views.pageOf(request)
  Object.assign(changed.store, { hangs: true, state: 'second' })
  expect(await late(changed.views.pageOf(request))).toBeNull()

  const old = aStore()
  await old.views.pageOf(request)
  old.store.hangs = true
  await vi.advanceTimersByTimeAsync(61_000)
  expect(await late(old.views.pageOf(request))).toBeNull()
})

test('what a signed-in user’s page asks for first is asked of nobody for a minute, whatever happens to the goods', async () => {
  const { store, counts, views } = aStore()
  const own = { ...request, page: { ...page, isOwn: true } }
  const first = await views.pageOf(own)
  Object.assign(store, { hangs: true, state: 'second' })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(await views.pageOf(own)).toBe(first)
  expect(counts).toMatchObject({ drawn: 1, cached: 1, unchanged: 0 })
})
