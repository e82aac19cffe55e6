import { randomUUID } from 'node:crypto'
import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { expect, test } from './support/test.ts'
import { signInAsNewUser } from './support/users.ts'
import { asReturningVisitor } from './support/visitor.ts'

const LINES = 40

type Goods = { items: { id: number; minimumBatch: number | null; multiplicity: number }[] }
type Options = { cartId: number; cartVersion: number; sum: number; legalEntities: { id: number }[]; pickupPoints: { id: number }[] }

test('[M-06] [S-14] a need of 40 lines, two partial orders, what is short, and the rest bought', async ({ page, isMobile }) => {
  await asReturningVisitor(page)
  const { token } = await signInAsNewUser(page)
  const call = callsOf(page, token)
  const found = await call<Goods>('get', '/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=100')
  const goods = found.items.filter(({ minimumBatch, multiplicity }) => (minimumBatch ?? 1) <= 10 && multiplicity <= 10).slice(0, LINES)
  expect(goods).toHaveLength(LINES)
  const lines = goods.map(({ id, minimumBatch, multiplicity }) => ({
    id: randomUUID(),
    productId: id,
    amount: 2 * Math.max(minimumBatch ?? 1, multiplicity),
  }))
  const name = `Школа ${Date.now()}`
  const { id } = await call<{ id: number }>('post', '/api/v1/order-manager', { name, neededOn: '2099-12-01', lines })
  const order = async (part: typeof lines) => {
    if (part.length > 0) await call('post', `/api/v1/order-manager/${id}/gap-to-cart`, { lineIds: part.map((line) => line.id) })
    const options = await call<Options>('get', '/api/v1/cart/checkout-options')
    await call('post', '/api/v1/order', {
      cartId: options.cartId,
      cartVersion: options.cartVersion,
      expectedSum: options.sum,
      legalEntityId: options.legalEntities[0]?.id,
      deliveryType: 'pickup',
      warehouseId: options.pickupPoints[0]?.id,
      contactName: 'Вера Путь',
      contactPhone: '+79990000001',
      paymentMethod: 'transfer',
      agreedForOffer: true,
    })
  }
  await order(lines.slice(0, 15))
  await order(lines.slice(15, 30))

  await page.goto('/order-manager')
  const column = page.getByRole('region', { name: 'Заказано частично' })
  await expect(column).toContainText('Целиком заказано 30 из 40')
  await expect(column).toContainText('Не хватает: 10 строк')
  await expectNoAxeViolations(page)
  await column.getByRole('link', { name }).click()
  await expect(page.getByRole('region', { name: 'Заказы' }).getByRole('link', { name: /ЗК-/ })).toHaveCount(2)
  await page.getByRole('link', { name: 'Не хватает · 10' }).click()
  await expect(page).toHaveURL(/show=short/)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Докупить недостающее' }).click()
  await page.getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(page.getByText('Перенесено строк: 10.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Остаться здесь' }).click()
  await expect(page.getByRole('button', { name: 'Докупить недостающее' })).toBeDisabled()
  if (!isMobile) await expect(page.getByRole('columnheader', { name: 'В корзине' })).toBeVisible()

  await order([])
  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Всё заказано.')).toBeVisible()
  await page.goto('/order-manager/calendar?month=2099-12')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectNoAxeViolations(page)
})
