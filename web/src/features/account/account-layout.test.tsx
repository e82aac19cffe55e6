import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { AccountLayout } from './account-layout.tsx'

test('[R-16] the sections of the account lead to their screens', async () => {
  fakeServer()
  const toggles = { loyaltyClub: false }
  await renderScreen(<AccountLayout>{null}</AccountLayout>, { at: '/user', user: aUser(), toggles })
  const links = within(screen.getByRole('navigation', { name: 'Разделы личного кабинета' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Профиль', '/user/profile'],
    ['Компания', '/user/company'],
    ['Адреса доставки', '/user/addresses'],
    ['График платежей', '/user/payment-schedule'],
    ['График поставок', '/user/delivery-schedule'],
    ['Уведомления', '/user/notifications'],
    ['Сеансы и безопасность', '/user/security'],
    ['Согласия и данные', '/user/privacy'],
  ])
})

test('[R-16] [O-02] a guest in the account is asked to sign in', async () => {
  fakeStore()
  const { user } = openStore('/user/privacy')
  expect(await screen.findByText('Согласия и данные', { selector: 'h1' })).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Войти' }))
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
})
