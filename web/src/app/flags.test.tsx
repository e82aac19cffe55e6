import { screen, within } from '@testing-library/react'
import { ordersApi } from '@vitrina/contract/orders/orders'
import type { SiteFlag } from '@vitrina/contract/site/site.settings'
import { expect, test } from 'vitest'
import { anOrder } from '#features/orders/order.builder.ts'
import { aListedOrder } from '#parts/order/listed-order.builder.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const notFound = () => screen.findByRole('heading', { level: 1, name: 'Страница не найдена' })

type Opened = ReturnType<typeof openStore>
/** Whether something is paid the server says, by all its ways together: `schedules.api.test.ts`. */
type DecidedElsewhere = 'showPricesToGuests' | 'showPriceWithVat' | 'isAllowedSbpPay' | 'isAllowedCardPay'

/** Screens of a flag as a buyer sees them with the flag off. */
const screensWithout: Record<Exclude<SiteFlag, DecidedElsewhere>, (store: Opened) => Promise<void>> = {
  showHomePage: async ({ router, address }) => {
    await router.navigate({ to: '/' })
    await expect.poll(address).toBe('/catalog')
  },
  isAllowedViewOrdersOfAllCompanies: async ({ router }) => {
    await router.navigate({ to: '/orders' })
    expect(await screen.findByRole('link', { name: 'Компании' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Всех компаний' })).toBeNull()
  },
  isPositionsInOrder: async ({ user, router, address }) => {
    await user.click(await screen.findByRole('link', { name: 'ЗК-000017' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Заказ ЗК-000017' })).toBeVisible()
    expect(address()).toBe('/orders/17')
    // The documents are not shown either.
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('tabpanel')).toBeNull()
    await router.navigate({ href: '/orders/17/items' })
    expect(await notFound()).toBeVisible()
  },
  isAllowedViewLegalDocuments: async ({ user, router }) => {
    await router.navigate({ to: '/documents' })
    expect(await notFound()).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Меню пользователя/ }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByRole('menuitem', { name: 'Заказы' })).toBeVisible()
    expect(menu.queryByRole('menuitem', { name: 'Документы' })).toBeNull()
  },
}
const flags = Object.keys(screensWithout) as (keyof typeof screensWithout)[]

function aStoreWith(isOn: boolean) {
  const server = fakeStore({ user: aUser({ hasMultiCompany: true }), flags: Object.fromEntries(flags.map((flag) => [flag, isOn])) })
  server.on(ordersApi.list, { items: [aListedOrder()], meta: { currentPage: 1, pageCount: 1, totalCount: 1 } })
  server.on(ordersApi.read, anOrder())
  server.on(ordersApi.items, { items: [] })
  server.on(ordersApi.documents, { items: [] })
  server.on(ordersApi.events, { items: [] })
}

test('[P-04] every flag of the seller opens its screens', async () => {
  aStoreWith(true)
  const { user } = openStore('/orders')
  expect(await screen.findByRole('link', { name: 'Всех компаний' })).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'ЗК-000017' }))
  expect(await screen.findByRole('tab', { name: 'Документы' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Товары/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Меню пользователя/ }))
  expect(await screen.findByRole('menuitem', { name: 'Документы' })).toBeVisible()
})

test('[P-04] every flag of the seller closes its screens', async () => {
  aStoreWith(false)
  const store = openStore('/help')
  await screen.findByRole('main')
  for (const flag of flags) await screensWithout[flag](store)
  expect(store.address()).toBe('/documents')
})
