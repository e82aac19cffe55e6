import type { Page } from '@playwright/test'
import { newEmail } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideInfo } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' })

async function withCaptcha(page: Page, provider: 'recaptcha' | 'yandex'): Promise<void> {
  await page.route('**/captcha/provider', (route) => route.fulfill({ json: { provider } }))
  await overrideInfo(page, ({ config }) => ({ config: { ...config, signupCaptcha: { enabled: true, provider, key: 'site-key' } } }))
}

/** The store under test accepts only its own captcha. */
const acceptAnyToken = (page: Page) =>
  page.route('**/sign-up/step1', (route) => route.fulfill({ json: { message: 'Код отправлен', retryAfter: 60 } }))

/** The captcha token the page sent. */
async function sentToken(page: Page, send: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest('**/sign-up/step1')
  await send()
  return ((await request).postDataJSON() as { captchaToken: string }).captchaToken
}

async function requestCode(page: Page) {
  await dialog(page).getByLabel('Телефон или почта').fill(newEmail())
  await dialog(page).getByRole('button', { name: 'Получить код' }).click()
}

test('[V-05] the self-hosted captcha is solved in a worker under the page’s own policy, without a click, and the store accepts it', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/user/sign-up')
  const token = await sentToken(page, () => requestCode(page))
  const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    challenge: { signature: string }
    solution: { counter: number }
  }
  expect(challenge.signature).toBeTruthy()
  expect(solution.counter).toBeGreaterThanOrEqual(0)
  await expect(dialog(page).getByLabel('Код', { exact: true })).toBeVisible()
})

test.describe('outside providers', () => {
  // The store under test has none switched on, so its policy forbids their scripts: server tests cover that.
  test.use({ bypassCSP: true })

  test('[V-05] reCAPTCHA Enterprise is called with the action; inside the iOS app the app answers, and the page waits for it one second', {
    tag: '@desk',
  }, async ({ page }) => {
    await withCaptcha(page, 'recaptcha')
    await acceptAnyToken(page)
    await page.route('https://www.google.com/recaptcha/enterprise.js?render=site-key', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "window.grecaptcha = { enterprise: { ready: (run) => run(), execute: async (key, { action }) => key + ':' + action } }",
      }),
    )
    await page.goto('/user/sign-up')
    expect(await sentToken(page, () => requestCode(page))).toBe('site-key:signup')

    await page.evaluate(() => {
      Object.assign(window, {
        webkit: { messageHandlers: { captcha: { postMessage: async ({ action }: { action: string }) => `ios:${action}` } } },
      })
    })
    await dialog(page).getByRole('button', { name: 'Изменить' }).click()
    expect(await sentToken(page, () => requestCode(page))).toBe('ios:signup')

    await page.evaluate(() => {
      Object.assign(window, { webkit: { messageHandlers: { captcha: { postMessage: () => new Promise(() => {}) } } } })
    })
    await dialog(page).getByRole('button', { name: 'Изменить' }).click()
    const before = Date.now()
    expect(await sentToken(page, () => requestCode(page))).toBe('site-key:signup')
    expect(Date.now() - before).toBeGreaterThanOrEqual(1000)
  })

  test('[V-05] Yandex SmartCaptcha: the token comes from the person’s click, and without it nothing is sent', { tag: '@desk' }, async ({
    page,
  }) => {
    await withCaptcha(page, 'yandex')
    await acceptAnyToken(page)
    await page.route('https://smartcaptcha.yandexcloud.net/captcha.js?*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.smartCaptcha = {
          render(place, { sitekey, hl, callback }) {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = 'Я не робот'
            button.onclick = () => callback(sitekey + ':' + hl)
            place.append(button)
            return 1
          },
          subscribe: () => () => {},
          destroy: () => {},
        }
        window.onSmartCaptcha()`,
      }),
    )
    await page.goto('/user/sign-up')
    await expect(dialog(page).getByRole('button', { name: 'Я не робот' })).toBeVisible()
    await requestCode(page)
    await expect(dialog(page).getByRole('alert')).toContainText('Подтвердите, что вы не робот')
    await dialog(page).getByRole('button', { name: 'Я не робот' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    expect(await sentToken(page, () => dialog(page).getByRole('button', { name: 'Получить код' }).click())).toBe('site-key:ru')
  })
})
