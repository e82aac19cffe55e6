import { fireEvent, screen, within } from '@testing-library/react'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { workbenchApi } from '@vitrina/contract/workbench/workbench'
import type { Answer } from '@vitrina/contract/endpoint'
import { expect, test } from 'vitest'
import { aListedOrder } from '#parts/order/listed-order.builder.ts'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'
import { widths } from '#test/window-size.ts'

type Workbench = Answer<typeof workbenchApi.read>

const empty: Workbench = {
  figures: { overdueReceivables: 0, receivables: 0, creditLeft: 0, creditSum: 0, statement: null },
  deliveries: [],
  waiting: [],
  hasMoreWaiting: false,
  newest: [],
  carts: [],
  specifications: [],
  offers: null,
}

function openHome(workbench: Partial<Workbench>, width?: number) {
  const server = fakeStore({ user: aUser() })
  server.on(workbenchApi.read, { ...empty, ...workbench })
  server.on(workbenchApi.frequentProducts, { items: [{ product: aProductCard(5, { name: 'Автомат 16А' }), amount: 10, orderCount: 4 }] })
  return { server, ...openStore('/', width ? { width } : {}) }
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('[M-10] a buyer’s home page is their work: debts, orders that wait, deliveries, goods, drafts', async () => {
  openHome({
    figures: { ...empty.figures, overdueReceivables: 1500, overdueDuration: 3 },
    waiting: [aListedOrder({ isOverdue: true })],
    newest: [aListedOrder(), aListedOrder({ id: 18, number: 'ЗК-000018' })],
    deliveries: [
      { date: '2026-11-19', window: null, shippedOn: null, orderId: 9, number: 'ЗК-000009', addressId: null, address: 'Лесная, 1' },
    ],
    specifications: [{ id: 4, name: 'Щит', lineCount: 12, updatedAt: '2026-11-16T09:00:00.000Z' }],
  })
  expect(await screen.findByRole('link', { name: /^Просрочено 1\s500,00\s₽ 3 дня/ })).toHaveAttribute('href', '/documents?state=overdue')
  expect((await section('Ждут вас')).getByText('Оплата просрочена')).toBeVisible()
  // One order stands in one place.
  expect((await section('Последние заказы')).getAllByRole('listitem')).toHaveLength(1)
  expect((await section('Поставки на неделю')).getByRole('link', { name: 'ЗК-000009' })).toBeVisible()
  expect((await section('Часто покупаете')).getByRole('button', { name: 'В корзину: Автомат 16А, 10' })).toBeVisible()
  expect((await section('Черновики')).getByRole('link', { name: 'Щит' })).toHaveAttribute('href', '/specifications/4')
  await expectNoAxeViolations()
})

test('a new company is told how to begin, and nothing is empty without a word', async () => {
  openHome({}, widths.phone)
  expect((await section('С чего начать')).getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog')
  expect(screen.queryByRole('region', { name: 'Ждут вас' })).toBeNull()
  expect((await section('Черновики')).getByText(/Незаконченных корзин/)).toBeVisible()
  await expectNoAxeViolations()
})

test('of a partly paid order the sum that is left is named, and a car that is late says so on the road too', async () => {
  const order = aListedOrder({ total: 1500 })
  openHome({
    waiting: [aListedOrder({ total: 1500, invoice: order.invoice && { ...order.invoice, openSum: 400, dueOn: '2026-11-20' } })],
    deliveries: [
      { date: '2025-11-19', window: null, shippedOn: '2025-11-18', orderId: 9, number: 'ЗК-9', addressId: null, address: 'Лесная, 1' },
      { date: '2025-11-18', window: null, shippedOn: '2025-11-18', orderId: 8, number: 'ЗК-8', addressId: null, address: 'Лесная, 1' },
    ],
  })
  expect((await section('Ждут вас')).getByText(/^оплатить 400,00\s₽ до 20\.11\.2026$/)).toBeVisible()
  const [late, onTheRoad] = (await section('Поставки на неделю')).getAllByRole('listitem')
  expect(late).toHaveTextContent('Опаздывает · В пути')
  expect(onTheRoad).not.toHaveTextContent('Опаздывает')
})

test('another cart among the drafts is made the active one and opened', async () => {
  const cart = { id: 3, name: 'Объект на Лесной', version: 1, sum: 900, count: 2, isActive: false, updatedAt: '2026-11-16T09:00:00.000Z' }
  const { server, router, user } = openHome({ carts: [cart] })
  const activated = server.on(namedCartsApi.activate, { ...cart, isActive: true })
  await user.click((await section('Черновики')).getByRole('button', { name: 'Объект на Лесной' }))
  await expect.poll(() => router.state.location.pathname).toBe('/cart')
  expect(activated.at(-1)?.path).toContain('/3')
})

test('a figure the seller hides is not there', async () => {
  openHome({ figures: { receivables: 100, statement: null } })
  expect(await screen.findByRole('link', { name: /^Задолженность/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Просрочено/ })).toBeNull()
})

test('[S-11] a list pasted on the home page opens the import with it', async () => {
  const { router } = openHome({})
  const field = await screen.findByLabelText(/^Список товаров/)
  fireEvent.paste(field, { clipboardData: { getData: () => 'AVT-16C 10\nAVT-25D 4' } })
  await expect.poll(() => router.state.location.state.openedCartImport).toEqual({ text: 'AVT-16C 10\nAVT-25D 4' })
  expect(router.state.location.pathname).toBe('/cart')
})

test('a workbench that failed can be loaded again', async () => {
  const server = fakeStore({ user: aUser() })
  server.on(workbenchApi.read, new Refusal({ status: 500, code: 'server.failed', message: 'Внутренняя ошибка' }))
  const { user } = openStore('/')
  expect(await screen.findByRole('heading', { name: 'Произошел технический сбой' })).toBeVisible()
  server.on(workbenchApi.read, empty)
  await user.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(await screen.findByRole('region', { name: 'Черновики' })).toBeVisible()
})
