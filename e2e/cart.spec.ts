import type { Page } from '@playwright/test'
import type { CartLine } from '@vitrina/contract/cart/cart'
import { expectNoAxeViolations } from './support/axe.ts'
import { signInAsNewUser } from './support/users.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

const line = (page: Page, name: string | RegExp) => page.locator('[data-line]').filter({ hasText: name })

/** Lines wholly between the head of the table and the totals. */
const linesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const top = edge('[role=grid] .head')?.bottom ?? 0
    const bottom = edge('section[aria-label="Итого"]')?.top ?? 0
    const places = [...document.querySelectorAll('[data-line]')].map((one) => one.getBoundingClientRect())
    return places.filter((place) => place.top >= top - 1 && place.bottom <= bottom + 1).length
  })

async function addByArticle(page: Page, text: string, amount: string) {
  const field = page.getByRole('combobox', { name: 'Артикул или название' })
  await field.fill(text)
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Количество', exact: true }).fill(amount)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
}

test('[R-05] [S-12] [K-03] a cart is filled by articles, edited like a spreadsheet, searched, sorted and restored', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'В корзине пусто' })).toBeVisible()
  await addByArticle(page, 'автомат', '3')
  await addByArticle(page, 'кабель', '100')
  await addByArticle(page, 'розетка', '7')
  const lines = page.locator('[data-line]')
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
  await cable.getByRole('textbox', { name: /^Примечание/ }).fill('щит ЩО-2')
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

test('two tabs: a change of another line is taken over, a change of the same line is shown with a message', { tag: '@desk' }, async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/cart\/items/)
  await asReturningVisitor(page)
  await page.goto('/cart')
  await addByArticle(page, 'автомат', '1')
  await addByArticle(page, 'розетка', '1')
  const visitor = await page.evaluate(() => localStorage.getItem('B2B_USER_UUID') ?? '')
  const headers = { 'user-uuid': visitor }
  const read = async () => (await (await context.request.get('/api/v1/cart', { headers })).json()) as { lines: Line[] }
  // A line is shown before the store has it.
  await expect.poll(async () => (await read()).lines).toHaveLength(2)
  const [first, second] = (await read()).lines as [Line, Line]
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

test('[R-05] of a thousand lines only those near are drawn, the last one can be edited, and nothing overflows the page', async ({
  page,
  isMobile,
}) => {
  await asReturningVisitor(page)
  await page.goto('/cart')
  const headers = { 'user-uuid': await page.evaluate(() => localStorage.getItem('B2B_USER_UUID') ?? '') }
  const ids: number[] = []
  for (let at = 1; ids.length < 1000; at++) {
    const { items } = (await (await page.request.get(`/api/v2/search?pageSize=100&page=${at}`)).json()) as { items: { id: number }[] }
    ids.push(...items.map(({ id }) => id))
  }
  for (const part of [ids.slice(0, 500), ids.slice(500, 1000)]) {
    const items = part.map((productId) => ({ productId, amount: 1 }))
    expect((await page.request.post('/api/v1/cart/items', { headers, data: { items } })).ok()).toBe(true)
  }
  const { lines } = (await (await page.request.get('/api/v1/cart', { headers })).json()) as { lines: { id: number }[] }
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Итого' })).toContainText(/Выбрано 1\s000 из 1\s000/)
  await expect(page.locator('[data-line]').first()).toBeVisible()
  expect(await page.locator('[data-line]').count()).toBeLessThan(200)
  // A buyer of every day has read the messages of the seller.
  await page.getByRole('button', { name: /^Закрыть сообщение/ }).click()
  await expect.poll(() => linesInSight(page), 'lines in sight').toBeGreaterThanOrEqual(isMobile ? 6 : 14)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  const last = page.locator(`[data-line="${lines.at(-1)?.id}"]`)
  await page.locator('.chunk').last().scrollIntoViewIfNeeded()
  await last.getByRole('spinbutton').fill('7')
  await last.getByRole('spinbutton').press('Enter')
  await page.reload()
  await page.locator('.chunk').last().scrollIntoViewIfNeeded()
  await expect(last.getByRole('spinbutton')).toHaveValue('7')

  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeInViewport()
  // No figure is cut.
  const cut = page.locator('[data-line] :is(.price, .sum, .amount input)')
  expect(await cut.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0)
})

type Line = Pick<CartLine, 'id' | 'amount'>

test('[R-05] [R-08] a purchase by the keyboard alone: a command in the search, an amount in the cart, an order', { tag: '@desk' }, async ({
  page,
}) => {
  await asReturningVisitor(page)
  await signInAsNewUser(page)
  await page.goto('/catalog')
  await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('автомат 3п c16 10 шт')
  // Of a shorter text there are options too: those of the whole one have its amount.
  await expect(page.getByRole('option').locator('[data-add][title*="10 "]').first()).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  const cart = page.getByRole('link', { name: /^Корзина: 1 позиция/ })
  await expect(cart).toBeVisible()

  await cart.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  const amount = page.locator('[data-line]').getByRole('spinbutton')
  await expect(amount).toHaveValue('10')
  await amount.focus()
  await page.keyboard.type('12')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/cart\/checkout/)

  await unfold(page, 'Покупатель')
  await page.getByRole('textbox', { name: 'Телефон' }).focus()
  await page.keyboard.type('+7 900 000-00-79')
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).press('Space')
  await page.getByRole('button', { name: 'Оформить заказ' }).press('Enter')
  await expect(page).toHaveURL(/\/orders\/\d+/)
})
