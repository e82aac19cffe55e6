import { screen, waitFor } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { setupApi } from '@vitrina/contract/setup/setup'
import { siteApi } from '@vitrina/contract/site/site'
import { expect, test } from 'vitest'
import { userToken } from '#api/session.ts'
import { fakeServer, Refusal } from '#test/api.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aSite, aUser } from '#test/render-screen.tsx'

const notSetUp = new Refusal({ status: 404, code: 'site.not-set-up', message: 'Магазин ещё не настроен' })
const CODE = 'ABCD-EFGH-2345-6789'

async function openForm() {
  const server = fakeServer()
  server.on(siteApi.info, notSetUp)
  server.on(setupApi.checkCode, {})
  const { user, address } = openStore('/')
  await user.type(await screen.findByLabelText(/Код из журнала/), CODE)
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  await screen.findByRole('button', { name: 'Создать магазин' })
  return { server, user, address }
}

test('an empty installation shows set-up behind a code; a wrong one is refused at its field', async () => {
  const server = fakeServer()
  server.on(siteApi.info, notSetUp)
  server.on(setupApi.checkCode, new Refusal({ status: 422, code: 'auth.wrong-code', message: 'Код неверен или устарел' }))
  const { user } = openStore('/catalog')
  expect(await screen.findByRole('heading', { level: 1, name: 'Настройка магазина' })).toBeVisible()
  await user.type(screen.getByLabelText(/Код из журнала/), 'nothing')
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Код неверен или устарел')
  expect(screen.queryByRole('button', { name: 'Создать магазин' })).toBeNull()
})

test('what the server refuses stands at its field, and the first of them has the focus', async () => {
  const { server, user } = await openForm()
  server.on(
    setupApi.createShop,
    new Refusal({
      status: 422,
      errors: [
        { field: 'seller.inn', message: 'Проверьте ИНН', code: 'wrong' },
        { field: 'administrator.password', message: 'Слишком простой пароль', code: 'too-common' },
      ],
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Создать магазин' }))
  expect(await screen.findByText('Проверьте ИНН')).toBeVisible()
  expect(screen.getByText('Слишком простой пароль')).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText(/^ИНН/)).toHaveFocus())
})

test('a finished set-up signs the administrator in and leads to the checklist', async () => {
  const { server, user, address } = await openForm()
  const asked = server.on(setupApi.createShop, { url: 'https://svet.ru' })
  const signed = server.on(authApi.signIn, { authToken: 'a-new-token-of-the-administrator' })
  await user.type(screen.getByLabelText(/Название магазина/), 'Свет')
  await user.type(screen.getByLabelText(/^Электронная почта/), 'anna@svet.ru')
  await user.type(screen.getByLabelText(/^Пароль \*|^Пароль$/), 'Ромашка-и-кабель-7')
  await user.click(screen.getByRole('button', { name: 'Создать магазин' }))
  await waitFor(() => expect(userToken()).toBe('a-new-token-of-the-administrator'))
  expect(asked[0]?.body).toMatchObject({ code: CODE, shop: { name: 'Свет' }, administrator: { email: 'anna@svet.ru' } })
  expect(signed[0]?.body).toMatchObject({ login: 'anna@svet.ru', password: 'Ромашка-и-кабель-7' })
  await waitFor(() => expect(address()).toBe('/back-office/setup'))
})

test('somebody else was faster: the page offers to open the shop', async () => {
  const { server, user } = await openForm()
  server.on(setupApi.createShop, new Refusal({ status: 404, code: 'route.not-found', message: 'Такого адреса нет' }))
  await user.click(screen.getByRole('button', { name: 'Создать магазин' }))
  expect(await screen.findByText('Магазин уже создан.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Открыть магазин' })).toBeVisible()
})

test('until the shop opens a guest sees that it opens soon, and staff may sign in', async () => {
  const site = aSite({})
  fakeStore({ info: { site: { ...site.site, isOpen: false } } })
  const { user } = openStore('/catalog')
  expect(await screen.findByRole('heading', { level: 1, name: 'Магазин скоро откроется' })).toBeVisible()
  expect(screen.queryByRole('banner')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Вход для сотрудников' }))
  expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('a buyer sees the closed page too, without a way to sign in', async () => {
  const site = aSite({})
  fakeStore({ info: { site: { ...site.site, isOpen: false } }, user: aUser() })
  openStore('/catalog')
  expect(await screen.findByRole('heading', { level: 1, name: 'Магазин скоро откроется' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Вход для сотрудников' })).toBeNull()
})
