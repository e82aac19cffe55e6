import { afterEach, expect, test, vi } from 'vitest'
import { storeToken } from '#api/session.ts'
import { fetchCatalogueInfo } from './catalogue.api.ts'

afterEach(() => vi.unstubAllGlobals())

test('[A-13] catalogue info refused to a dead session is fetched again without authorization', async () => {
  storeToken('dead', { rememberMe: false })
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('authorization'))
    const isDead = asked.length === 1
    return Promise.resolve(new Response(JSON.stringify(isDead ? {} : { productCount: 3 }), { status: isDead ? 401 : 200 }))
  })
  expect(await fetchCatalogueInfo(new AbortController().signal)).toEqual({ productCount: 3 })
  expect(asked).toEqual(['Bearer dead', null])
})

test('[A-13] another error is not retried without authorization', async () => {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}', { status: 503 }))
  vi.stubGlobal('fetch', asked)
  await expect(fetchCatalogueInfo(new AbortController().signal)).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveBeenCalledOnce()
})
