import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { flags } from '@vitrina/contract/catalogue/flags.rules'
import { savedFiltersApi } from '@vitrina/contract/catalogue/saved-filters'
import { favourites } from '#tables/choices'
import { aUser } from '#test/builders'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { textsIn } from '#texts/texts'

const { server, goods, user } = describeStore({ goods: smallCatalogue, user: aUser })
beforeAll(() => server.ctx.db.insert(favourites).values({ userId: user.id, productId: goods.products.thickCable.id }))

const found = async (query: string) =>
  (await callApi(server, catalogueApi.search, { url: `/api/v2/search?${query}`, headers: user.headers })).body.meta
const filtersAt = async (query: string) =>
  (await callApi(server, catalogueApi.filters, { url: `/api/v2/search/filters?${query}`, headers: user.headers })).body.items

test.each(flags)('[C-12] the flag “%s” has a name, narrows the list and finds as many products as it counts', async (flag) => {
  const offered = async (query: string) => (await filtersAt(query)).find(({ id }) => id === flag)
  const before = await offered('')
  const count = before?.values[0]?.count ?? Number.NaN
  expect(before).toMatchObject({ kind: 'flag', name: textsIn('ru').filters[flag], values: [{ selected: false }] })
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan((await found('')).totalCount)
  expect((await found(`criteria[${flag}]=1`)).totalCount).toBe(count)
  expect((await offered(`criteria[${flag}]=1`))?.values).toMatchObject([{ count, selected: true }])
})

test('[C-13] every flag of a saved filter is a chip', async () => {
  const url = flags.map((flag) => `${flag}=1`).join('&')
  const { body } = await callApi(server, savedFiltersApi.create, { body: { name: 'Отметки', url }, headers: user.headers })
  expect(body.chips.map(({ id, text }) => [id, text])).toEqual(flags.toSorted().map((flag) => [flag, textsIn('ru').filters[flag]]))
})
