import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { SELLER_TIMEZONE } from '../../contract/src/days/days.rules.ts'
import { findChromium } from '../test/find-chromium.ts'

/** Takes the pictures of the seller's guide from a running demo shop, all or the named ones: `npm run guide-pictures -- http://localhost:3000 search`. */
const [origin = 'http://localhost:3000', ...wanted] = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const folder = resolve(import.meta.dirname, '../../web/public/guide')
const VIEWPORT = { width: 1280, height: 800 }
const ADMINISTRATOR = { login: 'admin@vitrina.test', password: 'Vitrina-2026' }

const screens: Record<string, string> = {
  setup: '/back-office/setup',
  orders: '/back-office/orders',
  goods: '/back-office/goods',
  prices: '/back-office/prices',
  stock: '/back-office/stock',
  delivery: '/back-office/delivery',
  reports: '/back-office/reports',
  promises: '/back-office/reports?report=promises',
  debts: '/back-office/reports?report=debts',
  customers: '/back-office/companies',
  payments: '/back-office/payments',
  quotes: '/back-office/quotes',
  dictionary: '/back-office/search-dictionary',
  ranking: '/back-office/ranking',
  content: '/back-office/content',
  settings: '/back-office/settings',
  staff: '/back-office/staff',
  journal: '/back-office/journal',
  warehouse: '/back-office/warehouse',
  statement: '/back-office/payments/statement',
  'phone-order': '/back-office/orders/new',
  security: '/back-office/security',
}

/** Of a list its first entry is opened. */
const entries: Record<string, { list: string; entry: RegExp }> = {
  order: { list: '/back-office/orders', entry: /\/back-office\/orders\/\d+/ },
  product: { list: '/back-office/goods', entry: /\/back-office\/goods\/\d+/ },
  company: { list: '/back-office/companies', entry: /\/back-office\/companies\/\d+/ },
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // Names in fields come with answers of their own.
  await page.waitForTimeout(1_500)
  await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 76, path: resolve(folder, `${name}.jpg`) })
  console.log(`${name}.jpg`)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** A price list of goods that are there, compared and not yet written. */
async function shootImport(page: Page): Promise<void> {
  const answer = await page.request.get(`${origin}/api/v2/search?pageSize=12`)
  const { items } = (await answer.json()) as { items: { article: string }[] }
  const rows = items.map(({ article }, place) => `${article};${(place + 1) * 150},90`)
  await open(page, '/back-office/imports')
  const buffer = Buffer.from(['Артикул;Цена', ...rows].join('\n'))
  await page.locator('input[type=file]').first().setInputFiles({ name: 'Прайс-лист.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Сравнить с магазином' }).click()
  await page.getByRole('button', { name: 'Записать в магазин' }).waitFor()
  await shoot(page, 'import')
  await page.getByRole('button', { name: 'Отказаться от загрузки' }).click()
}

/** Several orders marked, with what one press does to all of them. */
async function shootBulk(page: Page): Promise<void> {
  await open(page, '/back-office/orders')
  const marks = page.getByRole('main').locator('table tbody').getByRole('checkbox')
  await marks.first().waitFor()
  for (const place of [0, 1, 2, 3]) await marks.nth(place).check()
  await shoot(page, 'bulk')
}

/** A card of the buyer with one sum that differs and one paper that the shop does not know. */
async function shootReconciliation(page: Page): Promise<void> {
  await open(page, '/back-office/companies')
  // The company of the demo that has papers and payments of its own.
  const link = page.getByRole('main').getByRole('link', { name: 'Контур-Монтаж' }).first()
  await open(page, `${await link.getAttribute('href')}/reconciliation`)
  const card = [
    'Дата;Документ;Дебет;Кредит',
    '05.10.2026;Поступление товаров УПД № 101;;125 400,00',
    '12.10.2026;Оплата по счёту № 101 п/п 88;125 400,00;',
    '02.11.2026;Поступление товаров УПД № 118;;48 210,50',
  ]
  const buffer = Buffer.from(card.join('\n'))
  await page.locator('input[type=file]').first().setInputFiles({ name: 'Карточка счёта 60.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('main').getByText('УПД № 118').first().waitFor()
  await shoot(page, 'reconciliation')
}

/** The search of everything, asked as a person who has a phone in the hand asks it. */
async function shootSearch(page: Page): Promise<void> {
  await open(page, '/back-office/orders')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('кабель')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await shoot(page, 'search')
  await page.keyboard.press('Escape')
}

await mkdir(folder, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const page = await browser.newPage({ viewport: VIEWPORT, locale: 'ru-RU', timezoneId: SELLER_TIMEZONE, reducedMotion: 'reduce' })
const signedIn = await page.request.post(`${origin}/api/v2/user/sign-in`, { data: ADMINISTRATOR })
const { authToken } = (await signedIn.json()) as { authToken: string }
const visitor = crypto.randomUUID()
await page.request.post(`${origin}/api/v2/cookie/accept`, { headers: { 'user-uuid': visitor } })
await page.addInitScript(
  ([token = '', uuid = '']) => {
    sessionStorage.setItem('B2B_USER_TOKEN', token)
    localStorage.setItem('B2B_USER_UUID', uuid)
    localStorage.setItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT', '2026-01-01T00:00:00.000Z')
  },
  [authToken, visitor],
)
for (const [name, path] of Object.entries(screens)) {
  if (!isWanted(name)) continue
  await open(page, path)
  await shoot(page, name)
}
for (const [name, { list, entry }] of Object.entries(entries)) {
  if (!isWanted(name)) continue
  await open(page, list)
  const links = page.locator('main a')
  await links.first().waitFor()
  await page.waitForLoadState('networkidle')
  const paths = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname))
  const path = paths.find((one) => entry.test(one))
  if (!path) throw new Error(`${list} is empty: the pictures are taken from a demo shop`)
  await open(page, path)
  await shoot(page, name)
}
if (isWanted('search')) await shootSearch(page)
if (isWanted('bulk')) await shootBulk(page)
if (isWanted('reconciliation')) await shootReconciliation(page)
if (isWanted('import')) await shootImport(page)
await browser.close()
