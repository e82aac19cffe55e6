import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sellerToday } from '#lib/dates.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { aDifference, anAnalog } from './analog.builder.ts'
import { AnalogTerms } from './analog-terms.tsx'
import { Differences } from './differences.tsx'

test('every difference is named once, in words of the trade, and nothing else', async () => {
  const differences = [
    aDifference('ip'),
    aDifference('breaking', { name: 'Отключающая способность', unit: 'кА', own: '4,5', other: '6', more: 1.5, isHard: true }),
    aDifference('modules', { name: 'Ширина в модулях 18 мм', own: '2', other: '4', more: 2 }),
    aDifference('colour', { name: 'Цвет', own: null, other: 'белый' }),
    aDifference('curve', { name: 'КСС', own: 'Ш', other: null }),
  ]
  const { container } = await renderScreen(<Differences differences={differences} />)
  expect(container).toHaveTextContent(
    'То же, кроме: степень защиты IP54 вместо IP44, отключающая способность 6 вместо 4,5 кА, шире на 2 модуля, цвет белый, здесь не указано, КСС не указано, здесь Ш',
  )
  expect(screen.getByText(/4,5 кА/)).toHaveAttribute('data-hard')
  expect(screen.getByText(/IP54/)).not.toHaveAttribute('data-hard')
})

test('without differences it is the same', async () => {
  await renderScreen(<Differences differences={[]} />)
  expect(screen.getByText('То же: характеристики совпадают')).toBeVisible()
})

test.each([
  [{ readyOn: sellerToday(), priceDifference: -12 }, 'есть сегодня', 'дешевле на 12 %'],
  [{ readyOn: '2020-01-31', priceDifference: 5 }, 'будет 31.01.2020', 'дороже на 5 %'],
  [{ readyOn: null, priceDifference: 0 }, 'срок уточнит менеджер', 'та же цена'],
])('%j is said as «%s», «%s»', async (given, day, price) => {
  await renderScreen(<AnalogTerms analog={anAnalog(1, given)} />)
  expect(screen.getByText(day)).toBeVisible()
  expect(screen.getByText(price)).toBeVisible()
  expect(screen.queryByText('советует продавец')).toBeNull()
})

test('without a price nothing is compared; the seller’s choice is marked', async () => {
  const { container } = await renderScreen(<AnalogTerms analog={anAnalog(1, { priceDifference: null, isSellerChoice: true })} />)
  expect(container).not.toHaveTextContent(/цена|дешевле|дороже/)
  expect(screen.getByText('советует продавец')).toBeVisible()
})
