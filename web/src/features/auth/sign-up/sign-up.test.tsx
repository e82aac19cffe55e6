import { screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { siteApi } from '@vitrina/contract/site/site'
import { beforeEach, expect, test } from 'vitest'
import { Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aSite, aUser } from '#test/render-screen.tsx'
import { startOver } from './sign-up.store.ts'

beforeEach(startOver)

const { config } = aSite({})
const signUpDialog = async () => within(await screen.findByRole('dialog', { name: 'Регистрация' }))

/** The dialog of a store with this form, and the code that was asked for typed in. */
async function openSignUp(signupForm = config.signupForm) {
  const server = fakeStore({ info: { config: { ...config, signupForm } } })
  server.on(siteApi.home, { blocks: [] })
  server.on(signUpApi.step1, { message: 'Код отправлен', retryAfter: 60 })
  server.on(signUpApi.step2, { token: 'proof' })
  const store = openStore('/user/sign-up')
  const dialog = await signUpDialog()
  const requestCode = async (login: string) => {
    await store.user.type(await dialog.findByLabelText('Телефон или почта'), login)
    await store.user.click(dialog.getByRole('button', { name: 'Получить код' }))
    return dialog.findByLabelText('Код')
  }
  return { ...store, server, dialog, requestCode }
}

test('[V-07] the seller configures the form: hidden fields are absent, required ones are marked and asked for', async () => {
  const hidden = { shown: false, required: false }
  const mandatory = { shown: true, required: true }
  const { user, dialog, requestCode } = await openSignUp({
    ...config.signupForm,
    regionId: hidden,
    kindOfActivity: hidden,
    commodityGroup: hidden,
    repeatPassword: hidden,
    emailAgreedForMarketing: hidden,
    inn: mandatory,
    city: mandatory,
    promoCode: mandatory,
  })
  await user.type(await requestCode('new@vitrina.test'), '123456')
  expect(await dialog.findByText(/^Шаг 3 из 3/)).toBeVisible()
  expect(dialog.queryByRole('combobox', { name: /Регион|Вид деятельности|Что закупаете/ })).toBeNull()
  expect(dialog.queryByLabelText(/Повторите пароль|новости и предложения/)).toBeNull()

  await user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }))
  expect(await dialog.findByText(/^Укажите компанию/)).toBeVisible()
  await waitFor(() => expect(dialog.getByRole('button', { name: /^Найти компанию/ })).toHaveFocus())
  expect(dialog.getAllByText('Заполните это поле')).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: /заполнить вручную/ }))
  await user.click(dialog.getByRole('button', { name: 'Зарегистрироваться' }))
  await waitFor(() => expect(dialog.getByLabelText(/^ИНН/)).toHaveFocus())
  for (const name of [/^ИНН/, /^Город/, /^Промокод/]) expect(dialog.getByLabelText(name)).toBeRequired()
  await expectNoAxeViolations()
  await user.click(dialog.getByRole('button', { name: 'Физическое лицо' }))
  await waitFor(() => expect(dialog.queryByLabelText(/^ИНН/)).toBeNull())
})

test('[X-06] a person who proves to own a registered address is told so and goes on to sign-in with it; going back to step 1 empties the data', async () => {
  const { user, server, dialog, requestCode, address } = await openSignUp()
  await requestCode('new@vitrina.test')
  await user.click(dialog.getByRole('button', { name: 'Изменить' }))
  expect(await dialog.findByLabelText('Телефон или почта')).toHaveValue('')

  server.on(signUpApi.step2, new Refusal({ status: 409, code: 'auth.already-registered', message: 'Вы уже зарегистрированы' }))
  await user.type(await requestCode('other@vitrina.test'), '123456')
  expect(await dialog.findByText(/Вы уже зарегистрированы/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Войти' }))
  const signIn = within(await screen.findByRole('dialog', { name: 'Вход' }))
  expect(await signIn.findByLabelText('Телефон или почта')).toHaveValue('other@vitrina.test')
  server.on(authApi.signIn, { authToken: 'fresh' })
  server.on(authApi.currentUser, aUser())
  await user.type(signIn.getByLabelText('Пароль'), 'Vitrina-2026')
  await user.click(signIn.getByRole('button', { name: 'Войти' }))
  await expect.poll(address).toBe('/catalog')
})
