import { screen, waitFor, within } from '@testing-library/react'
import { contentApi } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'
import { widths } from '#test/window-size.ts'

afterEach(() => vi.useRealTimers())

const failure = new Refusal({ status: 500, code: 'server.failed', message: 'Произошел технический сбой' })
const noticed = { title: 'Важное объявление', content: '<p>Прочитайте это один раз.</p>' }

type Site = NonNullable<Parameters<typeof fakeStore>[0]>
function aHelpPage(site: Site = {}) {
  const server = fakeStore(site)
  server.on(contentApi.helpTopics, { items: [] })
  return server
}
const settled = () => screen.findByRole('heading', { level: 1, name: 'Справка' })
const cookieNotice = () => screen.findByRole('region', { name: 'Уведомление о cookie' })

test('[O-06] the cookie notice comes back with a message when the server did not save the acceptance', async () => {
  const server = aHelpPage()
  server.on(siteApi.checkCookie, { accepted: false })
  server.on(siteApi.acceptCookie, failure)
  const { user } = openStore('/help')
  await user.click(within(await cookieNotice()).getByRole('button', { name: 'Принять' }))
  expect(await screen.findByText(/Не удалось сохранить согласие\./)).toBeVisible()
  expect(await cookieNotice()).toBeVisible()
})

test('[K-05] a check of the cookie that fails is repeated three times', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = aHelpPage()
  const asked = server.on(siteApi.checkCookie, failure)
  openStore('/help')
  await settled()
  await vi.advanceTimersByTimeAsync(60_000)
  await waitFor(() => expect(asked).toHaveLength(4))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(4)
})

test('[O-09] [S-04] a guest on a desktop sees the important notice once', async () => {
  aHelpPage({ info: { importantNotice: noticed } })
  const { user, unmount } = openStore('/help')
  await user.click(await screen.findByRole('button', { name: 'Понятно' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: noticed.title })).toBeNull())
  expect(Date.parse(localStorage.getItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT') ?? '')).toBeGreaterThan(Date.parse('2026-01-01'))
  unmount()
  const { router, user: again } = openStore('/help')
  await settled()
  expect(screen.queryByRole('dialog', { name: noticed.title })).toBeNull()

  await router.navigate({ to: '.', replace: true, state: { importantDialog: true } })
  await again.click(await screen.findByRole('button', { name: 'Понятно' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: noticed.title })).toBeNull())
})

test('[O-06] [O-09] a first visit shows one thing at a time: the important notice, and the cookie notice once that is dismissed', async () => {
  aHelpPage({ info: { importantNotice: noticed } }).on(siteApi.checkCookie, { accepted: false })
  const { user } = openStore('/help')
  const understood = await screen.findByRole('button', { name: 'Понятно' })
  expect(screen.queryByText('Принять')).toBeNull()
  await user.click(understood)
  expect(await cookieNotice()).toBeVisible()
  expect(screen.queryByRole('dialog', { name: noticed.title })).toBeNull()
})

test('[O-06] on a phone, which has no important notice, the cookie notice does not wait for one', async () => {
  aHelpPage({ info: { importantNotice: noticed } }).on(siteApi.checkCookie, { accepted: false })
  openStore('/help', { width: widths.phone })
  expect(await cookieNotice()).toBeVisible()
})

test.each<[string, Site, number]>([
  ['when the seller hid it', { toggles: { importantNotice: false } }, widths.desktop],
  ['to a signed-in user', { user: aUser() }, widths.desktop],
  ['on a phone', {}, widths.phone],
])('[O-09] [P-02] the important notice is not shown %s', async (_, site, width) => {
  aHelpPage({ ...site, info: { importantNotice: noticed } })
  openStore('/help', { width })
  await settled()
  expect(screen.queryByRole('dialog', { name: noticed.title })).toBeNull()
})

test('[O-10] a region has its own message when the seller switched them on, until it is hidden', async () => {
  aHelpPage({ info: { regionalMessage: noticed }, toggles: { regionalMessage: true } })
  const { user, unmount } = openStore('/help')
  const message = await screen.findByRole('region', { name: 'Сообщение для региона' })
  expect(message).toHaveTextContent(noticed.title)
  await user.click(within(message).getByRole('button', { name: 'Скрыть сообщение региона' }))
  expect(message).not.toBeInTheDocument()
  unmount()
  const another = { ...noticed, title: 'Ещё одно объявление' }
  aHelpPage({ info: { regionalMessage: another }, toggles: { regionalMessage: false } })
  openStore('/help')
  await settled()
  expect(screen.queryByRole('region', { name: 'Сообщение для региона' })).toBeNull()
})

const message = { id: 4, kind: 'info' as const, title: 'График', content: '<p>Склад закрыт 4 ноября.</p>', isClosable: true }
const closeMessage = () => screen.findByRole('button', { name: 'Закрыть сообщение «График»' })

test('[O-19] an information message is closed at once', async () => {
  const server = aHelpPage({ info: { informationMessages: [message] } })
  const closed = server.on(siteApi.closeInformationMessage, {})
  const { user } = openStore('/help')
  const close = await closeMessage()
  await user.click(close)
  expect(close).not.toBeInTheDocument()
  await waitFor(() => expect(closed.map(({ body }) => body)).toEqual([{ id: 4 }]))
})

test('[O-19] a message the server could not close comes back with an explanation', async () => {
  aHelpPage({ info: { informationMessages: [message] } }).on(siteApi.closeInformationMessage, failure)
  const { user } = openStore('/help')
  await user.click(await closeMessage())
  expect(await screen.findByText(/Не удалось закрыть сообщение\./)).toBeVisible()
  expect(await closeMessage()).toBeVisible()
})
