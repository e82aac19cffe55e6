import { screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeCatalogue } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'

const axis = (code: string, name: string, ...values: [number, string][]) => ({
  code,
  name,
  unit: null,
  values: values.map(([id, text]) => ({ id, name: text })),
})
const cell = (row: number, column: number, given = {}) => ({ row, column, count: 1, inStock: 1, price: 120, productId: 7, ...given })

test('cells have price and stock; one leads to its product, another to the list filtered by both values; sides are chosen', async () => {
  fakeCatalogue().on(catalogueApi.matrix, {
    matrix: {
      rows: axis('current', 'Номинальный ток', [1, '16'], [2, '25']),
      columns: axis('curve', 'Кривая', [5, 'B'], [6, 'C']),
      cells: [cell(1, 5), cell(2, 6, { count: 3, inStock: 2, price: 99.5, productId: null })],
    },
    features: [
      { code: 'current', name: 'Номинальный ток' },
      { code: 'curve', name: 'Кривая' },
    ],
    totalCount: 4,
  })
  const { user, address } = openStore('/catalog?section=1&matrix=1')
  const table = within(await screen.findByRole('table', { name: 'Номинальный ток и Кривая' }))
  expect(table.getByRole('link', { name: /120.*в наличии/ })).toHaveAttribute('href', '/catalog?section=1&matrix=1&product=7')
  await expectNoAxeViolations()
  await user.click(screen.getByRole('combobox', { name: 'По вертикали' }))
  await user.click(await screen.findByRole('option', { name: 'Кривая' }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?section=1&matrix=curve,current')
  await user.click(table.getByRole('link', { name: /от 100.*есть 2 из 3/ }))
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?section=1&features=current:2;curve:6')
})
