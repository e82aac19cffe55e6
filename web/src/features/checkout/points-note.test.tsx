import { screen } from '@testing-library/react'
import { clubApi } from '@vitrina/contract/club/club'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PointsNote } from './points-note.tsx'

const club = (payShare: number) => ({
  membership: { cardNumber: '2008 8699 0510', joinedAt: '2026-11-01T09:00:00.000Z', state: 'active' as const, stateReason: '' },
  balance: { available: 420.55, held: 0, pending: 0, lots: [], expiring: [] },
  turnover: 0,
  level: null,
  next: null,
  missing: 0,
  levels: [],
  programme: { owner: 'company' as const, holdDays: 14, lifeMonths: 12, payShare },
  rules: { version: 'v', path: '/content/pravila-kluba' },
})
const note = async (payShare: number, sum: number) => {
  const asked = fakeServer().on(clubApi.read, club(payShare))
  await renderScreen(<PointsNote sum={sum} />, { at: '/cart/checkout', user: aUser() })
  await expect.poll(() => asked.length).toBe(1)
}

test('[M-07] checkout names how much of the order points can pay: the seller’s share, no more than there are', async () => {
  await note(30, 1_000.1)
  expect(await screen.findByText(/До 300,03\s₽ этого заказа можно оплатить баллами клуба/)).toBeVisible()
})

test('[M-07] a large order is paid with all the points there are', async () => {
  await note(30, 9_000)
  expect(await screen.findByText(/До 420,55\s₽/)).toBeVisible()
})

test('[M-07] where the seller lets points pay nothing checkout does not speak of them', async () => {
  await note(0, 1_000)
  expect(screen.queryByText(/балл/)).toBeNull()
})
