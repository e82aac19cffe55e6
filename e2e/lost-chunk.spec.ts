import { expect, test } from '@playwright/test'
import { beRegular } from './support/visitor.ts'

// Outside the guard of the other journeys: the lost file is reported in the console, and should be.
test('[X-08] a screen whose file is gone says so, and a retry loads the page anew', async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await beRegular(page)
  await page.goto(`${process.env.E2E_BASE_URL}/cart`)
  await expect(title).toHaveText('Корзина')
  await page.route('**/assets/help-page-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.evaluate(() => {
    history.pushState({}, '', '/help')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(title).toHaveText('Раздел не загрузился')
  await page.unroute('**/assets/help-page-*.js')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(title).toHaveText('Справка')
})
