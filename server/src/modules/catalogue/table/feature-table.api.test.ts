import { expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { comparisonApi } from '@vitrina/contract/catalogue/comparison'
import type { Context } from '#platform/context'
import { analogRules } from '#tables/analogs'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

/** Cables in which a replacement has the same section and colour. */
async function strictCables(ctx: Context) {
  const goods = await smallCatalogue(ctx)
  const { section, colour } = goods.features
  await ctx.db
    .insert(analogRules)
    .values([section, colour].map(({ id }) => ({ familyId: goods.cable.id, featureId: id, kind: 'equal' as const, weight: 1 })))
  return goods
}

const { server, goods } = describeStore({ goods: strictCables })
const search = (query: string) => callApi(server, catalogueApi.search, { url: `/api/v2/search?${query}` })
const articles = async (query: string) => (await search(query)).body.items.map(({ article }) => article)

test('a list of one kind has its features as columns, and a cell for each row', async () => {
  const { body } = await search(`table=1&criteria[section]=${goods.sections.root.id}`)
  expect(body.table?.kinds).toEqual([goods.cable.id])
  expect(body.table?.columns).toEqual([
    { code: 'cross-section', name: 'Сечение', unit: 'мм²', isNumber: true, isDeciding: true, longest: 3 },
    { code: 'colour', name: 'Цвет', unit: null, isNumber: false, isDeciding: true, longest: 6 },
  ])
  const { thinCable, mediumCable, thickCable } = goods.products
  expect(body.table?.rows).toEqual([
    { id: thinCable.id, cells: ['1,5', 'чёрный'] },
    { id: mediumCable.id, cells: ['2,5', 'чёрный'] },
    { id: thickCable.id, cells: ['10', 'белый'] },
  ])
})

test('columns are those of the kind, whatever filter and page; the search text may name it', async () => {
  const codes = async (query: string) => (await search(`table=1&${query}`)).body.table?.columns.map(({ code }) => code)
  expect(await codes(`criteria[type]=${goods.cable.id}&properties[colour]=${goods.values.white}`)).toEqual(['cross-section', 'colour'])
  expect(await codes(`criteria[type]=${goods.cable.id}&pageSize=1&page=3`)).toEqual(['cross-section', 'colour'])
  expect(await codes('criteria[keyword]=кабель')).toEqual(['cross-section', 'colour'])
})

test('a list of everything, and one that did not ask, has no table', async () => {
  expect((await search('table=1')).body.table).toBeUndefined()
  expect((await search(`criteria[type]=${goods.cable.id}`)).body.table).toBeUndefined()
})

test('sorted by a feature: by size, both ways, goods without it last; an unknown one changes nothing', async () => {
  expect(await articles('sortBy=cross-section')).toEqual(['KAB-0015', 'KAB-0025', 'KAB-0100', 'AVT-16C', 'AVT-25D'])
  expect(await articles('sortBy=-cross-section')).toEqual(['KAB-0100', 'KAB-0025', 'KAB-0015', 'AVT-16C', 'AVT-25D'])
  expect(await articles('sortBy=colour&criteria[keyword]=кабель')).toEqual(['KAB-0100', 'KAB-0015', 'KAB-0025'])
  expect(await articles('sortBy=nothing&sorting[name]=ASC')).toEqual(await articles('sorting[name]=ASC'))
})

const matrix = (query: string) => callApi(server, catalogueApi.matrix, { url: `/api/v2/search/matrix?${query}` })

test('goods of a kind stand by two features: each cell has its goods, their lowest price and what is in stock', async () => {
  const { body } = await matrix(`criteria[type]=${goods.cable.id}`)
  const { thin, medium, thick, black, white } = goods.values
  const { thinCable, mediumCable, thickCable } = goods.products
  expect(body.matrix?.rows.values.map(({ name }) => name)).toEqual(['1,5', '2,5', '10'])
  expect(body.matrix?.columns).toMatchObject({ code: 'colour', values: [{ name: 'белый' }, { name: 'чёрный' }] })
  expect(body.matrix?.cells).toEqual([
    { row: thin, column: black, count: 1, inStock: 1, price: 100, productId: thinCable.id },
    { row: medium, column: black, count: 1, inStock: 0, price: 200, productId: mediumCable.id },
    { row: thick, column: white, count: 1, inStock: 0, price: 500, productId: thickCable.id },
  ])
  expect(body.features.map(({ code }) => code)).toEqual(['cross-section', 'colour'])
})

test('a matrix can be turned, keeps to the filters, and is none where nothing divides the goods', async () => {
  const turned = await matrix(`criteria[type]=${goods.cable.id}&axes=colour,cross-section`)
  expect(turned.body.matrix?.rows.code).toBe('colour')
  const black = await matrix(`criteria[type]=${goods.cable.id}&properties[colour]=${goods.values.black}`)
  expect(black.body).toMatchObject({ matrix: null, totalCount: 2 })
  expect((await matrix('')).body).toEqual({ matrix: null, features: [], totalCount: 5 })
})

test('products stand side by side, feature by feature, without those no longer sold; seven are too many', async () => {
  const { thinCable, thickCable, breaker, hidden } = goods.products
  const compare = (...ids: number[]) => callApi(server, comparisonApi.read, { url: `/api/v2/compare?ids=${ids.join(',')}` })
  const { body } = await compare(thickCable.id, hidden.id, thinCable.id, breaker.id)
  expect(body.items.map(({ id }) => id)).toEqual([thickCable.id, thinCable.id, breaker.id])
  expect(body.features.map(({ code, cells }) => [code, cells])).toEqual([
    ['cross-section', ['10', '1,5', '']],
    ['colour', ['белый', 'чёрный', '']],
    ['type', ['', '', 'модульный']],
  ])
  expect((await compare(1, 2, 3, 4, 5, 6, 7)).status).toBe(422)
})
