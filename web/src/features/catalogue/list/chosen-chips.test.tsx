import { screen } from '@testing-library/react'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { useChosen } from '../use-chosen.ts'
import { ChosenChips } from './chosen-chips.tsx'

const sections: CatalogueFilter = {
  id: 'section',
  code: null,
  name: 'Раздел',
  kind: 'tree',
  primary: true,
  unit: null,
  value: null,
  values: [{ id: 1, name: 'Кабель и провод', count: 5, selected: true }],
  valueCount: 1,
}

const inStock: CatalogueFilter = {
  id: 'instock',
  code: null,
  name: 'В наличии',
  kind: 'flag',
  primary: true,
  unit: null,
  value: null,
  values: [{ id: 1, name: 'В наличии', count: 5, selected: true }],
  valueCount: 1,
}

function Chips() {
  const { params } = useCatalogueParams()
  return <ChosenChips chosen={useChosen(params, [sections, inStock])} total={5} />
}

test('[C-01] [C-10] each choice is named and can be removed, and all of them together', async () => {
  const { user, address } = await renderScreen(<Chips />, { at: '/catalog?section=1&instock=1&priceMin=100' })
  expect(screen.getByText('5 товаров')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'Кабель и провод',
    'В наличии',
    expect.stringMatching(/^Цена: от 100\s₽$/),
  ])
  await user.click(screen.getByRole('link', { name: 'Убрать: В наличии' }))
  await expect.poll(address).toBe('/catalog?section=1&priceMin=100')
  await user.click(screen.getByRole('link', { name: 'Сбросить всё' }))
  await expect.poll(address).toBe('/catalog')
  expect(screen.queryByRole('list', { name: 'Выбрано' })).toBeNull()
})
