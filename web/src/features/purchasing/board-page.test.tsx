import { screen, within } from '@testing-library/react'
import { membersApi } from '@vitrina/contract/companies/members'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useQuestion } from '#ui/confirm.ts'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { PurchasingPage } from './board-page.tsx'
import { anEntryRow, aUuid } from './purchasing.builder.ts'
import type { BoardView } from './purchasing.params.ts'

const Question = () => {
  const question = useQuestion()
  return question && <ConfirmDialog question={question} />
}

type Row = ReturnType<typeof anEntryRow>

async function renderBoard(view: BoardView, items: Row[], { at = '/order-manager', user = aUser() } = {}) {
  const server = fakeServer()
  const asked = server.on(purchasingApi.list, { items, meta: { totalCount: items.length, pageCount: 1, currentPage: 1 } })
  server.on(membersApi.list, { items: [] })
  const rendered = await renderScreen(
    <>
      <PurchasingPage view={view} />
      <Question />
    </>,
    { at, user },
  )
  return { server, asked, ...rendered }
}

test('[M-06] each need stands in the column of its state with what is short, late and over the budget', async () => {
  const { asked } = await renderBoard(
    'board',
    [
      anEntryRow({ budget: 1200, figures: { shortCount: 1, lateCount: 1 } }),
      anEntryRow({ id: 6, name: 'Склад', state: 'ordered', figures: { shortCount: 0 } }),
    ],
    { at: '/order-manager?q=шк' },
  )
  const column = await screen.findByRole('region', { name: 'Заказано частично' })
  for (const text of [/Не хватает: 1 строка/, /Опаздывает: 1 строка/, /Больше бюджета на 300/, /Целиком заказано 1 из 2/])
    expect(column).toHaveTextContent(text)
  expect(within(screen.getByRole('region', { name: 'Заказано' })).getByRole('link', { name: 'Склад' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Закрыто' })).toHaveTextContent('Пусто')
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ keyword: 'шк', status: 'active' })
})

test('[M-06] the calendar asks for the days of its month', async () => {
  const { asked } = await renderBoard('calendar', [anEntryRow({ neededOn: '2026-12-09' })], { at: '/order-manager/calendar?month=2026-12' })
  expect(await screen.findByRole('link', { name: 'Школа № 5' })).toBeVisible()
  expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
  expect(screen.getByRole('link', { name: 'Следующий месяц' })).toHaveAttribute('href', '/order-manager/calendar?month=2027-01')
})

test('[S-14] the whole archive is deleted at once and brought back', async () => {
  const { server, user } = await renderBoard('archive', [anEntryRow({ status: 'archived', archivedAt: '2026-11-16T09:00:00.000Z' })], {
    at: '/order-manager/archive',
  })
  server.on(purchasingApi.removeArchived, { deletionToken: aUuid(1), deletedCount: 1 })
  const undone = server.on(purchasingApi.undoRemoval, { restoredCount: 1 })
  await user.click(await screen.findByRole('button', { name: 'Удалить всё из архива' }))
  await user.click(await screen.findByRole('button', { name: 'Удалить всё' }))
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByText('Возвращено закупок: 1')).toBeVisible()
  expect(undone[0]?.body).toEqual({ deletionToken: aUuid(1) })
})

test('[M-06] those who only look have no button to begin; the board says what it is for', async () => {
  await renderBoard('board', [], { user: aUser({ companyRole: 'viewer' }) })
  expect(await screen.findByRole('heading', { name: 'Закупок пока нет' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Новая закупка' })).toBeNull()
})
