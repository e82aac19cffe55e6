import { screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { FeatureColumn } from '@vitrina/contract/catalogue/feature-table'
import { expect, test } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aList, brands, fakeCatalogue, sections } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'

const column = (code: string, name: string, given: Partial<FeatureColumn> = {}): FeatureColumn => ({
  code,
  name,
  unit: null,
  isNumber: false,
  isDeciding: true,
  longest: 2,
  ...given,
})
const columns = [
  column('current', 'Номинальный ток', { unit: 'А', isNumber: true }),
  column('curve', 'Кривая'),
  column('ip', 'Степень защиты', { isDeciding: false, longest: 4 }),
]
const items = ['1п 16А', '1п 25А', '3п 16А', '3п 25А'].map((own, place) => aProductCard(place + 1, { name: `Автомат модульный ${own}` }))
const rows = items.map(({ id }) => ({ id, cells: [id % 2 ? '16' : '25', 'C', 'IP20'] }))
const curve = {
  ...brands,
  id: 'feature-curve',
  code: 'curve',
  name: 'Кривая',
  values: [{ id: 7, name: 'C', count: 4, selected: false }],
}

function openBreakers() {
  const server = fakeCatalogue()
  server.on(catalogueApi.search, aList({ items, table: { kinds: [3], columns, rows } }))
  server.on(catalogueApi.filters, { items: [sections, brands, curve], totalCount: 4 })
  return openStore('/catalog?section=1')
}
const table = async () => within(await screen.findByRole('table', { name: 'Товары' }))
const headings = async () => (await table()).getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-label'))

test('the deciding features are columns, what all names share stands over the table, and links keep the whole name', async () => {
  openBreakers()
  const rowsShown = await (await table()).findAllByRole('row')
  expect(rowsShown[1]).toHaveTextContent(/^1п 16А/)
  expect(within(rowsShown[1] as HTMLElement).getByRole('link', { name: 'Автомат модульный 1п 16А' })).toBeVisible()
  expect(screen.getByText('Автомат модульный')).toBeVisible()
  expect(
    within(rowsShown[2] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['25', 'C']))
  expect(await headings()).toEqual(expect.arrayContaining(['Номинальный ток, А', 'Кривая']))
  await expectNoAxeViolations()
})

test('a heading sorts up, down and back; the choice of an order takes its place', async () => {
  const { user, address } = openBreakers()
  const press = async () => user.click((await table()).getByRole('button', { name: 'Ток, А' }))
  await press()
  await expect.poll(address).toBe('/catalog?section=1&sortBy=current')
  await press()
  await expect.poll(address).toBe('/catalog?section=1&sortBy=-current')
  await press()
  await expect.poll(address).toBe('/catalog?section=1')
  await user.click((await table()).getByRole('button', { name: 'Цена' }))
  await expect.poll(address).toBe('/catalog?section=1&sort=price')
})

test('the filter in a heading is that of the panel: one address', async () => {
  const { user, address } = openBreakers()
  await user.click((await table()).getByRole('button', { name: 'Кривая: отбор и вид колонки' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Кривая' }))
  await user.click(await dialog.findByRole('checkbox', { name: /^C/ }))
  await expect.poll(address).toBe('/catalog?section=1&features=curve%3A7')
})

test('columns are chosen, hidden, pinned and resized; the choice is kept for the kind', async () => {
  const { user } = openBreakers()
  await table()
  await user.click(screen.getByRole('button', { name: 'Колонки' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Степень защиты' }))
  await user.keyboard('{Escape}')
  expect(await headings()).toContain('Степень защиты')
  const edge = (await table()).getByRole('separator', { name: 'Ширина колонки: Кривая' })
  const before = Number(edge.getAttribute('aria-valuenow'))
  edge.focus()
  await user.keyboard('{ArrowRight}')
  expect(edge).toHaveAttribute('aria-valuenow', String(before + 8))
  await user.click((await table()).getByRole('button', { name: 'Кривая: отбор и вид колонки' }))
  await user.click(await screen.findByRole('button', { name: 'Закрепить слева' }))
  expect((await headings())[1]).toBe('Кривая')
  await user.click((await table()).getByRole('button', { name: 'Номинальный ток, А: отбор и вид колонки' }))
  await user.click(await screen.findByRole('button', { name: 'Скрыть колонку' }))
  expect(await headings()).not.toContain('Номинальный ток, А')
  expect(JSON.parse(localStorage.getItem('B2B_CATALOGUE_SETTINGS') ?? '{}')).toMatchObject({
    tables: { 3: { shown: ['curve', 'ip'], pinned: ['curve'], widths: { curve: before + 8 } } },
  })
})
