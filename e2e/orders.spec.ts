import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { followTo } from './support/screen.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

type Product = { id: number; article: string; minimumBatch: number | null; multiplicity: number }

/** Signs in through the API and puts goods of the first page into the cart. */
async function withCart(page: Page, login: string): Promise<void> {
  await asReturningVisitor(page)
  await signInAs(page, login)
  const authorization = `Bearer ${await tokenOf(page, login)}`
  let items: Product[] = []
  // A store that has just started may still be building its index.
  await expect
    .poll(async () => {
      const list = await page.request.get('/api/v1/product?instock=1', { headers: { authorization } })
      items = ((await list.json()) as { items?: Product[] }).items ?? []
      return items.length
    })
    .toBeGreaterThan(1)
  const lines = items
    .slice(0, 2)
    .map(({ id, minimumBatch, multiplicity }) => ({ productId: id, amount: Math.max(minimumBatch ?? 1, multiplicity) }))
  const put = await page.request.post('/api/v1/cart/items', { headers: { authorization }, data: { items: lines, mode: 'set' } })
  expect(put.ok(), await put.text()).toBe(true)
}

const order = (page: Page) => page.getByRole('button', { name: 'Оформить заказ' })

test('[R-08] [K-05] [X-05] from the cart to an order, its lines, a comment to the manager, a repeat and a cancellation', {
  tag: '@desk',
}, async ({ page, problems }) => {
  problems.allow(/api\/v1\/order/)
  await withCart(page, 'other@vitrina.test')
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible()
  await unfold(page, 'Покупатель', 'Куда и когда', 'Примечания')
  await expect(page.getByRole('main').getByRole('button', { name: 'Самовывоз', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expectNoAxeViolations(page)

  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 900 111-22-33')
  await page.getByRole('textbox', { name: 'Ваш номер заказа' }).fill('Ж-с-17')

  // The answer is lost: repeating the same attempt returns the same order.
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/order', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await order(page).click()
  await expect(page.getByText('второй заказ не появится')).toBeVisible()
  await order(page).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  expect(keys[0]).toBe(keys[1])
  await expect(page.getByText('Заказ оформлен. Письмо с подробностями отправлено')).toBeVisible()
  const made = page.url()

  const timeline = page.getByRole('list', { name: 'История' })
  await expect(timeline).toContainText('Заказ оформлен')
  await page.getByRole('tab', { name: /Товары/ }).click()
  await expect(page).toHaveURL(/\/items$/)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Написать менеджеру' }).fill('Когда можно забрать?')
  await page.keyboard.press('Control+Enter')
  await expect(timeline).toContainText('Когда можно забрать?')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Повторить' }).click()
  await page.getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(page.getByRole('dialog')).toContainText('В корзине 2 позиции из 2')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await page.getByRole('textbox', { name: 'Причина' }).fill('Передумали')
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(timeline).toContainText('Передумали')
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeHidden()

  // Of another company, or missing.
  await followTo(page, '/orders/999999')
  await expect(page.getByRole('heading', { name: 'Заказ не существует.' })).toBeVisible()

  await followTo(page, '/orders')
  await page.getByRole('searchbox', { name: 'Найти заказ' }).fill('Ж-с-17')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByText('1 заказ', { exact: true })).toBeVisible()
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible()
  // The former sum, though nothing is to be paid.
  await expect(page.getByRole('deletion')).toContainText(/[1-9]/)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^ЗК-/ }).click()
  await expect(page).toHaveURL(made)
})
