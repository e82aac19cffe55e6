import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { placeOrder, plentifulGoods, smallestAmountOf } from './support/orders.ts'
import { followTo } from './support/screen.ts'
import { createUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

/** Orders of a buyer of this journey alone, with a phone nobody else has. */
async function placeOrders(page: Page, { count, contactPhone }: { count: number; contactPhone: string }): Promise<void> {
  const buyer = callsOf(page, (await createUser(page, 'Desyat-zakazov-i-58-metrov')).token)
  const goods = await plentifulGoods(buyer, 1)
  const items = goods.map((one) => ({ productId: one.id, amount: smallestAmountOf(one) }))
  for (let made = 0; made < count; made++) await placeOrder(buyer, { items, contactPhone })
}

test('ten orders are confirmed in two actions, and one is found by a phone in one search', { tag: '@desk' }, async ({ page }) => {
  await asReturningVisitor(page)
  const digits = String(randomInt(1_000_000, 9_999_999))
  await placeOrders(page, { count: 10, contactPhone: `+7999${digits}` })
  await signInAs(page, 'admin@vitrina.test')
  await page.goto(`/back-office/orders?queue=new&q=8999${digits}`)
  const rows = page
    .getByRole('table', { name: 'Заказы' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^ЗК-/ }) })
  await expect(rows).toHaveCount(10)
  await expect(page.getByRole('searchbox', { name: 'Поиск по каталогу' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  let actions = 0
  const count = async (act: Promise<unknown>) => {
    actions += 1
    await act
  }
  await count(page.getByRole('checkbox', { name: 'Отметить все заказы на странице' }).check())
  await count(page.getByRole('button', { name: 'Подтвердить', exact: true }).click())
  await expect(page.getByText('Подтверждено 10 заказов')).toBeVisible()
  expect(actions).toBe(2)
  await expect(rows).toHaveCount(0)

  // Found by the phone as people say it; one search, Enter opens.
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Поиск по кабинету' })
  await search.fill(`8 (999) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`)
  await expect(page.getByRole('group', { name: /^Заказы · 6\+/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await search.press('Enter')
  await expect(page).toHaveURL(/\/back-office\/orders\/\d+/)
  await expect(page.getByRole('heading', { name: /^Заказ ЗК-/ })).toBeVisible()

  await followTo(page, '/back-office/calendar?year=2026')
  await expect(page.getByRole('heading', { name: 'Рабочие дни: 2026' })).toBeVisible()
  // The other eleven months are like January.
  await expectNoAxeViolations(page, { except: ['div:has(> table):nth-child(n + 2)'] })
})
