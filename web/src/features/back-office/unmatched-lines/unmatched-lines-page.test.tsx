import { screen, within } from '@testing-library/react'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { type UnmatchedText, unmatchedTextsApi } from '@vitrina/contract/list-import/unmatched-texts'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { UnmatchedLinesPage } from './unmatched-lines-page.tsx'

const aLine = (given: Partial<UnmatchedText> = {}): UnmatchedText => ({
  id: 7,
  text: 'крабик 16',
  lineCount: 12,
  importCount: 4,
  lastAt: '2026-11-16T09:00:00Z',
  state: 'open',
  product: null,
  answeredBy: null,
  answeredAt: null,
  ...given,
})

async function open(items: UnmatchedText[], at = '/back-office/unmatched-lines') {
  const server = fakeServer()
  const listed = server.on(unmatchedTextsApi.list, {
    items,
    meta: { currentPage: 1, pageCount: 1, totalCount: items.length },
    counts: { open: 1, answered: 2, not_sold: 0 },
  })
  const rendered = await renderScreen(<UnmatchedLinesPage />, { at, user: aUser({ Group: 'content' }) })
  return { server, listed, ...rendered }
}

test('a line is answered with a product that is found by typing', async () => {
  const { server, user } = await open([aLine()])
  const found = { id: 5, article: 'AVT-16C', name: 'Автомат 16А C' }
  server.on(catalogueApi.suggest, { products: [found] } as never)
  const answered = server.on(unmatchedTextsApi.answer, aLine({ state: 'answered' }))
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(/Строк: 12 · списков: 4/)).toBeVisible()
  const button = row.getByRole('button', { name: 'Ответить товаром' })
  expect(button).toBeDisabled()
  await user.type(row.getByRole('combobox', { name: 'Товар для строки «крабик 16»' }), 'автомат')
  await user.click(await screen.findByRole('option', { name: 'AVT-16C Автомат 16А C' }))
  await user.click(button)
  await expect
    .poll(() => answered.map(({ path, body }) => [path, body]))
    .toEqual([['/api/v1/back-office/unmatched-texts/7/answer', { productId: 5 }]])
})

test('what is not sold is said with one click', async () => {
  const { server, user } = await open([aLine()])
  const answered = server.on(unmatchedTextsApi.answer, aLine({ state: 'not_sold' }))
  await user.click(await screen.findByRole('button', { name: 'Не продаём: крабик 16' }))
  await expect.poll(() => answered[0]?.body).toEqual({ productId: null })
})

test('an answer says who gave it and can be taken back', async () => {
  const product = { id: 5, article: 'AVT-16C', name: 'Автомат 16А C', isSold: false }
  const { server, user } = await open(
    [aLine({ state: 'answered', product, answeredBy: 'Орлова Ирина', answeredAt: '2026-11-16T09:00:00Z' })],
    '/back-office/unmatched-lines?state=answered',
  )
  const reopened = server.on(unmatchedTextsApi.reopen, aLine())
  expect(await screen.findByText(/Орлова Ирина/)).toBeVisible()
  expect(screen.getByText('товар снят с продажи, списки его не получат')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отменить ответ: крабик 16' }))
  await expect.poll(() => reopened.map(({ path }) => path)).toEqual(['/api/v1/back-office/unmatched-texts/7/reopen'])
})

test('an empty queue says that all is done', async () => {
  await open([])
  expect(await screen.findByText('Все строки разобраны')).toBeVisible()
})
