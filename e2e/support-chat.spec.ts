import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, overrideInfo } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const button = (page: Page) => page.getByRole('button', { name: 'Связаться с нами' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Способы связи' })

async function boxOf(page: Page) {
  const box = await button(page).boundingBox()
  if (!box) throw new Error('the chat button is on the screen')
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

async function dragTo(page: Page, x: number, y: number): Promise<void> {
  const { middle } = await boxOf(page)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}

test('[O-11] the button opens the configured links and closes on a click elsewhere and on Escape', async ({ page }) => {
  await page.goto('/help')
  await button(page).click()
  await expect(menu(page).getByRole('menuitem')).toHaveCount(3)
  await expect(menu(page).getByRole('menuitem', { name: 'Telegram' })).toHaveAttribute('target', '_blank')
  await expectNoAxeViolations(page)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu(page)).toBeHidden()

  await button(page).press('Enter')
  await expect(menu(page).getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
})

test('[O-11] it is dragged, stays inside the window and keeps its position', async ({ page, isMobile }) => {
  await page.goto('/help')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await expect.poll(async () => (await boxOf(page)).x).toBeGreaterThan(width / 2)

  await dragTo(page, -300, -300)
  await expect(menu(page)).toBeHidden()
  const isInCorner = ({ x, y }: { x: number; y: number }) => x >= 0 && x < 40 && y >= 0 && y < 40
  await expect.poll(async () => isInCorner(await boxOf(page))).toBe(true)
  const corner = await boxOf(page)

  await page.reload()
  await expect.poll(async () => Math.abs((await boxOf(page)).y - corner.y)).toBeLessThan(0.5)

  await dragTo(page, width + 300, height + 300)
  if (isMobile) return
  await page.setViewportSize({ width: 1300, height: 500 })
  const isInside = ({ x, y, ...box }: Awaited<ReturnType<typeof boxOf>>) => x + box.width <= 1300 && y + box.height <= 500
  await expect.poll(async () => isInside(await boxOf(page))).toBe(true)
})

test('[O-11] the keyboard moves it and puts it back', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/help')
  const before = await boxOf(page)
  await button(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => boxOf(page)).toMatchObject({ x: before.x - 80, y: before.y - 16 })
  await page.keyboard.press('Home')
  await expect.poll(() => boxOf(page)).toMatchObject({ x: before.x, y: before.y })
})

test('[O-11] [K-05] it is on the configured side, about 80 by 68 pixels', { tag: '@desk' }, async ({ page }) => {
  await overrideInfo(page, ({ config }) => ({ config: { ...config, chatButton: { ...config.chatButton, side: 'left' } } }))
  await page.goto('/help')
  await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(80)
  const bounds = await button(page).locator('..').boundingBox()
  expect([bounds?.width, bounds?.height]).toEqual([80, 68])
})

type Recorded = { calls: unknown[][] }

/** A seller with the widget on; its script is a stub that records its calls. */
async function withWidget(page: Page, type: 'jivo' | 'bitrix', stub: string, { liveChat = false } = {}): Promise<() => number> {
  let loads = 0
  await overrideInfo(page, ({ config, settings }) => ({
    settings: { ...settings, chatButton: { liveChat } },
    config: { ...config, chatButton: { ...config.chatButton, type, link: '/chat-stub.js', liveChat } },
  }))
  await page.route('**/chat-stub.js', (route) => {
    loads += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.chatCalls ??= []; const note = (name) => (...given) => { window.chatCalls.push([name, ...given]) }; ${stub}`,
    })
  })
  return () => loads
}

const calls = (page: Page) => page.evaluate(() => (window as unknown as { chatCalls?: Recorded['calls'] }).chatCalls ?? [])
const consultant = (page: Page) => menu(page).getByRole('menuitem', { name: 'Онлайн-консультант' })

const jivoStub = `
  window.jivo_api = Object.fromEntries(['open', 'setContactInfo', 'setUserToken', 'clearHistory'].map((name) => [name, note(name)]))
  window.jivo_destroy = note('destroy'); window.jivo_init = note('init')
  setTimeout(() => window.jivo_onLoadCallback(), 10)`

test('[O-11] [P-02] Jivo is loaded only on demand, gets the buyer’s identity, and is hidden below 1280', { tag: '@desk' }, async ({
  page,
}) => {
  // Outside widgets are not shown below 1280 px.
  const loads = await withWidget(page, 'jivo', jivoStub)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/help')
  await button(page).click()
  await expect(consultant(page)).toBeVisible()
  expect(loads()).toBe(0)

  await consultant(page).click()
  await expect.poll(() => calls(page)).toContainEqual(['open'])
  await expect.poll(() => calls(page)).toContainEqual(['setUserToken', expect.stringMatching(/^[0-9a-f-]{36}$/)])
  const description = expect.stringMatching(/Контур-Монтаж|мастерская Орлова/) as unknown
  const contact = expect.objectContaining({ email: 'buyer@vitrina.test', description }) as unknown
  await expect.poll(() => calls(page)).toContainEqual(['setContactInfo', contact])

  await page.setViewportSize({ width: 1200, height: 800 })
  await expect.poll(() => calls(page)).toContainEqual(['destroy'])
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(consultant(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1400, height: 800 })
  await expect.poll(() => calls(page)).toContainEqual(['init'])
  expect(loads()).toBe(1)
})

test('[O-11] a live chat is on the page without a request', { tag: '@desk' }, async ({ page }) => {
  const loads = await withWidget(page, 'jivo', jivoStub, { liveChat: true })
  await page.goto('/help')
  await expect.poll(loads).toBe(1)
  expect((await calls(page)).map(([name]) => name)).not.toContain('open')
})

test('[O-11] Jivo forgets the conversation when the buyer signs out', { tag: '@desk' }, async ({ page }) => {
  // Outside widgets are not shown below 1280 px.
  await withWidget(page, 'jivo', jivoStub)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/help')
  await button(page).click()
  await consultant(page).click()
  await expect.poll(() => calls(page)).toContainEqual(['open'])
  await page.getByRole('button', { name: /^Меню пользователя/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect.poll(() => calls(page)).toContainEqual(['clearHistory'])
})

test('[O-11] Bitrix24 gets the buyer’s identity and is hidden below 1280', { tag: '@desk' }, async ({ page }) => {
  // Outside widgets are not shown below 1280 px.
  const stub = `
    const face = document.createElement('div'); face.className = 'bx-livechat-wrapper'; face.textContent = 'чат'; document.body.append(face)
    const widget = Object.fromEntries(['open', 'setUserRegisterData', 'setOption'].map((name) => [name, note(name)]))
    setTimeout(() => window.dispatchEvent(new CustomEvent('onBitrixLiveChat', { detail: { widget } })), 10)`
  await withWidget(page, 'bitrix', stub)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/help')
  await button(page).click()
  await consultant(page).click()
  await expect.poll(() => calls(page)).toContainEqual(['open'])
  const hash = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown
  const registered = expect.objectContaining({ hash, email: 'buyer@vitrina.test' }) as unknown
  await expect.poll(() => calls(page)).toContainEqual(['setUserRegisterData', registered])
  await expect(page.locator('.bx-livechat-wrapper')).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(page.locator('.bx-livechat-wrapper')).toBeHidden()
})

test('[O-11] a widget that does not load leaves the other contacts', { tag: '@desk' }, async ({ page, problems }) => {
  // Outside widgets are not shown below 1280 px.
  problems.allow(/chat-stub\.js$/)
  await withWidget(page, 'jivo', '')
  await page.route('**/chat-stub.js', (route) => route.abort('failed'))
  await page.goto('/help')
  await button(page).click()
  await consultant(page).click()
  await expect(page.getByText('Чат не загрузился.')).toBeVisible()
  await expect(menu(page).getByRole('menuitem', { name: 'Telegram' })).toBeVisible()
})
