import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { expectNoOverflow } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { signInAsNewUser } from './support/users.ts'
import { asReturningVisitor, tokenOf } from './support/visitor.ts'

type Goods = { items: { id: number; article: string; minimumBatch: number | null; multiplicity: number; unit: { decimals: number } }[] }
type Options = { cartId: number; cartVersion: number; sum: number; pickupPoints: { id: number }[]; legalEntities: { id: number }[] }
type Placed = { orders: { id: number; number: string }[] }
type DeskOrder = { order: { version: number } }

const LINES = 20

test('[M-10] the home page of a buyer: an invoice in one press, a repeat in two, a list of 20 in three, the day of the cart in none', async ({
  page,
}) => {
  await asReturningVisitor(page)
  const { token } = await signInAsNewUser(page)
  const buyer = callsOf(page, token)
  const seller = callsOf(page, await tokenOf(page, 'admin@vitrina.test'))
  const { items } = await buyer<Goods>('get', '/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=100')
  const goods = items
    .filter(({ unit }) => unit.decimals === 0)
    .map(({ id, article, minimumBatch, multiplicity }) => ({
      id,
      article,
      amount: multiplicity * Math.ceil((minimumBatch ?? 1) / multiplicity),
    }))
  const [first] = goods
  await buyer('post', '/api/v1/cart/items', { items: [{ productId: first?.id, amount: first?.amount }], mode: 'set' })
  const { cartId, cartVersion, sum, pickupPoints, legalEntities } = await buyer<Options>('get', '/api/v1/cart/checkout-options')
  const { orders } = await buyer<Placed>('post', '/api/v1/order', {
    cartId,
    cartVersion,
    expectedSum: sum,
    legalEntityId: legalEntities[0]?.id,
    deliveryType: 'pickup',
    warehouseId: pickupPoints[0]?.id,
    contactName: 'Вера Путь',
    contactPhone: '+79000000077',
    paymentMethod: 'transfer',
    agreedForOffer: true,
  })
  const [order] = orders
  const desk = `/api/v1/back-office/order/${order?.id}`
  const { version } = (await seller<DeskOrder>('get', desk)).order
  await seller('post', `${desk}/confirm`, { version })

  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Ждут вас' })).toContainText(order?.number ?? '')
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)

  await test.step('the invoice of the last order: one press', async () => {
    const saved = page.waitForEvent('download')
    await main.getByRole('link', { name: `Скачать счёт по заказу ${order?.number}` }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('the last order again: two presses', async () => {
    await main.getByRole('button', { name: `Повторить заказ ${order?.number}` }).click()
    await page.getByRole('button', { name: 'Положить в корзину' }).click()
    await expect(page.getByRole('dialog')).toContainText(/В корзине 1 позиция/)
    await page.goBack()
  })

  await test.step('the day of the cart: none', async () => {
    await expect(main.getByRole('link', { name: /^Корзина, 1 позиция/ })).toContainText(/Можно получить: .*\d{2}\.\d{2}/)
  })

  await test.step('a list of 20 lines: a press, a paste, a press', async () => {
    const pasted = goods
      .slice(1, LINES + 1)
      .map(({ article, amount }) => `${article}\t${amount}`)
      .join('\n')
    const field = main.getByRole('textbox', { name: /^Список товаров/ })
    await field.click()
    await field.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, pasted)
    await page.getByRole('button', { name: `В корзину ${LINES} строк` }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const cart = await buyer<{ lines: unknown[] }>('get', '/api/v1/cart')
    expect(cart.lines).toHaveLength(LINES + 1)
  })
})
