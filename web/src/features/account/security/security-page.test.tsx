import { screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { profileApi } from '@vitrina/contract/account/profile'
import { type Session, sessionsApi } from '@vitrina/contract/account/sessions'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useQuestion } from '#ui/confirm.ts'
import { SecurityPage } from './security-page.tsx'

const aSession = (at: number, given: Partial<Session> = {}): Session => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  browser: `Firefox ${140 + at}`,
  system: 'Windows',
  isPhone: false,
  ip: '192.0.2.9',
  staffName: null,
  createdAt: '2026-11-19T08:00:00.000Z',
  seenAt: '2026-11-20T08:00:00.000Z',
  isCurrent: false,
  ...given,
})

const Question = () => {
  const question = useQuestion()
  return question && <ConfirmDialog question={question} />
}

test('[A-10] other sessions are listed and ended', async () => {
  const server = fakeServer()
  let items = [aSession(1, { isCurrent: true }), aSession(2), aSession(3)]
  server.on(sessionsApi.list, () => ({ items }))
  server.wait(profileApi.read)
  const asked = server.on(authApi.signOutEverywhere, () => {
    items = items.slice(0, 1)
    return { ended: 2 }
  })
  const page = (
    <main>
      <SecurityPage />
      <Question />
    </main>
  )
  const { user } = await renderScreen(page, { at: '/user/security', user: aUser() })
  const sessions = within(await screen.findByRole('list', { name: 'Где вы вошли' }))
  expect(sessions.getAllByRole('listitem')).toHaveLength(3)
  expect(sessions.getAllByText('Этот сеанс')).toHaveLength(1)
  expect(sessions.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Завершить сеанс: Firefox 142, Windows',
    'Завершить сеанс: Firefox 143, Windows',
  ])
  await user.click(screen.getByRole('button', { name: 'Завершить остальные' }))
  const question = within(await screen.findByRole('dialog', { name: 'Завершить все остальные сеансы?' }))
  expect(asked).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Завершить остальные' }))
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  expect(asked).toHaveLength(1)
  expect(sessions.getByText('Этот сеанс')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Завершить остальные' })).toBeNull()
  await expectNoAxeViolations()
})
