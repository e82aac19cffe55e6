import { screen } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { expect, test } from 'vitest'
import { aLineShown, aQuote, LINE } from '#parts/quotes/quote.builder.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { QuotePage } from './quote-page.tsx'

const show = () => renderScreen(<QuotePage id="7" />, { at: '/quotes/7', user: aUser() })

const answer = { price: 270.5, amount: 10, replacement: null, day: '2026-11-25', refusal: '', note: '' }
const answered = [aLineShown({ answer })]
const versions = [
  {
    no: 1,
    side: 'buyer' as const,
    author: 'Орлов',
    at: '2026-11-16T09:00:00.000Z',
    message: 'Дайте цену',
    validUntil: null,
    lines: [aLineShown()],
  },
  {
    no: 2,
    side: 'seller' as const,
    author: 'Климова',
    at: '2026-11-16T10:00:00.000Z',
    message: '',
    validUntil: '2026-11-30',
    lines: answered,
  },
]

const relay = {
  id: 9,
  article: 'REL-1',
  name: 'Реле времени',
  brand: { id: 1, name: 'Меандр' },
  unit: { name: 'шт', decimals: 0 },
  image: null,
  minimumBatch: 5,
  multiplicity: 1,
  price: null,
  stockTotal: 3,
  promise: [],
}
const suggested = {
  queries: [],
  sections: [],
  brands: [],
  products: [relay],
  changed: 'none' as const,
  understood: [],
  amount: null,
  moreCount: 0,
  text: 'реле',
}

test('wishes are sent line by line with the text', async () => {
  const server = fakeServer()
  server.on(quotesApi.read, aQuote())
  const sent = server.on(quotesApi.send, aQuote({ state: 'requested', turn: 'seller', versionNo: 1, steps: ['withdraw'] }))
  const { user } = await show()
  await user.type(await screen.findByRole('textbox', { name: 'Желаемая цена, ₽: Автомат 16А' }), '250,5')
  await user.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Срочно')
  await user.click(screen.getByRole('button', { name: 'Отправить запрос' }))
  expect(await screen.findByText('Запрос отправлен')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { edition: 3, message: 'Срочно', lines: [{ id: LINE, amount: 10, price: 250.5, neededOn: null, note: '' }], added: [] },
  ])
  expect(screen.getByText('Отправлен')).toBeVisible()
})

test('a product is added on the buyer’s turn, the same one not twice', async () => {
  const server = fakeServer()
  server.on(quotesApi.read, aQuote())
  server.on(catalogueApi.suggest, suggested)
  const saved = server.on(quotesApi.save, aQuote())
  const { user } = await show()
  const field = await screen.findByRole('combobox', { name: 'Добавить товар' })
  for (const name of [/Реле/, /Реле/]) {
    await user.type(field, 'реле')
    await user.click(await screen.findByRole('option', { name }))
    expect(field).toHaveValue('')
  }
  expect(await screen.findByText('Реле времени: уже есть в запросе')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(saved.map(({ body }) => body)).toMatchObject([
    { edition: 3, lines: [{ id: LINE, amount: 10 }], added: [{ productId: 9, amount: 5, price: null, neededOn: null, note: '' }] },
  ])
})

test('an answer is accepted by its version, to the kopeck; the differences of the turns are read', async () => {
  const server = fakeServer()
  const quote = aQuote({
    state: 'sent_to_buyer',
    versionNo: 2,
    validUntil: '2026-11-30',
    lines: answered,
    versions,
    steps: ['revise', 'accept', 'decline'],
  })
  server.on(quotesApi.read, quote)
  const accepted = server.on(quotesApi.accept, { ...quote, state: 'accepted', turn: null, steps: ['order', 'decline'] })
  const { user } = await show()
  expect(await screen.findByText(/Итого: 2\s705,00/)).toBeVisible()
  expect(screen.getByText(/Автомат 16А: цена — → 270,50/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Принять версию 2' }))
  expect(await screen.findByText('Цены приняты')).toBeVisible()
  expect(accepted.map(({ body }) => body)).toEqual([{ edition: 3, versionNo: 2, lines: [{ id: LINE, amount: 10 }] }])
  expect(screen.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/quotes/7/checkout')
})

test('a member who only looks reads it and has no buttons', async () => {
  const server = fakeServer()
  server.on(
    quotesApi.read,
    aQuote({ state: 'sent_to_buyer', versionNo: 2, lines: answered, versions, steps: ['revise', 'accept', 'decline'] }),
  )
  await renderScreen(<QuotePage id="7" />, { at: '/quotes/7', user: aUser({ companyRole: 'viewer' }) })
  expect(await screen.findByText('Ждёт вашего решения')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Принять|Отклонить/ })).toBeNull()
})
