import { screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { contentApi } from '@vitrina/contract/content/content'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aSite, aUser } from '#test/render-screen.tsx'

const { config } = aSite({})

function aHelpPage(authInitial: 'signin' | 'signup' = 'signin') {
  const server = fakeStore({ info: { config: { ...config, authInitial } } })
  server.on(contentApi.helpTopics, { items: [] })
  return server
}
async function openAuth() {
  const store = openStore('/help')
  await store.user.click(await screen.findByRole('button', { name: 'Вход и регистрация' }))
  return store
}
type User = Awaited<ReturnType<typeof openAuth>>['user']
async function signIn(user: User, { login, password }: { login: string; password: string }) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Вход' }))
  await user.clear(await dialog.findByLabelText('Телефон или почта'))
  await user.type(dialog.getByLabelText('Телефон или почта'), login)
  await user.type(dialog.getByLabelText('Пароль'), password)
  await user.click(dialog.getByRole('button', { name: 'Войти' }))
}
const tokens = () => [sessionStorage, localStorage].map((store) => store.getItem('B2B_USER_TOKEN'))

test('[O-03] the dialog opens with the view this browser prefers, else with the configured one', async () => {
  aHelpPage('signup')
  const { unmount } = await openAuth()
  expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  unmount()
  localStorage.setItem('B2B_AUTH_INITIAL', 'signin')
  await openAuth()
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('[S-06] a wrong password is shown in the bar, and the login stays', async () => {
  aHelpPage().on(authApi.signIn, new Refusal({ status: 401, code: 'auth.wrong-password', message: 'Неверный телефон или пароль' }))
  const { user } = await openAuth()
  await signIn(user, { login: 'buyer@vitrina.test', password: 'wrong' })
  const bar = await screen.findByRole('region', { name: 'Сообщения' })
  await waitFor(() => expect(bar).toHaveTextContent('Неверный телефон или пароль'))
  const dialog = screen.getByRole('dialog', { name: 'Вход' })
  expect(within(dialog).getByLabelText('Телефон или почта')).toHaveValue('buyer@vitrina.test')
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[S-03] [S-05] [S-06] signing in by phone keeps the token in both storages, sets the identity cookie and leads to the catalogue', async () => {
  const server = aHelpPage()
  const asked = server.on(authApi.signIn, { authToken: 'fresh', identityCookie: { name: 'B2B_IDENTITY', value: 'x-1' } })
  server.on(authApi.currentUser, aUser())
  const { user, address } = await openAuth()
  await signIn(user, { login: '+7 900 000-00-01', password: 'Vitrina-2026' })
  await expect.poll(address).toBe('/catalog')
  expect(asked[0]?.body).toMatchObject({ phone: '+7 900 000-00-01', password: 'Vitrina-2026' })
  expect(tokens()).toEqual(['fresh', 'fresh'])
  expect(localStorage.getItem('B2B_AUTH_INITIAL')).toBe('signin')
  expect(document.cookie).toContain('B2B_IDENTITY=x-1')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[S-06] the address of sign-in leads a signed-in user home, without the dialog', async () => {
  fakeStore({ user: aUser() })
  const { address } = openStore('/user/sign-in')
  await expect.poll(address).toBe('/')
  await screen.findByRole('main')
  expect(screen.queryByRole('dialog')).toBeNull()
})
