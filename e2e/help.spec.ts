import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[M-11] help topics are grouped and lead to a topic with related ones', async ({ page }) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
  await expectNoAxeViolations(page)

  await main.locator('a[href="/help/zagruzka-spiskom"]').first().click()
  await expect(page).toHaveURL(/\/help\/zagruzka-spiskom$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Справка')
  await expect(page.getByRole('heading', { name: 'Похожие темы' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Вся справка' }).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('[M-11] the search text of help lives in the address', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/help')
  const search = page.getByRole('searchbox', { name: 'Поиск по справке' })
  await search.fill('доставк')
  await expect(page).toHaveURL(/\/help\?search=/)
  await expect(page.getByText(/^Найден/)).toBeVisible()

  await page.reload()
  await expect(search).toHaveValue('доставк')
  await expect(page.getByText(/^Найден/)).toBeVisible()

  await search.fill('щщщщщ')
  await expect(page.getByText('По запросу «щщщщщ» ничего не нашлось')).toBeVisible()
  await page.getByRole('link', { name: 'Показать все темы' }).click()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/help$/)
})

test('an unknown topic shows the not-found screen', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/\/help\/net-takoy-temy$/)
  await page.goto('/help/net-takoy-temy')
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})

test('[O-20] header help shows topics of the current page', { tag: '@desk' }, async ({ page }) => {
  // A phone has help in its menu.
  await page.goto('/catalog')
  await page.getByRole('button', { name: 'Справка' }).click()
  const help = page.getByRole('dialog', { name: 'Справка по этой странице' })
  await expect(help.getByRole('listitem').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await help.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/help\/.+/)
  await expect(help).toBeHidden()
})

test('header help that failed offers to try again', { tag: '@desk' }, async ({ page, problems }) => {
  // A phone has help in its menu.
  problems.allow(/api\/v2\/help\?route/)
  await page.route('**/api/v2/help?route=*', (route) =>
    route.fulfill({ status: 500, json: { message: '', status: 500, code: 'x', errors: [] } }),
  )
  await page.goto('/catalog')
  await page.getByRole('button', { name: 'Справка' }).click()
  const help = page.getByRole('dialog', { name: 'Справка по этой странице' })
  await page.unroute('**/api/v2/help?route=*')
  await help.getByRole('button', { name: 'Повторить' }).click()
  await expect(help.getByRole('listitem').first()).toBeVisible()
})
