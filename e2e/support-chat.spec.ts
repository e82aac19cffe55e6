import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideInfo } from './support/visitor.ts'

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

test('[O-11] the button opens the configured links and closes on a click elsewhere and on Escape; the keyboard moves it and puts it back', {
  tag: '@desk',
}, async ({ page }) => {
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

  const before = await boxOf(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => boxOf(page)).toMatchObject({ x: before.x - 80, y: before.y - 16 })
  await page.keyboard.press('Home')
  await expect.poll(() => boxOf(page)).toMatchObject({ x: before.x, y: before.y })
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

test('[O-11] [K-05] it is on the configured side, about 80 by 68 pixels, and hides an outside widget', { tag: '@desk' }, async ({
  page,
}) => {
  await overrideInfo(page, ({ config }) => ({ config: { ...config, chatButton: { ...config.chatButton, side: 'left' } } }))
  await page.goto('/help')
  await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(80)
  const bounds = await button(page).locator('..').boundingBox()
  expect([bounds?.width, bounds?.height]).toEqual([80, 68])

  // An outside widget draws its own elements; below 1280 px a mark on the page hides them.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { className: 'bx-livechat-wrapper' })))
  const outside = page.locator('.bx-livechat-wrapper')
  await expect(outside).not.toHaveCSS('display', 'none')
  await page.evaluate(() => document.documentElement.setAttribute('data-chat-hidden', 'true'))
  await expect(outside).toHaveCSS('display', 'none')
})
