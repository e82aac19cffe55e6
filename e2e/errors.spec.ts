import type { Page } from '@playwright/test'
import { LOOK_COOKIE, NO_LOOK } from '@vitrina/contract/site/first-view.rules'
import { expectNoAxeViolations } from './support/axe.ts'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** An error in the server's own shape. */
const refuse = (page: Page, path: string, status: number, code: string, message = '') =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { message, status, code, errors: [], requestId: 'request-7' } }))

test.beforeEach(async ({ page, problems }) => {
  problems.allow(/\/api\//)
  await asReturningVisitor(page)
})

test('[E-01] [E-02] [E-04] the screens of a store that could not start are in order', { tag: '@desk' }, async ({ page }) => {
  for (const [status, code, title] of [
    [503, 'server.busy', 'Сервис временно недоступен'],
    [500, 'server.failed', 'Произошел технический сбой'],
    [404, 'site.not-found', 'Сайт не найден'],
  ] as const)
    await test.step(code, async () => {
      await refuse(page, '/api/v1/info', status, code)
      await page.goto('/')
      await expect(heading(page)).toHaveText(title)
      await expectNoAxeViolations(page)
    })
})

test('[E-06] an outdated browser gets a message to update', { tag: '@desk' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'structuredClone', { value: undefined })
  })
  await page.goto('/')
  await expect(heading(page)).toHaveText('Обновите браузер или ОС')
  await expectNoAxeViolations(page)
})

test('[E-02] any failure before the first drawing shows the screen of a technical failure', { tag: '@desk' }, async ({
  page,
  baseURL,
  problems,
}) => {
  problems.allow(/\/assets\//)
  await page.context().addCookies([{ name: LOOK_COOKIE, value: NO_LOOK, url: baseURL ?? '' }])
  const isFailure = async (details: RegExp) => {
    await expect(heading(page)).toHaveText('Произошел технический сбой')
    await expect(page.getByText('Приносим извинения за неудобства.')).toBeVisible()
    await expect(page.getByText(details)).toBeVisible()
  }
  const stop = await intercept(page, '**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await isFailure(/^Loading .+ failed$/)
  await expectNoAxeViolations(page)

  stop()
  await page.getByRole('button', { name: 'Обновить страницу' }).click()
  await expect(page.getByRole('banner')).toBeVisible()

  problems.expectException(/no random numbers/)
  await page.addInitScript(() => {
    localStorage.removeItem('B2B_USER_UUID')
    crypto.getRandomValues = () => {
      throw new TypeError('no random numbers')
    }
  })
  await page.goto('/')
  await isFailure(/^TypeError · no random numbers$/)
})

test('[E-05] a refusal of the bank leads to a screen with advice', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/auth/tinkoff/complete?error=access_denied&state=1')
  await expect(heading(page)).toHaveText('Возникла техническая ошибка')
  await expect(page.getByText('зарегистрируйтесь через обычную форму')).toBeVisible()
  await expect(page.getByText('обратитесь в службу поддержки')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
