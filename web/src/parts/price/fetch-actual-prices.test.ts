import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { closeMessage, shownMessage } from '#ui/messages.ts'
import { fetchActualPrices, type PriceSource } from './fetch-actual-prices.ts'

beforeAll(() => i18n.loadNamespaces(['product']))
beforeEach(closeMessage)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const items = [{ id: 7, amount: 10 }]
const ask = (source: PriceSource, signal = new AbortController().signal) => fetchActualPrices({ items, source, signal })

/** A request that never answers until the browser aborts it. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('given up', 'AbortError'))
    if (init?.signal?.aborted) giveUp()
    else init?.signal?.addEventListener('abort', giveUp)
  })

function giveUpAtOnce(): void {
  vi.stubGlobal('fetch', silence)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
}

test('[A-17] [C-16] the request says where the prices are shown', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify({ items: [] })))
  })
  await ask('product')
  expect(asked).toEqual([{ items, source: 'product' }])
})

test.each<[PriceSource, string]>([
  ['catalog', 'Timeout'],
  ['product', 'Не удалось актуализировать цены'],
])('[X-04] prices that do not come in time: %s shows %s', async (source, text) => {
  giveUpAtOnce()
  await expect(ask(source)).rejects.toThrow('given up')
  expect(shownMessage()).toMatchObject({ kind: 'error', text })
})

test('[X-04] an error is shown, wherever the prices are shown', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}', { status: 503 })))
  await expect(ask('catalog')).rejects.toMatchObject({ status: 503 })
  expect(shownMessage()?.text).toBe('Не удалось актуализировать цены')
})

test('[X-04] an aborted request shows nothing', async () => {
  vi.stubGlobal('fetch', silence)
  const left = new AbortController()
  const asked = ask('catalog', left.signal)
  left.abort()
  await expect(asked).rejects.toThrow('given up')
  expect(shownMessage()).toBeNull()
})
