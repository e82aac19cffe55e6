import { screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { passwordResetApi } from '@vitrina/contract/auth/password-reset'
import { contentApi } from '@vitrina/contract/content/content'
import { expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
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
const LOGIN = 'Телефон или почта'
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
async function fill(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
/** From the sign-in view, with this login typed into it. */
async function openPanel(user: User, { button, panel, login }: { button: string; panel: string; login?: string }) {
  const dialog = await dialogNamed('Вход')
  if (login) await fill(user, await dialog.findByLabelText(LOGIN), login)
  await user.click(await dialog.findByRole('button', { name: button }))
  return dialogNamed(panel)
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

test('[O-04] [O-13] [S-10] [V-02] [V-04] a forgotten password is reset inside the sign-in dialog and filled into the form afterwards', async () => {
  const email = 'new@vitrina.test'
  const [strong, common] = ['Новая-розетка-21', 'qwerty12']
  const server = aHelpPage()
  const errors = [{ field: 'password', message: 'Слишком простой пароль', code: 'too-common' }]
  const asked = server.on(passwordResetApi.reset, ({ code, password }) => {
    if (!code) return { message: `Если ${email} зарегистрирован, код уже отправлен`, errorCode: 0 as const, retryAfter: 60 }
    if (password === common) return new Refusal({ status: 422, errors })
    return { message: 'Пароль изменён, войдите с новым паролем', errorCode: 0 as const }
  })
  const signedIn = server.on(authApi.signIn, { authToken: 'fresh' })
  server.on(authApi.currentUser, aUser())
  const { user, router, address } = await openAuth()
  const bar = await screen.findByRole('region', { name: 'Сообщения' })
  const forgotten = { button: 'Забыли пароль?', panel: 'Восстановление пароля' }
  const contact = await openPanel(user, { ...forgotten, login: email })
  expect(await contact.findByLabelText(LOGIN)).toHaveValue(email)
  await user.clear(contact.getByLabelText(LOGIN))
  expect(contact.getByRole('button', { name: 'Получить код' })).toBeDisabled()
  await fill(user, contact.getByLabelText(LOGIN), email)
  await user.click(contact.getByRole('button', { name: 'Получить код' }))
  await waitFor(() => expect(bar).toHaveTextContent(email))
  expect(await contact.findByRole('button', { name: 'Сохранить пароль' })).toBeDisabled()
  expect(contact.getByText(/ещё раз можно через 0:5\d|1:00/)).toBeVisible()

  // Closed to look for the letter, it asks for the same code again.
  router.history.back()
  const reset = await openPanel(user, forgotten)
  const typePassword = async (password: string, repeat: string) => {
    await fill(user, reset.getByLabelText('Новый пароль'), password)
    await fill(user, reset.getByLabelText('Повторите пароль'), repeat)
    await user.click(reset.getByRole('button', { name: 'Сохранить пароль' }))
  }
  await fill(user, await reset.findByLabelText('Код'), '123456')
  await typePassword(common, common)
  expect(await reset.findByText('Слишком простой пароль')).toBeVisible()
  await waitFor(() => expect(reset.getByLabelText('Новый пароль')).toHaveFocus())
  await expectNoAxeViolations()
  await typePassword(strong, `${strong}1`)
  expect(await reset.findByText('Пароли не совпадают')).toBeVisible()
  await fill(user, reset.getByLabelText('Повторите пароль'), strong)
  await user.click(reset.getByRole('button', { name: 'Сохранить пароль' }))

  const form = await dialogNamed('Вход')
  expect(await form.findByLabelText('Пароль')).toHaveValue(strong)
  expect(form.getByLabelText(LOGIN)).toHaveValue(email)
  await waitFor(() => expect(bar).toHaveTextContent('Пароль изменён'))
  const withCode = (password: string) => ({ email, code: '123456', password, repeatPassword: password })
  expect(asked.map(({ body }) => body)).toEqual([{ email }, withCode(common), withCode(strong)])
  await user.click(form.getByRole('button', { name: 'Войти' }))
  await expect.poll(address).toBe('/catalog')
  expect(signedIn.map(({ body }) => body)).toEqual([{ login: email, password: strong, rememberMe: true }])
})

test('[S-06] sign-in by code: a wrong one is reported at its field, the right one is sent by itself, without "remember me" only the tab has the token', async () => {
  const email = 'buyer@vitrina.test'
  const right = '123456'
  const server = aHelpPage()
  const refusal = new Refusal({ status: 422, code: 'auth.wrong-code', message: 'Код неверен или устарел' })
  const asked = server.on(authApi.signIn, ({ code }) => {
    if (!code) return { message: 'Код отправлен', retryAfter: 60 }
    return code === right ? { authToken: 'fresh' } : refusal
  })
  server.on(authApi.currentUser, aUser())
  const { user, router, address } = await openAuth()
  const byCode = { button: 'Войти по коду', panel: 'Вход по коду' }
  await user.click(await (await dialogNamed('Вход')).findByLabelText('Запомнить меня'))
  const contact = await openPanel(user, { ...byCode, login: email })
  await user.click(await contact.findByRole('button', { name: 'Получить код' }))
  await waitFor(() => expect(contact.getByLabelText('Код')).toHaveFocus())
  await expectNoAxeViolations()

  // "Back" leads to the password, the cross closes the dialog at once.
  router.history.back()
  expect(await (await dialogNamed('Вход')).findByLabelText('Пароль')).toBeVisible()
  const opened = await openPanel(user, byCode)
  await user.click(opened.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/help')
  await user.click(screen.getByRole('button', { name: 'Вход и регистрация' }))
  const panel = await openPanel(user, byCode)

  await fill(user, await panel.findByLabelText('Код'), '000000')
  expect(await panel.findByRole('alert')).toHaveTextContent('Код неверен')
  await fill(user, panel.getByLabelText('Код'), right)
  await expect.poll(address).toBe('/catalog')
  const withCode = (code: string) => ({ email, code, rememberMe: false })
  expect(asked.map(({ body }) => body)).toEqual([{ email }, withCode('000000'), withCode(right)])
  expect(tokens()).toEqual(['fresh', null])
})
