import type { Browser, Page } from '@playwright/test'
import { readPdf, readQr } from '../server/test/read-pdf.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { createUser } from './support/users.ts'
import { followTo } from './support/screen.ts'
import { unfold } from './support/checkout.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs } from './support/visitor.ts'

const LINES = 8
const PASSWORD = 'Tri-rozetki-i-58-metrov'

type Goods = { items: { article: string; name: string; minimumBatch: number | null; multiplicity: number }[] }

/** Articles with plenty of stock, as a buyer has them in a spreadsheet. */
async function spreadsheet(page: Page): Promise<string> {
  const found = await page.request.get(`/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=100`)
  const { items } = (await found.json()) as Goods
  const rows = items
    .filter(({ minimumBatch, multiplicity }) => (minimumBatch ?? 1) <= 10 && multiplicity <= 10)
    .slice(0, LINES)
    .map(({ article, minimumBatch, multiplicity }) => `${article}\t${2 * Math.max(minimumBatch ?? 1, multiplicity)}`)
  expect(rows).toHaveLength(LINES)
  return `Артикул\tКол-во\r\n${rows.join('\r\n')}\r\n`
}

const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** A window of the seller's administrator. */
async function openDesk(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.E2E_BASE_URL ?? '', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await asReturningVisitor(page)
  await signInAs(page, 'admin@vitrina.test')
  return page
}

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const companyButton = (page: Page) => page.getByRole('button', { name: /^Компания: / })

async function chooseCompany(page: Page, name: string): Promise<void> {
  await companyButton(page).click()
  await page
    .getByRole('dialog', { name: 'Компании' })
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await expect(page.getByRole('region', { name: 'Сообщения', exact: true })).toContainText(name)
}

test('[R-05] [R-08] [M-01] [M-02] [M-04] [M-08] [S-16] from a guest’s cart to a paid, shipped, partly returned and repeated order', {
  tag: '@desk',
}, async ({ page, browser }) => {
  test.setTimeout(420_000)
  page.setDefaultTimeout(60_000)
  await asReturningVisitor(page)
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Импорт', exact: true })).toBeVisible()
  await paste(page, await spreadsheet(page))
  const review = page.getByRole('dialog', { name: 'Импорт в корзину' })
  await review.getByRole('button', { name: `В корзину ${LINES} строк` }).click()
  await expect(page.locator('[data-line]')).toHaveCount(LINES)
  // Amounts that are not quite as asked are reported first.
  const toCart = review.getByRole('button', { name: 'К корзине' })
  if (await toCart.isVisible()) await toCart.click()
  await expect(review).toBeHidden()

  // The buyer signs in: the guest's cart becomes theirs.
  const { email, token } = await createUser(page, PASSWORD)
  const own = { headers: { authorization: `Bearer ${token}` } }
  const home = 'Путь Вера'
  const other = 'Дача на Лесной'
  await page.request.post('/api/v1/user/company', { ...own, data: { type: 'fl', shortName: other, fullName: other } })
  const place = { label: 'Объект', address: 'г. Москва, ул. Складочная, д. 8', isDefault: true }
  expect((await page.request.post('/api/v1/delivery-address', { ...own, data: place })).ok()).toBe(true)
  await page.goto('/user/sign-in')
  const signInDialog = page.getByRole('dialog', { name: 'Вход' })
  await signInDialog.getByLabel('Телефон или почта').fill(email)
  await signInDialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await signInDialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(signInDialog).toBeHidden()
  await expect(page).toHaveURL(/\/catalog$/)
  await followTo(page, '/cart')
  await expect(page.locator('[data-line]')).toHaveCount(LINES)
  await expect(page.getByRole('button', { name: 'Корзины, открыта «Основная корзина»' })).toBeVisible()
  // Another company has its own cart.
  await chooseCompany(page, other)
  await followTo(page, '/cart')
  await expect(page.locator('[data-line]')).toHaveCount(0)
  await chooseCompany(page, home)
  await followTo(page, '/cart')
  await expect(page.locator('[data-line]')).toHaveCount(LINES)

  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible()
  await unfold(page, 'Покупатель', 'Куда и когда', 'Примечания')
  await page.getByRole('button', { name: 'Транспортная компания' }).click()
  await page.getByRole('textbox', { name: 'Транспортная компания' }).fill('Деловые линии')
  await page.getByLabel('Телефон', { exact: true }).fill('+7 900 000-00-77')
  await page.getByLabel('Ваш номер заказа').fill('Объект 5')
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox', { name: /Принимаю условия/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+/)
  const orderPath = new URL(page.url()).pathname
  const heading = page.getByRole('heading', { name: /^Заказ ЗК-\d{6}/ })
  await expect(heading).toBeVisible()
  const number = /ЗК-\d{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByText('Резерв запрошен').first()).toBeVisible()

  // The seller's desk.
  const desk = await openDesk(browser)
  await desk.goto(`/back-office/orders?queue=new&q=${encodeURIComponent(number)}`)
  await desk.getByRole('link', { name: new RegExp(number) }).click()
  await act(desk, 'Подтвердить')
  await act(desk, 'Подтвердить резерв')
  await expect(desk.getByRole('button', { name: 'Продлить резерв' })).toBeVisible()

  await page.reload()
  await expect(page.getByText(/В резерве до \d/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Документы' }).click()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Скачать PDF: Счёт/ })
    .first()
    .click()
  const invoice = await (await downloading).createReadStream()
  const parts: Buffer[] = []
  for await (const part of invoice) parts.push(part as Buffer)
  const bytes = Buffer.concat(parts)
  const text = (await readPdf(bytes)).join('')
  expect(text).toContain('Счёт')
  expect(text).toContain(number)
  expect(text).toMatch(/НДС22/)
  const code = await readQr(bytes)
  expect(code).toMatch(/^ST00012\|Name=.+\|PersonalAcc=\d{20}\|BankName=.+\|BIC=\d{9}\|CorrespAcc=\d{20}\|Sum=\d+\|/)

  // Paid by SBP at the bank.
  await act(page, 'Оплатить')
  const paying = page.getByRole('dialog', { name: /^Оплата/ })
  const started = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/payment')
  await paying.getByRole('button', { name: 'Получить QR-код' }).click()
  await expect(paying.getByRole('img', { name: /QR-код СБП/ })).toBeVisible()
  // The link a phone's camera would open.
  const { qrPayload } = (await (await started).json()) as { qrPayload: string }
  const bank = await page.context().newPage()
  await bank.goto(qrPayload)
  await bank.getByRole('button', { name: 'Оплатить' }).click()
  // At rest before it closes: a tab closed on its way to a page may hang.
  await expect(bank.getByText('Оплачено', { exact: true })).toBeVisible()
  await bank.close()
  await expect(paying.getByText('Оплачено', { exact: true })).toBeVisible({ timeout: 60_000 })
  await paying.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(page.getByText('Оплачен', { exact: true }).first()).toBeVisible()

  // Shipped in two parts: half of the lines first.
  await desk.reload()
  const amounts = desk.getByRole('textbox', { name: /^Отправить сейчас/ })
  await expect(amounts).toHaveCount(LINES)
  // Lines in another warehouse leave with another shipment.
  const here = amounts.and(desk.locator(':enabled'))
  const leaving = await here.count()
  for (let at = 0; at < Math.ceil(leaving / 2); at++) await here.nth(at).fill('0')
  await act(desk, 'Отгрузить')
  await expect(desk.getByText('Отгружен частично').first()).toBeVisible()
  const ship = desk.getByRole('button', { name: 'Отгрузить', exact: true })
  await expect(async () => {
    if (await ship.isVisible()) await ship.click()
    await expect(ship).toBeHidden({ timeout: 3_000 })
  }).toPass()
  await expect(desk.getByText('Отгружен', { exact: true }).first()).toBeVisible()

  // One line is returned.
  await page.goto(`${orderPath}/items`)
  await expect(page.getByText('Отгружен', { exact: true }).first()).toBeVisible()
  await act(page, 'Вернуть товар')
  const giving = page.getByRole('dialog', { name: /^Возврат по заказу/ })
  await giving
    .getByRole('textbox', { name: /^Вернуть/ })
    .first()
    .fill('1')
  await giving.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(giving).toBeHidden()
  await desk.reload()
  await act(desk, 'Согласовать')
  await act(desk, 'Товар получен')
  await act(desk, 'Завершить возврат')
  await desk.getByRole('dialog').getByRole('button', { name: 'Принять' }).click()
  await expect(desk.getByText('Завершён', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Принят', { exact: true }).first()).toBeVisible()

  // The whole order is repeated.
  await act(page, 'Повторить')
  await page.getByRole('dialog').getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(page.getByRole('dialog')).toContainText(`В корзине ${LINES} позиций из ${LINES}`)
  await page.getByRole('dialog').getByRole('link', { name: 'В корзину' }).click()
  await expect(page.locator('[data-line]')).toHaveCount(LINES)
  await desk.context().close()
})
