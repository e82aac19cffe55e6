import { screen, within } from '@testing-library/react'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import type { QueryClient } from '@tanstack/react-query'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { type FoundList, productListQuery } from '../catalogue.api.ts'
import { paramsAt } from '../catalogue.params.ts'
import { aPart, anInterpretation } from '../understood.builder.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { FilterFacet } from './filter-facet.tsx'

const aValue = (id: number, name = `Бренд ${id}`) => ({ id, name, count: 10 * id, selected: false })

const aFilter = (given: Partial<CatalogueFilter>): CatalogueFilter => ({
  id: 'brands',
  code: null,
  name: 'Бренд',
  kind: 'list',
  primary: true,
  unit: null,
  value: null,
  values: [],
  valueCount: given.values?.length ?? 0,
  ...given,
})

function Filter({ filter, understood }: { filter: CatalogueFilter; understood?: number[] | undefined }) {
  const { params } = useCatalogueParams()
  return <FilterFacet params={params} filter={filter} understood={understood} isMain />
}

/** The list and the counts of another address are still loading. */
async function renderFilter(given: Partial<CatalogueFilter>, at = '/catalog') {
  const server = fakeServer()
  server.wait(catalogueApi.search)
  server.wait(catalogueApi.filters)
  const filter = aFilter(given)
  server.on(catalogueApi.filter, filter)
  return { filter, server, ...(await renderScreen(<Filter filter={filter} />, { at })) }
}

const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.querySelector('.name')?.textContent)

test('[C-12] [C-01] ticked values are in the address, start at the first page, and can be cleared together', async () => {
  const { user, address } = await renderFilter({ values: [aValue(1), aValue(2), aValue(3)] }, '/catalog?page=4')
  expect(screen.getByRole('checkbox', { name: /^Бренд 2 , 20 товаров$/ })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /^Бренд 2/ }))
  expect(await screen.findByRole('checkbox', { name: /^Бренд 2/, checked: true })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^Бренд 3/ }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?brands=2,3')
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтр «Бренд»' }))
  await expect.poll(address).toBe('/catalog')
})

test('[C-12] [C-01] values of the address are ticked on a page opened with it', async () => {
  await renderFilter({ values: [aValue(1), aValue(2), aValue(3)] }, '/catalog?brands=2')
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(1)
  expect(screen.getByRole('checkbox', { name: /^Бренд 2/ })).toBeChecked()
})

test('[C-12] a long list shows its first values, all on request, and is searched', async () => {
  const values = Array.from({ length: 30 }, (_, place) => aValue(place + 1))
  const { user } = await renderFilter({ values })
  expect(names()).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'ещё 22' }))
  expect(names()).toHaveLength(30)
  const search = screen.getByRole('searchbox', { name: 'Найти в фильтре «Бренд»' })
  await user.type(search, 'бренд 29')
  expect(names()).toEqual(['Бренд 29'])
  await user.clear(search)
  await user.type(search, 'щщщ')
  expect(screen.getByText('Нет значений с «щщщ»')).toBeVisible()
  await user.type(search, '{Escape}')
  await user.click(screen.getByRole('button', { name: 'Свернуть' }))
  expect(names()).toHaveLength(8)
})

test('[C-12] a value chosen further on stays in sight when the list is folded', async () => {
  const values = Array.from({ length: 30 }, (_, place) => aValue(place + 1))
  await renderFilter({ values }, '/catalog?brands=29')
  expect(names()).toHaveLength(9)
  expect(screen.getByRole('checkbox', { name: /^Бренд 29/ })).toBeChecked()
})

test('[C-12] a filter is folded by its name, and stays folded in this browser', async () => {
  const { user, unmount } = await renderFilter({ values: [aValue(1)] })
  await user.click(screen.getByRole('button', { name: 'Бренд' }))
  expect(screen.queryByRole('group', { name: 'Бренд' })).toBeNull()
  unmount()
  await renderFilter({ values: [aValue(1)] })
  expect(screen.getByRole('button', { name: 'Бренд' })).toHaveAttribute('aria-expanded', 'false')
})

test('[C-12] [V-08] bounds are applied by Enter and by leaving, the lower first in whichever order they were typed', async () => {
  const given = {
    id: 'feature-section',
    code: 'section',
    name: 'Сечение',
    unit: 'мм²',
    kind: 'range',
    value: { from: 1, to: 240 },
  } as const
  const { user, address } = await renderFilter(given)
  const group = within(screen.getByRole('group', { name: 'Сечение, мм²' }))
  const from = group.getByRole('textbox', { name: 'Сечение, мм², от' })
  await user.type(from, 'много{Enter}')
  expect(group.getByText('Введите число')).toBeVisible()
  expect(address()).toBe('/catalog')
  await user.clear(from)
  await user.type(from, '10{Enter}')
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?features=section:10~')
  await user.type(group.getByRole('textbox', { name: 'Сечение, мм², до' }), '2,5')
  await user.tab()
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?features=section:2.5~10')
  expect(from).toHaveValue('2,5')
  expect(group.getByRole('textbox', { name: 'Сечение, мм², до' })).toHaveValue('10')
})

const text = 'автомат 3п 16а'
const current = {
  id: 'feature-rated-current',
  code: 'rated-current',
  name: 'Номинальный ток',
  values: [...Array.from({ length: 12 }, (_, place) => aValue(place + 1, `${place + 1} А`)), aValue(16, '16 А'), aValue(25, '25 А')],
}
const searched = `/catalog?keyword=${encodeURIComponent(text)}`

/** The list of the address is there, with what was understood in its text. */
async function renderUnderstood(given: Partial<CatalogueFilter>) {
  const server = fakeServer()
  server.wait(catalogueApi.search)
  server.wait(catalogueApi.filters)
  const params = paramsAt(searched)
  const list: FoundList = {
    params,
    foundAt: 0,
    items: [],
    near: [],
    meta: { totalCount: 1, currentPage: 1, pageCount: 1, searchLogUuid: null, hasInitialItem: false, itemsHeadingI18Key: null },
    interpreted: anInterpretation(text, { understood: [aPart(text, '16а')] }),
  }
  const prime = (queries: QueryClient) => void queries.setQueryData(productListQuery(params).queryKey, list)
  return renderScreen(<Filter filter={aFilter({ ...current, ...given })} understood={[16]} />, { at: searched, prime })
}

test('a value named in the search text is marked and in sight, but not chosen', async () => {
  await renderUnderstood({})
  expect(names()).toHaveLength(9)
  expect(screen.getByRole('checkbox', { name: /^16 А из запроса/ })).not.toBeChecked()
  expect(screen.getAllByText('из запроса')).toHaveLength(1)
})

test('another value takes the place of the one in the search text', async () => {
  const { user, address } = await renderUnderstood({})
  await user.click(screen.getByRole('checkbox', { name: /^3 А/ }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=автомат+3п&features=rated-current:3')
})

test('bounds take the place of the value in the search text', async () => {
  const { user, address } = await renderUnderstood({ kind: 'range', value: { from: 1, to: 25 } })
  await user.type(screen.getByRole('textbox', { name: 'Номинальный ток, от' }), '10{Enter}')
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=автомат+3п&features=rated-current:10~')
})
