import type { APIResponse, Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, storeToken } from './support/visitor.ts'

const PASSWORD = 'Tri-rozetki-i-58-metrov'

async function json<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

type Product = { id: number; article: string; name: string; minimumBatch: number | null; multiplicity: number }
type Options = { cartId: number; cartVersion: number; sum: number; pickupPoints: { id: number }[]; legalEntities: { id: number }[] }

/** A product in stock that has an analog, ordered by a buyer of this journey alone. */
async function anOrderOfReplaceable(page: Page) {
  const { email, token } = await createUser(page, PASSWORD)
  const headers = { authorization: `Bearer ${token}` }
  const { items } = await json<{ items: Product[] }>(
    await page.request.get('/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=40'),
  )
  for (const product of items) {
    const analogs = await json<{ items: { isHere: boolean }[] }>(await page.request.get(`/api/v1/product/${product.id}/analogs`))
    if (!analogs.items.some(({ isHere }) => isHere)) continue
    const amount = 4 * Math.max(product.minimumBatch ?? 1, product.multiplicity)
    await json(
      await page.request.post('/api/v1/cart/items', { headers, data: { items: [{ productId: product.id, amount }], mode: 'set' } }),
    )
    const options = await json<Options>(await page.request.get('/api/v1/cart/checkout-options', { headers }))
    const data = {
      cartId: options.cartId,
      cartVersion: options.cartVersion,
      expectedSum: options.sum,
      legalEntityId: options.legalEntities[0]?.id,
      deliveryType: 'pickup',
      warehouseId: options.pickupPoints[0]?.id,
      contactName: 'Вера Путь',
      contactPhone: '+79000000077',
      paymentMethod: 'transfer',
      agreedForOffer: true,
    }
    const { orders } = await json<{ orders: { id: number; number: string }[] }>(await page.request.post('/api/v1/order', { headers, data }))
    return { email, token, product, amount, order: orders[0] ?? { id: 0, number: '' } }
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
