import { screen, waitFor, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { costsApi } from '@vitrina/contract/costs/costs'
import { orderChangeApi } from '@vitrina/contract/orders/order-change'
import { orderDeskApi } from '@vitrina/contract/orders/order-desk'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { anOrder } from '../../orders/order.builder.ts'
import { anItem } from './desk-order.builder.ts'
import { OrderEditor } from './order-editor.tsx'

const order = anOrder({ version: 3, total: 3000, deskActions: ['change'] })
const options = { addresses: [], pickupPoints: [], deliveryTypes: ['pickup' as const], payments: [], contacts: [] }

test('every change is shown old → new as the server would make it, and all are saved at once', async () => {
  const server = fakeServer()
  server.on(orderChangeApi.options, options)
  const after = { order: { ...order, total: 2100 }, items: [anItem({ cancelled: 3, sum: 2100 })] }
  const asked = server.on(orderChangeApi.preview, after)
  const saved = server.on(orderDeskApi.change, after.order)
  const onClose = vi.fn()
  const { user } = await renderScreen(<OrderEditor order={order} items={[anItem()]} decision={undefined} onClose={onClose} />, {
    at: '/back-office/orders/17',
    user: aUser({ Group: 'manager' }),
  })
  expect(screen.getByText('Пока ничего не изменено')).toBeVisible()
  const amount = screen.getByRole('textbox', { name: 'Количество: Автомат 16А' })
  await user.clear(amount)
  await user.type(amount, '7')
  const list = await screen.findByRole('list', { name: 'Изменения' })
  const [line, sum] = within(list).getAllByRole('listitem')
  expect(line).toHaveTextContent('AVT-16C Автомат 16А: количество10 шт → 7 шт')
  expect(sum?.textContent?.replaceAll(/\s/g, ' ')).toContain('3 000,00 ₽ → 2 100,00 ₽')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить изменения' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked.at(-1)?.body).toMatchObject({ version: 3, items: [{ id: 1, amount: 7 }] })
  expect(saved.map(({ body }) => body)).toMatchObject([{ version: 3, items: [{ id: 1, amount: 7 }], added: [], terms: {} }])
})

const bigger = {
  id: 80,
  article: 'AVT-25',
  name: 'Автомат 25А',
  brand: { id: 1, name: 'Завод' },
  unit: { name: 'шт', decimals: 0 },
  image: null,
  minimumBatch: null,
  multiplicity: 1,
  price: null,
  stockTotal: 3,
  promise: [],
}
const suggested = {
  queries: [],
  sections: [],
  brands: [],
  products: [bigger],
  changed: 'none' as const,
  understood: [],
  amount: null,
  moreCount: 0,
  text: 'авт',
}

test('a line being added has its margin for those who may see costs, by the price typed or the customer’s own', async () => {
  const server = fakeServer()
  server.on(orderChangeApi.options, options)
  server.on(costsApi.read, { cost: 200 })
  server.on(orderChangeApi.preview, { order, items: [anItem(), anItem({ id: 2, productId: 80, amount: 4, price: 250, sum: 1000 })] })
  server.on(catalogueApi.suggest, suggested)
  const facts = { itemId: 1, stock: [], arrivals: [], price: null, cost: 240 }
  const decision = { lines: [facts], dangers: [], lastOrders: [] }
  const { user } = await renderScreen(<OrderEditor order={order} items={[anItem()]} decision={decision} onClose={vi.fn()} />, {
    at: '/back-office/orders/17',
    user: aUser({ Group: 'head_of_sales' }),
  })
  await user.type(screen.getByRole('combobox', { name: /^Добавить товар/ }), 'авт')
  await user.click(await screen.findByRole('option', { name: /Автомат 25А/ }))
  const line = screen.getByRole('listitem', { name: 'Автомат 25А' })
  await waitFor(() => expect(line).toHaveTextContent(/Маржа: 20\s%/i))
  await user.type(within(line).getByRole('textbox', { name: /^Цена/ }), '400')
  expect(line).toHaveTextContent(/Маржа: 50\s%/i)
})
