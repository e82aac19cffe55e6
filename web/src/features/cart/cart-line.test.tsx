import { screen, within } from '@testing-library/react'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { supplyPlanOf } from '@vitrina/contract/cart/supply-plan.rules'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { CartLineView } from './cart-line.tsx'

const warehouse = (id: number, name: string) => ({ id, name, city: 'Москва' })
const price = { value: 100, withoutVat: 81.97, vat: 18.03, vatRate: 2200, old: null }

async function renderLine(line: CartLine, strategy: 'earliest' | 'stockOnly' = 'earliest', isReplaceable = false) {
  const onEdit = vi.fn()
  const onDelete = vi.fn()
  const onReplace = vi.fn()
  const plan = supplyPlanOf([{ lineId: line.id, ...line }], { strategy, today: '2026-11-15' })
  const place = { number: 1, isMovable: true, isNoting: false, onMenu: () => {} }
  const actions = { ...place, isReplaceable, onEdit, onDelete, onReplace }
  const { user } = await renderScreen(<CartLineView line={line} plan={plan} {...actions} />)
  return { user, onEdit, onDelete, onReplace, line: screen.getByRole('row') }
}

test('[R-05] [S-12] a line has its product, price, sum, and the day and warehouse of each part', async () => {
  const sources = [
    { source: 'stock', warehouse: warehouse(1, 'Ближний'), amount: 5, day: '2026-11-15' },
    { source: 'transfer', warehouse: warehouse(2, 'Дальний'), amount: 9, day: '2026-11-20' },
  ] as const
  const given = { name: 'Кабель', amount: 7, sum: 700, sources: [...sources] }
  const { line } = await renderLine({ ...aCartLine(1, given), price, cashBack: 12.4 })
  expect(within(line).getByRole('link', { name: 'Кабель' })).toHaveAttribute('href', '/catalog?product=1')
  expect(line).toHaveTextContent(/100,00\s₽за шт/)
  expect(line).toHaveTextContent(/700,00\s₽/)
  expect(line).toHaveTextContent(/кешбэк 12\s₽/)
  expect(line).toHaveTextContent(/5 шт — сегодня Ближний/)
  expect(line).toHaveTextContent(/2 шт — .*20\.11.* Дальний/)
})

test.each([
  ['made to order', 'earliest', '2 шт — под заказ'],
  ['missing where only stock is wanted', 'stockOnly', '2 шт — нет на складах'],
] as const)('[S-12] what no warehouse has is %s', async (_, strategy, text) => {
  const { line } = await renderLine(aCartLine(1, { amount: 7 }), strategy)
  expect(line).toHaveTextContent(text)
})

test('[R-05] the amount, the tick and the removal of a line are reported', async () => {
  const { user, onEdit, onDelete } = await renderLine(aCartLine(3, { name: 'Розетка' }))
  const field = screen.getByRole('spinbutton')
  await user.clear(field)
  await user.type(field, '8')
  expect(onEdit).toHaveBeenLastCalledWith(3, { amount: 8 })
  const tick = screen.getByRole('checkbox', { name: 'Выбрать: Розетка' })
  await user.click(tick)
  expect(onEdit).toHaveBeenLastCalledWith(3, { selected: false })
  // Before the cart has changed.
  expect(tick).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Убрать из корзины: Розетка' }))
  expect(onDelete.mock.calls).toEqual([[[3]]])
})

test('[R-05] a note is saved by Enter and left as it was by Escape', async () => {
  const { user, onEdit } = await renderLine({ ...aCartLine(3, { name: 'Розетка' }), note: 'щит ЩО-2' })
  const field = screen.getByRole('textbox', { name: 'Примечание: Розетка' })
  await user.type(field, ', 3 этаж{Enter}')
  expect(onEdit.mock.calls).toEqual([[3, { note: 'щит ЩО-2, 3 этаж' }]])
  await user.type(field, ' лишнее{Escape}')
  await user.tab()
  expect(onEdit).toHaveBeenCalledTimes(1)
  expect(field).toHaveValue('щит ЩО-2')
})

test('[R-05] a changed price is shown with the former one, and a line that is no longer sold says so', async () => {
  const { line } = await renderLine({ ...aCartLine(1), price, previousPrice: 90, warnings: ['not-sold'] })
  expect(within(line).getByText(/^было 90,00\s₽$/)).toHaveAttribute('data-way', 'up')
  expect(line).toHaveTextContent('Больше не продаётся')
})

test('a line without a price is on request and has no sum', async () => {
  const { line } = await renderLine(aCartLine(1, { sum: null }))
  expect(line).toHaveTextContent('Цена по запросу')
  expect(line).toHaveTextContent('—')
})

test('a line that is short and can be replaced says so', async () => {
  const { user, onReplace } = await renderLine(aCartLine(3, { name: 'Розетка', amount: 7 }), 'earliest', true)
  await user.click(screen.getByRole('button', { name: 'Есть замена: Розетка' }))
  expect(onReplace.mock.calls).toEqual([[3]])
})
