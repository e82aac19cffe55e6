import type { Page } from '@playwright/test'
import { crookedWorkbook, listPdf, type ListLine } from '../server/test/list-files.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expectNoOverflow } from './support/screen.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, storeToken } from './support/visitor.ts'

type Goods = {
  items: { id: number; article: string; name: string; minimumBatch: number | null; multiplicity: number; unit: { decimals: number } }[]
}

/** Goods in stock with an amount that can be ordered; twice as many are asked for, as some come in large packs. */
async function goodsInStock(page: Page, count: number): Promise<(ListLine & { code: string })[]> {
  const pages = Array.from({ length: Math.ceil(count / 100) * 2 }, (_, at) =>
    page.request.get(`/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=30&pageSize=100&page=${at + 1}`),
  )
  const answers = await Promise.all(pages.map(async (asked) => (await (await asked).json()) as Goods))
  const goods = answers
    .flatMap(({ items }) => items)
    .filter(({ minimumBatch, multiplicity, unit }) => unit.decimals === 0 && Math.max(minimumBatch ?? 1, multiplicity) <= 10)
  expect(goods.length).toBeGreaterThanOrEqual(count)
  return goods.slice(0, count).map(({ article, name, minimumBatch, multiplicity }) => ({
    code: article,
    name,
    unit: 'шт',
    amount: multiplicity * Math.ceil((minimumBatch ?? 1) / multiplicity),
  }))
}

const rowsOf = (page: Page) => page.getByRole('grid', { name: 'Строки списка' }).getByRole('row')

test('[M-03] [R-09] [V-10] 300 lines are pasted, three of them put right by keys, saved, put into the cart and ordered', async ({
  page,
  isMobile,
}) => {
  // On a phone the same is seen in a shorter list.
  const count = isMobile ? 60 : 300
  await asReturningVisitor(page)
  const { token } = await createUser(page, 'Общая-фаза-и-ноль')
  const own = { headers: { authorization: `Bearer ${token}` } }
  const place = { label: 'Объект', address: 'г. Москва, ул. Складочная, д. 8', isDefault: true }
  expect((await page.request.post('/api/v1/delivery-address', { ...own, data: place })).ok()).toBe(true)
  await storeToken(page, token)
  const goods = await goodsInStock(page, count - 1)
  // Somebody who buys here has a cart already.
  const seen = (await (await page.request.get('/api/v2/search?criteria[instock]=1&pageSize=1')).json()) as Goods
  const item = { productId: seen.items[0]?.id, amount: 1 }
  expect((await page.request.post('/api/v1/cart/items', { ...own, data: { items: [item] } })).ok()).toBe(true)
  const [first, second, third] = goods
  if (!first || !second || !third) throw new Error('The demo has no goods')

  const lines = goods.map(({ code, amount }) => `${code}\t${amount}`)
  // To put right: words that several goods answer to, a code of nothing, an amount that can be read in two ways.
  lines.splice(10, 1, 'автоматический выключатель\t1')
  lines.splice(20, 1, 'нет-такого-кода-77\t1')
  lines.splice(30, 1, `${third.code}\t1.500`)
  await page.goto('/specifications/import')
  await page
    .getByRole('textbox', { name: 'Список: код или название и количество' })
    .fill(['Код\tКол-во', ...lines, `${second.code}\t${second.amount}`].join('\n'))
  await page.getByRole('button', { name: 'Проверить' }).click()
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(count, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: new RegExp(`^Найдено ${count - 3}`) })).toBeVisible()

  await expect(rows.nth(10)).toBeFocused()
  if (isMobile) await page.getByRole('list', { name: 'Подходящие товары' }).getByRole('button').first().click()
  else await page.keyboard.press('1')
  await expect(rows.nth(20)).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type(first.code)
  await expect(page.getByRole('option').first()).toContainText(first.code)
  await page.keyboard.press('Enter')
  await expect(rows.nth(30)).toBeFocused()
  await expect(page.getByRole('group', { name: 'Количество читается двояко:' })).toBeVisible()
  await expectNoOverflow(page)
  // The rows below are like those above.
  await expectNoAxeViolations(page, { except: ['[role="row"]:nth-child(n + 40)'] })
  if (isMobile) await page.getByRole('button', { name: '1,5' }).click()
  else await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: `Найдено ${count}` })).toBeVisible()

  const name = `Объект ${Date.now()}`
  await page.getByRole('textbox', { name: 'Название' }).fill(name)
  await page.getByRole('button', { name: `Создать спецификацию (${count} строк)` }).click()
  await expect(page).toHaveURL(/\/specifications\/\d+/)
  await page.getByRole('button', { name: 'В корзину' }).click()
  const dialog = page.getByRole('dialog', { name: 'Строки в корзину' })
  await dialog.getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(page.getByRole('dialog', { name: 'Что перенесено' })).toContainText(`Перенесено строк: ${count}`)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await unfold(page, 'Покупатель', 'Куда и когда')
  await page.getByRole('button', { name: 'Транспортная компания' }).click()
  await page.getByRole('textbox', { name: 'Транспортная компания' }).fill('Деловые линии')
  await page.getByLabel('Телефон', { exact: true }).fill('+7 900 000-00-77')
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+/)
  await expect(page.getByRole('heading', { name: /^Заказ ЗК-\d{6}/ })).toBeVisible()
})

test('[M-03] [V-10] a workbook of 500 rows with a crooked head becomes a specification under its headings; a PDF goes the same way', async ({
  page,
  isMobile,
}) => {
  // On a phone the same is seen in one board.
  const boardCount = isMobile ? 1 : 5
  const count = boardCount * 100

  await asReturningVisitor(page)
  await signInAs(page, 'buyer@vitrina.test')
  const hundred = await goodsInStock(page, 100)
  const boards = Array.from({ length: boardCount }, (_, at) => ({ title: `Щит ЩР-${at + 1}`, lines: hundred }))
  const [first] = hundred
  await page.goto('/specifications/import')
  const file = page.locator('input[type=file]').first()
  await file.setInputFiles({ name: 'Спецификация.xlsx', mimeType: '', buffer: Buffer.from(await crookedWorkbook(boards)) })
  const rows = rowsOf(page)
  await expect(rows).toHaveCount(count, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: `Найдено ${count}` })).toBeVisible()
  await expect(rows.first().getByRole('textbox')).toHaveValue(String(first?.amount))

  // The head is where it was guessed, and can be moved; each board has a title and a total of its own.
  await page.getByRole('button', { name: 'Столбцы' }).click()
  await expect(page.getByRole('spinbutton', { name: 'Последняя строка товаров' })).toHaveValue(String(7 + 102 * boardCount))
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Строка 14: заголовок, начало или конец списка' }).click()
  await page.getByRole('menuitem', { name: 'Список кончается здесь' }).click()
  await page.getByRole('button', { name: 'Подобрать товары' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('button', { name: 'Создать спецификацию (5 строк)' }).click()
  await expect(page).toHaveURL(/\/specifications\/\d+/)
  await expect(page.getByText('Щит ЩР-1').first()).toBeVisible()

  await page.goto('/specifications/import')
  await file.setInputFiles({
    name: 'Заявка.pdf',
    mimeType: 'application/pdf',
    buffer: await listPdf(hundred.slice(0, 40)),
  })
  await expect(rows).toHaveCount(40)
  await expect(page.getByRole('button', { name: 'Найдено 40' })).toBeVisible()
  await expect(rows.last().getByRole('textbox')).toHaveValue(String(hundred[39]?.amount))
})
