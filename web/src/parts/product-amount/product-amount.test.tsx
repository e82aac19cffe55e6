import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { ProductAmount } from './product-amount.tsx'

const cable = aProductCard(1, { name: 'Кабель', unit: { name: 'м', decimals: 1 }, minimumBatch: 20, multiplicity: 10 })

async function renderAmount(first: number) {
  const onChange = vi.fn<(amount: number) => void>()
  const onSubmit = vi.fn<(amount: number) => void>()
  function Amount() {
    const [value, setValue] = useState(first)
    const change = (amount: number) => {
      onChange(amount)
      setValue(amount)
    }
    return <ProductAmount product={cable} value={value} onChange={change} onSubmit={onSubmit} />
  }
  const { user } = await renderScreen(<Amount />)
  const field = screen.getByRole('spinbutton', { name: 'Количество, м' })
  return { user, field, onChange, onSubmit }
}

test('[R-05] an amount is typed as in a spreadsheet: Enter applies it, Escape restores the former one', async () => {
  const { user, field, onChange, onSubmit } = await renderAmount(40)
  await user.click(field)
  await user.keyboard('250{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(250)
  expect(onSubmit.mock.calls).toEqual([[250]])
  await user.clear(field)
  await user.type(field, '300{Escape}')
  expect(field).toHaveValue('250')
  expect(onChange).toHaveBeenLastCalledWith(250)
})

test('[R-05] keys and buttons step by the multiplicity, never below the smallest amount', async () => {
  const { user, field } = await renderAmount(30)
  await user.click(screen.getByRole('button', { name: 'Больше' }))
  expect(field).toHaveValue('40')
  await user.click(field)
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(field).toHaveValue('20')
  expect(screen.getByRole('button', { name: 'Меньше' })).toBeDisabled()
})

test('[R-05] an amount that cannot be ordered gets a suggestion, which is applied only when it is accepted', async () => {
  const { user, field, onChange } = await renderAmount(40)
  expect(field).toHaveAccessibleDescription('от 20, кратно 10')
  await user.clear(field)
  await user.type(field, '42,5')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('кратно 10 сделать 50')
  expect(onChange).toHaveBeenLastCalledWith(42.5)
  await user.click(screen.getByRole('button', { name: 'сделать 50' }))
  expect(field).toHaveValue('50')
  expect(field).toBeValid()
})

test('[R-05] text that is no amount is marked, and the last amount stays', async () => {
  const { user, field, onChange } = await renderAmount(40)
  await user.clear(field)
  await user.type(field, 'много')
  expect(field).toHaveAccessibleDescription('Введите количество')
  await user.tab()
  expect(field).toHaveValue('40')
  expect(onChange).not.toHaveBeenCalled()
})
