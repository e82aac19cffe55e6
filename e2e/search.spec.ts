import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { waitForList } from './support/catalogue.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск по каталогу' })
const panel = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' })
const group = (page: Page, name: string) => panel(page).getByRole('group', { name })
const option = (page: Page, name: string | RegExp) => panel(page).getByRole('option', { name })
const keywordOf = (page: Page) => new URL(page.url()).searchParams.get('keyword')

/** A product every demo has, whatever its size. */
async function anyArticle(page: Page): Promise<{ id: number; article: string }> {
  const answer = await page.request.get('/api/v2/search', { params: { 'criteria[keyword]': 'автомат', pageSize: 1 } })
  const { items } = (await answer.json()) as { items: { id: number; article: string }[] }
  const [first] = items
  if (!first) throw new Error('The demo sells no automatic switches')
  return first
}

test('[C-11] suggestions come while typing and are walked by the keyboard', { tag: '@desk' }, async ({ page, context }) => {
  // A phone has no keyboard.
  await page.goto('/help')
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await field(page).pressSequentially('автом')
  await expect(group(page, 'Разделы').getByRole('option').first()).toBeVisible()
  await expect(group(page, 'Товары').getByRole('option').first()).toContainText(/₽/)
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectNoAxeViolations(page)

  await field(page).press('ArrowDown')
  const first = panel(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await field(page).press('ArrowUp')
  await expect(panel(page).locator('[aria-selected="true"]')).toHaveCount(0)
  await field(page).press('ArrowUp')
  await expect(option(page, 'Все результаты по запросу «автом»')).toHaveAttribute('aria-selected', 'true')

  // Escape closes, then clears; an arrow opens again.
  await field(page).press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('автом')
  await field(page).press('ArrowDown')
  await expect(panel(page)).toBeVisible()
  await field(page).press('Escape')
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('')

  // Another keyboard layout is recognised, with a message.
  await field(page).pressSequentially('fdnjvfn')
  await expect(page.getByText('Искали «автомат»')).toBeVisible()
  const [opened] = await Promise.all([context.waitForEvent('page'), field(page).press('Control+Enter')])
  await expect(opened).toHaveURL(/\/catalog\?keyword=fdnjvfn$/)
  await opened.close()
  await field(page).press('Tab')
  await expect(panel(page)).toHaveCount(0)

  // Enter without a chosen option searches; the field keeps the search text.
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/catalog\?keyword=fdnjvfn$/)
  await expect(panel(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('fdnjvfn')
})

test('[C-11] a suggestion leads to its product, section or search; searches are remembered until they are cleared', {
  tag: '@desk',
}, async ({ page }) => {
  const { article, id } = await anyArticle(page)
  const enter = () => field(page).click()
  await page.goto('/help')
  await enter()

  // An article pasted from a table, in pieces and with line breaks, finds its product.
  await field(page).evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    `${article.replaceAll(/[-/.]/g, ' ')}\r\n`,
  )
  await expect(field(page)).toHaveValue(article.replaceAll(/[-/.]/g, ' '))
  const product = group(page, 'Товары').getByRole('option').first()
  await expect(product).toContainText(article)
  await product.click()
  await expect.poll(() => new URL(page.url()).searchParams.get('product')).toBe(String(id))
  expect(keywordOf(page)).toBe(article.replaceAll(/[-/.]/g, ' '))

  // A section named in the text is shown whole, and the field is empty again.
  await page.goto('/help')
  await enter()
  await field(page).fill('розетк')
  const section = group(page, 'Разделы')
    .getByRole('option', { name: /^Розетки/ })
    .first()
  await section.click()
  await expect(page).toHaveURL(/\/catalog\?section=\d+$/)
  await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toHaveValue('')

  await page.goto('/help')
  await enter()
  await field(page).fill('кабел')
  await group(page, 'Запросы').getByRole('option').first().click()
  await expect(page).toHaveURL(/\/catalog\?keyword=/)
  const searched = keywordOf(page) ?? ''
  // Going back before the results come does not count as a search.
  await waitForList(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)

  await enter()
  await field(page).fill(searched.slice(0, 3))
  await expect(group(page, 'Товары')).toBeVisible()
  await field(page).fill('')
  await expect(group(page, 'Вы искали').getByRole('option').first()).toContainText(searched)
  await expect(panel(page)).toHaveAttribute('aria-busy', 'false')
  await expectNoAxeViolations(page)
  await option(page, 'Очистить историю поиска').click()
  await expect(panel(page)).toHaveCount(0)
  await page.goto('/cart')
  await enter()
  await field(page).fill(searched.slice(0, 3))
  await expect(group(page, 'Товары')).toBeVisible()
  await expect(group(page, 'Вы искали')).toHaveCount(0)
})

test('[C-11] on a phone the search fills the screen, its lines are easy to hit, and "back" closes it', { tag: '@phone' }, async ({
  page,
}) => {
  // Wide screens have a panel.
  await page.goto('/help')
  const screen = page.getByRole('dialog', { name: 'Поиск по каталогу' })
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await expect(screen).toBeVisible()
  await expect(page.getByText('Введите артикул, название или код товара')).toBeVisible()
  await expect.poll(() => screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
  await expect(field(page)).toBeFocused()
  await field(page).fill('кабел')
  await expect(group(page, 'Товары')).toBeVisible()
  const heights = await panel(page)
    .getByRole('option')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(screen).toHaveCount(0)
  await expect(page).toHaveURL(/\/help$/)

  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await field(page).fill('кабель')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/catalog\?keyword=/)
  await expect(screen).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await expect(screen).toHaveCount(0)
})

test('a late answer never replaces a newer one, the old panel stays meanwhile, and a failed one leaves the field usable', {
  tag: '@desk',
}, async ({ page, problems }) => {
  // The panel is the same at both widths.
  problems.allow(/suggest/)
  const asked: string[] = []
  const late = Promise.withResolvers<void>()
  const over = page.waitForEvent('requestfailed', (request) => new URL(request.url()).searchParams.get('keyword') === 'ка')
  await page.route('**/api/v2/search/suggest**', async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? ''
    asked.push(keyword)
    if (keyword === 'ка') await late.promise
    if (keyword === 'кабе') return route.fulfill({ status: 500, json: { message: 'Сбой', status: 500, code: 'server.failed', errors: [] } })
    const nothing = { sections: [], brands: [], products: [], changed: 'none', understood: [], amount: null, moreCount: 0 }
    const answer = { ...nothing, text: keyword, queries: [`${keyword} первый`] }
    // The page has aborted the late one.
    return route.fulfill({ json: answer }).catch(() => undefined)
  })
  await page.goto('/help')
  await field(page).pressSequentially('к')
  await expect(option(page, 'к первый')).toBeVisible()
  await field(page).pressSequentially('а')
  await expect.poll(() => asked).toContain('ка')
  await expect(option(page, 'к первый')).toBeVisible()
  await field(page).pressSequentially('б')
  await expect(option(page, 'каб первый')).toBeVisible()
  // The request was aborted.
  await over
  late.resolve()
  await expect(option(page, 'каб первый')).toBeVisible()

  // Deleting a letter sends no new request.
  await field(page).pressSequentially('е')
  await field(page).press('Backspace')
  await expect(option(page, 'каб первый')).toBeVisible()
  expect(asked.filter((keyword) => keyword === 'каб')).toHaveLength(1)
  await field(page).pressSequentially('ель')
  await expect(option(page, 'кабель первый')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Сообщения', exact: true })).not.toContainText('Сбой')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/keyword=%D0%BA%D0%B0%D0%B1%D0%B5%D0%BB%D1%8C$/)
})
