import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

type Found = { items: { article: string; name: string }[] }

test('[M-01] a table pasted into the cart is reviewed, corrected and added; a file goes the same way', { tag: '@desk' }, async ({
  page,
}) => {
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
  const rows = dialog.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(first.name)
  await expect(rows.nth(1)).toContainText('Товар не найден')
  await expectNoAxeViolations(page)

  await rows.nth(1).getByRole('textbox', { name: 'Другой код для строки 3' }).fill(second.article)
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText(second.name)
  await rows
    .nth(1)
    .getByRole('textbox', { name: /^Количество/ })
    .fill('4')
  await dialog.getByRole('button', { name: 'Добавить 2 позиции' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('li.line')).toHaveCount(2)

  await page.getByRole('button', { name: 'Импорт', exact: true }).click()
  const buffer = Buffer.from(`\ufeffКод;Количество\r\n${first.article};2 шт\r\n`)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'заявка.csv', mimeType: 'text/csv', buffer })
  await expect(rows).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Добавить 1 позицию' }).click()
  await expect(dialog).toBeHidden()
  const line = page.locator('li.line').filter({ hasText: first.article })
  await expect(line.getByRole('spinbutton')).toHaveValue('5')

  await page.getByRole('button', { name: 'Импорт', exact: true }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(line).toBeVisible()
})
