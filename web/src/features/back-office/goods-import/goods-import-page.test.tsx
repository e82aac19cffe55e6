import { screen, waitFor, within } from '@testing-library/react'
import { type GoodsImport, goodsImportApi } from '@vitrina/contract/goods-import/goods-import'
import { importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { useQuestion } from '#ui/confirm.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { GoodsImportPage } from './goods-import-page.tsx'

const none = { added: 0, changed: 0, left: 0 }
const anImport = (given: Partial<GoodsImport> = {}): GoodsImport => ({
  id: 7,
  state: 'mapping',
  format: 'csv',
  fileName: 'прайс.csv',
  targets: ['prices'],
  author: 'Климова Анна',
  createdAt: '2026-11-16T09:00:00.000Z',
  finishedAt: null,
  progress: { done: 0, total: 0 },
  message: null,
  summary: null,
  reverted: null,
  options: { emptyCells: 'keep', dropPercent: 30, goods: 'ignore' },
  origin: 'guessed',
  sheets: [
    {
      name: '',
      rows: [
        { row: 1, cells: ['Артикул', 'Стоимость'] },
        { row: 2, cells: ['KAB-0015', '101,50'] },
      ],
      mapping: { isTaken: true, headerRow: 1, firstRow: 2, columns: [{ role: 'article', refId: null }, null] },
      offered: [null, { name: 'Стоимость', unit: '', kind: 'range' }],
    },
  ],
  addedReferences: 0,
  changes: [],
  refused: [],
  unreverted: [],
  priceTypes: [{ id: 1, name: 'Розничная' }],
  warehouses: [{ id: 4, name: 'Москва' }],
  features: [{ id: 9, name: 'Сечение', unit: 'мм²' }],
  allowed: ['goods', 'prices', 'stock'],
  archive: null,
  scheduleId: null,
  ...given,
})

function Asked() {
  const question = useQuestion()
  return question && <ConfirmDialog question={question} />
}

const open = async (given: Partial<GoodsImport>) => {
  const server = fakeServer()
  server.on(goodsImportApi.read, anImport(given))
  const rendered = await renderScreen(
    <>
      <GoodsImportPage id="7" />
      <Asked />
    </>,
    { at: '/back-office/imports/7', user: aUser({ Group: 'administrator' }) },
  )
  return { server, ...rendered }
}

test('a column without a meaning is given one, and the file is compared', async () => {
  const { server, user } = await open({})
  const checked = server.on(goodsImportApi.check, anImport({ state: 'checking' }))
  const compare = await screen.findByRole('button', { name: 'Сравнить с магазином' })
  expect(compare).toBeDisabled()
  expect(screen.getByText('Укажите хотя бы одну колонку, которую нужно загрузить.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Что в колонке 2' }), 'Цена: Розничная')
  await user.click(compare)
  expect(checked[0]?.body).toMatchObject({
    sheets: [
      {
        columns: [
          { role: 'article', refId: null },
          { role: 'price', refId: 1 },
        ],
      },
    ],
    options: { emptyCells: 'keep', goods: 'ignore' },
  })
  expect(await screen.findByRole('progressbar', { name: /Читаем файл/ })).toBeVisible()
})

test('a column can be a feature of the shop, or one that is added for it', async () => {
  const { server, user } = await open({ options: { emptyCells: 'keep', dropPercent: 30, goods: 'update' } })
  const checked = server.on(goodsImportApi.check, anImport({ state: 'checking' }))
  const role = await screen.findByRole('combobox', { name: 'Что в колонке 2' })
  expect(within(role).getByRole('option', { name: 'Характеристика: Сечение, мм²' })).toBeVisible()
  await user.selectOptions(role, 'Новая характеристика (число): Стоимость')
  await user.click(screen.getByRole('button', { name: 'Сравнить с магазином' }))
  expect(checked[0]?.body).toMatchObject({
    sheets: [{ columns: [{ role: 'article' }, { role: 'feature', refId: null, newFeature: { name: 'Стоимость', kind: 'range' } }] }],
  })
})

test('whoever may load stock alone is offered stock alone', async () => {
  await open({ allowed: ['stock'], priceTypes: [], features: [] })
  const role = await screen.findByRole('combobox', { name: 'Что в колонке 2' })
  const offered = within(role)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered).toEqual([
    'Не загружать',
    'Наш артикул',
    'Код производителя',
    'Штрихкод',
    'Бренд',
    'Свободный остаток: Москва',
    'Место хранения: Москва',
  ])
  expect(screen.queryByRole('combobox', { name: 'Карточки товаров' })).toBeNull()
})

test('a written import is repeated by the clock', async () => {
  const { server, user } = await open({ state: 'done' })
  const list = { items: [], folder: '/srv/import-folder' }
  server.on(importSchedulesApi.list, list)
  const added = server.on(importSchedulesApi.add, list)
  await user.click(await screen.findByRole('button', { name: 'Повторять по расписанию' }))
  const place = await screen.findByRole('textbox', { name: 'Адрес файла' })
  await user.type(place, 'http://example.com/a.csv')
  expect(screen.getByText('Нужен адрес, который начинается с https://')).toBeVisible()
  await user.clear(place)
  await user.type(place, 'https://example.com/a.csv')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(added[0]?.body).toEqual({ importId: 7, source: 'address', place: 'https://example.com/a.csv', every: 'day', time: '05:00' }),
  )
})

test('what would change is shown before it is written, steep drops are named', async () => {
  const { server, user } = await open({
    state: 'checked',
    summary: {
      rows: 3,
      refused: 1,
      goods: none,
      prices: { added: 1, changed: 1, left: 0 },
      costs: { added: 0, changed: 0, left: 0 },
      stock: none,
      drops: 1,
      pictures: { wanted: 0, added: 0, failed: 0 },
    },
    changes: [{ kind: 'price', row: 2, code: 'KAB-0015', product: 'Кабель', of: 'Розничная', before: 100, after: 50, isSteepDrop: true }],
    refused: [{ sheet: '', row: 4, code: 'NET-1', reason: 'Товара с кодом «NET-1» нет в каталоге' }],
  })
  const started = server.on(goodsImportApi.start, anImport({ state: 'running', progress: { done: 1, total: 2 } }))
  const changes = await screen.findByRole('region', { name: 'Что изменится' })
  expect(within(changes).getByText('Цена резко падает')).toBeVisible()
  expect(within(changes).getByText('50,00 ₽')).toBeVisible()
  expect(screen.getByText(/1 цена упадёт больше чем на 30 %/)).toBeVisible()
  expect(screen.getByText('Товара с кодом «NET-1» нет в каталоге')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Записать в магазин' }))
  await user.click(await screen.findByRole('button', { name: 'Записать' }))
  expect(await screen.findByText(/1 из 2 \(50 %\)/)).toBeVisible()
  expect(started).toHaveLength(1)
})

test('a file of costs alone can be written and taken back', async () => {
  const costs = { added: 1, changed: 0, left: 0 }
  const summary = {
    rows: 1,
    refused: 0,
    goods: none,
    prices: none,
    costs,
    stock: none,
    drops: 0,
    pictures: { wanted: 0, added: 0, failed: 0 },
  }
  const { unmount } = await open({ state: 'checked', targets: ['costs'], summary })
  expect(await screen.findByRole('button', { name: 'Записать в магазин' })).toBeEnabled()
  unmount()
  await open({ state: 'done', targets: ['costs'], summary })
  expect(await screen.findByRole('button', { name: 'Отменить загрузку' })).toBeEnabled()
})

test('the only sheet is shown even if nothing in it was known', async () => {
  const [sheet] = anImport().sheets
  if (!sheet) throw new Error('a sheet is wanted')
  await open({ sheets: [{ ...sheet, mapping: { isTaken: false, headerRow: null, firstRow: 1, columns: [null, null] } }] })
  expect(await screen.findByRole('region', { name: 'Начало файла' })).toBeVisible()
  expect(screen.getByText('Укажите колонку с кодом товара.')).toBeVisible()
})

test('a row whose picture could not be had is told of and not called refused', async () => {
  await open({
    state: 'done',
    summary: {
      rows: 2,
      refused: 0,
      goods: { added: 2, changed: 0, left: 0 },
      prices: none,
      costs: none,
      stock: none,
      drops: 0,
      pictures: { wanted: 3, added: 1, failed: 2 },
    },
    refused: [{ sheet: '', row: 2, code: 'KAB-0015', reason: 'Фото не загружено, остальное записано. a.jpg: по адресу ничего нет' }],
  })
  expect(await screen.findByRole('region', { name: 'Не загружены 2 фотографии' })).toBeVisible()
  expect(screen.queryByText(/Отклонен[аоы] \d/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Скачать отклонённые строки' })).toBeVisible()
})

test('after a roll-back the three outcomes stand side by side', async () => {
  await open({
    state: 'reverted',
    summary: {
      rows: 3,
      refused: 0,
      goods: none,
      prices: { added: 1, changed: 2, left: 0 },
      costs: { added: 0, changed: 0, left: 0 },
      stock: none,
      drops: 0,
      pictures: { wanted: 0, added: 0, failed: 0 },
    },
    reverted: { reversed: 1, kept: 1, failed: 1 },
    unreverted: [{ product: 'KAB-0015 · Кабель', of: 'Розничная', outcome: 'kept', reason: 'Изменено после загрузки, сейчас 520' }],
  })
  expect(await screen.findByText('Возвращено: 1. Оставлено, потому что изменено позже: 1. Не удалось: 1.')).toBeVisible()
  expect(screen.getByText('Изменено после загрузки, сейчас 520')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Отменить загрузку' })).toBeNull()
})
