import { screen } from '@testing-library/react'
import type { Document } from '@vitrina/contract/documents/documents'
import { ordersApi } from '@vitrina/contract/orders/orders'
import type { OrderAction } from '@vitrina/contract/orders/orders.rules'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { anOrder } from './order.builder.ts'
import { OrderActions } from './order-actions.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const invoice: Document = {
  id: 3,
  type: 'invoice',
  number: 'СЧ-3',
  date: '2026-11-16',
  order: { id: 17, number: 'ЗК-000017' },
  legalEntity: 'ООО «Восток»',
  sum: 9000,
  vat: 1622.95,
  paidSum: 0,
  openSum: 9000,
  state: 'awaiting',
  dueOn: null,
  overdueDays: 0,
  files: [],
  canPay: true,
}

async function renderActions(actions: OrderAction[], items: Document[] = [], toggles: { offers?: boolean } = {}) {
  const server = fakeServer()
  server.on(ordersApi.documents, { items })
  return { server, ...(await renderScreen(<OrderActions order={anOrder({ actions })} />, { at: '/orders/17', user: aUser(), toggles })) }
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

test('[R-08] an order has the actions the server allows, the most important first, and no others', async () => {
  await renderActions(['cancel', 'repeat', 'comment', 'reserve'])
  expect(buttons()).toEqual(['Повторить', 'Попросить резерв', 'Отменить заказ', 'Сделать КП'])
})

test('[R-08] an order without actions has no group of them', async () => {
  await renderActions([], [], { offers: false })
  expect(screen.queryByRole('group')).toBeNull()
})

test('[R-08] paying is offered once there is a document to pay, and opens it', async () => {
  const { user, router } = await renderActions(['pay', 'repeat'], [{ ...invoice, id: 2, canPay: false }, invoice])
  await user.click(await screen.findByRole('button', { name: 'Оплатить' }))
  await expect.poll(() => router.state.location.state.openedPayment).toBe(3)
})

test('[R-08] without such a document there is nothing to pay', async () => {
  await renderActions(['pay', 'repeat'], [{ ...invoice, canPay: false }])
  expect(buttons()).toEqual(['Повторить', 'Сделать КП'])
})

test('[R-08] an approval is sent and confirmed by a message', async () => {
  const { server, user } = await renderActions(['approve', 'reject'])
  const asked = server.on(ordersApi.approve, anOrder())
  await user.click(screen.getByRole('button', { name: 'Согласовать' }))
  expect(await screen.findByText('Заказ согласован и отправлен продавцу')).toBeVisible()
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/order/17/approve'])
})

test('[R-08] a cancellation asks for a reason, which may be empty', async () => {
  const { user, router } = await renderActions(['cancel'])
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  await expect.poll(() => router.state.location.state.openedOrderTool).toBe('cancel')
})

test('[R-08] the reason is sent without spaces around it, and a refusal is shown in the dialog', async () => {
  const onSubmit = vi.fn()
  const error = new ApiError({ status: 409, message: 'Заказ уже отгружен' })
  const dialog = { kind: 'cancel', number: 'ЗК-000017', isPending: false, onClose: () => {}, onSubmit } as const
  const { user } = await renderScreen(<ReasonDialog {...dialog} error={error} />)
  expect(screen.getByRole('dialog', { name: 'Отменить заказ ЗК-000017?' })).toHaveTextContent('Заказ уже отгружен')
  await user.type(screen.getByRole('textbox', { name: 'Причина' }), '  Передумали ')
  await user.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  expect(onSubmit.mock.calls).toEqual([['Передумали']])
})
