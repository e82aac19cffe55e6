import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { MarginText } from './order-margin.tsx'

const text = () => screen.getByTestId('margin').textContent?.replaceAll(/\s/g, ' ')
const show = (lines: Parameters<typeof MarginText>[0]['lines']) =>
  renderScreen(
    <div data-testid="margin">
      <MarginText of="order" lines={lines} />
    </div>,
    { at: '/back-office/orders/1' },
  )

test('an order has its margin in per cent and roubles, and says when it is not of all lines', async () => {
  await show([
    { price: 125, cost: 100, amount: 3 },
    { price: 10, cost: null, amount: 1 },
  ])
  expect(text()).toBe('Маржа заказа: 20 %, 75,00 ₽ с НДС (без строк, у которых нет цены или закупочной цены)')
})

test('without a cost nothing is said', async () => {
  await show([{ price: 125, cost: null, amount: 3 }])
  expect(text()).toBe('')
})
