import { screen, within } from '@testing-library/react'
import { clubApi } from '@vitrina/contract/club/club'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import type { ShownClub } from './club.api.ts'
import { ClubPage } from './club-page.tsx'

const silver = { id: 1, name: 'Серебро', threshold: 0, factor: 100, perks: '' }
const gold = { id: 2, name: 'Золото', threshold: 300_000, factor: 130, perks: '' }

const aClub = (given: Partial<ShownClub> = {}): ShownClub => ({
  membership: { cardNumber: '2008 8699 0510', joinedAt: '2026-11-01T09:00:00.000Z', state: 'active', stateReason: '' },
  balance: {
    available: 320.5,
    held: 40,
    pending: 0,
    lots: [
      { id: 1, order: { id: 7, number: 'ЗК-000007' }, earned: 400, remaining: 320.5, availableOn: '2026-01-01', expiresOn: '2099-03-01' },
    ],
    expiring: [{ on: '2026-12-05', points: 20 }],
  },
  turnover: 100_000,
  level: silver,
  next: gold,
  missing: 200_000,
  levels: [silver, gold],
  programme: { owner: 'company', holdDays: 14, lifeMonths: 12, payShare: 30 },
  rules: { version: 'v', path: '/content/pravila-kluba' },
  ...given,
})

const reward = { id: 3, kind: 'goods' as const, name: 'Мультиметр', description: '', product: null, cost: 300, worth: null, stock: 2 }

test('[R-13] [M-07] the club shows balance, lots with their days, the card and the way to the next level', async () => {
  fakeServer().on(clubApi.read, aClub())
  await renderScreen(
    <main>
      <ClubPage />
    </main>,
    { at: '/user/golden-club', user: aUser() },
  )
  expect(await screen.findByText('320,5 балла')).toBeVisible()
  for (const text of ['2008 8699 0510', /Сгорят после 05.12.2026/, /До уровня «Золото»: 200 000 ₽/])
    expect(screen.getByText(text)).toBeVisible()
  const row = screen.getByRole('link', { name: 'ЗК-000007' }).closest('tr') as HTMLElement
  expect(row).toHaveTextContent(/320,5 из 400.*сейчас.*01.03.2099/)
  await expectNoAxeViolations()
})

test('[M-07] one joins with a tick of one’s own; what is collected so far is named', async () => {
  const server = fakeServer()
  server.on(clubApi.read, aClub({ membership: null }))
  const joined = server.on(clubApi.join, aClub())
  const { user } = await renderScreen(<ClubPage />, { at: '/user/golden-club', user: aUser() })
  expect(await screen.findByText('Уже накоплено: 360,5 балла')).toBeVisible()
  const join = screen.getByRole('button', { name: 'Вступить в клуб' })
  expect(join).toBeDisabled()
  await user.click(screen.getByRole('checkbox'))
  await user.click(join)
  expect(joined.map(({ body }) => body)).toEqual([{ isAgreed: true }])
})

test('[M-07] a reward within reach is ordered, one beyond it says what is missing', async () => {
  const server = fakeServer()
  server.on(clubApi.read, aClub())
  server.on(clubApi.rewards, { items: [reward, { ...reward, id: 4, name: 'Сертификат', kind: 'certificate', cost: 1_000, stock: null }] })
  const ordered = server.on(clubApi.orderReward, {
    ...reward,
    rewardId: 3,
    number: 'НГ-000001',
    amount: 1,
    invoice: null,
    state: 'created',
    comment: '',
    note: '',
    createdAt: '2026-11-17T09:00:00.000Z',
    decidedAt: null,
    canTakeBack: true,
  })
  const { user } = await renderScreen(<ClubPage />, { at: '/user/golden-club?tab=rewards', user: aUser() })
  expect(await screen.findByText('Не хватает: 679,5 балла')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Обменять баллы: Сертификат' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Обменять баллы: Мультиметр' }))
  const dialog = await screen.findByRole('dialog', { name: 'Мультиметр' })
  await user.click(within(dialog).getByRole('button', { name: 'Обменять: 300 баллов' }))
  expect(await screen.findByText('Награда НГ-000001 заказана')).toBeVisible()
  expect(ordered.map(({ path, body }) => [path, body])).toEqual([['/api/v1/loyalty/rewards/3/order', { amount: 1, comment: '' }]])
})
