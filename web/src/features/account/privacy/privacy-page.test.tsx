import { screen, waitFor, within } from '@testing-library/react'
import { type Consent, type ConsentKind, consentsApi } from '@vitrina/contract/account/consents'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { profileApi } from '@vitrina/contract/account/profile'
import { authApi } from '@vitrina/contract/auth/auth'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setIdentity, storeToken } from '#api/session.ts'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const aConsent = (kind: ConsentKind, isGiven: boolean): Consent => ({
  kind,
  isGiven,
  at: isGiven ? '2026-11-20T08:00:00.000Z' : null,
  textSlug: 'operator-personalnykh-dannykh',
  title: 'Текст согласия',
  textVersion: isGiven ? '0a1b2c3d4e5f' : null,
  isTextNewer: false,
  history: [],
})

/** Files that the page gives to the browser to save. */
function watchFiles() {
  const files: { name: string; text: Promise<string> }[] = []
  const blobs: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`)
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', ''))]
    if (blob) files.push({ name: this.download, text: blob.text() })
  })
  onTestFinished(() => [create, press].forEach((spy) => spy.mockRestore()))
  return files
}

function openPrivacy() {
  const server = fakeStore({ user: aUser({ publicIdentity: 'Вера Путь' }) })
  storeToken('a-token', { rememberMe: true })
  setIdentity({ name: 'B2B_IDENTITY', value: 'x-1' })
  server.on(consentsApi.list, { items: [aConsent('personal-data', true), aConsent('marketing', false), aConsent('terms', true)] })
  server.on(siteApi.home, { blocks: [] })
  return { server, files: watchFiles(), open: () => openStore('/user/privacy') }
}

test('[A-12] consents are listed, and a copy of the data is asked for and saved', async () => {
  const { server, files, open } = openPrivacy()
  const copy = {
    id: '00000000-0000-4000-8000-000000000001',
    createdAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2026-11-27T08:00:00.000Z',
    isReady: true,
  }
  let items: (typeof copy)[] = []
  server.on(personalDataApi.exports, () => ({ items }))
  const asked = server.on(personalDataApi.requestExport, () => {
    items = [copy]
    return { ...copy, isReady: false }
  })
  const read = server.on(personalDataApi.readExport, { profile: { firstname: 'Вера' } })
  const { user } = open()
  const consents = within(await screen.findByRole('region', { name: 'Согласия' }))
  expect(await consents.findAllByText('Согласие дано')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Подготовить копию' }))
  await user.click(await screen.findByRole('button', { name: 'Скачать' }))
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['personal-data.json'])
  expect(JSON.parse((await files[0]?.text) ?? '')).toEqual({ profile: { firstname: 'Вера' } })
  expect(asked).toHaveLength(1)
  expect(read.map(({ path }) => path)).toEqual([`/api/v1/user/personal-data/exports/${copy.id}/file`])
  await expectNoAxeViolations()
})

test('[A-12] the account is deleted by its password with its act, and the page is a guest’s', async () => {
  const { server, files, open } = openPrivacy()
  server.on(personalDataApi.exports, { items: [] })
  server.on(profileApi.read, {
    firstname: 'Вера',
    middlename: '',
    lastname: 'Путь',
    position: '',
    city: '',
    commodityGroup: '',
    loyaltyCardNumber: '',
    email: 'new@vitrina.test',
    phone: null,
    avatar: null,
    language: null,
    hasPassword: true,
    isIndividual: true,
  })
  const act = { requestedAt: '2026-11-20T08:00:00.000Z', destroyedAt: '2026-11-20T08:00:01.000Z', reason: 'request' as const, extract: [] }
  const errors = [{ field: 'password', message: 'Неверный пароль', code: 'wrong' }]
  const asked = server.on(personalDataApi.deleteUser, ({ password }) => {
    if (password !== 'Фаза-7') return new Refusal({ status: 422, errors })
    server.on(authApi.currentUser, new Refusal({ status: 401, code: 'auth.required' }))
    return { message: 'Учётная запись удалена', act: { ...act, number: '17', html: '<h1>Акт</h1>' } }
  })
  const { user, address } = open()
  await user.click(await screen.findByRole('button', { name: 'Удалить учётную запись' }))
  expect(await screen.findByText('Вера Путь')).toBeInTheDocument()
  const question = within(await screen.findByRole('dialog', { name: 'Удалить учётную запись?' }))
  const password = await question.findByLabelText(/^Текущий пароль/)
  await user.type(password, 'не тот')
  await user.click(question.getByRole('button', { name: 'Удалить навсегда' }))
  expect(await question.findByText('Неверный пароль')).toHaveAttribute('role', 'alert')
  await expectNoAxeViolations()
  await user.clear(password)
  await user.type(password, 'Фаза-7')
  await user.click(question.getByRole('button', { name: 'Удалить навсегда' }))
  const dialog = await screen.findByRole('dialog', { name: 'Учётная запись удалена' })
  expect(dialog).toHaveTextContent('Акт № 17')
  await expectNoAxeViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Скачать акт' }))
  expect(files.map(({ name }) => name)).toEqual(['act-17.html'])
  expect(await files[0]?.text).toBe('<h1>Акт</h1>')
  expect(asked.map(({ body }) => body)).toEqual(['не тот', 'Фаза-7'].map((typed) => ({ password: typed, reason: 'request' })))

  await user.click(within(dialog).getByRole('button', { name: 'На главную' }))
  await expect.poll(address).toBe('/')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByText('Вера Путь')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  expect([sessionStorage, localStorage].map((store) => store.getItem('B2B_USER_TOKEN'))).toEqual([null, null])
  expect(document.cookie).not.toContain('B2B_IDENTITY')
})
