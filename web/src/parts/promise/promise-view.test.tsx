import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PromiseStep } from '@vitrina/contract/promise/promise'
import { renderScreen } from '#test/render-screen.tsx'
import { PromiseView } from './promise-view.tsx'

const steps: PromiseStep[] = [
  { amount: 4, day: '2026-11-18', confidence: 'firm' },
  { amount: 10, day: '2026-11-20', confidence: 'firm' },
  { amount: 60, day: '2027-01-11', confidence: 'estimated' },
]

/** A Tuesday. */
const open = async (amount: number) => {
  vi.setSystemTime(new Date('2026-11-17T09:00:00Z'))
  await renderScreen(<PromiseView steps={steps} amount={amount} unit={{ name: 'шт' }} />)
}

test('the amount with its day; what could be had sooner stands below', async () => {
  await open(10)
  expect(screen.getByText('10 шт — пт 20.11')).toBeVisible()
  expect(screen.getByText('раньше: 4 шт — завтра 18.11')).toBeVisible()
})

test('a day that depends on a delivery is about, and of another year with the year', async () => {
  await open(11)
  expect(screen.getByText('11 шт — ок. пн 11.01.2027')).toBeVisible()
})

test('more than there is has no day yet', async () => {
  await open(61)
  expect(screen.getByText('61 шт — срок уточним')).toBeVisible()
})
