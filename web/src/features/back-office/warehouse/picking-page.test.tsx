import { screen, waitFor, within } from '@testing-library/react'
import { type PickingLine, warehouseApi } from '@vitrina/contract/warehouse/warehouse'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { pickQueue, ticksOf } from './pick-queue.ts'
import { PickingPage } from './picking-page.tsx'

const aLine = (given: Partial<PickingLine> = {}): PickingLine => ({
  orderItemId: 11,
  orderId: 1,
  orderNumber: 'ЗК-000001',
  article: 'AVT-16',
  name: 'Автомат 16А',
  codes: ['AVT-16', '4600000000011'],
  unit: { name: 'шт', decimals: 0 },
  place: 'А-1',
  wanted: 2,
  picked: 0,
  short: null,
  ...given,
})

afterEach(() => pickQueue.set({ ticks: [] }))

async function open(lines: PickingLine[] = [aLine()]) {
  const server = fakeServer()
  const asked = server.on(warehouseApi.picking, {
    warehouse: { id: 3, name: 'Ближний' },
    orders: [{ id: 1, number: 'ЗК-000001', version: 4, company: 'ООО «Восток»', deliveryType: 'delivery', boxes: [] }],
    lines,
  })
  const at = '/back-office/warehouse/picking?warehouse=3&orders=1'
  const rendered = await renderScreen(<PickingPage />, { at, user: aUser({ Group: 'warehouse' }) })
  await screen.findByRole('list', { name: 'Строки по местам' })
  return { server, asked, ...rendered }
}

const row = () => screen.getByRole('listitem', { name: 'AVT-16, ЗК-000001' })

test('a hand scanner types a code and presses Enter: one piece is ticked under a key of its own', async () => {
  const { server, user } = await open()
  let picked = 0
  const ticks = server.on(warehouseApi.pick, () => aLine({ picked: ++picked }))
  await user.type(screen.getByLabelText('Штрихкод или артикул'), '4600000000011{Enter}')
  expect(await within(row()).findByRole('img', { name: 'Собрано 1 из 2 шт' })).toBeVisible()
  await user.type(screen.getByLabelText('Штрихкод или артикул'), 'avt-16{Enter}')
  await waitFor(() => expect(ticks.length).toBe(2))
  expect(ticks[0]?.body).toEqual({ warehouseId: 3, orderItemId: 11, change: 1, short: null })
  const keys = ticks.map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
  await user.type(screen.getByLabelText('Штрихкод или артикул'), 'AVT-16{Enter}')
  expect(screen.getByText('AVT-16: уже собрано сколько нужно')).toBeVisible()
  await user.type(screen.getByLabelText('Штрихкод или артикул'), 'ЧУЖОЙ{Enter}')
  expect(screen.getByText('Код ЧУЖОЙ не из этих заказов')).toBeVisible()
})

test('a lost network loses no tick: it is kept on the device and sent again under the same key', async () => {
  const { server, user } = await open()
  const lost = server.lose(warehouseApi.pick)
  await user.type(screen.getByLabelText('Штрихкод или артикул'), 'AVT-16{Enter}')
  expect(await screen.findByText(/^Нет связи\. 1 отметка сохранена/)).toBeVisible()
  expect(within(row()).getByRole('img', { name: 'Собрано 1 из 2 шт' })).toBeVisible()
  expect(ticksOf(pickQueue.get())).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Отправляем отметки…' })).toBeDisabled()

  const sent = server.on(warehouseApi.pick, aLine({ picked: 1 }))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(ticksOf(pickQueue.get())).toEqual([]))
  expect(sent[0]?.headers.get('idempotency-key')).toBe(lost[0]?.headers.get('idempotency-key'))
  expect(await screen.findByRole('button', { name: 'Отгрузить и напечатать' })).toBeEnabled()
  expect(within(row()).getByRole('img', { name: 'Собрано 1 из 2 шт' })).toBeVisible()
})

test('a tick the server refuses is said at its line and goes back', async () => {
  const { server, user } = await open()
  server.on(warehouseApi.pick, new Refusal({ status: 422, code: 'order.too-much', message: 'Столько нельзя' }))
  await user.click(within(row()).getByRole('button', { name: /^Собрано всё/ }))
  expect(await within(row()).findByText('Столько нельзя')).toBeVisible()
  expect(within(row()).getByRole('img', { name: 'Собрано 0 из 2 шт' })).toBeVisible()
})

test('a short line is recorded with its reason', async () => {
  const { server, user } = await open()
  const ticks = server.on(warehouseApi.pick, aLine({ short: 'damaged' }))
  await user.click(within(row()).getByRole('button', { name: /^Не хватает/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Не хватает AVT-16' })
  await user.click(within(dialog).getByRole('radio', { name: 'Повреждён' }))
  await user.click(within(dialog).getByRole('button', { name: 'Отметить' }))
  await waitFor(() => expect(ticks[0]?.body).toEqual({ warehouseId: 3, orderItemId: 11, change: 0, short: 'damaged' }))
  expect(await within(row()).findByText('Повреждён')).toBeVisible()
})

test('one press sends off what is picked and opens its papers; only begun orders leave', async () => {
  const { server, user } = await open([aLine({ picked: 2 })])
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const shipped = server.on(warehouseApi.ship, {
    results: [{ orderId: 1, number: 'ЗК-000001', outcome: 'shipped', shipment: { id: 9, number: 'ОТ-000009' }, reason: '' }],
  })
  const papers = server.on(warehouseApi.printPapers, { path: '/files/print/x.pdf', printingId: null })
  await user.click(screen.getByRole('button', { name: 'Отгрузить и напечатать' }))
  expect(await screen.findByText(/отгружен, ОТ-000009/)).toBeVisible()
  expect(shipped.map(({ body }) => body)).toEqual([{ warehouseId: 3, orders: [{ id: 1, version: 4 }] }])
  expect(papers[0]?.body).toEqual({ shipmentIds: [9] })
  expect(tab.location.href).toBe('/files/print/x.pdf')
})
