import { expect, test } from 'vitest'
import { readParams } from './catalogue.params.ts'
import { listEventOf } from './view-events.rules.ts'

const listed = { items: [{ id: 7 }, { id: 9 }], interpreted: { text: 'автомат' } }
const eventOf = (search: Record<string, string>) => listEventOf(readParams(search), listed, { pageSize: 20 })

test.each([
  [{ keyword: 'fdnjvfn', section: '22' }, 'SEARCH_EVENT', { originalSearchTerm: 'fdnjvfn', searchTerm: 'автомат' }],
  [{ section: '22' }, 'CATEGORY_VIEW', { categoryId: 22 }],
  [{ section: '22,23' }, 'PRODUCT_LIST_VIEW', { listId: 'catalog' }],
  [{ brands: '4' }, 'PRODUCT_LIST_VIEW', { listId: 'brands' }],
  [{ infavorite: '1' }, 'FAVORITES_VIEW', {}],
  [{ recommended: '1' }, 'RECOMMENDED_VIEW', {}],
  [{}, 'PRODUCT_LIST_VIEW', { listId: 'catalog' }],
])('[A-22] the list of %o is reported as %s', (search, type, data) => {
  expect(eventOf(search)).toMatchObject({ type, data: { pageNumber: 1, ...data } })
})

test('[A-22] positions continue over the pages, by the shown page size', () => {
  expect(eventOf({ page: '2' }).data).toMatchObject({ products: [{ position: 21 }, { position: 22 }] })
  expect(eventOf({ page: '3', pageSize: '50' }).data).toMatchObject({
    pageNumber: 3,
    products: [
      { id: 7, position: 101 },
      { id: 9, position: 102 },
    ],
  })
})
