import { screen } from '@testing-library/react'
import type { CompanyRole } from '@vitrina/contract/roles/roles.rules'
import { expect, test } from 'vitest'
import { aUser, renderScreen } from '#test/render-screen.tsx'
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

test.each<[CompanyRole | null, number]>([
  ['owner', 1],
  ['accountant', 1],
  ['viewer', 0],
  [null, 0],
])('in the role %s there are %i buttons to pay an invoice: only those the server lets pay see one', async (companyRole, buttons) => {
  await renderScreen(<PaymentWeeks payments={[due]} />, { user: aUser({ companyRole }), flags: { isAllowedCardPay: true } })
  expect(screen.queryAllByRole('button', { name: /Оплатить счёт СЧ-3/ })).toHaveLength(buttons)
})
