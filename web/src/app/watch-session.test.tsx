import { screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { cartApi } from '@vitrina/contract/cart/cart'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { storeToken } from '#api/session.ts'
import { resetStores } from '#lib/store.ts'
import { Refusal } from '#test/api.ts'
import { fakeCatalogue } from '#test/fake-catalogue.ts'
import { openStore } from '#test/open-store.tsx'
import { aUser } from '#test/render-screen.tsx'

const tokens = () => [sessionStorage, localStorage].map((store) => store.getItem('B2B_USER_TOKEN'))
const inCart = () => screen.queryAllByRole('link', { name: /^Корзина: 1 позиция/ })

test('[O-02] a person who does not sign in again is openly a guest: nothing is bought, and “Войти” works', async () => {
  const server = fakeCatalogue({ user: aUser({ publicIdentity: 'Вера Путь' }), toggles: { cart: true } })
  storeToken('a-token', { rememberMe: true })
  const ended = new Refusal({ status: 401, code: 'auth.required' })
  const asked = server.on(cartApi.addItems, ended)
  server.on(siteApi.home, { blocks: [] })
  const store = openStore('/catalog?instock=1')
  const [add] = await screen.findAllByRole('button', { name: /^В корзину/ })
  expect(await screen.findByText('Вера Путь')).toBeVisible()
  await store.user.click(add as HTMLElement)
  const signIn = within(await screen.findByRole('dialog', { name: 'Вход' }))
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a-token'])
  expect(tokens()).toEqual([null, null])
  await store.user.click(signIn.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(inCart()).toEqual([])
  expect((await screen.findAllByRole('button', { name: /^В корзину/ })).length).toBeGreaterThan(0)
  expect(screen.queryByText('Вера Путь')).toBeNull()
  expect(store.address()).toBe('/catalog?instock=1')
  await store.user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Вход и регистрация' }))
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()

  // Another page of the tab, loaded anew.
  store.unmount()
  resetStores()
  const user = server.on(authApi.currentUser, ended)
  openStore('/')
  expect(await screen.findByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([asked.length, user]).toEqual([1, []])
})
