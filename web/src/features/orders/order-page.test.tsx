import { act, screen, within } from '@testing-library/react'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { anOrder } from './order.builder.ts'
import { OrderPage } from './order-page.tsx'

const anItem = (given: Partial<OrderItem> = {}): OrderItem => ({
  id: 1,
  lineNo: 1,
  productId: 7,
  isCustom: false,
  article: 'A-1',
  manufacturerCode: '',
  name: 'Кабель ВВГ',
  brand: '',
  image: null,
  unit: 'м',
  decimals: 0,
  amount: 10,
  price: 900,
  isAgreedPrice: false,
  vatRate: 2200,
  sum: 9000,
  vat: 1622.95,
  note: '',
  shipBy: null,
  held: 0,
  shipped: 0,
  cancelled: 0,
  returned: 0,
  waiting: 0,
  sources: [],
  ...given,
})

async function open(flags: { isAllowedViewLegalDocuments?: boolean } = {}) {
  const server = fakeServer()
  server.on(ordersApi.read, anOrder({ state: 'confirmed' }))
  const asked = server.on(ordersApi.items, { items: [anItem(), anItem({ id: 2, productId: 8, isCustom: true, name: 'Щит на заказ' })] })
  server.on(ordersApi.documents, { items: [] })
  server.on(ordersApi.events, { items: [] })
  await renderScreen(<OrderPage id="17" tab="documents" PayDialog={() => null} />, { at: '/orders/17', user: aUser(), flags })
  await screen.findByRole('heading', { level: 1, name: 'Заказ ЗК-000017' })
  return { server, asked }
}

test('[O-18] [C-09] an order is printed with its goods whichever tab is open; its goods open read-only', async () => {
  const { asked } = await open()
  expect(screen.getByRole('tab', { name: 'Документы' })).toHaveAttribute('aria-selected', 'true')
  // Printing does not wait: the goods are asked for with the order.
  await expect.poll(() => asked.map(({ path }) => path)).toEqual(['/api/v1/order/17/items'])
  expect(screen.queryByText('Кабель ВВГ')).toBeNull()
  const printed = () => act(() => void window.dispatchEvent(new Event('beforeprint')))
  printed()
  expect(await screen.findByRole('link', { name: 'Кабель ВВГ' })).toHaveAttribute('href', '/catalog?product=7&readonly=1')
  expect(screen.getByText('Щит на заказ').closest('a')).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('Кабель ВВГ')).toBeNull()
})

test('[P-04] [P-05] without documents an order opens on its lines, and no tab is broken', async () => {
  const { server } = await open({ isAllowedViewLegalDocuments: false })
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Товары · 2'])
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
  const lines = within(screen.getByRole('tabpanel'))
  expect(await lines.findByRole('link', { name: 'Кабель ВВГ' })).toBeVisible()
  expect(lines.queryByRole('button', { name: 'Повторить' })).toBeNull()
  expect(server.unexpected).toEqual([])
})
