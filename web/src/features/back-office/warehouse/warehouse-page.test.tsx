import { screen, within } from '@testing-library/react'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { type WarehouseOrder, warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { expect, test, vi } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { WarehousePage } from './warehouse-page.tsx'

const anOrder = (given: Partial<WarehouseOrder> = {}): WarehouseOrder => ({
  id: 1,
  number: 'ЗК-000001',
  version: 4,
  company: 'ООО «Восток»',
  deliveryType: 'carrier',
  destination: 'Деловые линии, Лесная, 1',
  shipBy: '2026-01-15',
  isLate: true,
  lineCount: 3,
  lineCountHere: 2,
  pickedCount: 0,
  isWhole: false,
  waits: ['arrival'],
  arrivalOn: '2098-01-20',
  boxCount: 0,
  pickups: [],
  transfers: [],
  ...given,
})

async function open(items: WarehouseOrder[], at = '/back-office/warehouse') {
  const server = fakeServer()
  const asked = server.on(warehouseApi.list, {
    warehouse: { id: 3, name: 'Ближний' },
    warehouses: [{ id: 3, name: 'Ближний', isActive: true }],
    items,
    counts: { ready: 2, waiting: 5, pickup: 1 },
    meta: { currentPage: 1, pageCount: 1, totalCount: items.length },
  })
  const rendered = await renderScreen(<WarehousePage />, { at, user: aUser({ Group: 'warehouse' }) })
  await screen.findByRole('list', { name: 'Заказы склада' })
  return { server, asked, ...rendered }
}

test('an order says when it has to leave, how far it is picked and what the rest waits for; filters of the address are asked for', async () => {
  const { asked } = await open([anOrder()], '/back-office/warehouse?warehouse=3&until=2026-01-20&delivery=carrier&q=ЗК')
  expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
    warehouse: '3',
    queue: 'ready',
    until: '2026-01-20',
    delivery: 'carrier',
    q: 'ЗК',
    page: '1',
  })
  const row = screen.getByRole('listitem')
  for (const text of ['ЗК-000001', 'Опаздывает', 'Собрано 0 из 2', 'здесь не всё', 'Поступление 20.01.2098'])
    expect(row).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: 'Ждут 5' })).toBeVisible()
})

test('one press ships all ticked orders; each outcome is told, and papers that fail can be asked for again', async () => {
  const { server, user } = await open([anOrder(), anOrder({ id: 2, number: 'ЗК-000002', version: 7 })])
  vi.spyOn(window, 'open').mockReturnValue({ location: { href: '' }, close: () => {} } as unknown as Window)
  const shipped = server.on(warehouseApi.ship, {
    results: [
      { orderId: 1, number: 'ЗК-000001', outcome: 'shipped', shipment: { id: 9, number: 'ОТ-000009' }, reason: '' },
      { orderId: 2, number: 'ЗК-000002', outcome: 'refused', shipment: null, reason: 'Заказ изменился' },
    ],
  })
  server.on(warehouseApi.printPapers, new Refusal({ status: 503, code: 'server.busy', message: 'Сервер занят' }))
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать все' }))
  const bar = screen.getByRole('region', { name: 'Выбранные заказы' })
  expect(bar).toHaveTextContent('2 заказа ещё не собирали: уйдёт всё, что лежит на складе')
  await user.click(within(bar).getByRole('button', { name: 'Отгрузить и напечатать всё' }))
  expect(await screen.findByText('Сервер занят')).toBeVisible()
  expect(screen.getByText(/Заказ изменился/)).toBeVisible()
  expect(shipped[0]?.body).toEqual({
    warehouseId: 3,
    orders: [
      { id: 1, version: 4 },
      { id: 2, version: 7 },
    ],
  })
  expect(shipped[0]?.headers.get('idempotency-key')).toBeTruthy()
  const papers = server.on(warehouseApi.printPapers, { path: '/files/print/x.pdf', printingId: null })
  await user.click(screen.getByRole('button', { name: 'Напечатать документы' }))
  expect(await screen.findByRole('link', { name: 'Открыть документы' })).toHaveAttribute('href', '/files/print/x.pdf')
  expect([papers.length, shipped.length]).toEqual([1, 1])
})

test("goods are handed over by the buyer's QR, to a person whose proxy is valid today", async () => {
  const order = anOrder({ deliveryType: 'pickup', waits: [], pickups: [{ id: 9, number: 'ОТ-000009' }] })
  const { server, user } = await open([order], '/back-office/warehouse?queue=pickup')
  const scanner = screen.getByLabelText('QR покупателя')
  await user.type(scanner, '482913{Enter}')
  expect(screen.getByText('Это не QR получения')).toBeVisible()
  await user.type(scanner, '000009-482913{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Выдача ОТ-000009, заказ ЗК-000001' })
  expect(within(dialog).getByLabelText('Код получения, 6 цифр')).toHaveValue('482913')
  await user.type(within(dialog).getByLabelText('Кто получает'), 'Пётр Ом')
  await user.type(within(dialog).getByLabelText('Номер доверенности'), '12')
  await user.type(within(dialog).getByLabelText('Выдана'), '2026-01-10')
  await user.type(within(dialog).getByLabelText('Действует до'), '2026-01-20')
  expect(within(dialog).getByText('Срок истёк')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: 'Выдать' })).toBeDisabled()
  await user.clear(within(dialog).getByLabelText('Действует до'))
  await user.type(within(dialog).getByLabelText('Действует до'), '2098-01-20')
  const issued = server.on(orderDeskApi.issue, new Refusal({ status: 422, code: 'order.wrong-code', message: 'Код не подходит' }))
  await user.click(within(dialog).getByRole('button', { name: 'Выдать' }))
  expect(await within(dialog).findByText('Код не подходит')).toBeVisible()
  expect(issued[0]?.body).toEqual({
    version: 4,
    shipmentId: 9,
    code: '482913',
    collectedBy: 'Пётр Ом',
    proxy: { number: '12', issuedOn: '2026-01-10', validUntil: '2098-01-20' },
  })
})
