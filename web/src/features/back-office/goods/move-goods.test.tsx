import { screen, within } from '@testing-library/react'
import { goodsBrandsApi } from '@vitrina/contract/goods/brands'
import { goodsApi } from '@vitrina/contract/goods/goods'
import { goodsKindsApi } from '@vitrina/contract/goods/kinds'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { GoodsPage } from './goods-page.tsx'

const feature = {
  id: 5,
  code: 'colour',
  name: 'Цвет',
  unit: null,
  kind: 'list' as const,
  group: '',
  isPrimary: false,
  position: 0,
  valueCount: 2,
}
const values = [
  { id: 1, text: 'белоснежный', productCount: 3 },
  { id: 2, text: 'белый', productCount: 8 },
]
const user = aUser({ Group: 'content' })

test('goods with a value are counted, moved to another part by part, and taken back', async () => {
  const server = fakeServer()
  server.on(goodsKindsApi.features, { items: [feature] })
  server.on(goodsKindsApi.feature, { ...feature, values })
  server.on(goodsKindsApi.valueUse, { kinds: [{ id: 9, name: 'Розетки', productCount: 3 }] })
  const moved = server.on(goodsKindsApi.moveValue, { moved: 3, left: 0, changeIds: [11, 12, 13] })
  const undone = server.on(goodsApi.undo, {
    changes: [11, 12, 13].map((changeId) => ({
      changeId,
      productId: changeId,
      field: 'feature.5',
      outcome: 'undone' as const,
      reason: null,
    })),
  })
  const { user: person } = await renderScreen(<GoodsPage />, { at: '/back-office/goods?show=features', user })
  await person.click(await screen.findByRole('button', { name: 'Изменить: Цвет' }))
  await person.click(await screen.findByRole('button', { name: 'Перенести товары со значением белоснежный' }))
  const dialog = await screen.findByRole('dialog', { name: 'Перенести «белоснежный»' })
  await person.click(within(dialog).getByRole('combobox', { name: /В значение/ }))
  await person.click(await screen.findByRole('option', { name: 'белый' }))
  await person.click(within(dialog).getByRole('button', { name: 'Перенести 3 товара' }))
  expect(await within(dialog).findByText(/Перенесены 3 товара/)).toBeVisible()
  expect(moved.at(-1)?.body).toEqual({ toId: 2, kindId: null })
  await person.click(within(dialog).getByRole('button', { name: 'Вернуть' }))
  expect(await within(dialog).findByText(/Возвращены 3 товара/)).toBeVisible()
  expect(undone.at(-1)?.body).toEqual({ changeIds: [11, 12, 13] })
})

test('a series is renamed in its line and merged into another', async () => {
  const server = fakeServer()
  const brand = {
    id: 3,
    name: 'Искра',
    slug: 'iskra',
    countryCode: 'RU',
    description: '',
    logo: null,
    productCount: 2,
    series: [
      { id: 31, name: 'Оптима', productCount: 2 },
      { id: 32, name: 'Optima', productCount: 0 },
    ],
  }
  server.on(goodsBrandsApi.list, { items: [brand] })
  server.on(goodsApi.reference, { countries: [{ code: 'RU', name: 'Россия' }], units: [], sellers: [], manufacturers: [] })
  const renamed = server.on(goodsBrandsApi.renameSeries, brand)
  const merged = server.on(goodsBrandsApi.mergeSeries, { moved: 2, left: 0, changeIds: [1, 2] })
  const { user: person } = await renderScreen(<GoodsPage />, { at: '/back-office/goods?show=brands', user })
  await person.click(await screen.findByRole('button', { name: 'Изменить: Искра' }))
  const field = await screen.findByRole('textbox', { name: 'Серия Optima' })
  await person.clear(field)
  await person.type(field, 'Optima Pro{Enter}')
  expect(renamed.at(-1)?.body).toEqual({ name: 'Optima Pro' })
  await person.click(screen.getByRole('button', { name: 'Перенести товары серии Оптима' }))
  const dialog = await screen.findByRole('dialog', { name: 'Перенести серию «Оптима»' })
  await person.click(within(dialog).getByRole('combobox', { name: /В серию/ }))
  await person.click(await screen.findByRole('option', { name: 'Optima' }))
  await person.click(within(dialog).getByRole('button', { name: 'Перенести 2 товара' }))
  expect(await within(dialog).findByText(/Перенесены 2 товара/)).toBeVisible()
  expect(merged.at(-1)?.body).toEqual({ toId: 32 })
})
