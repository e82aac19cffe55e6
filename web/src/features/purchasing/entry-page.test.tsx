import { screen, within } from '@testing-library/react'
import { namedCartsApi } from '@vitrina/contract/cart/named-carts'
import { membersApi } from '@vitrina/contract/companies/members'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PurchasingEntryPage } from './entry-page.tsx'
import { aLine, anEntry, aUuid } from './purchasing.builder.ts'

const lines = [
  aLine({ id: aUuid(1), ordered: 4, short: 6, inCart: 6 }),
  aLine({ id: aUuid(2), productId: 2, name: 'Реле', ordered: 10, short: 0, isLate: true }),
  aLine({ id: aUuid(3), productId: 3, name: 'Кабель', short: 10 }),
]

async function renderEntry(given = {}, at = '/order-manager/5') {
  const server = fakeServer()
  server.on(purchasingApi.read, anEntry({ lines, ...given }))
  server.on(purchasingApi.comments, { items: [] })
  server.on(membersApi.list, { items: [] })
  server.on(namedCartsApi.list, { items: [] })
  return { server, ...(await renderScreen(<PurchasingEntryPage id="5" />, { at, user: aUser() })) }
}

test('[M-06] the address keeps which lines are shown', async () => {
  await renderEntry({}, '/order-manager/5?show=late')
  expect(await screen.findByText('Реле')).toBeVisible()
  expect(screen.queryByText('Кабель')).toBeNull()
  expect(screen.getByRole('link', { name: 'Не хватает · 2' })).toHaveAttribute('href', '/order-manager/5?show=short')
})

test('[M-06] only what no cart holds yet is bought, and every line is reported', async () => {
  const { server, user } = await renderEntry()
  const asked = server.on(purchasingApi.gapToCart, {
    items: [{ lineId: aUuid(3), name: 'Кабель', outcome: 'taken', asked: 10, taken: 10, message: '' }],
    takenCount: 1,
    leftCount: 0,
    cartId: 9,
  })
  await user.click(await screen.findByRole('button', { name: 'Докупить недостающее' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Докупить недостающее' }))
  expect(dialog.getByText(/пойдёт 1 строка/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Название корзины' }), 'Школа')
  await user.click(dialog.getByRole('button', { name: 'Положить в корзину' }))
  expect(await screen.findByText('Перенесено строк: 1.')).toBeVisible()
  expect(asked[0]?.body).toEqual({ newCartName: 'Школа' })
})

test('[S-14] a colleague was first: both variants are shown, and one’s own is sent again on their version', async () => {
  const { server, user } = await renderEntry()
  const difference = { line: { id: aUuid(1), name: 'Автомат 16 А' }, field: 'amount' as const, now: '15', wanted: '12' }
  const current = { ...anEntry({ lines, version: 4 }), differences: [difference] }
  server.on(purchasingApi.change, new Refusal({ status: 409, code: 'purchasing.changed', current }))
  const field = await screen.findByRole('textbox', { name: 'Нужно: Автомат 16 А' })
  await user.clear(field)
  await user.type(field, '12{Enter}')
  expect(await screen.findByText('Автомат 16 А, количество: сейчас «15», у вас «12»')).toBeVisible()
  const again = server.on(purchasingApi.change, anEntry({ lines, version: 5 }))
  await user.click(screen.getByRole('button', { name: 'Оставить моё' }))
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect(again[0]?.body).toMatchObject({ version: 4, set: [{ id: aUuid(1), amount: 12 }] })
})

test('[M-06] those who only look change nothing', async () => {
  await renderEntry({ canWrite: false, canEdit: false })
  expect(await screen.findByText('Только просмотр')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Докупить недостающее' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Нужно/ })).toBeNull()
})
