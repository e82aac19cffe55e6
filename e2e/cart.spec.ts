import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { beRegular } from './support/visitor.ts'

const line = (page: Page, name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name })

async function addByArticle(page: Page, text: string, amount: string) {
  const field = page.getByRole('combobox', { name: 'Артикул или название' })
  await field.fill(text)
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Количество', exact: true }).fill(amount)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
}

test('[R-05] [S-12] [K-03] a cart is filled by articles, changed like a spreadsheet, found in, sorted and brought back', async ({
  page,
}) => {
  await beRegular(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible()
  await addByArticle(page, 'автомат', '3')
  await addByArticle(page, 'кабель', '100')
  await addByArticle(page, 'розетка', '7')
  const lines = page.locator('li.line')
  await expect(lines).toHaveCount(3)
  await expectNoAxeViolations(page)

  const total = page.getByRole('region', { name: 'Итого' })
  await expect(total).toContainText('Выбрано 3 из 3')
  await expect(total).toContainText('НДС 22 %')
  await expect(total).toContainText(/До бесплатной доставки осталось|Доставка по городу склада бесплатна/)
  const before = await total.textContent()

  const cable = line(page, /кабель/i).first()
  const amount = cable.getByRole('spinbutton')
  await amount.fill('200')
  await amount.press('Enter')
  await expect(total).not.toHaveText(before ?? '')
  await cable.getByRole('button', { name: /^Примечание/ }).click()
  await page.getByPlaceholder('Например: щит').fill('щит ЩО-2')
  await page.keyboard.press('Enter')
  await expect(cable).toContainText('щит ЩО-2')

  await cable.getByRole('checkbox').uncheck()
  await expect(total).toContainText('Выбрано 2 из 3')
  await page.reload()
  await expect(lines).toHaveCount(3)
  await expect(line(page, 'щит ЩО-2').getByRole('spinbutton')).toHaveValue('200')
  await expect(line(page, 'щит ЩО-2').getByRole('checkbox')).not.toBeChecked()

  await page.getByRole('searchbox', { name: 'Найти в корзине' }).fill('щит що')
  await expect(lines).toHaveCount(1)
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('searchbox', { name: 'Найти в корзине' }).fill('')
  await expect(lines).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Выбрать все' }).check()
  await expect(total).toContainText('Выбрано 3 из 3')
  await page.getByRole('button', { name: 'Убрать 3 выбранные' }).click()
  await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(lines).toHaveCount(3)
  await expect(line(page, 'щит ЩО-2').getByRole('spinbutton')).toHaveValue('200')
})

test('two tabs: another line changed elsewhere is taken over, the same one is shown as it became and told', async ({
  page,
  context,
  problems,
  isMobile,
}) => {
  test.skip(isMobile, 'the same cart')
  problems.allow(/cart\/items/)
  await beRegular(page)
  await page.goto('/cart')
  await addByArticle(page, 'автомат', '1')
  await addByArticle(page, 'розетка', '1')
  const visitor = await page.evaluate(() => localStorage.getItem('B2B_USER_UUID') ?? '')
  const headers = { 'user-uuid': visitor }
  const read = async () =>
    (await (await context.request.get('/api/v1/cart', { headers })).json()) as { lines: { id: number; amount: number }[] }
  const [first, second] = (await read()).lines
  if (!first || !second) throw new Error('two lines were put in')
  const elsewhere = (id: number, amount: number) => context.request.patch(`/api/v1/cart/items/${id}`, { headers, data: { amount } })
  const amountOf = (id: number) => page.locator(`[data-line="${id}"]`).getByRole('spinbutton')

  await elsewhere(first.id, 40)
  await amountOf(second.id).fill('50')
  await expect(amountOf(first.id)).toHaveValue('40')
  await expect.poll(async () => (await read()).lines.map(({ amount }) => amount).toSorted()).toEqual([40, 50])

  await elsewhere(second.id, 60)
  await amountOf(second.id).fill('70')
  await expect(page.getByRole('alert').filter({ hasText: /изменил/ })).toBeVisible()
  await expect(amountOf(second.id)).toHaveValue('60')
})
