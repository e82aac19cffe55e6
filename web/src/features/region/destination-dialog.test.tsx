import { screen, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { destinationApi } from '@vitrina/contract/promise/destination'
import { expect, test } from 'vitest'
import { aDestination } from '#parts/promise/destination.builder.ts'
import { Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { widths } from '#test/window-size.ts'

const addresses = [{ id: 8, label: 'Объект на Лесной', address: 'Лесная, 1', isDefault: true }]

function aHelpPage() {
  const server = fakeStore()
  server.on(contentApi.helpTopics, { items: [] })
  server.on(destinationApi.read, aDestination({ addresses }))
  return server
}

test('where goods go and by which day is chosen in the header, and every day is asked for anew', async () => {
  const server = aHelpPage()
  const chosen = { deliveryType: 'delivery' as const, warehouseId: null, deliveryAddressId: 8, neededOn: '2099-12-25' }
  const saved = server.on(destinationApi.choose, aDestination({ addresses, chosen, isOwnChoice: true }))
  const { user } = openStore('/help')
  await user.click(await screen.findByRole('button', { name: 'Куда: Самовывоз: Склад на Ленина, Тула' }))
  const dialog = await screen.findByRole('dialog', { name: 'Куда и к какому дню' })
  expect(within(dialog).getByRole('radio', { name: /Склад на Ленина/ })).toBeChecked()
  await user.click(within(dialog).getByRole('radio', { name: /Объект на Лесной/ }))
  await user.type(within(dialog).getByLabelText('Нужно к'), '2099-12-25')
  await user.click(within(dialog).getByRole('button', { name: 'Показать сроки' }))
  expect(await screen.findByRole('button', { name: 'Куда: Доставка: Объект на Лесной, к пт 25.12.2099' })).toBeVisible()
  expect(saved.map(({ body }) => body)).toEqual([chosen])
})

test('on a phone the choice is in the menu beside the region; a refusal is told in the dialog', async () => {
  const server = aHelpPage()
  server.on(destinationApi.choose, new Refusal({ status: 500, code: 'server.failed', message: '' }))
  const { user } = openStore('/help', { width: widths.phone })
  await user.click(await screen.findByRole('button', { name: 'Ещё' }))
  await user.click(await screen.findByRole('button', { name: /^Куда: / }))
  const dialog = await screen.findByRole('dialog', { name: 'Куда и к какому дню' })
  await user.click(within(dialog).getByRole('button', { name: 'Показать сроки' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Не удалось сохранить')
})
