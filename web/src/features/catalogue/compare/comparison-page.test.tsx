import { screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { comparisonApi } from '@vitrina/contract/catalogue/comparison'
import { expect, test } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aList, fakeCatalogue, goods } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'

const feature = (code: string, name: string, cells: string[]) => ({ code, name, unit: null, group: 'Основные', cells })

test('products are put aside in the list by key and button, compared, and their differences shown alone', async () => {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, aList())
  server.on(comparisonApi.read, {
    items: [aProductCard(1), aProductCard(2)],
    features: [feature('poles', 'Полюсов', ['3', '3']), feature('current', 'Ток', ['16', '25'])],
  })
  const { user, address } = openStore('/catalog')
  ;(await screen.findByRole('link', { name: goods[0]?.name as string })).focus()
  await user.keyboard('s')
  await user.click(screen.getByRole('button', { name: `Сравнить: ${goods[1]?.name}` }))
  await user.click(screen.getByRole('link', { name: 'Сравнить отложенные товары: 2' }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog/compare?products=1,2')
  const table = within(await screen.findByRole('table', { name: 'Сравнение товаров' }))
  const rows = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows()).toEqual(expect.arrayContaining(['Полюсов', 'Ток≠']))
  await expectNoAxeViolations()
  await user.click(screen.getByRole('switch', { name: 'Только различия' }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog/compare?products=1,2&differences=1')
  expect(rows()).not.toContain('Полюсов')
  await user.click(screen.getByRole('button', { name: `Убрать из сравнения: ${goods[1]?.name}` }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog/compare?products=1&differences=1')
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  expect(await screen.findByText('Сравнивать пока нечего')).toBeVisible()
})
