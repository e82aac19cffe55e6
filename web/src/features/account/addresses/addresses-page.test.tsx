import { screen, waitFor, within } from '@testing-library/react'
import { type DeliveryAddress, deliveryAddressesApi } from '@vitrina/contract/account/delivery-addresses'
import { type AddressData, addressData, directoryApi } from '@vitrina/contract/directory/directory'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useQuestion } from '#ui/confirm.ts'
import { AddressesPage } from './addresses-page.tsx'

const unknown = Object.fromEntries(Object.keys(addressData.shape).map((name) => [name, null])) as AddressData
const PLACE = 'г Москва, ул Ленина, д 1'
const FIAS = '9a3bfd1c-0b3e-4f0e-8a35-0a5f6d6b1c2d'
const place = { ...unknown, fias_id: FIAS, postal_code: '101000', geo_lat: '55.7', geo_lon: '37.6' }

const anAddress = (given: Partial<DeliveryAddress> = {}): DeliveryAddress => ({
  id: 4,
  label: 'Объект «Насосная»',
  address: PLACE,
  fiasId: FIAS,
  postalCode: '101000',
  lat: 55.7,
  lon: 37.6,
  entrance: '',
  driverNote: '',
  contactName: '',
  phone: '+79001234567',
  workingHours: '',
  unloading: { ramp: false, crane: true, maxTruck: '' },
  consigneeId: null,
  consigneeName: null,
  consigneeKpp: '',
  isDefault: true,
  isActive: true,
  ...given,
})
const { id: _id, isActive: _active, consigneeName: _name, ...sent } = anAddress()

const Question = () => {
  const question = useQuestion()
  return question && <ConfirmDialog question={question} />
}

/** The server keeps the addresses as a test changes them. */
async function openAddresses(first: DeliveryAddress[] = []) {
  const server = fakeServer()
  let addresses = first
  const keywordOfLast = (): string => listed.at(-1)?.query.get('keyword')?.toLowerCase() ?? ''
  const listed: { query: URLSearchParams }[] = server.on(deliveryAddressesApi.list, () => {
    const keyword = keywordOfLast()
    const items = addresses.filter(({ label }) => label.toLowerCase().includes(keyword))
    return { items, meta: { currentPage: 1, pageCount: 1, totalCount: items.length }, consignees: [], canChange: true }
  })
  const page = (
    <main>
      <AddressesPage />
      <Question />
    </main>
  )
  const rendered = await renderScreen(page, { at: '/user/addresses', user: aUser() })
  return { ...rendered, server, change: (next: DeliveryAddress[]) => void (addresses = next) }
}
const list = () => screen.findByRole('list', { name: 'Адреса доставки' })
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('[M-09] a delivery address is added with a suggestion; a wrong phone is shown at its field', async () => {
  const { server, change, user } = await openAddresses()
  const suggestions = [{ value: PLACE, unrestricted_value: `101000, ${PLACE}`, data: place }]
  const hints = server.on(directoryApi.suggestAddress, { suggestions, source: 'embedded' })
  const errors = [{ field: 'phone', message: 'Проверьте номер телефона', code: 'phone' }]
  const created = server.on(deliveryAddressesApi.create, ({ phone }) => {
    if (phone === '12') return new Refusal({ status: 422, errors })
    change([anAddress()])
    return anAddress()
  })
  expect(await screen.findByText('Адресов пока нет')).toBeVisible()
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Добавить адрес' }))
  const form = await dialogNamed('Новый адрес доставки')
  await user.type(form.getByLabelText(/^Название/), 'Объект «Насосная»')
  await user.type(form.getByRole('combobox', { name: 'Адрес' }), 'Москва')
  await user.click(await screen.findByRole('option', { name: PLACE }))
  expect(form.getByRole('combobox', { name: 'Адрес' })).toHaveValue(PLACE)
  expect(hints.map(({ query }) => query.get('keyword'))).toContain('Москва')
  const phone = form.getByLabelText('Телефон на месте')
  await user.type(phone, '12')
  await user.click(form.getByRole('checkbox', { name: 'Есть кран' }))
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(phone).toBeInvalid())
  expect(form.getByText('Проверьте номер телефона')).toBeVisible()
  await expectNoAxeViolations()
  await user.clear(phone)
  await user.type(phone, '8 900 123-45-67')
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  const [card, ...others] = within(await list()).getAllByRole('listitem')
  expect(card).toHaveTextContent('+7 900 123-45-67')
  expect(card).toHaveTextContent('есть кран')
  expect(within(card as HTMLElement).getByText('Основной')).toBeVisible()
  expect(others).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const typed = { ...sent, isDefault: false }
  expect(created.map(({ body }) => body)).toEqual([
    { ...typed, phone: '12' },
    { ...typed, phone: '8 900 123-45-67' },
  ])
  const keys = created.map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('[M-09] a delivery address is changed, found and deleted', async () => {
  const { server, change, user, address } = await openAddresses([anAddress()])
  const label = 'Объект «Котельная»'
  const updated = server.on(deliveryAddressesApi.update, () => {
    change([anAddress({ label })])
    return anAddress({ label })
  })
  const removed = server.on(deliveryAddressesApi.remove, () => {
    change([])
    return { isKept: false }
  })
  await list()
  await user.click(screen.getByRole('button', { name: 'Изменить адрес Объект «Насосная»' }))
  const form = await dialogNamed('Адрес доставки')
  const name = form.getByLabelText(/^Название/)
  await user.clear(name)
  await user.type(name, label)
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(label)).toBeVisible()
  expect(updated.map(({ path, body }) => [path, body])).toEqual([['/api/v1/delivery-address/4', { ...sent, label }]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expectNoAxeViolations()

  await user.type(screen.getByRole('searchbox', { name: /^Название, адрес/ }), 'насосная')
  expect(await screen.findByText('По запросу «насосная» ничего нет')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Все адреса' }))
  await list()
  expect(address()).toBe('/user/addresses')
  await user.click(screen.getByRole('button', { name: `Удалить адрес ${label}` }))
  const question = await dialogNamed('Удалить адрес?')
  expect(removed).toEqual([])
  await user.click(question.getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Адресов пока нет')).toBeVisible()
  expect(removed.map(({ path }) => path)).toEqual(['/api/v1/delivery-address/4'])
})
