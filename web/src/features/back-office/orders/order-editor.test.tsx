import { screen, waitFor, within } from '@testing-library/react'
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
