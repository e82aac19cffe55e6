import { mkdir } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { SELLER_TIMEZONE } from '../contract/src/days/days.rules.ts'
import { lookAt, RAW, RUSSIAN } from './walk/look-at.ts'
import { type StoreScreen, storeScreens } from './walk/store-screens.ts'
import { findChromium } from './test/find-chromium.ts'

/**
 * Opens every section, tab, first entry and dialog of the back office as every role, and says what is wrong with a screen:
 * `node tools/walk.ts --origin=http://localhost:3000 --roles=admin,content --languages=ru,en,uz --pictures=/tmp/walk`.
 * As `guest` and `buyer` it goes through the store instead, at every width and in both colour schemes:
 * `node tools/walk.ts --roles=guest,buyer --widths=1440,390 --schemes=dark`.
 */
const { values: given } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    roles: { type: 'string', default: 'admin,head,manager,accountant,warehouse,content,integrator' },
    languages: { type: 'string', default: 'ru,en,uz' },
    /** Parts of addresses; without it all. */
    only: { type: 'string', default: '' },
    pictures: { type: 'string', default: '' },
    dialogs: { type: 'boolean', default: false },
    /** Of the store. */
    widths: { type: 'string', default: '1920,1440,900,390' },
    schemes: { type: 'string', default: 'light,dark' },
  },
})
const PASSWORD = 'Vitrina-2026'
const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
/** Sections worked in on a phone. */
const QUEUES = ['orders', 'warehouse', 'returns', 'payments', 'quotes', 'companies', 'unmatched-lines']
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** `answers`: all the server has told the page so far. */
type Walk = { role: string; language: string; page: Page; answers: string[] }
const problems: string[] = []
let screens = 0

const STORE_ROLES = ['guest', 'buyer']

async function tokenOf(page: Page, role: string): Promise<string> {
  if (role === 'guest') return ''
  const answer = await page.request.post(`${given.origin}/api/v2/user/sign-in`, {
    data: { login: `${role}@vitrina.test`, password: PASSWORD },
  })
  return ((await answer.json()) as { authToken: string }).authToken
}

async function signedIn(browser: Browser, role: string, language: string): Promise<{ page: Page; headers: Record<string, string> }> {
  const page = await browser.newPage({ viewport: WIDE, locale: 'ru-RU', timezoneId: SELLER_TIMEZONE, reducedMotion: 'reduce' })
  const authToken = await tokenOf(page, role)
  const visitor = crypto.randomUUID()
  await page.request.post(`${given.origin}/api/v2/cookie/accept`, { headers: { 'user-uuid': visitor } })
  await page.addInitScript(
    ([token = '', uuid = '', chosen = '']) => {
      if (token) sessionStorage.setItem('B2B_USER_TOKEN', token)
      localStorage.setItem('B2B_USER_UUID', uuid)
      localStorage.setItem('B2B_LANGUAGE', chosen)
      localStorage.setItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT', '2026-01-01T00:00:00.000Z')
    },
    [authToken, visitor, language],
  )
  return { page, headers: { 'user-uuid': visitor, ...(authToken && { authorization: `Bearer ${authToken}` }) } }
}

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').filter({ visible: true }).first().waitFor({ timeout: 20_000 })
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"], .MuiSkeleton-root').length === 0, undefined, {
    timeout: 20_000,
  })
  await page.waitForLoadState('networkidle')
}

async function look({ role, language, page, answers }: Walk, where: string): Promise<void> {
  screens += 1
  const { width } = page.viewportSize() ?? WIDE
  await page.evaluate(axeSource)
  for (const problem of await lookAt(page, { isRussian: language === 'ru' })) {
    // Names of companies, people and files come from the server and stay as they were written.
    const told = [RUSSIAN, RAW].find((prefix) => problem.startsWith(prefix))
    if (told && answers.some((answer) => answer.includes(problem.slice(told.length)))) continue
    problems.push(`${role} ${language} ${width} ${where}: ${problem}`)
    console.log(problems.at(-1))
  }
  if (given.pictures === '') return
  const name = where.replace(/^\/back-office\//, '').replaceAll(/[^\p{L}\d]+/gu, '-')
  await page.screenshot({ animations: 'disabled', path: resolve(given.pictures, `${role}-${language}-${width}-${name}.png`) })
}

async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForTimeout(50)
  await settled(page)
}

const hrefs = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).search))

async function screen(walk: Walk, address: string): Promise<void> {
  const { page } = walk
  try {
    await page.setViewportSize(WIDE)
    await open(page, address)
    await look(walk, address)
    await page.setViewportSize(NARROW)
    await look(walk, address)
    if (QUEUES.some((queue) => address.startsWith(`/back-office/${queue}`))) {
      await page.setViewportSize(PHONE)
      await page.waitForTimeout(200)
      await settled(page)
      await look(walk, address)
    }
    await page.setViewportSize(WIDE)
    if (given.dialogs) await dialogs(walk, address)
  } catch (error) {
    problems.push(`${walk.role} ${walk.language} ${address}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    console.log(problems.at(-1))
  }
}

/** Buttons that open a dialog are known by trying them once in Russian: their places are the same in every language. */
const opening = new Map<string, number[]>()
const ASKS =
  /^(?:Добавить|Изменить|Нов|Создать|Пригласить|Записать|Принять|Взять|Загрузить|Выбрать|Отменить|Задать|Назначить|Разнести|Вернуть|Заблокировать|Скидк|Наценк|Договор|Отпуск|Переместить|Переимен|Перенести|Объединить|Значени|Раздел|Причина|Запланировать|Пересчитать|Отложить|Поступлени|Провер)/

async function dialogs(walk: Walk, address: string): Promise<void> {
  const { page, language } = walk
  const buttons = page.locator('main button')
  const known = opening.get(address)
  const seen = new Set<string>()
  const places: number[] = []
  if (!known && language !== 'ru') return
  const candidates = known ?? Array.from({ length: Math.min(await buttons.count(), 120) }, (_, place) => place)
  for (const place of candidates) {
    const button = buttons.nth(place)
    if (!(await button.isVisible().catch(() => false)) || !(await button.isEnabled().catch(() => false))) continue
    const name = ((await button.textContent()) ?? '').trim()
    if (!known && (!ASKS.test(name) || seen.has(name))) continue
    seen.add(name)
    await button.click({ timeout: 3_000 }).catch(() => undefined)
    const dialog = page.locator('[role=dialog]').first()
    const isOpen = await dialog.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    )
    if (isOpen) {
      places.push(place)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(250)
      await look(walk, `${address} · ${known ? place : name}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => undefined)
    }
    if (new URL(page.url()).pathname + new URL(page.url()).search !== address || (await dialog.isVisible())) {
      await page.goto(given.origin + address)
      await settled(page)
    }
  }
  if (!known) opening.set(address, places)
}

/** The menu shows the sections of one group: those of the others are there when one of them is open. */
async function listRooms(page: Page): Promise<Set<string>> {
  // Pages of a list stand in a `nav` too.
  const shown = async () => (await hrefs(page, 'nav a[href^="/back-office/"]')).filter((address) => !address.includes('?'))
  const rooms = new Set(await shown())
  // It grows while it is gone through.
  for (const room of rooms) {
    await open(page, room)
    for (const other of await shown()) rooms.add(other)
  }
  return rooms
}

/** Settings in the browser's storage hold from the next page on. */
async function openStore(page: Page, { address, remembers = {} }: StoreScreen): Promise<void> {
  await page.goto(given.origin)
  await page.evaluate((all) => {
    localStorage.removeItem('B2B_CATALOGUE_SETTINGS')
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
  }, remembers)
  await page.goto(given.origin + address)
  await settled(page)
}

async function walkStore(walk: Walk, headers: Record<string, string>): Promise<void> {
  const { page, role } = walk
  const parts = given.only.split(',')
  const all = await storeScreens({ request: page.request, origin: given.origin, headers }, role)
  for (const one of all.filter(({ name }) => parts.some((part) => name.includes(part))))
    for (const width of given.widths.split(',').map(Number)) {
      try {
        await page.setViewportSize({ width, height: width < 600 ? PHONE.height : WIDE.height })
        await openStore(page, one)
        for (const scheme of given.schemes.split(',') as ('light' | 'dark')[]) {
          await page.emulateMedia({ colorScheme: scheme })
          await page.waitForTimeout(100)
          await look(walk, `${one.name} ${scheme}`)
        }
      } catch (error) {
        problems.push(
          `${role} ${walk.language} ${width} ${one.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        )
        console.log(problems.at(-1))
      }
    }
}

async function walkAs(browser: Browser, role: string, language: string): Promise<void> {
  const { page, headers } = await signedIn(browser, role, language)
  const answers: string[] = []
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/')) return
    if (answer.status() >= 400) console.log(`${role} ${language} ${page.url()}: ${answer.status()} of ${answer.url()}`)
    answer.text().then(
      (text) => answers.push(text),
      // The page was left before the answer was read.
      () => undefined,
    )
  })
  const walk = { role, language, page, answers }
  if (STORE_ROLES.includes(role)) {
    await walkStore(walk, headers)
    return page.close()
  }
  await page.goto(`${given.origin}/back-office`)
  await settled(page)
  const done = new Set<string>()
  const parts = given.only.split(',')
  for (const room of await listRooms(page)) {
    if (!parts.some((part) => room.includes(part))) continue
    await screen(walk, room)
    done.add(room)
    const inner = await hrefs(page, 'main a[href^="/back-office/"]')
    const tabs = inner.filter((address) => address.startsWith(`${room}?`) && !address.includes('page=')).slice(0, 12)
    const entry = inner.find((address) => new RegExp(`^${room}/[^/?]+$`).test(address))
    for (const address of new Set([...tabs, ...(entry ? [entry] : [])])) {
      if (done.has(address)) continue
      done.add(address)
      await screen(walk, address)
    }
  }
  await page.close()
}

if (given.pictures) await mkdir(given.pictures, { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
const began = Date.now()
for (const role of given.roles.split(',')) for (const language of given.languages.split(',')) await walkAs(browser, role, language)
await browser.close()
console.log(`${screens} screens in ${Math.round((Date.now() - began) / 1000)} s, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
