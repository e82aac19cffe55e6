import { expectNoAxeViolations } from './support/axe.ts'
import { callsOf } from './support/calls.ts'
import { expectNoOverflow } from './support/screen.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { createUser } from './support/users.ts'
import { asReturningVisitor, signInAs, storeToken, tokenOf } from './support/visitor.ts'

type Goods = {
  items: { id: number; article: string; name: string; unit: { name: string }; minimumBatch: number | null; multiplicity: number }[]
}
type Priced = { items: { price: { value: number } }[] }
type Quote = { id: number; number: string; edition: number; lines: { id: string; listPrice: number }[] }
type Items = { items: { price: number; amount: number; sum: number }[] }

test('[R-10] [S-14] a price is asked for, two rounds are made, and the order has the agreed prices though the list has changed', async ({
  page,
  isMobile,
}) => {
  await asReturningVisitor(page)
  const { token } = await createUser(page, 'Общая-фаза-и-ноль')
  await storeToken(page, token)
  const buyer = callsOf(page, token)
  const head = callsOf(page, await tokenOf(page, 'head@vitrina.test'))
  const found = await buyer<Goods>('get', '/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=100')
  const [first, second, replacement] = found.items.filter(
    ({ minimumBatch, multiplicity }) => (minimumBatch ?? 1) <= 1 && multiplicity === 1,
  )
  if (!first || !second || !replacement) throw new Error('The demo has no goods that are sold by one')
  await buyer('post', '/api/v1/cart/items', { items: [first, second].map(({ id }) => ({ productId: id, amount: 10 })) })

  await page.goto('/cart')
  if (isMobile) await page.getByRole('button', { name: 'Подробнее об итогах' }).click()
  await page.getByRole('button', { name: 'Запросить цену' }).click()
  await page.getByRole('textbox', { name: `Желаемая цена, ₽: ${first.name}` }).fill('50')
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(page.getByText('Запрос отправлен')).toBeVisible()
  const id = /\d+$/.exec(page.url())?.[0]
  const atDesk = `/api/v1/back-office/quote/${id}`
  const { number, lines } = await head<Quote>('get', atDesk)
  const [one, two] = lines
  if (!one || !two) throw new Error('The request has no lines')

  // The manager's price is too low for one to name alone.
  await signInAs(page, 'manager@vitrina.test')
  await page.goto(`/back-office/quotes/${id}`)
  await page.getByRole('button', { name: 'Взять в работу' }).click()
  await page.getByRole('textbox', { name: `Цена, ₽: ${first.name}` }).fill((one.listPrice / 2).toFixed(2))
  await page.getByLabel(`Срок: ${first.name}`).fill('2099-02-01')
  await page.getByRole('textbox', { name: `Цена, ₽: ${second.name}` }).fill('70')
  await page.getByRole('combobox', { name: `Замена: ${second.name}` }).fill(replacement.article)
  await page.getByRole('option', { name: replacement.article }).click()
  await expectNoOverflow(page)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Отправить покупателю' }).click()
  await expect(page.getByText('Ответ ждёт согласования руководителя')).toBeVisible()
  const pending = await head<Quote>('get', atDesk)
  await head('post', `${atDesk}/approve`, { edition: pending.edition })

  await storeToken(page, token)
  await page.goto(`/quotes/${id}`)
  await expect(page.getByText(`Замена: ${replacement.article} ${replacement.name}`).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Ответить встречным пожеланием' }).click()
  await page.getByRole('textbox', { name: `Кол-во, ${first.unit.name}: ${first.name}` }).fill('12')
  await page.getByRole('button', { name: 'Отправить встречное пожелание' }).click()
  await expect(page.getByText('Ваше встречное пожелание у продавца.')).toBeVisible()
  const revised = await head<Quote>('get', atDesk)
  const { edition } = await head<Quote>('post', `${atDesk}/take`, { edition: revised.edition })
  const answers = [
    { id: one.id, price: 91.25 },
    { id: two.id, price: 68.4, replacementId: replacement.id },
  ]
  await head('post', `${atDesk}/send`, { edition, validUntil: '2099-02-10', lines: answers })

  // Another region has other list prices.
  const priceNow = async () =>
    (await buyer<Priced>('post', '/api/v1/product/current-price', { items: [{ id: first.id, amount: 12 }] })).items[0]?.price.value
  const before = await priceNow()
  const { regions } = await buyer<{ regions: { id: number }[] }>('get', '/api/v1/info')
  for (const region of regions) if ((await priceNow()) === before) await buyer('post', '/api/v2/user/set-region', { id: region.id })
  expect(await priceNow()).not.toBe(before)

  await page.reload()
  await page.getByRole('button', { name: 'Принять версию 4' }).click()
  // 12 × 91.25 + 10 × 68.40
  await expect(page.getByText(/^Цены приняты: 1\s779,00 ₽/)).toBeVisible()
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await unfold(page, 'Покупатель')
  await page.getByRole('textbox', { name: 'Телефон' }).fill('+7 900 111-22-33')
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+/)
  await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', `/quotes/${id}`)
  const orderId = /orders\/(\d+)/.exec(page.url())?.[1]
  const { items } = await buyer<Items>('get', `/api/v1/order/${orderId}/items`)
  expect(items.map(({ price, amount, sum }) => [price, amount, sum])).toEqual([
    [91.25, 12, 1095],
    [68.4, 10, 684],
  ])
})
