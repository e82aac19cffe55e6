import { screen } from '@testing-library/react'
import { analyticsApi } from '@vitrina/contract/analytics/analytics'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { ordersApi } from '@vitrina/contract/orders/orders'
import type { SiteFlags } from '@vitrina/contract/site/site.settings'
import { expect, test } from 'vitest'
import { infoQuery } from '#parts/site/site.api.ts'
import { cookieQuery } from '#parts/site/cookie.api.ts'
import { fakeServer } from '#test/api.ts'
import { aSite, aUser, renderScreen } from '#test/render-screen.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { someOptions } from './checkout-options.builder.ts'

const anItem = (given: Partial<OrderItem>): OrderItem => ({
  id: 1,
  lineNo: 1,
  productId: 101,
  isCustom: false,
  article: 'A-1',
  manufacturerCode: '',
  name: 'Кабель',
  brand: 'Завод',
  image: null,
  unit: 'м',
  decimals: 0,
  amount: 3,
  price: 10.5,
  isAgreedPrice: false,
  vatRate: 22,
  sum: 31.5,
  vat: 5.68,
  note: '',
  shipBy: null,
  held: 0,
  shipped: 0,
  cancelled: 0,
  returned: 0,
  waiting: 0,
  sources: [],
  ...given,
})

/** A checkout in a store that reports, after its order is placed; the first answer to it is lost on request. */
async function placeOrder({ flags = {}, isAnswerLost = false }: { flags?: Partial<SiteFlags>; isAnswerLost?: boolean } = {}) {
  const server = fakeServer()
  const events = server.on(analyticsApi.event, { stored: true })
  const items = [
    anItem({}),
    anItem({ id: 2, lineNo: 2, productId: 102, amount: 1, price: 7 }),
    anItem({ id: 3, lineNo: 3, productId: null, isCustom: true }),
    anItem({ id: 4, lineNo: 4, productId: 104, price: null }),
  ]
  server.on(ordersApi.items, { items })
  const site = aSite(flags)
  const analytics = { ...site.config.analytics, b2b: true }
  const { user, address } = await renderScreen(<CheckoutForm options={someOptions({})} isRefreshing={false} onContract={() => {}} />, {
    at: '/cart/checkout',
    user: aUser(),
    toggles: { analytics: true },
    prime: (queries) => {
      queries.setQueryData(infoQuery.queryKey, { ...site, config: { ...site.config, analytics } })
      queries.setQueryData(cookieQuery.queryKey, { accepted: true })
    },
  })
  const order = () => user.click(screen.getByRole('button', { name: 'Оформить заказ' }))
  await user.click(screen.getByRole('checkbox', { name: /^Принимаю условия/ }))
  if (isAnswerLost) {
    server.lose(checkoutApi.place)
    await order()
    await screen.findByText(/второй заказ не появится/)
  }
  const orders = [17, 18].map((id) => ({ id, number: `ЗК-${id}`, total: 4500, state: 'submitted' as const }))
  server.on(checkoutApi.place, { orders })
  await order()
  await expect.poll(address).toBe('/orders/17')
  await expect.poll(() => events.length).toBeGreaterThanOrEqual(orders.length)
  return events.map(({ body }) => body)
}

test.each([
  ['at once', false],
  ['after its answer was lost', true],
])('[A-22] each order of a checkout placed %s is reported once, with its priced products', async (_, isAnswerLost) => {
  const items = [
    { product: 101, price: 10.5, amount: 3 },
    { product: 102, price: 7, amount: 1 },
  ]
  expect(await placeOrder({ isAnswerLost })).toEqual(
    [17, 18].map((orderId) => ({
      type: 'ORDER_SUCCESS',
      data: expect.objectContaining({ orderId, items, userId: 7, segment: 'buyer' }) as unknown,
    })),
  )
})

test('[A-22] a store that hides the lines of orders reports them without products', async () => {
  expect(await placeOrder({ flags: { isPositionsInOrder: false } })).toMatchObject([
    { type: 'ORDER_SUCCESS', data: { orderId: 17, items: [] } },
    { type: 'ORDER_SUCCESS', data: { orderId: 18, items: [] } },
  ])
})
