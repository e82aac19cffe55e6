import type { Page } from '@playwright/test'
import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { expectNoAxeViolations } from './support/axe.ts'
import { dialogOf, nameIn } from './support/catalogue.ts'
import { followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

async function fetchItems(page: Page, query: string): Promise<ProductList['items']> {
  return ((await (await page.request.get(`/api/v2/search?${query}`)).json()) as ProductList).items
}

/** The first demo product that satisfies the journey. */
async function productWith(page: Page, has: (product: ProductDetails) => boolean): Promise<ProductDetails> {
  for (const { id } of await fetchItems(page, 'pageSize=100')) {
    const product = (await (await page.request.get(`/api/v1/product/${id}`)).json()) as ProductDetails
    if (has(product)) return product
  }
  throw new Error('the demo has such a product')
}

test('[C-03] [C-04] [C-05] [C-06] [C-07] a product opens over the list, stepping crosses pages, and going back closes', async ({
  page,
  isMobile,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [, last, first] = await fetchItems(page, 'pageSize=3').then(async (one) => [
    one[0],
    one[2],
    (await fetchItems(page, 'pageSize=3&page=2'))[0],
  ])
  if (!last || !first) throw new Error('the demo has two pages')
  await page.goto('/catalog?pageSize=3')
  await page.getByRole('main').getByRole('link', { name: last.name }).first().click()
  const dialog = dialogOf(page)
  await expect(nameIn(dialog)).toHaveText(last.name)
  await expect(page).toHaveURL(new RegExp(`product=${last.id}$`))
  await expect(page).toHaveTitle(new RegExp(`^${last.name.slice(0, 8)}`))
  const width = (await dialog.boundingBox())?.width ?? 0
  expect(width === page.viewportSize()?.width).toBe(isMobile)
  await expectNoAxeViolations(page)

  await dialog.getByRole('button', { name: `Скопировать артикул ${last.article}` }).click()
  await expect(page.getByText(`Артикул ${last.article} скопирован`)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(last.article)

  const next = dialog.getByRole('button', { name: 'Следующий товар' })
  await expect(next).toBeEnabled()
  if (isMobile) await next.click()
  else await page.keyboard.press('ArrowRight')
  await expect(nameIn(dialog)).toHaveText(first.name)
  await expect(page).toHaveURL(new RegExp(`page=2.*product=${first.id}$`))
  await dialog.getByRole('button', { name: 'Предыдущий товар' }).click()
  await expect(nameIn(dialog)).toHaveText(last.name)

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/catalog\?pageSize=3$/)

  await page.goto(`/catalog?pageSize=3&product=${last.id}`)
  await expect(nameIn(dialog)).toHaveText(last.name)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/catalog\?pageSize=3$/)

  if (!isMobile) return
  // A phone has the actions in a menu.
  await page.getByRole('main').getByRole('link', { name: last.name }).first().click()
  await dialog.getByRole('button', { name: 'Действия с товаром' }).click()
  await page.getByRole('menuitem', { name: 'Найти замену', exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === `аналог:${last.article}` && !url.searchParams.has('product'))
})

test('[C-08] [C-18] [C-19] [A-17] analogs with their differences, sets, documents and stock; finding a replacement', {
  tag: '@desk',
}, async ({ page }) => {
  const product = await productWith(
    page,
    ({ analogs, sets, papers, stockCount }) =>
      analogs.some(({ differences }) => differences.length > 0) && sets.length > 0 && papers.some(({ file }) => file) && stockCount > 2,
  )
  const asked = page.waitForRequest((request) => request.url().includes(`/api/v1/product/${product.id}?`))
  await page.goto(`/catalog?keyword=${encodeURIComponent(product.article)}`)
  await page.getByRole('main').getByRole('link', { name: product.name }).first().click()
  expect(decodeURIComponent((await asked).url())).toMatch(
    /additionalFields\[searchLogUuid\]=[0-9a-f-]{36}&additionalFields\[searchLogProductPosition\]=0/,
  )
  const dialog = dialogOf(page)
  const panel = dialog.getByRole('tabpanel')
  const tab = (name: string) => dialog.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

  await tab('Наличие')
  await expect(panel.getByRole('row')).toHaveCount(product.stockCount + 1)
  await tab('Документы')
  await expect(panel.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await tab('Комплекты')
  const set = product.sets[0]
  if (!set) throw new Error('the product has a set')
  const sent = page.waitForRequest('**/api/v1/cart/items')
  await panel.getByRole('button', { name: 'Добавить весь комплект' }).first().click()
  await expect(page.getByText(/^Комплект в корзине/)).toBeVisible()
  expect((await sent).postDataJSON()).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ productId: product.id })]) })

  await tab('Аналоги')
  await expect(panel.getByText('То же, кроме:').first()).toBeVisible()
  await expectNoAxeViolations(page)
  const analog = product.analogs[0]?.product
  if (!analog) throw new Error('the product has an analog')
  await panel.getByRole('link', { name: analog.name }).click()
  await expect(nameIn(dialog)).toHaveText(analog.name)
  await dialog.getByRole('button', { name: 'К предыдущему открытому товару' }).click()
  await expect(nameIn(dialog)).toHaveText(product.name)
  await panel.getByRole('link', { name: analog.name }).click()
  await expect(nameIn(dialog)).toHaveText(analog.name)
  await dialog.getByRole('button', { name: 'Закрыть' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/product=/)

  await followTo(page, `/catalog?product=${product.id}`)
  await expect(nameIn(dialog)).toHaveText(product.name)
  await page.getByRole('link', { name: 'Найти замену', exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === `аналог:${product.article}` && !url.searchParams.has('product'))
})

test('[C-14] [C-17] the amount moves the price along its breaks, and the heart is filled', { tag: '@desk' }, async ({ page }) => {
  await signInAs(page, 'buyer@vitrina.test')
  const product = await productWith(page, ({ breaks, stockTotal }) => breaks.length > 1 && stockTotal > 0)
  await page.goto(`/catalog?product=${product.id}`)
  const dialog = dialogOf(page)
  const breaks = dialog.getByRole('table', { name: 'Цена от количества' })
  await expect(breaks.locator('tr[aria-current]')).toContainText(`от ${product.multiplicity}`)
  const amount = dialog.getByRole('spinbutton').first()
  await amount.fill(String(product.breaks[1]?.from))
  await expect(breaks.locator('tr[aria-current]')).toContainText(`от ${product.breaks[1]?.from}`)
  await dialog.getByRole('button', { name: 'Почему такая цена' }).click()
  await expect(dialog.getByText(/^Цена по прайс-листу/)).toBeVisible()
  await expect(dialog.getByText(/^Скидка за количество от/)).toBeVisible()

  const favourite = dialog.getByRole('button', { name: /^В избранном/ })
  const before = (await favourite.getAttribute('aria-pressed')) === 'true'
  // The heart changes before the server answers.
  const saved = page.waitForResponse('**/toggle-favorite')
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', String(!before))
  expect((await saved).ok()).toBe(true)
  await favourite.click()
  await expect(favourite).toHaveAttribute('aria-pressed', String(before))
})
