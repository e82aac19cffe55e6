import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { EventRow } from './event-row.tsx'

const event = {
  id: 1,
  at: '2026-11-16T09:00:00.000Z',
  side: 'buyer' as const,
  author: null,
  isInternal: false,
}

test.each([
  ['transfer', 'Получена оплата'],
  ['points', 'Оплачено баллами'],
])('[M-07] a payment by %s reads as what it is', async (method, words) => {
  await renderScreen(<EventRow event={{ ...event, type: 'payment.received', data: { method, sum: 150_00 } }} />)
  expect(await screen.findByText(new RegExp(`^${words}: 150`))).toBeVisible()
})
