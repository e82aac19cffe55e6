import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { authApi } from '@vitrina/contract/auth/auth'
import { notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { type Profile, profileApi } from '@vitrina/contract/account/profile'
import { expect, test } from 'vitest'
import { fakeServer, Refusal } from '#test/api.ts'
import { expectNoAxeViolations } from '#test/axe.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { AccountLayout } from '../account-layout.tsx'
import { ProfilePage } from './profile-page.tsx'

const fields = {
  firstname: 'Вера',
  middlename: '',
  lastname: 'Путь',
  position: '',
  city: '',
  commodityGroup: '',
  loyaltyCardNumber: '',
  language: null,
} as const
const aProfile = (given: Partial<Profile>): Profile => ({
  ...fields,
  email: 'old@vitrina.test',
  phone: null,
  avatar: null,
  hasPassword: true,
  isIndividual: true,
  ...given,
})

/** The server keeps the profile as a test changes it. */
async function openProfile() {
  const server = fakeServer()
  let profile = aProfile({})
  const change = (given: Partial<Profile>) => (profile = { ...profile, ...given })
  server.on(profileApi.read, () => profile)
  server.on(authApi.currentUser, aUser())
  server.wait(notificationSettingsApi.read)
  const page = (
    <main>
      <AccountLayout>
        <ProfilePage />
      </AccountLayout>
    </main>
  )
  const rendered = await renderScreen(page, { at: '/user/profile', user: aUser() })
  const bar = await screen.findByRole('region', { name: 'Сообщения' })
  return { ...rendered, server, change, bar }
}
const save = () => screen.getByRole('button', { name: 'Сохранить' })

test('[R-16] [A-09] the profile is saved as a whole; unsaved input is not lost without a question', async () => {
  const { server, change, user, bar, address } = await openProfile()
  const asked = server.on(profileApi.update, (body) => ({
    message: 'Профиль пользователя изменен',
    profile: change({ lastname: body.lastname ?? '', position: body.position ?? '' }),
  }))
  const lastname = await screen.findByRole('textbox', { name: 'Фамилия' })
  expect(save()).toBeDisabled()
  await user.clear(lastname)
  await user.type(lastname, 'Проводникова')
  await user.type(screen.getByRole('textbox', { name: 'Должность' }), 'Инженер')
  await user.click(screen.getByRole('link', { name: 'Уведомления' }))
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  await expectNoAxeViolations()
  await user.click(within(question).getByRole('button', { name: 'Остаться' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/user/profile')
  expect(lastname).toHaveValue('Проводникова')
  await expectNoAxeViolations()
  await user.click(save())
  await waitFor(() => expect(bar).toHaveTextContent('Профиль пользователя изменен'))
  await waitFor(() => expect(save()).toBeDisabled())
  expect(asked.map(({ body }) => body)).toEqual([{ ...fields, lastname: 'Проводникова', position: 'Инженер' }])
  expect(lastname).toHaveValue('Проводникова')
})

test('[X-02] a profile that is not saved says so in its own words, and at the field', async () => {
  const { server, user, bar } = await openProfile()
  const errors = [{ field: 'position', message: 'Слишком длинно', code: 'too_big' }]
  server.on(profileApi.update, new Refusal({ status: 422, message: 'Проверьте заполнение полей', errors }))
  await user.type(await screen.findByRole('textbox', { name: 'Должность' }), 'Инженер')
  await user.click(save())
  expect(await screen.findByText('Слишком длинно')).toBeVisible()
  await waitFor(() => expect(bar).toHaveTextContent('Произошла ошибка'))
  expect(save()).toBeEnabled()
})

test('[A-09] a picture of another kind is refused before it is sent, a .png is sent and shown', async () => {
  const { server, change } = await openProfile()
  const asked = server.on(profileApi.uploadAvatar, () => change({ avatar: '/media/me.png' }))
  const input = await screen.findByLabelText('Фото', { selector: 'input' })
  const choose = (name: string, type: string) => fireEvent.change(input, { target: { files: [new File(['1'], name, { type })] } })
  choose('me.gif', 'image/gif')
  expect(await screen.findByText('Нужен файл .jpg или .png')).toBeVisible()
  expect(asked).toHaveLength(0)
  choose('me.png', 'image/png')
  await waitFor(() => expect(screen.getByRole('img', { name: 'Ваше фото' })).toHaveAttribute('src', '/media/me.png'))
  expect(screen.queryByText('Нужен файл .jpg или .png')).toBeNull()
  expect(asked.map(({ body }) => ((body as FormData).get('data') as File).name)).toEqual(['me.png'])
})

test('[A-09] an e-mail is changed by the code sent to the new one', async () => {
  const { server, change, user, bar } = await openProfile()
  const email = 'new@vitrina.test'
  const errors = [{ field: 'email', message: 'Проверьте e-mail', code: 'invalid' }]
  const asked = server.on(profileApi.requestContactCode, ({ email: to = '' }) =>
    to.includes('@') ? { message: `Код отправлен на ${to}`, retryAfter: 60 } : new Refusal({ status: 422, errors }),
  )
  const confirmed = server.on(profileApi.confirmContact, ({ email: to = '' }) => ({
    message: 'E-mail изменён',
    profile: change({ email: to }),
  }))
  await user.click(await screen.findByRole('button', { name: 'Изменить e-mail' }))
  const form = within(await screen.findByRole('dialog', { name: 'Изменить e-mail' }))
  await user.type(form.getByRole('textbox', { name: 'Новый e-mail' }), 'не почта')
  await user.type(form.getByLabelText(/^Текущий пароль/), 'Фаза-7')
  await user.click(form.getByRole('button', { name: 'Получить код' }))
  expect(await form.findByText('Проверьте e-mail')).toBeVisible()
  await expectNoAxeViolations()
  await user.clear(form.getByRole('textbox', { name: 'Новый e-mail' }))
  await user.type(form.getByRole('textbox', { name: 'Новый e-mail' }), email)
  await user.click(form.getByRole('button', { name: 'Получить код' }))
  expect(await form.findByText(`Код отправлен на ${email}`)).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Код из сообщения' }), '123456')
  await expectNoAxeViolations()
  await user.click(form.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const contacts = screen.getByRole('region', { name: 'Вход и связь' })
  await waitFor(() => expect(contacts).toHaveTextContent(email))
  expect(bar).toHaveTextContent('E-mail изменён')
  const withPassword = (to: string) => ({ email: to, currentPassword: 'Фаза-7' })
  expect(asked.map(({ body }) => body)).toEqual([withPassword('не почта'), withPassword(email)])
  expect(confirmed.map(({ body }) => body)).toEqual([{ email, code: '123456' }])
})
