import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchRequest, SearchResult } from '#search/engine/search-types'
import type { CatalogueSearch } from '#search/catalogue-search'
import { RecentSearches } from './recent-searches.ts'

// Cached results expire only when a test advances the clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const request = (given: Partial<SearchRequest> = {}): SearchRequest => ({
  columns: [],
  features: [],
  viewer: { priceList: 1, regionFactor: 10_000, discounts: [], places: [] },
  sort: 'popularity',
  offset: 0,
  limit: 20,
  withFacets: false,
  ...given,
})

function engine() {
  const search = vi.fn(async (asked: SearchRequest) => ({ total: asked.limit }) as SearchResult)
  const lately = new RecentSearches(async () => ({ search }) as unknown as CatalogueSearch)
  return { lately, search, facets: () => search.mock.calls.map(([{ withFacets }]) => withFacets) }
}

test('a list and its filters ask the engine once, whichever comes first', async () => {
  for (const first of ['page', 'facets'] as const) {
    const { lately, facets } = engine()
    await Promise.all([lately[first](request()), lately.facets(request()), lately.page(request())])
    expect(facets()).toEqual([true])
  }
})

test('another page or order is asked for itself, its counts are not', async () => {
  const { lately, facets } = engine()
  await lately.facets(request())
  await lately.page(request({ offset: 20 }))
  await lately.page(request({ sort: 'price' }))
  await lately.facets(request({ sort: 'price' }))
  expect(facets()).toEqual([true, false, false])
})

test('a further page that is asked for twice at once is searched once, and again when it is old', async () => {
  const { lately, facets } = engine()
  const further = request({ offset: 20 })
  await Promise.all([lately.page(further), lately.page(further)])
  await lately.page(request({ offset: 20, limit: 50 }))
  expect(facets()).toEqual([false, false])
  vi.advanceTimersByTime(300)
  await lately.page(further)
  expect(facets()).toEqual([false, false, false])
})

test('another question is another, and an old answer is not given', async () => {
  const { lately, facets } = engine()
  await lately.page(request())
  await lately.page(request({ text: 'кабель' }))
  vi.advanceTimersByTime(300)
  await lately.page(request())
  expect(facets()).toEqual([true, true, true])
})

test('a failure is not remembered', async () => {
  const { lately, search } = engine()
  search.mockRejectedValueOnce(new Error('away'))
  await expect(lately.page(request())).rejects.toThrow('away')
  expect(await lately.page(request())).toEqual({ total: 20 })
})
