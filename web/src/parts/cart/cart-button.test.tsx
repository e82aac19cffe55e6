import type { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { type CartTotals, cartApi } from '@vitrina/contract/cart/cart'
import { expect, test } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { amountsQuery } from './cart.api.ts'
import { CartButton, QuickCartButton } from './cart-button.tsx'

const product = aProductCard(5, { name: 'Розетка' })

const totals: CartTotals = {
  lineCount: 1,
  lineSum: 366,
  selectedCount: 1,
  unpricedCount: 0,
  sum: 366,
  vat: 66,
  withoutVat: 300,
  vatByRate: [],
  discount: 0,
  cashBack: 0,
  weightGrams: 0,
  volumeMl: 0,
  freeDelivery: null,
}
const edited = { id: 1, version: 2, totals, items: [], summary: { ok: 1, warning: 0, error: 0 } }

function withCart(amounts: Record<string, number>) {
  const server = fakeServer()
  const cart = { cartId: 1, version: 1, count: Object.keys(amounts).length, sum: 0, amounts }
  server.on(cartApi.amounts, cart)
  return { server, prime: (queries: QueryClient) => void queries.setQueryData(amountsQuery.queryKey, cart) }
}

test('[R-05] a click adds the amount, shows it before the server answers, and links to the cart', async () => {
  const { server, prime } = withCart({})
  const asked = server.on(cartApi.addItems, edited)
  const { user } = await renderScreen(<CartButton product={product} amount={3} />, { prime })
  await user.click(screen.getByRole('button', { name: 'В корзину: Розетка, 3' }))
  expect(screen.getByRole('link', { name: 'В корзине 3 шт, открыть корзину: Розетка' })).toHaveAttribute('href', '/cart')
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ items: [{ productId: 5, amount: 3 }] }])
})

test('[R-05] another amount beside a product in the cart is offered as a change', async () => {
  const { server, prime } = withCart({ 5: 3 })
  const asked = server.on(cartApi.addItems, edited)
  const { user } = await renderScreen(<CartButton product={product} amount={7} />, { prime })
  await expectNoAxeViolations()
  await user.click(screen.getByRole('button', { name: 'Сделать 7 в корзине: Розетка' }))
  await expect.poll(() => asked.map(({ body }) => body)).toEqual([{ items: [{ productId: 5, amount: 7 }] }])
})

test('[R-05] without a field beside it the amount in the cart is shown, not another one offered', async () => {
  const { prime } = withCart({ 5: 100 })
  await renderScreen(<QuickCartButton product={product} amount={1} />, { prime })
  expect(screen.getByRole('link', { name: 'В корзине 100 шт, открыть корзину: Розетка' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Сделать/ })).toBeNull()
})

test('[R-05] a removed product can be restored', async () => {
  const { server, prime } = withCart({ 5: 3 })
  const deletionToken = '00000000-0000-4000-8000-000000000005'
  const deleted = server.on(cartApi.changeMany, { ...edited, deletionToken })
  const restored = server.on(cartApi.restore, { ...edited, restoredCount: 1 })
  const { user } = await renderScreen(<CartButton product={product} amount={3} />, { prime })
  await user.click(screen.getByRole('button', { name: 'Убрать из корзины: Розетка' }))
  expect(screen.getByRole('button', { name: 'В корзину: Розетка, 3' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(deleted.map(({ body }) => body)).toEqual([{ op: 'delete', productIds: [5] }])
  await expect.poll(() => restored.map(({ body }) => body)).toEqual([{ deletionToken }])
  expect(await screen.findByRole('link', { name: /^В корзине 3 шт/ })).toBeVisible()
})

test('[R-05] an amount the server refuses is explained, and the cart’s own is shown again', async () => {
  const errors = [{ field: 'items.0.amount', message: 'Слишком много', code: 'too_big' }]
  const { server, prime } = withCart({ 5: 3 })
  server.on(cartApi.addItems, new Refusal({ status: 422, message: 'Проверьте заполнение полей', errors }))
  const { user } = await renderScreen(<CartButton product={product} amount={900} />, { prime })
  await user.click(screen.getByRole('button', { name: /^Сделать / }))
  expect(await screen.findByText('Слишком много')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Сделать / })).toBeVisible()
})

/** Pressed on a page whose cart is still on its way; `give` is the answer that was asked for before. */
async function pressedBeforeTheCartIsKnown() {
  const server = fakeServer()
  const give = server.hold(cartApi.amounts)
  const asked = server.on(cartApi.addItems, edited)
  const { user } = await renderScreen(<CartButton product={product} amount={3} />)
  const askedAgain = server.on(cartApi.amounts, { cartId: 1, version: 2, count: 1, sum: 366, amounts: { 5: 3 } })
  await user.click(screen.getByRole('button', { name: 'В корзину: Розетка, 3' }))
  return { asked, askedAgain, giveCartOfBefore: () => give({ cartId: 1, version: 1, count: 0, sum: 0, amounts: {} }) }
}

test('[R-05] what was added before the cart was known is shown in it once it comes', async () => {
  const { asked, askedAgain, giveCartOfBefore } = await pressedBeforeTheCartIsKnown()
  giveCartOfBefore()
  expect(await screen.findByRole('link', { name: /^В корзине 3 шт/ })).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  expect(screen.getByRole('link', { name: /^В корзине 3 шт/ })).toBeVisible()
  expect(askedAgain).toEqual([])
})

test('[R-05] a cart that was asked for before an addition and comes after it is asked for again', async () => {
  const { askedAgain, giveCartOfBefore } = await pressedBeforeTheCartIsKnown()
  await expect.poll(() => askedAgain).toHaveLength(1)
  giveCartOfBefore()
  expect(await screen.findByRole('link', { name: /^В корзине 3 шт/ })).toBeVisible()
})

test('a store without a cart has no button', async () => {
  fakeServer()
  await renderScreen(<CartButton product={product} amount={3} />, { toggles: { cart: false } })
  expect(screen.queryByRole('button')).toBeNull()
})
