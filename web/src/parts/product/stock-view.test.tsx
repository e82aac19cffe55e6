import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { StockView } from './stock-view.tsx'

const warehouse = { id: 1, name: 'Склад', city: 'Тула' }
const unit = { name: 'шт' }

test('[C-18] the stock of a warehouse is its amount and place', async () => {
  await renderScreen(<StockView stock={{ warehouse, free: 1500, readyOn: null, arrival: null }} unit={unit} />)
  expect(screen.getByText(/^1\s500 шт$/)).toBeVisible()
  expect(screen.getByText('Тула')).toBeVisible()
})

test('[K-01] goods on their way have the day they are with the buyer, written DD.MM.YYYY where it is another year’s', async () => {
  const arrival = { quantity: 40, expectedOn: '2027-03-04', readyOn: '2099-03-05' }
  await renderScreen(<StockView stock={{ warehouse, free: 0, readyOn: null, arrival }} unit={unit} />)
  expect(screen.getByText('Ждём 40 шт')).toBeVisible()
  expect(screen.getByText('чт 05.03.2099')).toBeVisible()
})

test('what is neither in stock nor expected is made to order', async () => {
  await renderScreen(<StockView stock={undefined} unit={unit} />)
  expect(screen.getByText('Под заказ')).toBeVisible()
})
