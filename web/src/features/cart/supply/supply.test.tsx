import { screen, waitFor, within } from '@testing-library/react'
import { type CartTotals, cartApi } from '@vitrina/contract/cart/cart'
import { cartAnalogsApi } from '@vitrina/contract/cart/cart-analogs'
import { shiftDay } from '@vitrina/contract/days/days.rules'
import { expect, test } from 'vitest'
import { sellerToday } from '#lib/dates.ts'
import { resetStores } from '#lib/store.ts'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
import { fakeServer } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { CartPage } from '../cart-page.tsx'

const today = sellerToday()
const near = { id: 1, name: 'Ближний', city: 'Москва' }
const far = { id: 2, name: 'Дальний', city: 'Тверь' }
const totals: CartTotals = {
  lineCount: 2,
  lineSum: 20,
  selectedCount: 2,
  unpricedCount: 0,
  sum: 20,
  vat: 0,
  withoutVat: 20,
  vatByRate: [],
  discount: 0,
  cashBack: 0,
  weightGrams: 0,
  volumeMl: 0,
  freeDelivery: null,
}

/** Goods split between a near and a far warehouse, and goods in short supply. */
function aSplitCart() {
  const server = fakeServer()
  let amount = 900_000
  const lines = () => [
    aCartLine(1, {
      name: 'Кабель',
      amount: 5,
      sources: [
        { source: 'stock', warehouse: near, amount: 4, day: today },
        { source: 'transfer', warehouse: far, amount: 9, day: shiftDay(today, 4) },
      ],
    }),
    aCartLine(2, { name: 'Щит', amount, sources: [{ source: 'stock', warehouse: near, amount: 10, day: today }] }),
  ]
  server.on(cartApi.read, () => ({ id: 5, name: '', version: 1, pricedAt: null, lines: lines(), totals }))
  server.on(cartAnalogsApi.list, { items: [] })
  const set = server.on(cartApi.addItems, ({ items }) => {
    amount = items[0]?.amount ?? amount
    return { id: 5, version: 1, totals, items: [], summary: { ok: 1, warning: 0, error: 0 } }
  })
  return { set }
}
const openCart = () => renderScreen(<CartPage />, { at: '/cart?sort=ready', user: aUser() })
const supply = () => within(screen.getByRole('region', { name: 'Как поставить' }))
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const opener = () => supply().getByRole('button', { name: 'Как поставить' })
const dialog = () => screen.findByRole('dialog', { name: 'Как поставить' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('[S-12] [R-05] a cart has four supply strategies: compared, chosen by the keyboard, shown in every line', async () => {
  aSplitCart()
  const { user, router, unmount } = await openCart()
  expect(await screen.findByRole('region', { name: 'Как поставить' })).toHaveTextContent(/Как можно раньше.*1 позиция под заказ/)
  expect(row('Кабель')).toHaveTextContent(/4 шт — сегодня Ближний.*1 шт — .*Дальний/)
  expect(screen.getByRole('rowgroup', { name: 'Под заказ' })).toContainElement(row('Щит'))

  opener().focus()
  await user.keyboard('{Enter}')
  const strategies = within(await dialog())
  expect(strategies.getAllByRole('radio')).toHaveLength(4)
  expect(strategies.getAllByText(/Дальний/).length).toBeGreaterThan(0)
  await expectNoAxeViolations()
  strategies.getByRole('radio', { name: 'Как можно раньше' }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(strategies.getByRole('radio', { name: 'Всё в один день' })).toBeChecked()
  strategies.getByRole('button', { name: 'Выбрать' }).focus()
  await user.keyboard('{Enter}')
  await noDialog()
  expect(await supply().findByText(/Всё в один день/)).toBeVisible()
  const days = Array.from(row('Кабель').querySelectorAll('.ready b'), (part) => part.textContent.split('—').at(-1))
  expect(days).toHaveLength(2)
  expect(new Set(days).size, 'all parts of the line on one day').toBe(1)

  // "Back" closes the dialog and changes nothing; neither does reloading.
  await user.click(opener())
  await user.click(within(await dialog()).getByRole('radio', { name: 'Только со складов' }))
  router.history.back()
  await noDialog()
  expect(supply().getByText(/Всё в один день/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/cart/checkout')
  unmount()
  resetStores()
  await openCart()
  expect(await screen.findByText(/Всё в один день/)).toBeVisible()
})

test('[S-12] a line that the warehouses lack is cut to the stock, and the message brings its amount back', async () => {
  const { set } = aSplitCart()
  const { user } = await openCart()
  await screen.findByRole('region', { name: 'Как поставить' })
  expect(supply().queryByRole('button', { name: 'Убавить до наличия' })).toBeNull()
  await user.click(opener())
  const strategies = within(await dialog())
  await user.click(strategies.getByRole('radio', { name: 'Только со складов' }))
  await user.click(strategies.getByRole('button', { name: 'Выбрать' }))
  await noDialog()
  await waitFor(() => expect(row('Щит')).toHaveTextContent('нет на складах'))
  const amount = () => within(row('Щит')).getByRole('spinbutton')
  await user.click(await supply().findByRole('button', { name: 'Убавить до наличия' }))
  await waitFor(() => expect(amount()).toHaveValue('10'))
  await waitFor(() => expect(supply().queryByText(/не хватает/)).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(amount()).toHaveValue('900000'))
  expect(await supply().findByText(/1 позиции не хватает/)).toBeVisible()
  expect(set.map(({ body }) => body)).toEqual([
    { mode: 'set', items: [{ productId: 2, amount: 10 }] },
    { mode: 'set', items: [{ productId: 2, amount: 900_000 }] },
  ])
})
