import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { anOrder } from '../../orders/order.builder.ts'
import { PaymentDialog } from './payment-dialog.tsx'

afterEach(() => void vi.useRealTimers())

test('a payment is offered for the seller’s day, which the server accepts, wherever the manager sits', async () => {
  vi.setSystemTime('2026-11-16T21:30:00Z')
  await renderScreen(<PaymentDialog order={anOrder()} onClose={() => {}} />)
  expect(screen.getByLabelText('Дата')).toHaveProperty('value', '17.11.2026')
})
