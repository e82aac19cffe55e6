import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
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

test('[E-01] [S-01] an overloaded service shows its screen, and nothing else is requested', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await refuse(page, '/api/v1/info', 503, 'server.busy')
  await page.goto('/catalog')
  await expect(heading(page)).toHaveText('Сервис временно недоступен')
  await expectNoAxeViolations(page)
  expect(requests.filter((path) => path.startsWith('/api/') && path !== '/api/v1/info')).toEqual([])

  await page.unroute('**/api/v1/info')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(heading(page)).toHaveText('Каталог')
})

test('[E-02] a technical failure apologises, offers to reload and gives support its details', async ({ page }) => {
  await refuse(page, '/api/v1/info', 500, 'server.failed', 'Внутренняя ошибка')
  await page.goto('/')
  await expect(heading(page)).toHaveText('Произошел технический сбой')
  await expect(page.getByText('Приносим извинения за неудобства.')).toBeVisible()
  await expect(page.getByText('вернитесь позже')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  await expect(page.getByText('500 · server.failed · Внутренняя ошибка')).toBeVisible()
  await expect(page.getByText('request-7')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[E-01] [O-02] a 401 at the start opens sign-in', { tag: '@desk' }, async ({ page }) => {
  await refuse(page, '/api/v1/info', 401, 'auth.required')
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('[E-04] an unknown site points to the main one and to the marketplace', async ({ page }) => {
  await refuse(page, '/api/v1/info', 404, 'site.not-found', 'Сайт не найден')
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('name="site-url" content=""', 'name="site-url" content="https://shop.example"')
      .replace('name="market-url" content=""', 'name="market-url" content="https://market.example"')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  await expect(heading(page)).toHaveText('Сайт не найден')
  await expect(page.getByRole('link', { name: 'Перейти на shop.example' })).toHaveAttribute('href', 'https://shop.example')
  await expect(page.getByRole('link', { name: 'В каталог маркетплейса' })).toHaveAttribute('href', 'https://market.example/catalog')
  await expectNoAxeViolations(page)
})

test('[E-01] one broken page leaves the frame working', { tag: '@desk' }, async ({ page }) => {
  await refuse(page, '/api/v1/content/reglament', 500, 'server.failed')
  await page.goto('/content/reglament')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Произошел технический сбой')
  await page.getByRole('banner').getByRole('link', { name: 'Корзина' }).click()
  await expect(heading(page)).toHaveText('Корзина')
})

test('[E-07] [S-01] a loader is shown while app info is loading', { tag: '@desk' }, async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v1/info', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/cart')
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  answer()
  await expect(heading(page)).toHaveText('Корзина')
})

test('[E-06] an outdated browser gets a message to update', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'structuredClone', { value: undefined })
  })
  await page.goto('/')
  await expect(heading(page)).toHaveText('Обновите браузер или ОС')
  await expectNoAxeViolations(page)
})

test('[E-02] any failure before the first drawing shows the screen of a technical failure', { tag: '@desk' }, async ({
  page,
  problems,
}) => {
  problems.allow(/\/assets\//)
  const isFailure = async (details: RegExp) => {
    await expect(heading(page)).toHaveText('Произошел технический сбой')
    await expect(page.getByText('Приносим извинения за неудобства.')).toBeVisible()
    await expect(page.getByText(details)).toBeVisible()
  }
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await isFailure(/^Loading .+ failed$/)
  await expectNoAxeViolations(page)

  await page.unroute('**/assets/*.js')
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

test('[E-05] a refusal of the bank leads to a screen with advice', async ({ page }) => {
  await page.goto('/auth/tinkoff/complete?error=access_denied&state=1')
  await expect(heading(page)).toHaveText('Возникла техническая ошибка')
  await expect(page.getByText('зарегистрируйтесь через обычную форму')).toBeVisible()
  await expect(page.getByText('обратитесь в службу поддержки')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
