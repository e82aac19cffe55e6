import { screen, waitFor } from '@testing-library/react'
import { consentsApi } from '@vitrina/contract/account/consents'
import { type NotificationChoice, notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { NotificationsPage } from './notifications-page.tsx'

const aChoice = (given: Partial<NotificationChoice> = {}): NotificationChoice => ({
  settings: { events: {}, quietHours: null, companies: 'all' },
  channels: [
    { channel: 'email', to: 'buyer@vitrina.test' },
    { channel: 'sms', to: null },
  ],
  hasMarketingConsent: false,
  companies: [],
  ...given,
})

const page = (
  <main>
    <NotificationsPage />
  </main>
)

async function openNotifications(first = aChoice()) {
  const server = fakeServer()
  let choice = first
  server.on(notificationSettingsApi.read, () => choice)
  const saved = server.on(notificationSettingsApi.save, ({ settings }) => {
    choice = { ...choice, settings: settings as NotificationChoice['settings'] }
    return choice
  })
  const consents = server.on(consentsApi.setMarketing, ({ isGiven }) => {
    choice = { ...choice, hasMarketingConsent: isGiven }
    return { items: [] }
  })
  const rendered = await renderScreen(page, { at: '/user/notifications', user: aUser(), toggles: { modules: false, loyaltyClub: false } })
  const bar = await screen.findByRole('region', { name: 'Сообщения' })
  await screen.findByLabelText('Согласен получать рассылку')
  return { ...rendered, bar, saved, consents }
}
const tick = (name: string) => screen.getByLabelText(name)
const save = () => screen.getByText('Сохранить', { selector: 'button' })

test('[A-10] notifications are chosen in the matrix: own orders keep a channel, news need the consent', async () => {
  const { user, bar, saved, consents } = await openNotifications()
  const ofOrder = 'Изменилось состояние заказа: E-mail'
  await user.click(tick(ofOrder))
  expect(await screen.findByText(/включите хотя бы один канал/)).toBeVisible()
  expect(save()).toBeDisabled()
  await user.click(tick(ofOrder))
  await waitFor(() => expect(screen.queryByText(/включите хотя бы один канал/)).toBeNull())
  expect(tick('Новости и акции: E-mail')).toBeDisabled()
  expect(tick('Изменилось состояние заказа: СМС')).toBeDisabled()
  const consent = screen.getByLabelText('Согласен получать рассылку')
  await user.click(consent)
  await waitFor(() => expect(tick('Новости и акции: E-mail')).toBeEnabled())
  expect(consent).toBeChecked()
  expect([consents.map(({ body }) => body), saved]).toEqual([[{ isGiven: true }], []])
  await user.click(tick('Новости и акции: E-mail'))
  await user.click(screen.getByLabelText('Не беспокоить по часам'))
  expect(await screen.findByLabelText('С')).toHaveValue('22:00')
  await expectNoAxeViolations()
  await user.click(save())
  await waitFor(() => expect(bar).toHaveTextContent('Настройки сохранены'))
  expect(screen.queryByText('Сохранить')).toBeNull()
  const byMail = { digest: 'now', channels: { email: true, sms: false } }
  const settings = {
    events: { 'order.state': byMail, news: byMail },
    quietHours: { from: '22:00', to: '08:00' },
    companies: 'all',
  }
  expect(saved.map(({ body }) => body)).toEqual([{ settings }])
  // From now on the server's answer is shown.
  expect(tick('Новости и акции: E-mail')).toBeChecked()
  expect(screen.getByLabelText('С')).toHaveValue('22:00')
})

test('[A-10] a person of several companies chooses which to be told about', async () => {
  const companies = ['ООО «Восток»', 'ООО «Запад»'].map((name, at) => ({ id: at + 1, name }))
  const { user, saved } = await openNotifications(aChoice({ companies }))
  for (const { name } of companies) expect(tick(name)).toBeChecked()
  await user.click(tick('ООО «Восток»'))
  await user.click(save())
  await expect.poll(() => saved.map(({ body }) => body)).toEqual([{ settings: { events: {}, quietHours: null, companies: [2] } }])
})
