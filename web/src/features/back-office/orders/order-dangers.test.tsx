import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#test/render-screen.tsx'
import { anItem } from './desk-order.builder.ts'
import { OrderDangers } from './order-dangers.tsx'

test('a reason stands once with the articles it is about, of many the first five', async () => {
  const items = Array.from({ length: 7 }, (_, at) => anItem({ id: at + 1, article: `A-${at + 1}` }))
  const dangers = [
    { kind: 'late' as const, itemId: null, day: '2026-11-13' },
    ...items.map(({ id }) => ({ kind: 'not-held' as const, itemId: id, day: null })),
    { kind: 'arrival-late' as const, itemId: 1, day: '2026-11-20' },
    { kind: 'arrival-late' as const, itemId: 2, day: '2026-11-21' },
  ]
  await renderScreen(<OrderDangers dangers={dangers} items={items} />, { at: '/back-office/orders/17' })
  const list = within(screen.getByRole('list', { name: 'Что угрожает сроку' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Обещанный день 13.11.2026 прошёл',
    'A-1, A-2, A-3, A-4, A-5 и ещё 2: товар на складе не удерживается',
    'A-1: поступление ждут 20.11.2026, к сроку не успевает',
    'A-2: поступление ждут 21.11.2026, к сроку не успевает',
  ])
})
