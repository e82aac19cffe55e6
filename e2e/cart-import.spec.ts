import type { Locator } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

type Found = { items: { article: string; name: string }[] }

/** A report on amounts that are not quite as asked comes before the cart. */
async function leaveReport(dialog: Locator) {
  const close = dialog.getByRole('button', { name: 'К корзине' })
  if (await close.isVisible()) await close.click()
  await expect(dialog).toBeHidden()
}

test('[M-01] [V-10] a table pasted into the cart is looked through by keyboard, survives a reload and is added; a file goes the same way', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  const found = await page.request.get(`/api/v2/search?criteria[keyword]=${encodeURIComponent('автомат')}`)
  const [first, second] = ((await found.json()) as Found).items
  if (!first || !second) throw new Error('The demo has no breakers')
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Импорт', exact: true })).toBeVisible()

  // As Excel puts it on the clipboard.
  const pasted = `Артикул\tКол-во\r\n${first.article}\t3\r\nнет-такого-кода-77\t2\r\n`
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)
  const dialog = page.getByRole('dialog', { name: 'Импорт в корзину' })
  const rows = dialog.getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/\/cart\?import=[\da-f-]{36}/)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(first.name)
  await expect(rows.nth(1)).toContainText('Не найдено')
  await expectNoAxeViolations(page)

  // The line to check has the focus.
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type(second.article)
  await expect(page.getByRole('option').first()).toContainText(second.article)
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText(second.name)
  await dialog.getByRole('textbox', { name: 'Количество в строке 3' }).fill('4')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'В корзину 2 строки' }).click()
  await expect(page.locator('[data-line]')).toHaveCount(2)
  await leaveReport(dialog)

  await page.getByRole('button', { name: 'Импорт', exact: true }).click()
  const buffer = Buffer.from(`\ufeffКод;Количество\r\n${first.article};2 шт\r\n`)
  await dialog.locator('input[type=file]').first().setInputFiles({ name: 'заявка.csv', mimeType: 'text/csv', buffer })
  await expect(rows).toHaveCount(1)
  await dialog.getByRole('button', { name: 'В корзину 1 строку' }).click()
  const line = page.locator('[data-line]').filter({ hasText: first.article })
  await expect(line.getByRole('spinbutton')).toHaveValue('5')
  await leaveReport(dialog)

  await page.getByRole('button', { name: 'Импорт', exact: true }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(line).toBeVisible()
})
