import { sellerDay } from '../contract/src/days/days.rules.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { expect, test } from './support/test.ts'
import { signInAsNewUser } from './support/users.ts'
import { asReturningVisitor, tokenOf } from './support/visitor.ts'

type Goods = {
  items: { id: number; minimumBatch: number | null; multiplicity: number; currentPrice: number | null; cashBack: number | null }[]
}
type Options = { cartId: number; cartVersion: number; sum: number; legalEntities: { id: number }[] }
type DeskOrder = { order: { version: number; total: number; paidSum: number }; items: { amount: number; shipped: number }[] }

const GIVEN = 500
const PAID = 120.5

type Call = ReturnType<typeof callsOf>

/** An order of one product that earns points, accepted by the seller. */
async function placeOrder(buyer: Call, seller: Call): Promise<number> {
  const { items } = await buyer<Goods>('get', '/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=100')
  // Thirty per cent of ten of them are more than the points it is paid with.
  const earning = items.find(
    ({ cashBack, currentPrice, minimumBatch, multiplicity }) =>
      cashBack && (currentPrice ?? 0) > 50 && (minimumBatch ?? 1) <= 10 && multiplicity <= 10,
  )
  const amount = 10 * Math.max(earning?.minimumBatch ?? 1, earning?.multiplicity ?? 1)
  await buyer('post', '/api/v1/cart/items', { items: [{ productId: earning?.id, amount }], mode: 'set' })
  const { cartId, cartVersion, sum, legalEntities } = await buyer<Options>('get', '/api/v1/cart/checkout-options')
  const address = { label: 'Объект', address: 'г. Москва, ул. Складочная, д. 8', isDefault: true }
  const { id: deliveryAddressId } = await buyer<{ id: number }>('post', '/api/v1/delivery-address', address)
  const { orders } = await buyer<{ orders: { id: number }[] }>('post', '/api/v1/order', {
    cartId,
    cartVersion,
    expectedSum: sum,
    legalEntityId: legalEntities[0]?.id,
    deliveryType: 'carrier',
    carrier: 'Деловые линии',
    deliveryAddressId,
    contactName: 'Вера Путь',
    contactPhone: '+79990000001',
    paymentMethod: 'transfer',
    agreedForOffer: true,
  })
  const id = orders[0]?.id ?? 0
  const { order } = await seller<DeskOrder>('get', `/api/v1/back-office/order/${id}`)
  await seller('post', `/api/v1/back-office/order/${id}/confirm`, { version: order.version })
  return id
}

/** The rest is paid by transfer, and all of it leaves. */
async function payAndShip(seller: Call, id: number): Promise<void> {
  const read = () => seller<DeskOrder>('get', `/api/v1/back-office/order/${id}`)
  const { total, paidSum } = (await read()).order
  const receivedOn = sellerDay(new Date())
  const sum = Math.round((total - paidSum) * 100) / 100
  await seller('post', `/api/v1/back-office/order/${id}/payment`, { sum, method: 'transfer', receivedOn })
  // Each warehouse ships its own part.
  for (let now = await read(); now.items.some(({ amount, shipped }) => shipped < amount); now = await read())
    await seller('post', `/api/v1/back-office/order/${id}/ship`, { version: now.order.version })
}

async function returnAll(buyer: Call, seller: Call, id: number): Promise<void> {
  const lines = await buyer<{ items: { id: number; amount: number }[] }>('get', `/api/v1/order/${id}/items`)
  const items = lines.items.map((line) => ({ orderItemId: line.id, amount: line.amount, reason: 'defect', condition: 'opened' }))
  const asked = await buyer<{ id: number }>('post', `/api/v1/order/${id}/return`, { items, resolution: 'refund', comment: '' })
  const accepted = items.map(({ orderItemId, amount }) => ({ orderItemId, accepted: amount }))
  for (const step of [{ step: 'authorize' }, { step: 'receive', items: accepted }, { step: 'approve' }])
    await seller('post', `/api/v1/back-office/return/${asked.id}/decide`, step)
}

test('[R-13] [M-07] [M-08] points earned by a paid order, spent on it and on a reward, the order returned: every lot is right', async ({
  page,
}) => {
  await asReturningVisitor(page)
  const { token, email } = await signInAsNewUser(page)
  const buyer = callsOf(page, token)
  const seller = callsOf(page, await tokenOf(page, 'admin@vitrina.test'))
  await buyer('post', '/api/v1/loyalty/join', { isAgreed: true })
  const { membership } = await buyer<{ membership: { cardNumber: string } }>('get', '/api/v1/loyalty')
  const members = await seller<{ items: { id: number }[] }>(
    'get',
    `/api/v1/back-office/club/members?q=${encodeURIComponent(membership.cardNumber)}`,
  )
  await seller('post', `/api/v1/back-office/club/members/${members.items[0]?.id}/adjust`, { points: GIVEN, reason: `Подарок ${email}` })
  const orderId = await placeOrder(buyer, seller)

  // A part of the invoice is paid with points where it is paid.
  await page.goto(`/orders/${orderId}`)
  await page.getByRole('button', { name: 'Оплатить', exact: true }).first().click()
  const paying = page.getByRole('form', { name: 'Баллы клуба' })
  await paying.getByLabel('Сколько баллов').fill(String(PAID).replace('.', ','))
  await expectNoAxeViolations(page)
  await paying.getByRole('button', { name: 'Оплатить баллами' }).click()
  await expect(page.getByText('Оплачено баллами: 120,5', { exact: true })).toBeVisible()
  await payAndShip(seller, orderId)

  await page.goto('/user/golden-club')
  const lots = page.getByRole('table', { name: 'Партии баллов' })
  const given = lots.getByRole('row', { name: /Начислены продавцом/ })
  const earned = lots.getByRole('row', { name: /ЗК-/ })
  await expect(given).toContainText('379,5 из 500')
  await expect(earned.first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Награды', exact: true }).click()
  await page.getByRole('button', { name: 'Обменять баллы: Мультиметр в подарок' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Обменять: / })
    .click()
  await expect(page.getByText(/^Награда НГ-\d+ заказана$/)).toBeVisible()
  await page.getByRole('link', { name: 'Баллы', exact: true }).click()
  await expect(given).toContainText('29,5 из 500')

  // All goods come back: their own lot goes, the points they were paid with are in the lot they came from.
  await returnAll(buyer, seller, orderId)
  await page.reload()
  await expect(given).toContainText('150 из 500')
  await expect(earned).toHaveCount(0)

  await page.getByRole('link', { name: 'Мои награды' }).click()
  await page
    .getByRole('button', { name: /^Вернуть баллы/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Вернуть баллы' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Мультиметр' }).first()).toContainText('Отменена')
  await page.getByRole('link', { name: 'Баллы', exact: true }).click()
  await expect(given).toContainText('500')
  await expect(given).not.toContainText('из')
  await page.getByRole('link', { name: 'История', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Сняты за возврат по заказу' }).first()).toBeVisible()
  await expectNoAxeViolations(page)
})
