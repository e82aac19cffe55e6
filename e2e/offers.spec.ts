import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expectNoOverflow } from './support/screen.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideSettings, signInAs, tokenOf } from './support/visitor.ts'

const BUYER = 'buyer@vitrina.test'

type Found = { items: { id: number; name: string; stockTotal?: number }[] }

/** A specification of two products that are there. */
async function createSpecification(page: Page): Promise<{ id: number; names: string[] }> {
  const headers = { authorization: `Bearer ${await tokenOf(page, BUYER)}` }
  const answer = await page.request.get(`/api/v2/search?criteria[keyword]=${encodeURIComponent('автомат')}&criteria[instock]=1`, {
    headers,
  })
  const goods = ((await answer.json()) as Found).items.slice(0, 2)
  const lines = goods.map(({ id }) => ({
    id: randomUUID(),
    groupId: null,
    rawText: '',
    productId: id,
    customProductId: null,
    amount: 5,
    unit: '',
    replacement: 'ask',
    note: '',
  }))
  const made = await page.request.post('/api/v1/specification', { headers, data: { name: `Для КП ${Date.now()}`, lines } })
  expect(made.ok(), await made.text()).toBe(true)
  return { id: ((await made.json()) as { id: number }).id, names: goods.map(({ name }) => name) }
}

type Line = { productId: number; amount: number; price?: number; costPrice?: number }

async function readLines(page: Page, path: string): Promise<Line[]> {
  const answer = await page.request.get(`/api/v1/${path}`, { headers: { authorization: `Bearer ${await tokenOf(page, BUYER)}` } })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { items, lines } = (await answer.json()) as { items?: Line[]; lines?: Line[] }
  return items ?? lines ?? []
}

test('[R-10] [S-14] a specification becomes an offer with 18 %, the client accepts it by its link, and it is ordered at the same cost', async ({
  page,
  browser,
}) => {
  await asReturningVisitor(page)
  await signInAs(page, BUYER)
  await overrideSettings(page, { modules: true })
  const { id, names } = await createSpecification(page)
  await page.goto(`/specifications/${id}`)
  await page.getByRole('button', { name: 'Сделать КП' }).click()
  await expect(page).toHaveURL(/\/modules\/offers\/\d+/)

  const figure = page.getByRole('textbox', { name: 'Величина наценки' })
  await figure.fill('18')
  await figure.press('Enter')
  await expect(page.getByText('Сохранено')).toBeVisible()
  const totals = page.getByRole('status', { name: 'Итоги' })
  await expect(totals).toContainText('₽')
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  const sum = /([\d\s]+,\d\d ₽)$/.exec((await totals.innerText()).trim())?.[1] ?? ''
  const cost = /себестоимость ([\d\s]+,\d\d)/.exec(await totals.innerText())?.[1] ?? ''

  const offered = await readLines(page, `offer/${new URL(page.url()).pathname.split('/').at(-1)}`)

  await page.getByRole('button', { name: 'Отправить' }).click()
  const dialog = page.getByRole('dialog')
  const byMail = dialog.getByRole('switch', { name: 'Письмо на почту' })
  if (await byMail.isChecked()) await byMail.uncheck()
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).click()
  const link = await dialog.getByRole('textbox', { name: 'Ссылка для клиента' }).inputValue()
  await dialog.getByRole('button', { name: 'Готово' }).click()

  const stranger = await browser.newContext()
  const client = await stranger.newPage()
  await client.goto(link)
  await expect(client.getByRole('heading', { name: /КП-\d+\/1/ })).toBeVisible()
  await expect(client.getByText(names[0] ?? '')).toBeVisible()
  await expect(client.getByRole('status', { name: 'Итого' })).toContainText(sum)
  await expect(client.getByRole('banner')).toHaveCount(0)
  expect(await client.content()).not.toContain(cost)
  await expectNoAxeViolations(client)
  await client.getByRole('button', { name: 'Принять', exact: true }).click()
  await client.getByRole('textbox', { name: 'Ваше имя' }).fill('Пётр Клиентов')
  await client.getByRole('button', { name: 'Принять предложение' }).click()
  await expect(client.getByText(/^Принято .*Пётр Клиентов/)).toBeVisible()
  await stranger.close()

  await page.getByRole('tab', { name: 'Отправка и ответы' }).click()
  await expect(page.getByText(/^Просмотрено/)).toBeVisible()
  await page.getByRole('button', { name: 'В заказ' }).click()
  await expect(page).toHaveURL(/\/cart\/checkout/)
  await expect(page.getByText(cost).first()).toBeVisible()

  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await unfold(page, 'Покупатель')
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 900 111-22-33')
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(page.getByRole('main')).toContainText(cost)
  const ordered = await readLines(page, `order/${new URL(page.url()).pathname.split('/').at(-1)}/items`)
  expect(ordered.map(({ productId, amount, price }) => ({ productId, amount, price }))).toEqual(
    offered.map(({ productId, amount, costPrice }) => ({ productId, amount, price: costPrice })),
  )
})
