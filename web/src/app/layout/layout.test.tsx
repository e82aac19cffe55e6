import { act, screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { contentApi } from '@vitrina/contract/content/content'
import { expect, test } from 'vitest'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aSite, aUser } from '#test/render-screen.tsx'
import { widths } from '#test/window-size.ts'

const { config } = aSite({})
const help = () => screen.findByRole('heading', { level: 1, name: 'Справка' })
const storedTokens = () => [sessionStorage, localStorage].map((store) => store.getItem('B2B_USER_TOKEN'))

function aHelpPage() {
  const server = fakeStore({ info: { config: { ...config, authInitial: 'signin' } } })
  server.on(contentApi.helpTopics, { items: [] })
  return server
}

test.each([
  ['desktop', widths.desktop, /^Меню пользователя/, 'menuitem'],
  ['phone', widths.phone, 'Ещё', 'button'],
] as const)(
  '[S-03] [O-18] on a %s: without "remember me" the token dies with the tab; signing out asks first and leaves nothing',
  async (_, width, menu, item) => {
    const server = aHelpPage()
    const asked = server.on(authApi.signIn, { authToken: 'fresh' })
    server.on(authApi.currentUser, aUser())
    const ended = server.on(authApi.signOut, {})
    const { user, address } = openStore('/help', { width })
    await help()
    if (width === widths.phone) await user.click(screen.getByRole('button', { name: 'Ещё' }))
    await user.click(await screen.findByRole('button', { name: 'Вход и регистрация' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Вход' }))
    await user.type(await dialog.findByLabelText('Телефон или почта'), 'buyer@vitrina.test')
    await user.type(dialog.getByLabelText('Пароль'), 'Vitrina-2026')
    await user.click(dialog.getByLabelText('Запомнить меня'))
    await user.click(dialog.getByRole('button', { name: 'Войти' }))
    await expect.poll(address).toBe('/catalog')
    expect(asked[0]?.body).toMatchObject({ login: 'buyer@vitrina.test', rememberMe: false })
    expect(storedTokens()).toEqual(['fresh', null])

    const askSignOut = async () => {
      await user.click(await screen.findByRole('button', { name: menu }))
      await user.click(await screen.findByRole(item, { name: 'Выйти' }))
      return within(await screen.findByRole('dialog', { name: /^Выйти/ }))
    }
    await user.click((await askSignOut()).getByRole('button', { name: 'Отменить' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(storedTokens()).toEqual(['fresh', null])
    await user.click((await askSignOut()).getByRole('button', { name: 'Выйти' }))
    expect(await screen.findByText('Вы вышли из системы')).toBeVisible()
    expect(ended).toHaveLength(1)
    expect(storedTokens()).toEqual([null, null])
  },
)

test('"/" focuses the search field, which leads to the catalogue; an article keeps its zeros', async () => {
  aHelpPage()
  const { user, address, router } = openStore('/help')
  await help()
  const field = screen.getByLabelText('Поиск по каталогу')
  await user.keyboard('/')
  expect(field).toHaveFocus()
  await user.keyboard('00123 кабель{Enter}')
  await expect.poll(() => decodeURIComponent(address())).toBe('/catalog?keyword=00123+кабель')
  router.history.back()
  await expect.poll(address).toBe('/help')
  expect(await screen.findByLabelText('Поиск по каталогу')).toHaveValue('')
})

test('a lost network is shown, and the page recovers by itself', async () => {
  aHelpPage()
  openStore('/help')
  await help()
  await act(async () => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/Нет соединения с интернетом/)).toBeVisible()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(screen.queryByText(/Нет соединения с интернетом/)).toBeNull())
})
