import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { PaymentWeeks } from './payment-weeks.tsx'

const due = {
  date: '2026-11-20',
  documentId: 3,
  number: 'СЧ-3',
  orderId: null,
  sum: 100,
  paid: 0,
  open: 100,
  kind: 'prepay',
  overdueDays: 0,
} as const

test.each([
  [true, 1],
  [false, 0],
])('where the server says %s to paying there are %i buttons for it', async (canPay, buttons) => {
  await renderScreen(<PaymentWeeks payments={[due]} canPay={canPay} />)
  expect(screen.queryAllByRole('button', { name: /Оплатить счёт СЧ-3/ })).toHaveLength(buttons)
})
