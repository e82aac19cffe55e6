import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../tools/test/find-chromium.ts'
import { viewports } from './support/viewports.ts'

const isRoot = process.getuid?.() === 0
const chromium = findChromium()

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/store.setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Chromium's sandbox does not work for root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: viewports.desktop } },
    { name: 'phone', use: { ...devices['Desktop Chrome'], viewport: viewports.phone, hasTouch: true, isMobile: true } },
  ],
})
