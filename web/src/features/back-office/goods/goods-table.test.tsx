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

async function open() {
  const server = fakeServer()
  server.on(goodsApi.list, {
    items: [aRow({}), aRow({ id: 2, article: 'A-2', name: 'Провод' })],
    meta: { currentPage: 1, pageCount: 1, totalCount: 2 },
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
