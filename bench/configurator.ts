/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startStore } from '../tools/launch/spawn-store.ts'
import { findChromium, NO_CHROMIUM } from '../tools/test/find-chromium.ts'
import { printLoad } from './print-load.ts'

/** How long the configurator takes from a typed load until the computed line is painted, on the template of a flat. */
const CHANGES = 30
const AIM_MS = 200
/** A person looks at the result before going on; goods are asked for meanwhile. */
const LOOK_MS = 700
const LINE = 'Духовой шкаф'

/** From the next input until the computed cells have changed and are painted. */
const untilComputed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const read = () => document.querySelector('main')?.textContent
        addEventListener(
          'input',
          ({ timeStamp }) => {
            const before = read()
            // A message is handled only after the current frame.
            const painted = () => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => resolve(performance.now() - timeStamp))
              port1.start()
              port2.postMessage(0)
            }
            const look = () => void requestAnimationFrame(read() === before ? look : painted)
            look()
          },
          { once: true, capture: true },
        )
      }),
  )

/** Milliseconds of processor the page's own thread has used: on a loaded machine what is painted late was not computed long. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

const at = (times: readonly number[], share: number) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0

const executablePath = findChromium() ?? ''
if (!executablePath) throw new Error(NO_CHROMIUM)
// STORE_URL: a store that runs already; the demo takes minutes to load.
const running = process.env.STORE_URL
const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const store = running ? { url: running, stop: async () => {} } : await startStore({ DATA_DIR: folder })
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.addInitScript(() => localStorage.setItem('B2B_IMPORTANT_NOTICE_DISMISSED_AT', '2026-01-01T00:00:00.000Z'))
  await page.goto(`${store.url}/modules/raec-configurator`)
  await page.getByRole('button', { name: /^Квартира/ }).click()
  const load = page.getByRole('textbox', { name: `Мощность, кВт: ${LINE}` })
  await load.waitFor()
  const processor = await processorOf(page)
  const times: number[] = []
  const used: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    await page.waitForTimeout(LOOK_MS)
    const before = await processor()
    const computed = untilComputed(page)
    await load.fill(`${2 + (change % 8) / 2 + 0.1}`.replace('.', ','))
    times.push(await computed)
    used.push((await processor()) - before)
  }
  console.table([
    {
      'until painted': 'a load typed into a line of the flat’s board',
      changes: times.length,
      'median, ms': Math.round(at(times, 0.5)),
      'p95, ms': Math.round(at(times, 0.95)),
      'slowest, ms': Math.round(Math.max(...times)),
      'aim, ms': AIM_MS,
      'processor, median, ms': Math.round(at(used, 0.5)),
      'processor, p95, ms': Math.round(at(used, 0.95)),
    },
  ])
  printLoad()
} finally {
  await browser.close()
  await store.stop()
  await rm(folder, { recursive: true, force: true })
}
