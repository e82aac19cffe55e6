import { expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
const search = (query: string) => callApi(server, catalogueApi.search, { url: `/api/v2/search?${query}` })
const articles = async (query: string) => (await search(query)).body.items.map(({ article }) => article)

test('a list of one kind has its features as columns, the deciding one first, and a cell for each row', async () => {
  const { body } = await search(`table=1&criteria[section]=${goods.sections.root.id}`)
  expect(body.table?.kinds).toEqual([goods.cable.id])
  expect(body.table?.columns).toEqual([
    { code: 'cross-section', name: 'Сечение', unit: 'мм²', isNumber: true, isDeciding: true, longest: 3 },
    { code: 'colour', name: 'Цвет', unit: null, isNumber: false, isDeciding: false, longest: 6 },
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
