import { screen, waitFor, within } from '@testing-library/react'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { captchaApi } from '@vitrina/contract/captcha'
import { siteApi } from '@vitrina/contract/site/site'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { playScript } from '#test/play-script.ts'
import { aSite } from '#test/render-screen.tsx'
import { startOver } from './sign-up.store.ts'

beforeEach(startOver)

const { config } = aSite({})

/** The form of step 1 in a store with this captcha; `sent`: the captcha tokens it sent. */
async function openSignUp(provider: 'recaptcha' | 'yandex') {
  const server = fakeStore({ info: { config: { ...config, signupCaptcha: { enabled: true, provider, key: 'site-key' } } } })
  server.on(siteApi.home, { blocks: [] })
  server.on(captchaApi.provider, { provider })
  const asked = server.on(signUpApi.step1, { message: 'Код отправлен', retryAfter: 60 })
  const { user } = openStore('/user/sign-up')
  const dialog = within(await screen.findByRole('dialog', { name: 'Регистрация' }))
  return {
    user,
    dialog,
    sent: () => asked.map(({ body }) => (body as { captchaToken?: string }).captchaToken),
    requestCode: async () => {
      await user.type(await dialog.findByLabelText('Телефон или почта'), 'new@vitrina.test')
      await user.click(dialog.getByRole('button', { name: 'Получить код' }))
    },
  }
}

const ofApp = (postMessage: (asked: { action: string }) => Promise<string>) =>
  vi.stubGlobal('webkit', { messageHandlers: { captcha: { postMessage } } })

test('[V-05] reCAPTCHA Enterprise is called with the action; inside the iOS app the app answers, and the page waits for it one second', async () => {
  const added = playScript(() =>
    vi.stubGlobal('grecaptcha', {
      enterprise: { ready: (run: () => void) => run(), execute: async (key: string, { action }: { action: string }) => `${key}:${action}` },
    }),
  )
  const { user, dialog, sent, requestCode } = await openSignUp('recaptcha')
  await requestCode()
  await waitFor(() => expect(sent()).toEqual(['site-key:signup']))
  expect(added).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=site-key'])

  ofApp(async ({ action }) => `ios:${action}`)
  await user.click(await dialog.findByRole('button', { name: 'Изменить' }))
  await requestCode()
  await waitFor(() => expect(sent().at(-1)).toBe('ios:signup'))

  ofApp(() => new Promise(() => {}))
  await user.click(await dialog.findByRole('button', { name: 'Изменить' }))
  const before = Date.now()
  await requestCode()
  await waitFor(() => expect(sent()).toEqual(['site-key:signup', 'ios:signup', 'site-key:signup']))
  expect(Date.now() - before).toBeGreaterThanOrEqual(1000)
})

test('[V-05] Yandex SmartCaptcha: the token comes from the person’s click, and without it nothing is sent', async () => {
  const smartCaptcha = {
    render(place: HTMLElement, { sitekey, hl, callback }: { sitekey: string; hl: string; callback: (token: string) => void }) {
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', textContent: 'Я не робот', onclick: () => callback(`${sitekey}:${hl}`) })
      place.append(button)
      return 1
    },
    subscribe: () => () => {},
    destroy: () => {},
  }
  const added = playScript(() => {
    vi.stubGlobal('smartCaptcha', smartCaptcha)
    window.onSmartCaptcha?.()
  })
  const { user, dialog, sent, requestCode } = await openSignUp('yandex')
  const robot = await dialog.findByRole('button', { name: 'Я не робот' })
  expect(added).toEqual([expect.stringMatching(/^https:\/\/smartcaptcha\.yandexcloud\.net\/captcha\.js\?/)])
  await requestCode()
  expect(await dialog.findByRole('alert')).toHaveTextContent('Подтвердите, что вы не робот')
  expect(sent()).toEqual([])
  await user.click(robot)
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Получить код' }))
  await waitFor(() => expect(sent()).toEqual(['site-key:ru']))
})
