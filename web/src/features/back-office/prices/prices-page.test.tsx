import { screen, within } from '@testing-library/react'
import { buyerViewApi } from '@vitrina/contract/prices/desk/buyer-view'
import { priceListApi } from '@vitrina/contract/prices/desk/price-list'
import { priceTypesApi } from '@vitrina/contract/prices/desk/price-types'
import { promotionsApi } from '@vitrina/contract/prices/desk/promotions'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import type { PriceRow, ShownType } from './prices.api.ts'
import { PricesPage } from './prices-page.tsx'

const aRow = (given: Partial<PriceRow>): PriceRow => ({
  productId: 1,
  article: 'A-1',
  name: 'Кабель',
  brand: 'Искра',
  section: 'Кабель силовой',
  unit: 'м',
  isPublished: true,
  vatRate: 2_200,
  price: 122,
  breaks: [],
  ...given,
})

const aType = (given: Partial<ShownType>): ShownType => ({
  id: 1,
  version: 0,
  name: { ru: 'Розничная' },
  isDefault: true,
  isVatIncluded: true,
  priceCount: 2,
  companyCount: 0,
  contractCount: 0,
  ...given,
})

async function open(at: string, type: Partial<ShownType> = {}, Group: 'head_of_sales' | 'integrator' = 'head_of_sales') {
  const server = fakeServer()
  server.on(priceTypesApi.list, { items: [aType(type), aType({ id: 2, name: { ru: 'Оптовая' }, isDefault: false })] })
  server.on(buyerViewApi.reference, { brands: [], sections: [], regions: [], defaultTypeId: 1 })
  server.on(priceListApi.list, {
    items: [aRow({}), aRow({ productId: 2, article: 'A-2', name: 'Провод', price: null })],
    meta: { currentPage: 1, pageCount: 1, totalCount: 2 },
  })
  const saved = server.on(priceListApi.save, {
    updateId: 7,
    rows: [{ productId: 1, outcome: 'conflict', price: 130, changedBy: 'Котов Илья', changedAt: '2026-11-17T12:00:00.000Z' }],
  })
  const rendered = await renderScreen(<PricesPage />, { at: `/back-office/prices${at}`, user: aUser({ Group }) })
  return { server, saved, ...rendered }
}

const cellOf = async (article: string) => within(await screen.findByRole('row', { name: new RegExp(article) })).getByRole('gridcell')

test('a price is typed over and saved against the one that was seen; a conflict says who was first', async () => {
  const { saved, user } = await open('')
  await user.click(await cellOf('A-1'))
  await user.keyboard('125,50{Enter}')
  await expect.poll(() => saved[0]?.body).toEqual({ rows: [{ productId: 1, price: 125.5, expected: 122 }] })
  expect(await screen.findByText(/^A-1: .*Котов Илья.*130,00.*125,50.* не сохранена$/)).toBeVisible()
  expect(await cellOf('A-2')).toHaveFocus()
  await user.keyboard('x{Enter}')
  expect(await screen.findByText('A-2: «x» не похоже на цену')).toBeVisible()
  expect(saved).toHaveLength(1)
})

test('a list typed without VAT shows and takes prices without it', async () => {
  const { saved, user } = await open('', { isVatIncluded: false })
  expect(await cellOf('A-1')).toHaveTextContent(/^100,00/)
  await user.click(await cellOf('A-1'))
  await user.paste('200\n300')
  await expect
    .poll(() => saved[0]?.body)
    .toEqual({
      rows: [
        { productId: 1, price: 244, expected: 122 },
        { productId: 2, price: 366, expected: null },
      ],
    })
})

test('a change by percent is shown before it is saved, and can be taken back', async () => {
  const { server, user } = await open('')
  const rows = [{ productId: 1, article: 'A-1', name: 'Кабель', before: 122, after: 128.1 }]
  const preview = server.on(priceListApi.preview, { total: 2, changed: 1, left: 0, unpriced: 1, rows, fingerprint: 'seen' })
  const change = server.on(priceListApi.change, { updateId: 9, changed: 1 })
  const undone = server.on(priceListApi.undo, { updateId: 10, reversed: 1, kept: [] })
  await cellOf('A-1')
  await user.click(screen.getByRole('button', { name: 'Изменить на процент' }))
  await user.type(screen.getByRole('textbox', { name: /На сколько процентов/ }), '5')
  await user.click(screen.getByRole('button', { name: 'Посмотреть, что получится' }))
  const body = { goods: { filter: { q: '' } }, fromTypeId: null, change: { percent: 500, step: 1, way: 'nearest' } }
  await expect.poll(() => preview[0]?.body).toEqual(body)
  expect(await screen.findByText(/Изменится цен: 1/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Сохранить 1 цену' }))
  await expect.poll(() => change[0]?.body).toEqual({ ...body, fingerprint: 'seen' })
  await user.click(await screen.findByRole('button', { name: 'Отменить последнее' }))
  await expect.poll(() => undone.length).toBe(1)
})

test('promotions stand on a calendar, and those that overlap say with what', async () => {
  const { server, user } = await open('?show=types')
  server.on(promotionsApi.calendar, {
    looseCount: 0,
    items: [
      {
        id: 3,
        version: 0,
        name: 'Неделя кабеля',
        from: '2026-11-10',
        to: '2026-11-20',
        goodsCount: 12,
        leastDiscount: 500,
        greatestDiscount: 1_000,
        overlaps: [{ id: 4, name: 'Конец месяца', goodsCount: 2 }],
      },
    ],
  })
  await user.click(await screen.findByRole('link', { name: 'Акции' }))
  expect(await screen.findByRole('link', { name: 'Неделя кабеля' })).toBeVisible()
  expect(screen.getByText(/^10\.11\.2026 – 20\.11\.2026 · 12 товаров · −5 %…−10 %$/)).toBeVisible()
  expect(screen.getByText(/Пересекается с «Конец месяца»: 2 общих товара/)).toBeVisible()
})

test('whoever loads price lists is not led to companies, not even by a link', async () => {
  await open('?show=discounts', {}, 'integrator')
  expect(await cellOf('A-1')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Скидки' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Цены договоров' })).toBeNull()
})
