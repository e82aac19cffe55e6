import { screen } from '@testing-library/react'
import { goodsBrandsApi } from '@vitrina/contract/goods/brands'
import { type GoodsRow, goodsApi } from '@vitrina/contract/goods/goods'
import { goodsKindsApi } from '@vitrina/contract/goods/kinds'
import { goodsSectionsApi } from '@vitrina/contract/goods/sections'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { GoodsPage } from './goods-page.tsx'

const aRow = (given: Partial<GoodsRow>): GoodsRow => ({
  id: 1,
  version: 1,
  article: 'A-1',
  manufacturerCode: 'M-1',
  ean: null,
  name: 'Кабель',
  sectionId: 1,
  familyId: 1,
  brandId: 1,
  multiplicity: 1,
  minimumBatch: null,
  vatGroup: 'standard',
  state: 'published',
  image: null,
  hasPrice: true,
  hasStock: false,
  ...given,
})

async function open({ total = 2 } = {}) {
  const server = fakeServer()
  server.on(goodsApi.list, {
    items: [aRow({}), aRow({ id: 2, article: 'A-2', name: 'Провод' })],
    meta: { currentPage: 1, pageCount: 1, totalCount: total },
  })
  server.on(goodsSectionsApi.list, { items: [] })
  server.on(goodsKindsApi.list, { items: [] })
  server.on(goodsKindsApi.features, { items: [] })
  server.on(goodsBrandsApi.list, { items: [] })
  const saved = server.on(goodsApi.changeMany, {
    rows: [
      { id: 1, outcome: 'changed', version: 2, refusal: null, changeIds: [7] },
      {
        id: 2,
        outcome: 'refused',
        version: null,
        refusal: { field: 'multiplicity', message: 'Такого значения здесь не бывает' },
        changeIds: [],
      },
    ],
  })
  const rendered = await renderScreen(<GoodsPage />, { at: '/back-office/goods', user: aUser({ Group: 'content' }) })
  await screen.findByRole('grid', { name: 'Товары' })
  return { server, saved, ...rendered }
}

test('a pasted block is saved cell by cell, a refused row is named, and the step is taken back', async () => {
  const { server, saved, user } = await open()
  const undone = server.on(goodsApi.undo, { changes: [{ changeId: 7, productId: 1, field: 'name', outcome: 'undone', reason: null }] })
  await user.click(screen.getByRole('gridcell', { name: 'Кабель' }))
  await user.paste('Кабель медный\t5\nПровод\tмного')
  await expect
    .poll(() => saved[0]?.body)
    .toEqual({
      rows: [
        { id: 1, version: 1, values: { name: 'Кабель медный', multiplicity: 5 } },
        { id: 2, version: 1, values: { multiplicity: 'много' } },
      ],
    })
  expect(await screen.findByText('A-2: Кратность: Такого значения здесь не бывает')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отменить последнее' }))
  await expect.poll(() => undone[0]?.body).toEqual({ changeIds: [7] })
})

test('a cell is typed into and saved once by Enter; Escape leaves it as it was', async () => {
  const { saved, user } = await open()
  await user.click(screen.getByRole('gridcell', { name: 'Провод' }))
  await user.keyboard('{Enter} ПВС{Enter}')
  await expect.poll(() => saved.map(({ body }) => body)).toEqual([{ rows: [{ id: 2, version: 1, values: { name: 'Провод ПВС' } }] }])
  await user.click(screen.getByRole('gridcell', { name: 'Кабель' }))
  await user.keyboard('x{Escape}')
  expect(screen.getByRole('gridcell', { name: 'Кабель' })).toHaveFocus()
  expect(saved).toHaveLength(1)
})

test('one change goes over everything the filter finds, part by part, and says what became of it', async () => {
  const { server, user } = await open({ total: 450 })
  const found = Array.from({ length: 450 }, (_, at) => ({ id: at + 1, version: 1, article: `A-${at + 1}` }))
  server.on(goodsApi.matching, { items: found, isCut: false })
  const saved = server.on(goodsApi.changeMany, ({ rows }) => ({
    rows: rows.map(({ id }) =>
      id === 7
        ? { id, outcome: 'refused' as const, version: null, refusal: { field: 'name', message: 'Занято' }, changeIds: [] }
        : { id, outcome: 'changed' as const, version: 2, refusal: null, changeIds: [id] },
    ),
  }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }))
  await user.click(screen.getByRole('button', { name: 'Выбрать все найденные: 450' }))
  expect(await screen.findByText('Выбрано 450 товаров')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Изменить выбранные' }))
  await user.click(screen.getByRole('button', { name: 'Применить' }))
  expect(await screen.findByText('Изменено: 449, без изменений: 0, отказано: 1')).toBeVisible()
  expect(screen.getByText(/^A-7:/)).toBeVisible()
  expect(saved.map(({ body }) => (body as { rows: unknown[] }).rows.length)).toEqual([200, 200, 50])
})
