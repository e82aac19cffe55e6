import { screen, waitFor, within } from '@testing-library/react'
import { buyerTextNames, eachBuyerText } from '@vitrina/contract/orders/buyer-texts.rules'
import { cartApi, type CartTotals } from '@vitrina/contract/cart/cart'
import { checkoutApi, type CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { expect, test } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { aCartLine } from '#parts/cart/cart-line.builder.ts'
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

const totals: CartTotals = {
  lineCount: 1,
  lineSum: 0,
  selectedCount: 1,
  unpricedCount: 0,
  sum: 0,
  vat: 0,
  withoutVat: 0,
  vatByRate: [],
  discount: 0,
  cashBack: 0,
  weightGrams: 0,
  volumeMl: 0,
  freeDelivery: null,
}
const placed = { orders: [{ id: 17, number: 'ЗК-000017', total: 9000, state: 'submitted' }] }
const consent = () => screen.getByRole('checkbox', { name: /^Принимаю условия/ })
const order = () => screen.getByRole('button', { name: 'Оформить заказ' })
/** A line of the order, folded until it is looked into. */
const line = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

test('[K-05] pickup is chosen at first, and only the chosen delivery type shows its fields', async () => {
  const { user } = await renderCheckout()
  expect(line('Куда и когда')).toHaveAccessibleName('Куда и когда Самовывоз · Склад, Москва — пн, 16.11.2026')
  await user.click(line('Куда и когда'))
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
  const { user } = await renderCheckout()
  await user.click(line('Оплата'))
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
  await user.click(line('Примечания'))
  for (const name of buyerTextNames)
    await user.type(screen.getByRole('textbox', { name: i18n.t(`orders:buyerTexts.${name}.asked`) }), texts[name])
  await user.click(consent())
  await user.click(order())
  await expect.poll(() => sent[0]?.body).toMatchObject(texts)
})

test('[R-08] ordering the usual way is four folded lines and one press, once the offer was accepted', async () => {
  const sent = fakeServer().on(checkoutApi.place, placed)
  const { user } = await renderCheckout({
    offer: { version: '1', path: '/content/oferta', isAccepted: true },
    payments: [
      { method: 'transfer', isAllowed: true, reason: null, deferralDays: 0 },
      { method: 'deferred', isAllowed: true, reason: null, deferralDays: 14 },
    ],
  })
  for (const name of ['Покупатель', 'Куда и когда', 'Оплата', 'Примечания']) expect(line(name)).toHaveAttribute('aria-expanded', 'false')
  expect(consent()).toBeChecked()
  await user.click(order())
  // The contract's own terms.
  await expect.poll(() => sent[0]?.body).toMatchObject({ paymentMethod: 'deferred', agreedForOffer: true })
})

test('[R-08] a field left empty opens its line and gets the focus', async () => {
  fakeServer()
  const { user } = await renderCheckout()
  await user.click(line('Покупатель'))
  await user.clear(screen.getByRole('textbox', { name: 'Телефон' }))
  await user.click(line('Покупатель'))
  expect(screen.queryByRole('textbox', { name: 'Телефон' })).toBeNull()
  await user.click(consent())
  await user.click(order())
  expect(await screen.findByText('Укажите телефон')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus())
})

test('[R-08] a shortage is solved here: what is there is taken, and the message brings it back', async () => {
  const server = fakeServer()
  const short = aCartLine(1, { name: 'Кабель', amount: 5 })
  server.on(cartApi.read, { id: 5, name: '', version: 3, pricedAt: null, lines: [short], totals })
  const changed = server.on(cartApi.changeItem, { id: 5, version: 4, totals, line: short })
  server.on(checkoutApi.options, someOptions())
  const problems = [{ lineId: 1, code: 'stock-short', message: '', available: 2 } as const]
  const { user } = await renderCheckout({ problems: [...problems] })
  expect(await screen.findByText('Кабель — есть 2 из 5 шт')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Взять 2 шт: Кабель' }))
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ amount: 2 }])
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  await expect.poll(() => changed.map(({ body }) => body)).toEqual([{ amount: 2 }, { amount: 5 }])
})
