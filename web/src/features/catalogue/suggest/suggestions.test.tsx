import { screen, within } from '@testing-library/react'
import { cartApi, type CartTotals } from '@vitrina/contract/cart/cart'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { fakeServer } from '#test/api.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { aPart } from '../understood.builder.ts'
import type { Suggested } from './suggest.options.ts'
import { Suggestions } from './suggestions.tsx'

function Field({ onSearch }: { onSearch: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch()
        }}
      >
        <input ref={input} aria-label="Поиск" value={text} onChange={({ target }) => setText(target.value)} />
      </form>
      <Suggestions input={input} text={text} isFull={false} onType={setText} />
    </>
  )
}

const text = '3п 16 c 10шт'
const found: Suggested = {
  queries: [],
  sections: [],
  brands: [],
  products: [aProductCard(5, { name: 'Автомат 3п 16А C' }), aProductCard(6, { name: 'Автомат 3п 16А D', multiplicity: 12 })],
  changed: 'none',
  text,
  understood: [aPart(text, '3п', { filter: 'poles', label: '3п', name: 'Число полюсов' }), aPart(text, '16', { isRelaxed: true })],
  amount: { value: 10, spans: [{ from: 8, to: 12 }] },
  moreCount: 34,
}
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
const edited = { id: 1, version: 2, totals, summary: { ok: 1, warning: 0, error: 0 } }

async function renderTyped(suggested: Partial<Suggested> = {}, given: Parameters<typeof renderScreen>[1] = {}) {
  const server = fakeServer()
  server.on(catalogueApi.history, { items: [] })
  server.on(catalogueApi.suggest, { ...found, ...suggested })
  server.on(cartApi.amounts, { cartId: 1, version: 1, count: 1, sum: 0, amounts: {} })
  const added = server.on(cartApi.addItems, { ...edited, items: [] })
  const onSearch = vi.fn()
  const rendered = await renderScreen(<Field onSearch={onSearch} />, given)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await rendered.user.type(field, text)
  await screen.findByRole('option', { name: /A-5/ })
  return { ...rendered, server, added, field, onSearch }
}
const option = (name: RegExp) => screen.getByRole('option', { name })

test('Shift+Enter adds the typed amount of the chosen product, says so, and the field is ready for the next command', async () => {
  const { user, added, field } = await renderTyped()
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  expect(await screen.findByText('Добавлено в корзину 10 шт: Автомат 3п 16А C')).toBeVisible()
  expect(added.map(({ body }) => body)).toEqual([{ items: [{ productId: 5, amount: 10 }], mode: 'add' }])
  expect(field).toHaveFocus()
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, text.length])
  expect(option(/A-5/)).toHaveAttribute('aria-keyshortcuts', 'Shift+Enter')
})

test('with an amount typed Shift+Enter alone adds the first product', async () => {
  const { user, added } = await renderTyped()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.poll(() => added.map(({ body }) => body)).toEqual([{ items: [{ productId: 5, amount: 10 }], mode: 'add' }])
})

test('pressed before the answer for the whole text, Shift+Enter adds what that answer has first, and without an amount searches', async () => {
  const { user, server, added, field, onSearch } = await renderTyped()
  const answer = server.hold(catalogueApi.suggest)
  await user.type(field, ' iek{Shift>}{Enter}{/Shift}')
  expect(added).toEqual([])
  answer({ ...found, text: `${text} iek`, products: [aProductCard(7, { name: 'Автомат IEK' })] })
  await expect.poll(() => added.map(({ body }) => body)).toEqual([{ items: [{ productId: 7, amount: 10 }], mode: 'add' }])
  expect(onSearch).not.toHaveBeenCalled()
  const plainAnswer = server.hold(catalogueApi.suggest)
  await user.clear(field)
  await user.type(field, 'автомат{Shift>}{Enter}{/Shift}')
  plainAnswer({ ...found, text: 'автомат', amount: null })
  await expect.poll(() => onSearch.mock.calls.length).toBe(1)
  expect(added).toHaveLength(1)
})

test('the button in a suggestion does the same, in an amount that can be bought, and opens nothing', async () => {
  const { user, added, address } = await renderTyped()
  await user.click(within(option(/A-6/)).getByText('В корзину 12 шт'))
  expect(await screen.findByText('Добавлено в корзину 12 шт: Автомат 3п 16А D')).toBeVisible()
  expect(added.map(({ body }) => body)).toEqual([{ items: [{ productId: 6, amount: 12 }], mode: 'add' }])
  expect(address()).toBe('/')
})

test('what was added can be taken back, down to what the cart had before', async () => {
  const { user, server } = await renderTyped()
  const line = {
    id: 1,
    productId: 5,
    customProductId: null,
    amount: 14,
    suggestedAmount: null,
    selected: true,
    note: '',
    price: null,
    priceState: 'fresh' as const,
    previousPrice: null,
    cashBack: null,
    sum: null,
    vat: null,
    stockTotal: 5,
    warnings: [],
  }
  const asked = server.on(cartApi.addItems, { ...edited, items: [{ index: 0, status: 'ok', line }] })
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  await user.click(await screen.findByRole('button', { name: 'Отменить' }))
  await expect.poll(() => asked.map(({ body }) => body).at(-1)).toEqual({ items: [{ productId: 5, amount: 4 }] })
})

test('a refusal is told in the cart’s own words', async () => {
  const { user, server } = await renderTyped()
  server.on(cartApi.addItems, { ...edited, items: [{ index: 0, status: 'error', message: 'Товар больше не продаётся' }] })
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  expect(await screen.findByText('Товар больше не продаётся')).toBeVisible()
  expect(screen.queryByText(/Добавлено в корзину/)).toBeNull()
})

test('Enter opens the chosen product', async () => {
  const { user, address } = await renderTyped()
  await user.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => decodeURIComponent(address())).toBe(`/catalog?keyword=${text.replaceAll(' ', '+')}&product=5`)
})

test('the panel shows what was understood, what was left out, the keys, and how many more begin so', async () => {
  await renderTyped()
  const line = within(screen.getByRole('list', { name: 'Понято в запросе' }))
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['3п', '16 А', 'количество 10'])
  expect(line.getByText('16 А').tagName).toBe('DEL')
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Enter — открыть товар, Shift+Enter — добавить его в корзину')
  expect(option(/^ещё 34 товара начинаются так$/)).toHaveAttribute('href', expect.stringMatching(/^\/catalog\?keyword=/))
})

test('without a typed amount a product is added in the smallest one that can be bought', async () => {
  const { user, added } = await renderTyped({ amount: null })
  expect(within(option(/A-6/)).queryByText(/В корзину/)).toBeNull()
  await user.click(within(option(/A-6/)).getByTitle('В корзину 12 шт'))
  await expect.poll(() => added.map(({ body }) => body)).toEqual([{ items: [{ productId: 6, amount: 12 }], mode: 'add' }])
})

test('a store without a cart offers none of it', async () => {
  const { user, address } = await renderTyped({}, { toggles: { cart: false } })
  expect(screen.queryByText(/В корзину/)).toBeNull()
  expect(screen.queryByText(/Shift\+Enter/)).toBeNull()
  await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
  await expect.poll(address).toContain('product=5')
})
