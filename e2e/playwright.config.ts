import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { DISABLED_FEATURES, ONE_PROCESS } from '../tools/test/chromium-switches.ts'
import { findTestBrowser } from '../tools/test/find-chromium.ts'
import { viewports } from './support/viewports.ts'

const isRoot = process.getuid?.() === 0
const chromium = findTestBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/store.setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey waits for its page, its server and its own timers a part of the time.
  workers: Math.max(3, availableParallelism() - 1),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only for tests that hang; a slow machine is no fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Tracing costs a third of the run; switch it on to study a failure: E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Emptied between journeys except for the cache: the store's files load once for each worker.
    reuseContext: true,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Chromium's sandbox does not work for root.
      args: [DISABLED_FEATURES, ONE_PROCESS, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  // Every screen is tested at both widths; `@desk` and `@phone` mark what exists, or differs, at one of them only.
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: viewports.desktop }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { ...devices['Desktop Chrome'], viewport: viewports.phone, hasTouch: true, isMobile: true },
      grepInvert: /@desk/,
    },
  ],
})
