import type { Page } from '@playwright/test'
import { newEmail } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' })

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
