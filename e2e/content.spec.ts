import { expectNoAxeViolations } from './support/axe.ts'
import { followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[R-04] a content page shows its text, its date and a table of contents', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/content/reglament')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Обновлено \d\d\.\d\d\.\d{4}$/)).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Содержание' })
  const third = contents.getByRole('link').nth(2)
  const name = (await third.textContent()) ?? ''
  await third.click()
  await expect(page).toHaveURL(/\/content\/reglament#.+/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport()
})

test('[R-03] a feed is read by pages and rubrics, both in the address, with a way back from an empty one', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/posts/news')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(12)
  await expectNoAxeViolations(page)

  const firstOfPageOne = await cards.first().getByRole('link').textContent()
  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Перейти на 2 страницу' }).click()
  await expect(page).toHaveURL('/posts/news?page=2')
  await expect(cards.first().getByRole('link')).not.toHaveText(firstOfPageOne ?? '')

  const rubric = page.getByRole('navigation', { name: 'Рубрики' }).getByRole('link').nth(1)
  const [, name, count] = /^(.*?)(\d+)$/.exec((await rubric.textContent()) ?? '') ?? []
  await rubric.click()
  await expect(page).toHaveURL(/\/posts\/news\?rubric=[^&]+$/)
  await expect(page.getByText(new RegExp(`^${count} публикаци`))).toBeVisible()
  await expect(cards.filter({ hasNotText: name ?? '' })).toHaveCount(0)
  await expect(cards).not.toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/posts/news?page=2')

  // A page past the last and a rubric without posts have a way back.
  await followTo(page, '/posts/news?page=99')
  await page.getByRole('link', { name: 'К первой странице' }).click()
  await expect(page).toHaveURL('/posts/news')

  await followTo(page, '/posts/news?rubric=net-takoy')
  await page.getByRole('link', { name: 'Показать все' }).click()
  await expect(page).toHaveURL('/posts/news')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('[R-02] a feed item shows its text, shares its address and leads to its neighbours', { tag: '@desk' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/posts/news')
  const second = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1).getByRole('link')
  const name = (await second.textContent()) ?? ''
  await second.click()
  await expect(page).toHaveURL(/\/posts\/news\/[^/]+$/)
  const title = page.getByRole('heading', { level: 1 })
  // The list has its own heading, and stays until the item is loaded.
  await expect(title).toHaveText(name)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
  await expect(page.getByText('Ссылка скопирована')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  const first = await title.textContent()
  await page.getByRole('navigation', { name: 'Соседние публикации' }).getByRole('link').last().click()
  await expect(title).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Новости' }).first().click()
  await expect(page).toHaveURL(/\/posts\/news$/)
})

test('[O-07] a content overlay in an entered address closes in place and survives a reload', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/help#/content/oferta')
  const overlay = page.getByRole('dialog')
  await expect(overlay.getByText(/^Обновлено/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Справка' })).toBeVisible()
})
