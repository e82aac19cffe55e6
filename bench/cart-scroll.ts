/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, type Browser, chromium, type Page } from '@playwright/test'
import { startStore } from '../tools/launch/spawn-store.ts'
import { findChromium, NO_CHROMIUM } from '../tools/test/find-chromium.ts'
import { printLoad } from './print-load.ts'

/** Long tasks of a page while a cart of a thousand lines is scrolled by the wheel, by keys from cell to cell, and by the bar. */
const LINES = 1_000
const ROUNDS = 3
const AIM_MS = 50
const WHEEL = { turns: 150, by: 300, everyMs: 16 }
const CELLS = 120
const JUMPS = 12

type Scrolled = { what: string; tasks: number[]; longestFrame: number }

async function fill(request: APIRequestContext, url: string, headers: Record<string, string>): Promise<void> {
  const ids: number[] = []
  for (let at = 1; ids.length < LINES; at++) {
    const { items } = (await (await request.get(`${url}/api/v2/search?pageSize=100&page=${at}`)).json()) as { items: { id: number }[] }
    ids.push(...items.map(({ id }) => id))
  }
  for (let from = 0; from < LINES; from += 500) {
    const items = ids.slice(from, Math.min(from + 500, LINES)).map((productId) => ({ productId, amount: 1 }))
    await request.post(`${url}/api/v1/cart/items`, { headers, data: { items } })
  }
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(() => localStorage.setItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT', '2026-01-01T00:00:00.000Z'))
  await page.goto(`${url}/cart`)
  const uuid = await page.evaluate(() => localStorage.getItem('B2B_USER_UUID') ?? '')
  const headers = { 'user-uuid': uuid }
  await page.request.post(`${url}/api/v2/cookie/accept`, { headers })
  await fill(page.request, url, headers)
  await page.reload()
  await page.locator('[data-line]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
  return page
}

/** Tasks of 50 ms and more, and the longest time between two frames. */
async function watched(page: Page, what: string, scroll: () => Promise<void>): Promise<Scrolled> {
  await page.evaluate(() => {
    const seen = { tasks: [] as number[], longestFrame: 0, isOver: false }
    const watch = new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    watch.observe({ type: 'longtask' })
    let before = performance.now()
    const frame = (now: number) => {
      seen.longestFrame = Math.max(seen.longestFrame, now - before)
      before = now
      if (!seen.isOver) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(window, { seen })
  })
  await scroll()
  await page.waitForTimeout(500)
  return page.evaluate((name) => {
    const { seen } = window as unknown as { seen: { tasks: number[]; longestFrame: number; isOver: boolean } }
    seen.isOver = true
    return { what: name, tasks: seen.tasks, longestFrame: seen.longestFrame }
  }, what)
}

async function byWheel(page: Page): Promise<void> {
  await page.mouse.move(720, 500)
  for (const direction of [1, -1])
    for (let turn = 0; turn < WHEEL.turns; turn++) {
      await page.mouse.wheel(0, direction * WHEEL.by)
      await page.waitForTimeout(WHEEL.everyMs)
    }
}

async function byKeys(page: Page): Promise<void> {
  await page.locator('[data-line]').first().getByRole('spinbutton').focus()
  for (let cell = 0; cell < CELLS; cell++) await page.keyboard.press('ArrowDown')
}

async function byBar(page: Page): Promise<void> {
  for (let jump = 1; jump <= JUMPS; jump++) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), ((jump * 5) % JUMPS) / JUMPS)
    await page.waitForTimeout(200)
  }
}

const executablePath = findChromium() ?? ''
if (!executablePath) throw new Error(NO_CHROMIUM)
const running = process.env.STORE_URL
const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const store = running ? { url: running, stop: () => {} } : await startStore({ DATA_DIR: folder, RATE_LIMIT: '1000000' })
printLoad()
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const page = await open(browser, store.url)
  const all: Scrolled[] = []
  for (let round = 0; round < ROUNDS; round++) {
    all.push(await watched(page, 'by the wheel', () => byWheel(page)))
    all.push(await watched(page, 'by keys', () => byKeys(page)))
    all.push(await watched(page, 'by the bar', () => byBar(page)))
  }
  console.table(
    all.map(({ what, tasks, longestFrame }) => ({
      scrolled: what,
      [`tasks over ${AIM_MS} ms`]: tasks.filter((ms) => ms > AIM_MS).length,
      'longest task, ms': Math.round(Math.max(0, ...tasks)),
      'longest frame, ms': Math.round(longestFrame),
    })),
  )
  printLoad()
} finally {
  await browser.close()
  await store.stop()
  await rm(folder, { recursive: true, force: true })
}
