import { screen, waitFor } from '@testing-library/react'
import { quoteDeskApi } from '@vitrina/contract/quotes/quote-desk'
import { expect, test } from 'vitest'
import { aQuote, LINE } from '#parts/quotes/quote.builder.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { DeskQuotePage } from './desk-quote-page.tsx'
import type { DeskQuoteShown } from './quote-desk.api.ts'

const atDesk = (given: Partial<DeskQuoteShown> = {}): DeskQuoteShown => ({
  ...aQuote({ state: 'in_review', turn: 'seller', versionNo: 1, steps: ['answer', 'refuse'] }),
  company: { id: 1, name: 'ООО «Восток»' },
  waitingSince: '2026-11-16T09:00:00.000Z',
  takenBy: null,
  approval: 'none',
  approvalNote: '',
  mostDiscountPercent: 10,
  canApprove: false,
  draftValidUntil: null,
  ...given,
})

const show = (group: 'manager' | 'administrator' = 'manager') =>
  renderScreen(<DeskQuotePage id="7" />, { at: '/back-office/quotes/7', user: aUser({ Group: group }) })

test('a manager answers line by line and sees when a price needs approval', async () => {
  const server = fakeServer()
  server.on(quoteDeskApi.read, atDesk())
  const sent = server.on(quoteDeskApi.send, atDesk({ approval: 'pending', edition: 4 }))
  const { user } = await show()
  const price = await screen.findByRole('textbox', { name: 'Цена, ₽: Автомат 16А' })
  await user.type(price, '285')
  expect(screen.getByText('Скидка 5 %')).toBeVisible()
  await user.clear(price)
  await user.type(price, '240')
  expect(screen.getByText('Скидка 20 %: больше 10 %, нужно согласование')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отправить покупателю' }))
  // The form begins anew with the answer, so the bar is looked for until it stands still.
  await waitFor(() => expect(screen.getByText('Ответ ждёт согласования руководителя')).toBeVisible())
  expect(sent.map(({ body }) => body)).toEqual([
    {
      edition: 3,
      message: '',
      validUntil: null,
      lines: [{ id: LINE, price: 240, amount: 10, replacementId: null, day: null, refusal: '', note: '' }],
    },
  ])
})

test('the head of sales lets it go', async () => {
  const server = fakeServer()
  server.on(quoteDeskApi.read, atDesk({ approval: 'pending', canApprove: true }))
  const approved = server.on(quoteDeskApi.approve, atDesk({ state: 'sent_to_buyer', approval: 'approved', steps: [] }))
  const { user } = await show('administrator')
  await user.click(await screen.findByRole('button', { name: 'Согласовать и отправить' }))
  expect(await screen.findByText('У покупателя')).toBeVisible()
  expect(approved.map(({ body }) => body)).toEqual([{ edition: 3 }])
})
