import { screen, within } from '@testing-library/react'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { aPart, anInterpretation } from '../understood.builder.ts'
import type { Interpretation } from '../understood.rules.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { filtersAmong, useChosen } from '../use-chosen.ts'
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

const meta = {
  totalCount: 5,
  currentPage: 1,
  pageCount: 1,
  searchLogUuid: null,
  hasInitialItem: false,
  itemsHeadingI18Key: null,
}

function Chips({ interpreted = anInterpretation('') }: { interpreted?: Interpretation }) {
  const { params } = useCatalogueParams()
  return <ChosenChips params={params} chosen={useChosen(params, [sections, inStock])} list={{ params, meta, interpreted }} />
}

const plainAddress = (address: string) => decodeURIComponent(address).replaceAll('+', ' ')

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

const text = 'автомат 3п 16а 10шт'
const understood = [
  aPart(text, 'автомат', { role: 'kind', filter: 'type', values: [4], label: 'Автоматические выключатели', name: '' }),
  aPart(text, '3п', { filter: 'poles', values: [3], label: '3п', name: 'Число полюсов' }),
  aPart(text, '16а'),
]
const interpreted = anInterpretation(text, { understood })
const parts = () => screen.getByRole('list', { name: 'Понято в запросе' })
const hrefOf = (name: string) => plainAddress(screen.getByRole('link', { name }).getAttribute('href') ?? '')

test('each understood part is named, and leads to the filter it stands for and to the list without its words', async () => {
  await renderScreen(<Chips interpreted={interpreted} />, { at: `/catalog?keyword=${encodeURIComponent(text)}&instock=1&page=2` })
  expect(
    within(parts())
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Автоматические выключатели', '3п', '16 А'])
  expect(screen.getByText('16 А')).toHaveAttribute('title', 'Сделать фильтром: Номинальный ток: 16 А')
  expect(hrefOf('Сделать фильтром: Номинальный ток: 16 А')).toBe('/catalog?keyword=автомат 3п 10шт&instock=1&features=rated-current:16')
  expect(hrefOf('Сделать фильтром: Автоматические выключатели')).toBe('/catalog?keyword=3п 16а 10шт&type=4&instock=1')
  expect(hrefOf('Убрать: Число полюсов: 3п')).toBe('/catalog?keyword=автомат 16а 10шт&instock=1')
  expect(hrefOf('Искать буквально')).toBe(`/catalog?keyword=${text}&literal=1&instock=1`)
})

test('an understood part is removed from the keyboard, and the focus goes on to the next', async () => {
  const { user, address, rerenderWith } = await renderScreen(<Chips interpreted={interpreted} />, {
    at: `/catalog?keyword=${encodeURIComponent(text)}`,
  })
  screen.getByRole('link', { name: 'Убрать: Автоматические выключатели' }).focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => plainAddress(address())).toBe('/catalog?keyword=3п 16а 10шт')
  await rerenderWith(<Chips interpreted={anInterpretation('3п 16а 10шт', { understood: understood.slice(1) })} />)
  expect(screen.getByRole('link', { name: 'Убрать: Число полюсов: 3п' })).toHaveFocus()
})

test('the line of another text is read from its beginning, that of other filters stays where it was scrolled', async () => {
  const { user, address } = await renderScreen(<Chips interpreted={interpreted} />, {
    at: `/catalog?keyword=${encodeURIComponent(text)}&instock=1`,
  })
  const line = parts().parentElement as HTMLElement
  line.scrollLeft = 120
  await user.click(screen.getByRole('link', { name: 'Убрать: В наличии' }))
  await expect.poll(() => plainAddress(address())).toBe(`/catalog?keyword=${text}`)
  expect(line.scrollLeft).toBe(120)
  await user.click(screen.getByRole('link', { name: 'Убрать: Автоматические выключатели' }))
  await expect.poll(() => plainAddress(address())).toBe('/catalog?keyword=3п 16а 10шт')
  expect(line.scrollLeft).toBe(0)
})

test('a chosen filter has one chip: the part it takes the place of has none', async () => {
  await renderScreen(<Chips interpreted={interpreted} />, { at: `/catalog?keyword=${encodeURIComponent(text)}&features=rated-current:25` })
  expect(within(parts()).queryByText('16 А')).toBeNull()
  expect(within(parts()).getByText('Автоматические выключатели')).toBeVisible()
})

test('a part that was left out is struck through and is no filter; an amount can be removed too', async () => {
  const relaxed = anInterpretation(text, {
    understood: [aPart(text, '16а', { isRelaxed: true })],
    amount: { value: 10, spans: [{ from: 15, to: 19 }] },
  })
  await renderScreen(<Chips interpreted={relaxed} />, { at: `/catalog?keyword=${encodeURIComponent(text)}` })
  expect(screen.getByText('16 А').tagName).toBe('DEL')
  expect(screen.queryByRole('link', { name: /Сделать фильтром/ })).toBeNull()
  expect(hrefOf('Убрать: Номинальный ток: 16 А')).toBe('/catalog?keyword=автомат 3п 10шт')
  expect(hrefOf('Убрать: количество 10')).toBe('/catalog?keyword=автомат 3п 16а')
})

test('a text in which nothing was understood has no such chips', async () => {
  await renderScreen(<Chips interpreted={anInterpretation('щщщ')} />, { at: '/catalog?keyword=щщщ' })
  expect(screen.queryByRole('list', { name: 'Понято в запросе' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Искать буквально' })).toBeNull()
})

test('the text of a search is not counted among the chosen filters', () => {
  const searched = { key: 'keyword', title: null, name: '«кабель»', without: {} }
  const brand = { key: 'brands-1', title: null, name: 'Титан', without: {} }
  expect(filtersAmong([searched, brand])).toEqual([brand])
})
