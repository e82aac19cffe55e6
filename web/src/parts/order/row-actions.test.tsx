import { screen } from '@testing-library/react'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { aListedOrder } from './listed-order.builder.ts'
import { RowActions } from './row-actions.tsx'
import { RowDialogs } from './row-dialogs.tsx'

const PayDialog = ({ documentId }: { documentId: number }) => <p>Оплата счёта {documentId}</p>

const open = (order = aListedOrder()) =>
  renderScreen(
    <>
      <RowActions order={order} />
      <RowDialogs PayDialog={PayDialog} />
    </>,
    { at: '/orders', user: aUser() },
  )

test('[R-08] the invoice of an order is one press away, the payment too', async () => {
  const { user } = await open()
  expect(screen.getByRole('link', { name: 'Скачать счёт по заказу ЗК-000017' })).toHaveAttribute('href', '/files/document/3/pdf?sign=x')
  await user.click(screen.getByRole('button', { name: 'Оплатить заказ ЗК-000017' }))
  expect(await screen.findByText('Оплата счёта 3')).toBeVisible()
})

test('[R-08] two presses put an order into the cart again', async () => {
  const server = fakeServer()
  const asked = server.on(ordersApi.repeat, { cartId: 1, items: [] })
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Повторить заказ ЗК-000017' }))
  await user.click(await screen.findByRole('button', { name: 'Положить в корзину' }))
  await expect.poll(() => asked.length).toBe(1)
})

test('[R-08] a row offers only what the server allows', async () => {
  await open(aListedOrder({ actions: ['print'], invoice: null }))
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})
