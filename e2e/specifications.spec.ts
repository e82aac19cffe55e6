import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

type Found = { items: { article: string; name: string }[] }

const BUYER = 'buyer@vitrina.test'

/** As Excel puts it on the clipboard. */
const paste = (grid: Locator, text: string) =>
  grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

async function createSpecification(page: Page, { name, lines }: { name: string; lines: object[] }): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(page, BUYER)}` }
  const answer = await page.request.post('/api/v1/specification', { headers, data: { name, lines } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: number }).id
}

test('[R-09] [S-13] 300 lines pasted into a new specification are moved, undone and put into a cart, all by keyboard', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  await signInAs(page, BUYER)
  await page.goto('/specifications')
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  const name = `Щит ${Date.now()}`
  await page.getByRole('textbox', { name: 'Название' }).fill(name)
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid', { name })
  await expect(grid).toHaveAttribute('aria-rowcount', '2')

  const list = Array.from({ length: 300 }, (_, at) => `${at + 1}\tАвтомат ${at + 1} А\tшт\t${at + 2}`).join('\r\n')
  await grid.focus()
  await paste(grid, list)
  await expect(grid).toHaveAttribute('aria-rowcount', '302')
  await expect(page.getByText('Сохранено')).toBeVisible()
  await expectNoAxeViolations(page)

  // A product in place of the first text.
  const found = await page.request.get(`/api/v2/search?criteria[keyword]=${encodeURIComponent('автомат')}`)
  const [product] = ((await found.json()) as Found).items
  if (!product) throw new Error('The demo has no breakers')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await page.keyboard.type(product.article)
  await expect(page.getByRole('option').first()).toContainText(product.article)
  await page.keyboard.press('Enter')
  const first = grid.getByRole('row').nth(1)
  await expect(first).toContainText(product.name)
  await expect(first).toContainText('₽')

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(grid.getByRole('row').nth(2)).toContainText(product.name)
  await page.keyboard.press('Control+z')
  await expect(first).toContainText(product.name)
  await page.keyboard.press('Control+End')
  await expect(grid.getByText('Автомат 300 А')).toBeVisible()
  await expect(page.getByText('Сохранено')).toBeVisible()

  await page.reload()
  await expect(grid).toHaveAttribute('aria-rowcount', '302')
  await page.getByRole('button', { name: 'В корзину' }).click()
  await page.getByRole('combobox', { name: 'В какую корзину' }).click()
  await page.getByRole('option', { name: 'Новая корзина' }).click()
  await page.getByRole('textbox', { name: 'Название' }).fill(name)
  await page.getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(page.getByRole('region', { name: 'Товар не подобран' })).toContainText('299')
  await expectNoAxeViolations(page)
})

test('[S-13] two people change one line: the second sees both variants, keeps the own one, and nothing else is lost', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/\/changes$/)
  await asReturningVisitor(page)
  await signInAs(page, BUYER)
  const line = { groupId: null, productId: null, customProductId: null, unit: '', replacement: 'ask', note: '' }
  const ids = [randomUUID(), randomUUID()]
  const name = `Вдвоём ${Date.now()}`
  const lines = ids.map((id, at) => ({ ...line, id, rawText: `Строка ${at + 1}`, amount: 1 }))
  const id = await createSpecification(page, { name, lines })
  await page.goto(`/specifications/${id}`)
  const grid = page.getByRole('grid', { name })
  await expect(grid.getByText('Строка 1')).toBeVisible()

  const headers = { authorization: `Bearer ${await tokenOf(page, BUYER)}` }
  const { version } = (await (await page.request.get(`/api/v1/specification/${id}`, { headers })).json()) as { version: number }
  const theirs = [
    { op: 'setLines', lines: [{ id: ids[0], amount: 5 }] },
    { op: 'setLines', lines: [{ id: ids[1], note: 'от коллеги' }] },
  ]
  const saved = await page.request.post(`/api/v1/specification/${id}/changes`, { headers, data: { version, changes: theirs } })
  expect(saved.ok(), await saved.text()).toBe(true)

  await grid.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Спецификацию изменили одновременно с вами' })
  await expect(dialog).toContainText('количество: у коллеги «5», у вас «7»')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Оставить моё' }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
  await page.reload()
  await expect(grid.getByRole('row').nth(1)).toContainText('7')
  await expect(grid.getByRole('row').nth(2)).toContainText('от коллеги')
})
