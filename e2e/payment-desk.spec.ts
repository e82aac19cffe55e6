import type { APIResponse, Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { createUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, tokenOf } from './support/visitor.ts'

async function json<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

type Options = { cartId: number; cartVersion: number; sum: number; pickupPoints: { id: number }[]; legalEntities: { id: number }[] }

/** A buyer of this journey alone with a number of invoices of one line each. */
async function aBuyerWithInvoices(page: Page, count: number): Promise<{ email: string; sums: number[] }> {
  const { email, token } = await createUser(page, 'Tri-rozetki-i-58-metrov')
  const buyer = { authorization: `Bearer ${token}` }
  const staff = { authorization: `Bearer ${await tokenOf(page, 'admin@vitrina.test')}` }
  const found = await page.request.get('/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=20')
  const { items } = await json<{ items: { id: number; minimumBatch: number | null; multiplicity: number }[] }>(found)
  const sums: number[] = []
  for (const { id: productId, minimumBatch, multiplicity } of items.slice(0, count)) {
    const amount = Math.max(minimumBatch ?? 1, multiplicity)
    await json(await page.request.post('/api/v1/cart/items', { headers: buyer, data: { items: [{ productId, amount }], mode: 'set' } }))
    const options = await json<Options>(await page.request.get('/api/v1/cart/checkout-options', { headers: buyer }))
    const orderBody = {
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
    const placed = await page.request.post('/api/v1/order', { headers: buyer, data: orderBody })
    const { orders } = await json<{ orders: { id: number }[] }>(placed)
    const desk = `/api/v1/back-office/order/${orders[0]?.id}`
    const { order } = await json<{ order: { version: number; total: number } }>(await page.request.get(desk, { headers: staff }))
    await json(await page.request.post(`${desk}/confirm`, { headers: staff, data: { version: order.version } }))
    sums.push(order.total)
  }
  return { email, sums }
}

const typed = (sum: number) => sum.toFixed(2).replace('.', ',')
const shown = (sum: number) => new RegExp(sum.toLocaleString('ru', { minimumFractionDigits: 2 }).replaceAll(/\s/g, '\\s'))

test('[M-08] the accountant records a transfer, allocates it to invoices to the kopeck, and refunds a part of the advance', {
  tag: '@desk',
}, async ({ page }) => {
  await asReturningVisitor(page)
  const { email, sums } = await aBuyerWithInvoices(page, 2)
  const [first = 0, second = 0] = sums
  await signInAs(page, 'admin@vitrina.test')
  await page.goto('/back-office/payments')
  await expect(page.getByRole('heading', { name: 'Платежи', level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Записать платёж' }).click()
  const dialog = page.getByRole('dialog', { name: 'Поступление' })
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Записать платёж' }).click()
  await expect(dialog.getByRole('button', { name: 'Записать' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Компания или ИНН' }).fill(email)
  await page.getByRole('option', { name: email }).click()
  await dialog.getByLabel('Сумма, ₽').fill(typed(first + second + 100.5))
  await dialog.getByLabel('Номер платёжного документа').fill('412')
  await dialog.getByLabel('Назначение платежа').fill('Оплата за кабель')
  await dialog.getByRole('radio', { name: /^Не разносить/ }).check()
  await dialog.getByRole('button', { name: 'Записать' }).click()

  await expect(page.getByRole('heading', { name: /^Платёж № \d+$/ })).toBeVisible()
  const payment = page.url()
  await expect(page.getByRole('heading', { name: /^Не разнесено/ })).toContainText(shown(first + second + 100.5))
  const form = page.getByRole('form', { name: 'Разнесение платежа' })
  const fields = form.getByRole('textbox')
  await expect(fields).toHaveCount(2)
  await expectNoAxeViolations(page)
  await fields.first().fill(typed(Math.max(first, second) + 0.01))
  await expect(form.getByText('Не больше остатка')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Разнести', exact: true })).toBeDisabled()
  await form.getByRole('button', { name: 'Заполнить по срокам' }).click()
  await expect(form.getByRole('status')).toHaveText(/Останется авансом 100,50/)
  await fields.last().press('Enter')

  const allocations = page.getByRole('region', { name: 'Разнесено по счетам' })
  await expect(allocations.getByText('счёт оплачен')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: /^Не разнесено/ })).toContainText(shown(100.5))
  await expect(page.getByText('У компании нет открытых счетов')).toBeVisible()

  // The rest waits in the company's queue.
  await page.getByRole('link', { name: 'Путь Вера' }).click()
  await expect(page).toHaveURL(/companyId=\d+/)
  await page
    .getByRole('navigation', { name: 'Очереди платежей' })
    .getByRole('link', { name: /^Неразнесённые/ })
    .click()
  await expect(page).toHaveURL(/show=advances/)
  await expect(page.getByText(/не разнесено 100,50/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Найти платёж' }).fill('нет такого')
  await page.getByRole('searchbox', { name: 'Найти платёж' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Таких платежей нет' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /^Платёж №/ }).click()

  await page.getByRole('button', { name: 'Вернуть деньги' }).click()
  const refund = page.getByRole('dialog', { name: /^Вернуть платёж №/ })
  await expect(refund.getByText(/эти счета снова станут неоплаченными/)).toBeVisible()
  await refund.getByLabel('Сумма, ₽').fill(typed(first + second + 100.51))
  await expect(refund.getByRole('button', { name: 'Вернуть', exact: true })).toBeDisabled()
  await refund.getByLabel('Сумма, ₽').fill('100,00')
  await expect(refund.getByText(/эти счета снова станут неоплаченными/)).toBeHidden()
  await refund.getByLabel('Причина').fill('Покупатель просит вернуть переплату')
  await refund.getByRole('button', { name: /^Вернуть 100,00/ }).click()
  await page
    .getByRole('dialog', { name: /^Вернуть 100,00/ })
    .getByRole('button', { name: 'Вернуть деньги' })
    .click()
  await expect(refund).toBeHidden()
  const refunds = page.getByRole('region', { name: 'Возвраты' })
  await expect(refunds.getByText('Ждёт выплаты')).toBeVisible()
  await refunds.getByRole('link', { name: /^Возврат №/ }).click()
  await expect(page.getByText('Покупатель просит вернуть переплату')).toBeVisible()
  await page.getByRole('button', { name: 'Отметить выплату' }).click()
  const paid = page.getByRole('dialog', { name: /^Возврат 100,00/ })
  await paid.getByLabel('Номер платёжного документа').fill('77')
  await paid.getByRole('button', { name: 'Выплачено' }).click()
  await expect(page.getByText('Выплачен', { exact: true })).toBeVisible()

  await page.goto(payment)
  await expect(page.getByRole('heading', { name: /^Не разнесено/ })).toContainText(shown(0.5))
  await expect(page.getByText('Возвращён частично')).toBeVisible()
  await expectNoAxeViolations(page)
})
