/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startStore } from '../tools/launch/spawn-store.ts'
import { findChromium, NO_CHROMIUM } from '../tools/test/find-chromium.ts'
import { printLoad } from './print-load.ts'
import { untilPainted } from './until-painted.ts'

/**
 * Delays a person notices on the demo, in freshly opened browsers, whose code is not compiled yet: from the event until the answer is
 * painted, beside the same answer fetched by an empty script and a frame after it.
 */
const BROWSERS = 5
const CHOICES = 4
/** How long a person holds a mouse button down; a script releases it at once. */
const HELD_MS = 80
/** A person looks at the result before going on. */
const LOOK_MS = 900
const QUERIES = ['ка', 'ав', 'ро', 'св', 'вы', 'ie', 'пр', 'щи', 'ла', 'кр']

type Seen = { what: string; aim: number | null; times: number[] }

const LIST = 'main tbody tr'
/** Another choice may leave the first page unchanged, but not the number of results. */
const FOUND = `${LIST}, main [role=status]`
const OPTIONS = '[role=option]'

/** The same answer, and the frame after it. */
const baselineOf = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      new Promise<number>((resolve, reject) => {
        const begun = performance.now()
        const frame = () => void requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun), 0))
        fetch(url)
          .then((answer) => answer.json())
          .then(frame, reject)
      }),
    address,
  )

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT', '2026-01-01T00:00:00.000Z'))
  await page.goto(url)
  await page.locator(LIST).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function chooseFilters(page: Page, first: number, delay: number): Promise<number[]> {
  const boxes = page.getByRole('complementary', { name: 'Фильтры' }).getByRole('checkbox')
  const times: number[] = []
  for (let choice = 0; choice < CHOICES; choice++) {
    const box = boxes.nth(3 + ((first + choice) % 6))
    await box.scrollIntoViewIfNeeded()
    await page.waitForTimeout(LOOK_MS)
    const painted = untilPainted(page, { event: 'click', selector: FOUND })
    await box.click({ delay })
    times.push(...(await painted))
  }
  return times
}

async function typeQueries(page: Page): Promise<number[]> {
  const field = page.locator('#search')
  const times: number[] = []
  for (const word of QUERIES) {
    await field.fill('')
    await field.pressSequentially(word.slice(0, -1))
    await page.waitForTimeout(LOOK_MS)
    const painted = untilPainted(page, { event: 'input', selector: OPTIONS })
    await page.keyboard.insertText(word.slice(-1))
    times.push(...(await painted))
  }
  return times
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const executablePath = findChromium() ?? ''
if (!executablePath) throw new Error(NO_CHROMIUM)
const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const store = await startStore({ DATA_DIR: folder })
const address = `${store.url}/catalog`
const seen: Seen[] = [
  { what: 'a choice, the button held as people do', aim: 150, times: [] },
  { what: '· the first in a browser just opened', aim: 150, times: [] },
  { what: 'a choice by a script', aim: 150, times: [] },
  { what: '· the first in a browser just opened', aim: null, times: [] },
  { what: 'a letter typed', aim: 100, times: [] },
]
const bareTimes: number[] = []
const note = (place: number, times: number[]) => void seen[place]?.times.push(...times)

async function inNewBrowser(look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  await look(await open(browser, address))
  await browser.close()
}

try {
  // Warm-up: the server is not measured here.
  await inNewBrowser(async (page) => void (await chooseFilters(page, 0, 0)))
  for (let round = 0; round < BROWSERS; round++) {
    for (const [place, delay] of [
      [0, HELD_MS],
      [2, 0],
    ] as const)
      await inNewBrowser(async (page) => {
        const times = await chooseFilters(page, round, delay)
        note(place, times.slice(1))
        note(place + 1, times.slice(0, 1))
        bareTimes.push(await baselineOf(page, `${store.url}/api/v2/search?criteria[keyword]=${QUERIES[round]}`))
      })
    await inNewBrowser(async (page) => note(4, await typeQueries(page)))
  }
  const plain = middle(bareTimes)
  console.table(
    seen.map(({ what, aim, times }) => ({
      'until painted': what,
      'median, ms': Math.round(middle(times)),
      'slowest, ms': Math.round(Math.max(...times)),
      'aim, ms': aim ?? '–',
      'bare, ms': Math.round(plain),
      ratio: (middle(times) / plain).toFixed(1),
    })),
  )
  printLoad()
} finally {
  await store.stop()
  await rm(folder, { recursive: true, force: true })
}
