import type { Locator, Page } from '@playwright/test'
import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import { expectNoAxeViolations } from './support/axe.ts'
import { waitForList } from './support/catalogue.ts'
import { followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { signInAsNewUser } from './support/users.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

/** The panel beside the list, or drawn over it on a phone. */
async function openPanel(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Фильтры' })
  await page.getByRole('button', { name: /^Фильтры/ }).click()
  return page.getByRole('region', { name: 'Фильтры' })
}

const digits = (text: string) => Number(text.replace(/\D/g, ''))
/** The count of a value or a section, once it belongs to the shown list. */
async function countOf(control: Locator): Promise<number> {
  await expect(control.page().locator('[aria-busy="true"]')).toHaveCount(0)
  return digits(await control.evaluate((element) => (element.closest('label') ?? element).lastElementChild?.textContent ?? ''))
}

/** The list's count, and on a phone the button that leads to it, once both are up to date. */
function expectFound(page: Page, count: number) {
  const found = page.locator('[role="status"], button').filter({ hasText: /^(Показать )?\d[\d\s]* товар/ })
  return expect.poll(async () => new Set((await found.allTextContents()).map(digits))).toEqual(new Set([count]))
}

const facet = (panel: Locator, name: string) => panel.getByRole('group', { name, exact: true })

test('[C-12] [C-14] a list is requested while the mouse button is still down, and only once; long lists are searched, flags filter, custom filters stay, a guest has no favourites', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/catalog')
  const panel = await openPanel(page, false)
  const brand = facet(panel, 'Бренд').getByRole('checkbox').first()
  await waitForList(page)
  // A late part must not move the value under the mouse.
  await expect(panel.getByRole('navigation', { name: 'Разделы' }).getByRole('link').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v2\/search\?page=1&.*brands/.test(request.url())) requests.push(request.url())
  })

  await brand.hover()
  await page.mouse.down()
  await expect.poll(() => requests.length).toBe(1)
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(brand).not.toBeChecked()

  await page.mouse.up()
  await expect(page).toHaveURL(/brands=\d+/)
  await expect(brand).toBeChecked()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(requests).toHaveLength(1)

  // Long lists are searched.
  await panel.getByRole('button', { name: 'Сбросить (1)' }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  const brands = facet(panel, 'Бренд')
  await expect(brands.getByRole('checkbox')).toHaveCount(8)
  await brands.getByRole('button', { name: /^ещё \d+$/ }).click()
  await expect.poll(() => brands.getByRole('checkbox').count()).toBeGreaterThan(20)
  const last = brands.getByRole('checkbox').last()
  const name = await last.evaluate((element) => element.nextElementSibling?.textContent ?? '')
  await brands.getByRole('searchbox', { name: 'Найти в фильтре «Бренд»' }).fill(name)
  await expect(brands.getByRole('checkbox')).toHaveCount(1)
  const ofBrand = await countOf(brands.getByRole('checkbox'))
  await brands.getByRole('checkbox').check()
  await expectFound(page, ofBrand)
  await panel.getByRole('button', { name: 'Сбросить (1)' }).click()
  await expect(page).toHaveURL(/\/catalog$/)

  const stock = panel.getByRole('checkbox', { name: /^В наличии\s*,/ })
  const inStock = await countOf(stock)
  await stock.check()
  await expectFound(page, inStock)
  await stock.uncheck()
  await expect(page).toHaveURL(/\/catalog$/)
  const recommended = panel.getByRole('checkbox', { name: /^Рекомендуем\s*,/ })
  const count = await countOf(recommended)
  await recommended.check()
  await expectFound(page, count)

  const answer = await page.request.get('/api/v2/search/filters/feature-ip')
  const [value] = ((await answer.json()) as CatalogueFilter).values
  await followTo(page, `/catalog?custom-ip=${value?.id}`)
  const custom = await openPanel(page, false)
  await expect(facet(custom, 'Степень защиты').getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expectFound(page, value?.count ?? 0)
  await facet(custom, 'Степень защиты').getByRole('checkbox').nth(1).check()
  await expect(page).toHaveURL(/custom-ip=\d+%2C\d+/)

  await followTo(page, '/catalog?infavorite=1')
  await expect(page.getByRole('heading', { name: 'Избранное', level: 1 })).toBeVisible()
  await expect(page.getByText('В избранном пока пусто')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[C-10] [C-12] [C-21] [V-08] sections, values, ranges and flags narrow the list, every count is right, and the panel is remembered', async ({
  page,
  isMobile,
}) => {
  await page.goto('/catalog')
  const panel = await openPanel(page, isMobile)
  const sections = panel.getByRole('navigation', { name: 'Разделы' })

  await sections.getByRole('button', { name: 'Подразделы: Кабель и провод' }).click()
  const power = sections.getByRole('link', { name: /^Кабель силовой\s*,/ })
  const inSection = await countOf(power)
  await power.click()
  await expect(page).toHaveURL(/\?section=\d+$/)
  await expectFound(page, inSection)
  await expect(sections.getByRole('link', { name: /^Кабель силовой\s*,/ })).toHaveAttribute('aria-current', 'true')
  await expect(sections.getByRole('link', { name: /^Светотехника/ })).toBeHidden()

  const brands = facet(panel, 'Бренд')
  const [first, second] = [brands.getByRole('checkbox').nth(0), brands.getByRole('checkbox').nth(1)]
  const counts = [await countOf(first), await countOf(second)]
  await first.check()
  await expectFound(page, counts[0] ?? 0)
  await second.check()
  await expect(page).toHaveURL(/brands=\d+%2C\d+/)
  await expectFound(page, (counts[0] ?? 0) + (counts[1] ?? 0))
  // Outdated counts are faded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectNoAxeViolations(page)

  const cores = facet(panel, 'Число жил').getByRole('checkbox').first()
  const withCores = await countOf(cores)
  await cores.press('Space')
  await expect(page).toHaveURL(/features=cores/)
  await expectFound(page, withCores)

  const sizes = facet(panel, 'Сечение жилы, мм²')
  await sizes.getByRole('textbox', { name: 'Сечение жилы, мм², от' }).fill('2,5')
  await page.keyboard.press('Enter')
  await sizes.getByRole('textbox', { name: 'Сечение жилы, мм², до' }).fill('10')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/section%3A2\.5%7E10/)

  // This browser remembers the whole tree and what is folded.
  await sections.getByRole('button', { name: 'Показывать все разделы' }).click()
  await expect(sections.getByRole('link', { name: /^Светотехника/ })).toBeVisible()
  await panel.getByRole('button', { name: /^Число жил/ }).click()
  await expect(facet(panel, 'Число жил')).toBeHidden()

  await page.reload()
  const again = await openPanel(page, isMobile)
  await expect(again.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: /^Светотехника/ })).toBeVisible()
  await expect(again.getByRole('button', { name: /^Число жил/ })).toHaveAttribute('aria-expanded', 'false')
  await expect(facet(again, 'Бренд').getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(facet(again, 'Сечение жилы, мм²').getByRole('textbox', { name: /до$/ })).toHaveValue('10')
  await again.getByRole('button', { name: 'Сбросить фильтр «Бренд»' }).click()
  await expect(page).not.toHaveURL(/brands/)
  await again.getByRole('button', { name: /^Сбросить \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/\?section=\d+$/)
  await expectFound(page, inSection)
  await page.goBack()
  await expect(page).toHaveURL(/features=/)
})

test('a pressed value stays under the mouse while new counts load, and the keyboard moves a slider', { tag: '@desk' }, async ({ page }) => {
  // Needs a mouse and a keyboard; the text names no kind of goods, so that kinds stand below and the panel has to be scrolled.
  await page.goto('/catalog?keyword=IP44')
  const panel = await openPanel(page, false)
  const others = panel.getByRole('button', { name: 'Ещё фильтры' })
  await others.click()
  await panel.getByRole('button', { name: 'Тип товара' }).click()
  const kind = facet(panel, 'Тип товара').getByRole('checkbox').nth(2)
  await kind.scrollIntoViewIfNeeded()
  // Relative to the panel: the page around it scrolls to the top with another list.
  const place = async () => Math.round(((await kind.boundingBox())?.y ?? 0) - ((await panel.boundingBox())?.y ?? 0))
  const count = await countOf(kind)
  const before = await place()
  await kind.click()
  await expect(page).toHaveURL(/type=\d+/)
  await expectFound(page, count)
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1)

  await followTo(page, '/catalog')
  const thumb = panel.getByRole('slider', { name: 'Цена, ₽, до' })
  await thumb.focus()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/\?priceMax=\d/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/\/catalog$/)
})

test('[C-13] [C-15] the dialogs of saved filters and of own products are in order, empty and filled', { tag: '@desk' }, async ({
  page,
}) => {
  const { token } = await signInAsNewUser(page)
  await page.goto('/catalog?section=1&instock=1&brands=999999&priceMin=100')
  const open = page.getByRole('button', { name: 'Свои товары' })
  await open.click()
  const own = page.getByRole('dialog', { name: 'Свои товары' })
  await expect(own.getByText('Своих товаров пока нет')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(own).toBeHidden()
  const headers = { authorization: `Bearer ${token}` }
  for (const data of [{ name: 'Щит этажный по проекту' }, { name: 'Шина медная луженая', unit: 'м', price: 1250.5 }])
    await page.request.post('/api/v1/product-custom', { headers, data })
  await open.click()
  await expect(own.getByRole('listitem')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.goBack()
  await expect(own).toBeHidden()

  const panel = await openPanel(page, false)
  await panel.getByRole('button', { name: 'Сохранить', exact: true }).click()
  const naming = page.getByRole('dialog', { name: 'Сохранить фильтр' })
  await expect(naming.getByRole('button', { name: 'Сохранить' })).toHaveCSS('background-color', 'rgb(15, 94, 194)')
  await naming.getByLabel('Название').fill('Кабель для Лесной')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(naming).toBeHidden()

  await panel.getByRole('button', { name: 'Сохранённые фильтры' }).click()
  const list = page.getByRole('dialog', { name: 'Сохранённые фильтры' })
  // The default width of a dialog.
  await expect.poll(() => list.boundingBox()).toMatchObject({ width: 600 })
  await expect(list.getByText('Раздел: Кабель и провод')).toBeVisible()
  await expect(list.getByRole('img', { name: 'Больше не продаётся' })).toHaveCount(1)
  await expectNoAxeViolations(page)
})
