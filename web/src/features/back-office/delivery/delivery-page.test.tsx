import { screen, within } from '@testing-library/react'
import { deliveryDeskApi } from '@vitrina/contract/fulfilment/delivery-desk'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import type { Delivery, Preview, Warehouse } from './delivery.api.ts'
import { DeliveryPage } from './delivery-page.tsx'

const aWarehouse = (given: Partial<Warehouse> = {}): Warehouse => ({
  id: 1,
  code: 'main',
  name: 'Основной склад',
  regionId: 1,
  city: 'Москва',
  address: 'Рябиновая, 1',
  lat: null,
  lon: null,
  timezone: 'Europe/Moscow',
  hours: '9–18',
  weekdays: [1, 2, 3, 4, 5],
  cutoff: '16:00',
  closedOn: [],
  phone: '',
  isPickupPoint: true,
  isActive: true,
  version: 2,
  stocked: 4,
  openOrders: 2,
  ...given,
})
const delivery: Delivery = {
  regions: [
    {
      id: 1,
      slug: 'main',
      name: { ru: 'Москва' },
      timezone: 'Europe/Moscow',
      position: 0,
      isActive: true,
      isDefault: true,
      version: 0,
      places: [{ warehouseId: 1, days: 0 }],
    },
  ],
  warehouses: [aWarehouse()],
  transfers: [],
  routes: [],
}
const promised = (day: string | null): Preview['now'] => ({
  day,
  confidence: 'firm',
  parts: day === null ? [] : [{ source: 'stock', warehouse: { id: 1, name: 'Основной склад' }, amount: 2, day }],
  missing: day === null ? 2 : 0,
})

async function open(at = '/back-office/delivery') {
  const server = fakeServer()
  server.on(deliveryDeskApi.read, delivery)
  const asked = server.on(deliveryDeskApi.preview, ({ draft }) => ({
    product: { id: 7, article: 'A-7', name: 'Кабель' },
    now: promised('2026-11-16'),
    after: draft === null ? null : promised('2026-11-18'),
  }))
  return { server, asked, ...(await renderScreen(<DeliveryPage />, { at, user: aUser({ Group: 'warehouse' }) })) }
}

test('the question of the address is answered with the day and the place it comes from', async () => {
  const { asked } = await open('/back-office/delivery?product=7&amount=2&region=1')
  expect(await screen.findByText('пн, 16.11.2026')).toBeVisible()
  expect(screen.getByText(/2 — лежит: Основной склад/)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Товар' })).toHaveValue('A-7 Кабель')
  expect(asked[0]?.body).toEqual({
    question: { productId: 7, amount: 2, regionId: 1, deliveryType: 'pickup', warehouseId: null },
    draft: null,
  })
})

test('the effect of a change is shown before it is saved, then it is saved', async () => {
  const { server, user, asked } = await open('/back-office/delivery?product=7&amount=2&region=1')
  const saved = server.on(deliveryDeskApi.changeWarehouse, aWarehouse({ isActive: false }))
  await user.click(await screen.findByRole('button', { name: 'Изменить: Основной склад' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: 'Склад работает' }))
  expect(dialog.getByText(/Новые заказы отсюда не пойдут. Товаров в наличии: 4, незакрытых заказов: 2/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Показать, как изменится обещание' }))
  expect(await dialog.findByText('После сохранения')).toBeVisible()
  expect(dialog.getByText('ср, 18.11.2026')).toBeVisible()
  expect(asked.at(-1)?.body).toMatchObject({
    draft: { kind: 'warehouse', id: 1, body: { name: 'Основной склад', isActive: false } },
  })
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect.poll(() => saved[0]?.body).toMatchObject({ name: 'Основной склад', isActive: false, weekdays: [1, 2, 3, 4, 5], version: 2 })
})

test('the first route is added with its windows and price', async () => {
  const { server, user } = await open('/back-office/delivery?show=routes')
  const saved = server.on(deliveryDeskApi.addRoute, {
    id: 3,
    regionId: 1,
    warehouseId: 1,
    weekdays: [1],
    cutoff: '16:00',
    windows: [],
    minimum: 0,
    price: 500,
    freeFrom: null,
    isActive: true,
    version: 0,
  })
  expect(await screen.findByText(/Рейсов ещё нет/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Добавить рейс' }))
  const dialog = within(screen.getByRole('dialog'))
  const windows = dialog.getByRole('textbox', { name: 'Окна доставки' })
  await user.clear(windows)
  await user.type(windows, '9-13, 14-18')
  await user.type(dialog.getByRole('textbox', { name: 'Цена доставки' }), '500,50')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect
    .poll(() => saved[0]?.body)
    .toEqual({
      regionId: 1,
      warehouseId: 1,
      weekdays: [1, 2, 3, 4, 5],
      cutoff: '16:00',
      windows: [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
      minimum: 0,
      price: 500.5,
      freeFrom: null,
      isActive: true,
    })
})

test('what a colleague saved meanwhile is shown and taken over; own changes stay', async () => {
  const { server, user } = await open()
  const current = aWarehouse({ phone: '495 000-00-00', hours: '8–20', version: 3 })
  const saved = server.on(deliveryDeskApi.changeWarehouse, ({ version }) =>
    version === 3 ? aWarehouse({ version: 4 }) : new Refusal({ status: 409, code: 'warehouse.changed', current }),
  )
  await user.click(await screen.findByRole('button', { name: 'Изменить: Основной склад' }))
  const dialog = within(screen.getByRole('dialog'))
  const hours = dialog.getByRole('textbox', { name: 'Часы работы для покупателей' })
  await user.clear(hours)
  await user.type(hours, '10–19')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText('Телефон: 495 000-00-00')).toBeVisible()
  expect(dialog.getByText('Часы работы для покупателей: 8–20 (у вас: 10–19)')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Учесть и продолжить' }))
  expect(dialog.getByRole('textbox', { name: 'Телефон' })).toHaveValue('495 000-00-00')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await expect.poll(() => saved[1]?.body).toMatchObject({ phone: '495 000-00-00', hours: '10–19', version: 3 })
})
