import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { placeOrder, plentifulGoods, smallestAmountOf } from './support/orders.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, storeToken } from './support/visitor.ts'

const PASSWORD = 'Tri-rozetki-i-58-metrov'

/** A product in stock that has an analog, ordered by a buyer of this journey alone. */
async function anOrderOfReplaceable(page: Page) {
  const { email, token } = await createUser(page, PASSWORD)
  const buyer = callsOf(page, token)
  for (const product of await plentifulGoods(buyer, 40)) {
    const analogs = await buyer<{ items: { isHere: boolean }[] }>('get', `/api/v1/product/${product.id}/analogs`)
    if (!analogs.items.some(({ isHere }) => isHere)) continue
    const amount = 4 * smallestAmountOf(product)
    const order = await placeOrder(buyer, { items: [{ productId: product.id, amount }], contactPhone: '+79000000077' })
    return { email, token, product, amount, order }
  }
  throw new Error('No product in stock has an analog in stock')
}

test('a manager replaces a line by an analog and saves once, the buyer reads it; then takes an order by phone', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  const { email, token, product, amount, order } = await anOrderOfReplaceable(page)
  await signInAs(page, 'admin@vitrina.test')
  await page.goto(`/back-office/orders/${order.id}`)
  await expect(page.getByText(/^Свободно: /).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '+7 900 000-00-77' })).toHaveAttribute('href', 'tel:+79000000077')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  await page.getByRole('button', { name: `Заменить: ${product.name}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Заменить на / })
    .first()
    .click()
  await page.getByLabel('Контактное лицо').fill('Пётр Приёмка')
  const changes = page.getByRole('list', { name: 'Изменения' })
  await expect(changes.getByText('нет в заказе')).toBeVisible()
  await expect(changes.getByText('Пётр Приёмка')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await expect(page.getByText(/Контактное лицо: Вера Путь → Пётр Приёмка/)).toBeVisible()

  await page.goto('/back-office/orders/new')
  await page.getByRole('combobox', { name: /^Компания/ }).fill(email)
  await page.getByRole('option').first().click()
  await page.getByLabel('Список из письма или мессенджера').fill(`${product.article} ${amount} шт`)
  await page.getByRole('button', { name: 'Найти и добавить' }).click()
  await expect(page.getByRole('listitem', { name: product.name })).toBeVisible()
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 900 000-00-78')
  await page.getByLabel('Покупатель согласен с офертой').check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { name: /^Заказ ЗК-/, level: 1 })).toBeVisible()

  await storeToken(page, token)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByText(/Контактное лицо: Вера Путь → Пётр Приёмка/)).toBeVisible()
})
