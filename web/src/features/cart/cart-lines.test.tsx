import { screen, within } from '@testing-library/react'
import { supplyPlanOf } from '@vitrina/contract/cart/supply-plan.rules'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { CartLines } from './cart-lines.tsx'

async function renderLines(isMovable = true) {
  const lines = [aCartLine(1, { name: 'Кабель' }), aCartLine(2, { name: 'Розетка', amount: 20 }), aCartLine(3, { name: 'Щит' })]
  const plan = supplyPlanOf([], { strategy: 'earliest', today: '2026-11-15' })
  const did = { onEdit: vi.fn(), onDelete: vi.fn(), onReplace: vi.fn(), onReorder: vi.fn() }
  const { user, address } = await renderScreen(
    <CartLines groups={[{ group: null, lines }]} plan={plan} isMovable={isMovable} canOrder replaceable={new Set()} {...did} />,
    { at: '/cart' },
  )
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  const amount = (name: string) => within(row(name)).getByRole('spinbutton')
  return { user, address, row, amount, ...did }
}

test('[R-05] the cart is walked like a spreadsheet: arrows and Enter lead from cell to cell, typing replaces, Escape restores', async () => {
  const { user, amount, row, onEdit } = await renderLines()
  await user.click(amount('Кабель'))
  await user.keyboard('{ArrowDown}')
  expect(amount('Розетка')).toHaveFocus()
  await user.keyboard('8{Enter}')
  expect(onEdit).toHaveBeenLastCalledWith(2, { amount: 8 })
  expect(amount('Щит')).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(within(row('Розетка')).getAllByRole('gridcell')[8]).toHaveFocus()
  // A figure typed elsewhere in the line is its amount.
  await user.keyboard('5')
  expect(amount('Розетка')).toHaveFocus()
  expect(onEdit).toHaveBeenLastCalledWith(2, { amount: 5 })
  await user.keyboard('{Escape}')
  expect(onEdit).toHaveBeenLastCalledWith(2, { amount: 20 })
  await user.keyboard('{Control>}{Home}{/Control}')
  expect(within(row('Кабель')).getAllByRole('gridcell')[0]).toHaveFocus()
})

test('[R-05] Tab stops at the fields alone', async () => {
  const { user, amount } = await renderLines()
  await user.click(amount('Кабель'))
  await user.tab()
  expect(screen.getByRole('textbox', { name: 'Примечание: Розетка' })).toHaveFocus()
  await user.tab()
  expect(amount('Розетка')).toHaveFocus()
})

test('[R-05] a line is moved by Alt and arrows where the order is the buyer’s own, and removed by Delete', async () => {
  const { user, amount, onReorder, onDelete } = await renderLines()
  await user.click(amount('Розетка'))
  await user.keyboard('{Alt>}{ArrowDown}{ArrowUp}{/Alt}')
  expect(onReorder.mock.calls).toEqual([
    [2, 3],
    [2, null],
  ])
  await user.keyboard('{ArrowRight}{Delete}')
  expect(onDelete.mock.calls).toEqual([[[2]]])
})

test('lines of another order are not moved', async () => {
  const { user, amount, onReorder } = await renderLines(false)
  await user.click(amount('Розетка'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onReorder).not.toHaveBeenCalled()
})

test('a column of figures pasted at an amount goes down from there', async () => {
  const { user, amount, onEdit } = await renderLines()
  await user.click(amount('Розетка'))
  await user.paste('4\n6\n8\n')
  expect(onEdit.mock.calls).toEqual([
    [2, { amount: 4 }],
    [3, { amount: 6 }],
  ])
})

test('Ctrl and Enter lead to the checkout', async () => {
  const { user, amount, address } = await renderLines()
  await user.click(amount('Щит'))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(address).toBe('/cart/checkout')
})
