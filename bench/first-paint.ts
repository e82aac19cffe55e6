/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { LOOK_COOKIE, NO_LOOK } from '@vitrina/contract/site/first-view.rules'
import { startStore } from '../tools/launch/spawn-store.ts'
import { findChromium, NO_CHROMIUM } from '../tools/test/find-chromium.ts'
import { printLoad } from './print-load.ts'

/**
 * The largest paint and the shifts of a cold visit on the demo: pages that the server draws beside the same pages drawn by the browser,
 * on a quiet network and processor, and as a phone on slow 4G with a processor four times slower. Then the cost of a page on the server.
 */
const VISITS = Number(process.env.VISITS ?? 5)
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4
/** After this long nothing is painted any more. */
const SETTLED_MS = { fast: 3_000, slow: 12_000 }

type Conditions = { name: string; isSlow: boolean; aim: number; isWarmUp?: boolean }
const conditions: Conditions[] = [
  { name: '1440 px, no throttling', isSlow: false, aim: 0.8 },
  { name: '390 px, slow 4G, a processor four times slower', isSlow: true, aim: 2.5 },
]
type Seen = { largest: number; what: string; shift: number }

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { largest: 0, what: '', shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        seen.largest = entry.startTime
        seen.what = `${entry.element?.nodeName ?? ''} ${(entry.element?.textContent ?? '').slice(0, 30)}`
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function visit(browser: Browser, url: string, { isSlow, isWarmUp = false }: Conditions, isDrawn: boolean): Promise<Seen> {
  const context = await browser.newContext(
    isSlow ? { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } : { viewport: { width: 1440, height: 900 } },
  )
  if (!isDrawn) await context.addCookies([{ name: LOOK_COOKIE, value: NO_LOOK, url }])
  const page = await context.newPage()
  if (isSlow && !isWarmUp) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
  await watch(page)
  await page.goto(url)
  if (!isWarmUp) await page.waitForTimeout(isSlow ? SETTLED_MS.slow : SETTLED_MS.fast)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  return seen
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Processor time of the store's process for one page, threads included. */
async function costOf(url: string, { times, address }: { times: number; address: () => string }): Promise<number> {
  const used = async () => {
    const figures = await (await fetch(`${url}/metrics`)).text()
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1] ?? 0) * 1000
  }
  await fetch(url + address())
  const before = await used()
  for (let time = 0; time < times; time++)
    await (await fetch(url + address(), { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })).arrayBuffer()
  return ((await used()) - before) / times
}

const executablePath = findChromium() ?? ''
if (!executablePath) throw new Error(NO_CHROMIUM)
const running = process.env.STORE_URL
const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const store = running ? { url: running, stop: () => {} } : await startStore({ DATA_DIR: folder, RATE_LIMIT: '1000000' })
printLoad()
const found = (await (await fetch(`${store.url}/api/v2/search?page=1`)).json()) as { items: { id: number }[] }
const pages = ['/catalog', '/', `/catalog?product=${found.items[0]?.id ?? 1}`]
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

for (const condition of conditions) {
  // The first pages of a thread take longest: the very pages that are measured are drawn before.
  for (const path of [...pages, ...pages]) await visit(browser, store.url + path, { ...condition, isWarmUp: true }, true)
  console.log(`\n${condition.name}: the largest paint, s (wanted ${condition.aim}), and the shift (wanted 0.02)`)
  for (const path of pages) {
    const runs: Record<'drawn' | 'empty', Seen[]> = { drawn: [], empty: [] }
    for (let time = 0; time < VISITS; time++) {
      runs.drawn.push(await visit(browser, store.url + path, condition, true))
      runs.empty.push(await visit(browser, store.url + path, condition, false))
    }
    const told = (seen: Seen[]) =>
      `${(middle(seen.map(({ largest }) => largest)) / 1000).toFixed(2)} s, shift ${Math.max(...seen.map(({ shift }) => shift)).toFixed(3)}, ${seen.at(-1)?.what ?? ''}`
    console.log(`  ${path.padEnd(24)} drawn by the server: ${told(runs.drawn)}`)
    console.log(`  ${''.padEnd(24)} drawn by the browser: ${told(runs.empty)}`)
  }
}

console.log('\nProcessor of the store for a page, ms')
/** The first pages are compiled as they are drawn: a store that has run for a while is what the aim is about. */
const WARM_UP = 400
const MEASURED = 400
const asked = async <T>(path: string) => (await (await fetch(store.url + path)).json()) as T
const { items: sections } = await asked<{ items: { id: number }[] }>('/api/v1/catalog-section')
/** Full pages of goods, section after section, none of them twice. */
const pagesOf = async ({ id }: { id: number }) => {
  const { meta } = await asked<{ meta: { pageCount: number } }>(`/api/v2/search?page=1&criteria[section]=${id}`)
  return Array.from({ length: meta.pageCount - 1 }, (_, before) => ({
    page: before + 1,
    address: `/catalog?section=${id}&page=${before + 1}`,
  }))
}
const others = (await Promise.all(sections.map(pagesOf))).flat().toSorted((a, b) => a.page - b.page)
if (others.length < WARM_UP + MEASURED + 3) throw new Error(`only ${others.length} pages to draw`)
const another = () => others.shift()?.address ?? ''
const costOfOthers = (times: number) => costOf(store.url, { times, address: another })
console.log(`  cached (wanted 1)     ${(await costOf(store.url, { times: 400, address: () => '/catalog' })).toFixed(2)}`)
console.log(`  not cached, the first 40 of a store that was just started ${(await costOfOthers(40)).toFixed(2)}`)
await costOfOthers(WARM_UP - 40)
console.log(`  not cached, ${MEASURED} more after ${WARM_UP} (wanted 15) ${(await costOfOthers(MEASURED)).toFixed(2)}`)
console.log(
  (await (await fetch(`${store.url}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('first_views{'))
    .join('\n'),
)

printLoad()
await browser.close()
await store.stop()
await rm(folder, { recursive: true, force: true })
