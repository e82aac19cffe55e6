import { screen, waitFor, within } from '@testing-library/react'
import { buyerTextNames, eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { checkoutApi, type CheckoutOptions } from '@vitrina/contract/orders/checkout'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { someOptions } from './checkout-options.builder.ts'

const renderCheckout = (given: Partial<CheckoutOptions> = {}) =>
  renderScreen(<CheckoutForm options={someOptions(given)} isRefreshing={false} onContract={() => {}} />, {
    at: '/cart/checkout',
    user: aUser(),
    // Points have a test of their own.
    toggles: { clubPages: false },
  })

const placed = { orders: [{ id: 17, number: 'ЗК-000017', total: 9000, state: 'submitted' }] }
const consent = () => screen.getByRole('checkbox', { name: /^Принимаю условия/ })
const order = () => screen.getByRole('button', { name: 'Оформить заказ' })

test('[K-05] pickup is chosen at first, and only the chosen delivery type shows its fields', async () => {
  const { user } = await renderCheckout()
  expect(screen.getByRole('button', { name: 'Самовывоз' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('radiogroup', { name: 'Пункт выдачи' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Доставка' }))
  expect(screen.queryByRole('radiogroup', { name: 'Пункт выдачи' })).toBeNull()
  expect(screen.getByRole('combobox', { name: 'День доставки' })).toHaveTextContent('вт, 17.11.2026')
  const summary = within(screen.getByRole('region', { name: 'Итого' }))
  expect(summary.getByText(/^500,00\s₽$/)).toBeVisible()
  expect(summary.getByText(/^9\s500,00\s₽$/)).toBeVisible()
})

test('[R-08] a payment method that is not allowed says why, and cannot be chosen', async () => {
  await renderCheckout()
  const deferred = screen.getByRole('radio', { name: /^С отсрочкой по договору/ })
  expect(deferred).toBeDisabled()
  expect(deferred).toHaveAccessibleName(/Есть просрочка$/)
  expect(screen.getByRole('radio', { name: /^По счёту, предоплата/ })).toBeChecked()
})

test('[R-08] the credit standing is shown before anything is promised', async () => {
  const credit = {
    grade: 'prepay',
    reasons: [],
    limit: 100_000,
    available: 20_000,
    overdueSum: 5_000,
    overdueDays: 3,
    statement: null,
  } as const
  await renderCheckout({ credit: { ...credit, reasons: [] } })
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(/Доступно 20\s000,00\s₽ из 100\s000\s₽, просрочено 5\s000,00\s₽, 3 дня/)
  expect(alert).toHaveTextContent('Заказ можно оформить только с предоплатой.')
})

test('[V-06] nothing is ordered without the consent to the offer', async () => {
  const { unexpected } = fakeServer()
  const { user } = await renderCheckout()
  await user.click(order())
  expect(await screen.findByText('Без согласия с офертой заказ оформить нельзя')).toBeVisible()
  await waitFor(() => expect(consent()).toHaveFocus())
  expect(unexpected).toEqual([])
})

test('[R-08] an order whose answer is lost is sent again with the same key, and the buyer comes to it', async () => {
  const server = fakeServer()
  const lost = server.lose(checkoutApi.place)
  const { user, address } = await renderCheckout()
  await user.click(consent())
  await user.click(order())
  expect(await screen.findByText(/второй заказ не появится/)).toBeVisible()
  const sent = server.on(checkoutApi.place, placed)
  await user.click(order())
  await expect.poll(address).toBe('/orders/17')
  const keys = [...lost, ...sent].map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(keys).size).toBe(1)
  expect(sent[0]?.body).toMatchObject({ cartId: 5, cartVersion: 3, expectedSum: 9000, agreedForOffer: true, deliveryType: 'pickup' })
})

test('[R-08] a field the server refuses is explained where it can be corrected', async () => {
  const errors = [{ field: 'contactPhone', message: 'Введите телефон полностью', code: 'invalid' }]
  fakeServer().on(checkoutApi.place, new Refusal({ status: 422, message: 'Проверьте заполнение полей', errors }))
  const { user } = await renderCheckout()
  await user.click(consent())
  await user.click(order())
  expect(await screen.findByText('Введите телефон полностью')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus())
})

test('[R-08] a cart that was ordered in another tab is not ordered again, and links lead on', async () => {
  fakeServer().on(checkoutApi.place, new Refusal({ status: 409, code: 'cart.changed', message: 'Корзина изменилась' }))
  const { user, address } = await renderCheckout()
  await user.click(consent())
  await user.click(order())
  expect(await screen.findByText(/Ничего не заказано ещё раз/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Посмотреть корзину' }))
  await expect.poll(address).toBe('/cart')
})

test('[R-08] a changed sum is shown with the former one', async () => {
  fakeServer().on(checkoutApi.place, new Refusal({ status: 409, code: 'order.sum-changed', message: 'Сумма изменилась' }))
  const { user } = await renderCheckout()
  await user.click(consent())
  await user.click(order())
  expect(await screen.findByText(/^Сумма изменилась: была 9\s000,00\s₽/)).toBeVisible()
})

test('[R-08] goods out of stock are asked about, and an order that needs approval is sent for it', async () => {
  const problems = [{ lineId: 1, code: 'stock-short', message: 'Не хватает 3 шт', available: 2 } as const]
  fakeServer()
  await renderCheckout({ problems: [...problems], needsApproval: true })
  expect(screen.getByRole('radio', { name: /^Заказать у производителя/ })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Отправить на согласование' })).toBeEnabled()
})

test('every text a buyer may add is asked for and sent', async () => {
  const sent = fakeServer().on(checkoutApi.place, placed)
  const { user } = await renderCheckout()
  const texts = eachBuyerText((name) => `Текст ${name}`)
  for (const name of buyerTextNames)
    await user.type(screen.getByRole('textbox', { name: i18next.t(`orders:buyerTexts.${name}.asked`) }), texts[name])
  await user.click(consent())
  await user.click(order())
  await expect.poll(() => sent[0]?.body).toMatchObject(texts)
})
