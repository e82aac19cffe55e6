import { expectNoAxeViolations } from './support/axe.ts'
import { fetchList, idsOf, nameOf, rows, waitForList } from './support/catalogue.ts'
import { expectNoOverflow } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

test('[C-01] [C-02] [C-10] the address is the list: reloaded, shared, paged, narrowed and widened again', { tag: '@desk' }, async ({
  page,
  context,
}) => {
  const address = '/catalog?section=1&instock=1&sort=price'
  await page.goto(address)
  await waitForList(page)
  const ids = await idsOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кабель и провод')
  await expect(page).toHaveTitle(/^Кабель и провод · /)
  const shared = await context.newPage()
  await shared.goto(address)
  await expect.poll(() => idsOf(shared)).toEqual(ids)
  await shared.close()

  await page.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Страница 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect.poll(() => idsOf(page)).not.toEqual(ids)
  await page.goBack()
  await expect.poll(() => idsOf(page)).toEqual(ids)

  const chosen = page.getByRole('list', { name: 'Выбрано' })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: 'Сбросить всё' }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await expect(chosen).toHaveCount(0)
  await expect(rows(page)).toHaveCount(20)
  await expect(page).toHaveTitle(/^Каталог/)
  await expectNoAxeViolations(page)

  const sort = page.getByRole('toolbar').getByRole('combobox', { name: 'Порядок' })
  await sort.click()
  await page.getByRole('option', { name: 'Сначала дорогие' }).click()
  await expect(page).toHaveURL(/sort=-price$/)
  const size = page.getByRole('combobox', { name: 'Товаров на странице' })
  await size.click()
  await page.getByRole('option', { name: '50' }).click()
  await expect(page).toHaveURL(/pageSize=50/)
  await expect(rows(page)).toHaveCount(50)
  await size.click()
  await page.getByRole('option', { name: '20' }).click()
  await expect(page).not.toHaveURL(/pageSize/)

  await page.getByRole('button', { name: 'Плитка' }).click()
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
  await page.getByRole('button', { name: 'Скрыть панель' }).click()
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toHaveCount(0)
  await waitForList(page)
  const dear = await idsOf(page)
  await page.reload()
  await expect.poll(() => idsOf(page)).toEqual(dear)
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
})

test('[R-06] [C-10] on a phone the list is lines or tiles, without a table or a panel, and fits', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/catalog?section=1&instock=1')
  await waitForList(page)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Выбрано' }).getByRole('listitem')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Плитка' }).click()
  await expect(page.getByRole('list', { name: 'Товары' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
})

test('[C-10] [C-18] [C-19] the table: columns, density, all warehouses and the panel drawn and pinned', { tag: '@desk' }, async ({
  page,
}) => {
  // A phone has no table.
  const { items } = await fetchList(page, 'pageSize=20')
  const many = items.findIndex(({ stockCount }) => stockCount > 2)
  await page.goto('/catalog')
  const table = page.getByRole('table', { name: 'Товары' })
  await expect(table.getByRole('columnheader')).toHaveText(['Наименование', 'Когда у вас', 'В наличии', 'Цена', 'Количество'])
  await expect(rows(page).first()).toContainText('₽')
  await expect(rows(page).first()).toContainText('без НДС')

  await rows(page).nth(many).getByRole('button', { name: /Все: / }).click()
  const stocks = page.getByRole('dialog', { name: 'Наличие на складах' }).getByRole('listitem')
  await expect(stocks).toHaveCount(items[many]?.stockCount ?? 0)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Плотный список' }).click()
  await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBe(36)
  await expect(table.getByRole('columnheader', { name: 'Артикул' })).toBeVisible()
  await page.getByRole('button', { name: 'Колонки' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Артикул' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'В наличии' }).click()
  await page.keyboard.press('Escape')
  await expect(table.getByRole('columnheader', { name: 'Артикул' })).toHaveCount(0)
  await page.reload()
  await expect(table.getByRole('columnheader', { name: 'Когда у вас' })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'В наличии' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Скрыть панель' }).click()
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Фильтры/ })
    .click()
  await expect(page.getByRole('region', { name: 'Фильтры' })).toBeVisible()
  await page.getByRole('button', { name: 'Закрепить панель' }).click()
  await expect(page.getByRole('complementary', { name: 'Фильтры' })).toBeVisible()
})

test('[C-17] by keyboard alone: from row to row, an amount, the cart, the article; a product opens and the list stays where it was', {
  tag: '@desk',
}, async ({ page, context }) => {
  // A phone has no keyboard.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { items } = await fetchList(page, 'pageSize=20')
  await page.goto('/catalog')
  await nameOf(rows(page).first()).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const row = rows(page).nth(2)
  await expect(nameOf(row)).toBeFocused()

  // The same key in the Russian layout.
  await page.keyboard.press('KeyC')
  await expect(page.getByText(`Артикул ${items[2]?.article} скопирован`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(items[2]?.article)

  await page.keyboard.press('+')
  await expect(row.getByRole('link', { name: /^В корзине/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const next = rows(page).nth(3)
  const step = items[3]?.multiplicity ?? 1
  await page.keyboard.type(String(step * 7))
  await expect(next.getByRole('spinbutton')).toHaveValue(String(step * 7))
  // The row changes before the server answers.
  const saved = page.waitForResponse('**/api/v1/cart/items')
  await page.keyboard.press('Enter')
  await expect(next.getByRole('link', { name: /^В корзине/ })).toBeVisible()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(rows(page).nth(3).getByRole('spinbutton')).toHaveValue(String(step * 7))

  await waitForList(page)
  await nameOf(rows(page).first()).focus()
  await page.keyboard.press('End')
  const last = rows(page).nth(19)
  await expect(nameOf(last)).toBeFocused()
  const place = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await place()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/product=\d+$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/product=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(place).toBe(before)
})
