import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { type Calls, placeOrder, plentifulGoods, smallestAmountOf } from './support/orders.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

type Source = { kind: string; warehouseId: number | null; held: number }
type DeskOrder = {
  order: { version: number; number: string }
  items: { article: string; shipped: number; amount: number; sources: Source[] }[]
}

/** An order of several pieces of one product, accepted and let go unpaid. */
async function aReadyOrder(buyer: Calls, seller: Calls): Promise<{ id: number; read: () => Promise<DeskOrder> }> {
  const single = (await plentifulGoods(buyer, 100)).find((one) => smallestAmountOf(one) === 1)
  if (!single) throw new Error('Nothing is sold by the piece')
  const address = { label: 'Объект', address: 'г. Москва, ул. Складочная, д. 8', isDefault: true }
  const { id: deliveryAddressId } = await buyer<{ id: number }>('post', '/api/v1/delivery-address', address)
  const { id } = await placeOrder(buyer, {
    items: [{ productId: single.id, amount: 3 }],
    deliveryType: 'carrier',
    carrier: 'Деловые линии',
    deliveryAddressId,
  })
  const desk = `/api/v1/back-office/order/${id}`
  const read = () => seller<DeskOrder>('get', desk)
  await seller('post', `${desk}/confirm`, { version: (await read()).order.version })
  await seller('post', `${desk}/release-goods`, { version: (await read()).order.version, reason: 'Гарантийное письмо' })
  return { id, read }
}

test('[R-10] a warehouse hand picks with a scanner through a lost network, ships a part and prints in two presses', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  await asReturningVisitor(page)
  const buyer = callsOf(page, (await createUser(page, 'Dve-fazy-i-nol-58')).token)
  const { read } = await aReadyOrder(buyer, callsOf(page, await tokenOf(page, 'admin@vitrina.test')))
  const { order, items } = await read()
  const [line] = items
  const warehouse = line?.sources.find(({ held }) => held > 0)?.warehouseId
  await signInAs(page, 'warehouse@vitrina.test')

  // The warehouse opens first for its own people.
  await page.goto('/back-office')
  await expect(page.getByRole('heading', { name: 'Склад', level: 1 })).toBeVisible()
  await page.goto(`/back-office/warehouse?warehouse=${warehouse}&q=${order.number}`)
  await expect(page.getByRole('listitem').filter({ hasText: order.number })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: `Собрать ${order.number}` }).click()
  const scanner = page.getByLabel('Штрихкод или артикул')
  const scan = async () => {
    await scanner.fill(line?.article ?? '')
    await scanner.press('Enter')
  }
  await scan()
  await expect(page.getByRole('img', { name: /^Собрано 1 из 3/ })).toBeVisible()
  await expectNoAxeViolations(page)
  for (const [open, title] of [
    [/^Не хватает/, /^Не хватает/],
    [`Упаковка ${order.number}`, `Упаковка ${order.number}`],
  ] as const) {
    await page.getByRole('button', { name: open }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
  }

  problems.allow(/./)
  await context.setOffline(true)
  await scan()
  await expect(page.getByText(/^Нет связи\. 1 отметка сохранена/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Собрано 2 из 3/ })).toBeVisible()
  await context.setOffline(false)
  const ship = page.getByRole('button', { name: 'Отгрузить и напечатать' })
  await expect(ship).toBeEnabled()

  const tab = page.waitForEvent('popup')
  await ship.click()
  await tab
  await expect(page.getByText(/отгружен, ОТ-\d+/)).toBeVisible()
  const papers = await page.getByRole('link', { name: 'Открыть документы' }).getAttribute('href')
  const file = await page.request.get(papers ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  expect((await read()).items.map(({ amount, shipped }) => [amount, shipped])).toEqual([[3, 2]])
})

test('the queue of pickups, arrivals and transfers with their dialogs are open to everybody', { tag: '@desk' }, async ({ page }) => {
  await asReturningVisitor(page)
  await signInAs(page, 'admin@vitrina.test')
  const screens = [
    ['/back-office/warehouse?queue=pickup', /^Выдать/, /^Выдача/],
    ['/back-office/stock?show=arrivals', 'Добавить поступление', 'Новое поступление'],
    ['/back-office/stock?show=arrivals', /^Принять/, /^Принять/],
    ['/back-office/stock?show=transfers', 'Запланировать перемещение', 'Запланировать перемещение'],
  ] as const
  for (const [address, open, title] of screens) {
    await page.goto(address)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: open }).first().click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectNoAxeViolations(page)
  }
})
