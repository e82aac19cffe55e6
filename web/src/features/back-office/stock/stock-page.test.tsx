import { screen, within } from '@testing-library/react'
import { type FreeTransfer, freeTransfersApi } from '@vitrina/contract/fulfilment/free-transfers'
import { fulfilmentDeskApi } from '@vitrina/contract/fulfilment/fulfilment-desk'
import { stockDeskApi, type StockPlace, type StockRow } from '@vitrina/contract/fulfilment/stock-desk'
import { arrivalsDeskApi } from '@vitrina/contract/promise/arrivals-desk'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { StockPage } from './stock-page.tsx'

const aPlace = (given: Partial<StockPlace> = {}): StockPlace => ({
  warehouseId: 1,
  free: 12,
  held: 3,
  inTransit: 0,
  arriving: 10,
  promised: 4,
  minimum: 20,
  place: '',
  ...given,
})
const aRow = (given: Partial<StockRow> = {}): StockRow => ({
  id: 7,
  article: 'A-7',
  name: 'Кабель',
  brand: 'Искра',
  unit: { name: 'шт', decimals: 0 },
  isPublished: true,
  places: [aPlace()],
  ...given,
})

async function open(at = '/back-office/stock', items: StockRow[] = [aRow(), aRow({ id: 8, article: 'A-8', name: 'Провод', places: [] })]) {
  const server = fakeServer()
  const asked = server.on(stockDeskApi.list, { items, meta: { currentPage: 1, pageCount: 1, totalCount: items.length } })
  server.on(stockDeskApi.reference, {
    warehouses: [
      { id: 1, name: 'Ближний', city: 'Москва', isActive: true },
      { id: 2, name: 'Дальний', city: 'Тула', isActive: true },
    ],
    sections: [],
    brands: [],
  })
  const rendered = await renderScreen(<StockPage />, { at, user: aUser({ Group: 'warehouse' }) })
  return { server, asked, ...rendered }
}

const cellOf = async (row: string, at: number) => {
  const line = (await screen.findByRole('rowheader', { name: new RegExp(row) })).closest('tr')
  return within(line ?? document.body).getAllByRole('gridcell')[at] as HTMLElement
}

test('a cell says what is free, held, coming, promised and wanted', async () => {
  await open()
  expect(await cellOf('A-7', 0)).toHaveTextContent('12малов заказах 3 · придёт 10 · обещано 4 · мин. 20')
  expect(await cellOf('A-8', 1)).toHaveTextContent('—')
})

test('filters of the address are asked for', async () => {
  const { asked } = await open('/back-office/stock?q=кабель&warehouse=2&need=below&page=3')
  await screen.findByRole('grid')
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ q: 'кабель', warehouse: '2', need: 'below', page: '3', 'per-page': '50' })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Товар', 'Дальний'])
})

test('no amount is typed before there is a reason; then a digit begins, Enter saves and goes down', async () => {
  const { server, user } = await open()
  const saved = server.on(stockDeskApi.setFree, aPlace({ free: 5 }))
  await user.click(await cellOf('A-7', 0))
  await user.keyboard('5')
  expect(screen.getByText('Сначала назовите причину: она попадёт в журнал')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Причина' })).toHaveFocus()
  await user.keyboard('Пересчёт')
  await user.click(await cellOf('A-7', 0))
  await user.keyboard('5{Enter}')
  await expect
    .poll(() => saved.map(({ path, body }) => [path, body]))
    .toEqual([['/api/v1/back-office/stock/7/1', { free: 5, seen: 12, reason: 'Пересчёт' }]])
  await expect.poll(async () => (await cellOf('A-7', 0)).textContent).toContain('5')
  expect(await cellOf('A-8', 0)).toHaveFocus()
})

test('who comes second is told the present amount and chooses', async () => {
  const { server, user } = await open()
  const refusal = { status: 409, code: 'stock.changed', message: 'Пока вы правили, остаток изменился: сейчас свободно 9' } as const
  const saved = server.on(stockDeskApi.setFree, ({ seen }) =>
    seen === 12 ? new Refusal({ ...refusal, current: aPlace({ free: 9 }) }) : aPlace({ free: 5 }),
  )
  await user.type(await screen.findByRole('combobox', { name: 'Причина' }), 'Пересчёт')
  await user.click(await cellOf('A-7', 0))
  await user.keyboard('5{Enter}')
  expect(await screen.findByText('A-7: Пока вы правили, остаток изменился: сейчас свободно 9')).toBeVisible()
  expect(await cellOf('A-7', 0)).toHaveTextContent('9')
  await user.click(screen.getByRole('button', { name: 'Записать 5' }))
  await expect
    .poll(() => saved.map(({ body }) => body))
    .toEqual([
      { free: 5, seen: 12, reason: 'Пересчёт' },
      { free: 5, seen: 9, reason: 'Пересчёт' },
    ])
})

test('what is no amount of the unit is not sent', async () => {
  const { user } = await open()
  await user.type(await screen.findByRole('combobox', { name: 'Причина' }), 'Пересчёт')
  await user.click(await cellOf('A-7', 0))
  await user.keyboard('1,5{Enter}')
  expect(await screen.findByText(/«1,5» — не количество/)).toBeVisible()
})

test('an arrival that has come is received where it stands: waiting orders first, the rest is free', async () => {
  const server = fakeServer()
  server.on(stockDeskApi.reference, { warehouses: [{ id: 1, name: 'Ближний', city: 'Москва', isActive: true }], sections: [], brands: [] })
  const product = { id: 7, article: 'A-7', name: 'Кабель', unit: { name: 'шт', decimals: 0 } }
  const arrival = {
    id: 4,
    product,
    warehouse: { id: 1, name: 'Ближний', isActive: false },
    quantity: 10,
    expectedOn: '2098-01-15',
    source: '',
    promised: 4,
    orders: [],
  }
  server.on(arrivalsDeskApi.list, { items: [arrival], meta: { currentPage: 1, pageCount: 1, totalCount: 1 } })
  const asked = server.on(fulfilmentDeskApi.receiveGoods, {
    number: 'ПТ-000001',
    items: [{ productId: 7, amount: 6, forOrders: 4, free: 2 }],
    orders: [],
  })
  const { user } = await renderScreen(<StockPage />, { at: '/back-office/stock?show=arrivals', user: aUser({ Group: 'warehouse' }) })
  expect(await screen.findByText(/склад выключен/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Принять поступление A-7 на 15.01.2098' }))
  const dialog = await screen.findByRole('dialog', { name: 'Принять A-7' })
  const field = within(dialog).getByLabelText('Количество, шт')
  await user.clear(field)
  await user.type(field, '6')
  await user.click(within(dialog).getByRole('button', { name: 'Принять' }))
  expect(await screen.findByText('ПТ-000001: заказам 4, свободно 2')).toBeVisible()
  expect(asked[0]?.body).toEqual({ warehouseId: 1, document: '', items: [{ productId: 7, amount: 6 }] })
})

test('a transfer of free goods is sent with one press; only steps it can take are offered', async () => {
  const server = fakeServer()
  server.on(stockDeskApi.reference, { warehouses: [], sections: [], brands: [] })
  const transfer: FreeTransfer = {
    id: 5,
    number: 'ПМ-000005',
    product: { id: 7, article: 'A-7', name: 'Кабель', unit: 'м' },
    from: { id: 1, name: 'Ближний' },
    to: { id: 2, name: 'Дальний' },
    amount: 10,
    plannedOn: '2098-01-15',
    state: 'planned',
  }
  server.on(freeTransfersApi.list, { items: [transfer], meta: { currentPage: 1, pageCount: 1, totalCount: 1 } })
  const asked = server.on(freeTransfersApi.step, { ...transfer, state: 'sent' })
  const { user } = await renderScreen(<StockPage />, { at: '/back-office/stock?show=transfers', user: aUser({ Group: 'warehouse' }) })
  const row = await screen.findByRole('listitem')
  expect(row).toHaveTextContent('ПМ-000005 · A-7 · Ближний → Дальний')
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Отправить', 'Отменить'])
  server.on(freeTransfersApi.list, { items: [{ ...transfer, state: 'sent' }], meta: { currentPage: 1, pageCount: 1, totalCount: 1 } })
  await user.click(within(row).getByRole('button', { name: 'Отправить ПМ-000005' }))
  expect(await screen.findByRole('button', { name: 'Принять ПМ-000005' })).toBeVisible()
  expect(asked.map(({ body }) => body)).toEqual([{ step: 'send' }])
})
