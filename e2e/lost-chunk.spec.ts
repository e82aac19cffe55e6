import { expect, test } from '@playwright/test'
import { intercept } from './support/intercept.ts'
import { asReturningVisitor } from './support/visitor.ts'

// Without the common guard: the lost file is reported in the console, as it should be.
test('[X-08] a screen whose file is gone shows an error, and a retry reloads the page', { tag: '@desk' }, async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await asReturningVisitor(page)
  await page.goto(`${process.env.E2E_BASE_URL}/cart`)
  await expect(title).toHaveText('Корзина')
  const stop = await intercept(page, '**/assets/help-page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => {
    history.pushState({}, '', '/help')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(title).toHaveText('Раздел не загрузился')
  stop()
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(title).toHaveText('Справка')
})

test('[X-08] a menu whose file is gone is reported in the bar and requested once, not for ever', { tag: '@phone' }, async ({ page }) => {
  // The phone's menu has its own file.
  await asReturningVisitor(page)
  let attempts = 0
  await page.route('**/assets/more-drawer-*.js', (route) => {
    attempts += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto(`${process.env.E2E_BASE_URL}/cart`)
  await page.getByRole('button', { name: 'Ещё' }).click()
  await expect(page.getByRole('region', { name: 'Сообщения', exact: true })).toContainText('Часть страницы не загрузилась')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Корзина')
  expect(attempts).toBeLessThan(3)
})
