import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { beRegular } from './support/visitor.ts'

test.beforeEach(({ page }) => beRegular(page))

test('[M-11] help topics stand in groups and lead to a topic with related ones', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
  await expectNoAxeViolations(page)

  await main.locator('a[href="/help/import-spetsifikatsii"]').first().click()
  await expect(page).toHaveURL(/\/help\/import-spetsifikatsii$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Похожие темы' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Вся справка' }).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('[M-11] what is searched for in help lives in the address', async ({ page }) => {
  await page.goto('/help')
  const search = page.getByRole('searchbox', { name: 'Поиск по справке' })
  await search.fill('спецификаци')
  await expect(page).toHaveURL(/\/help\?search=/)
  await expect(page.getByText(/^Найден/)).toBeVisible()

  await page.reload()
  await expect(search).toHaveValue('спецификаци')
  await expect(page.getByText(/^Найден/)).toBeVisible()

  await search.fill('щщщщщ')
  await expect(page.getByText('По запросу «щщщщщ» ничего не нашлось')).toBeVisible()
  await page.getByRole('link', { name: 'Показать все темы' }).click()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/help$/)
})

test('an unknown topic shows the not-found screen', async ({ page, problems }) => {
  problems.allow(/\/help\/net-takoy-temy$/)
  await page.goto('/help/net-takoy-temy')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})
