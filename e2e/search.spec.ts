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

  // Going back before the results come does not count as a search.
  await waitForList(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/help$/)
  await field(page).click()
  await expect(group(page, 'Вы искали').getByRole('option').first()).toContainText('fdnjvfn')
  await expectNoAxeViolations(page)
  await option(page, 'Очистить историю поиска').click()
  await expect(panel(page)).toHaveCount(0)
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
