import { test as base, expect } from '@playwright/test'
import { type Problems, watchProblems } from './problems.ts'

/** E2E_SLOW=4: the pages as a machine four times slower would run them, to find what depends on speed. */
const slowness = Number(process.env.E2E_SLOW ?? 1)

/** `test` of every journey: the address of the store, and a page on which nothing may go wrong unnoticed. */
export const test = base.extend<{ problems: Problems }>({
  // The address is known only after the global set-up, so it cannot stand in the configuration.
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  problems: [
    async ({ page }, use) => {
      const problems = watchProblems(page)
      if (slowness > 1) {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      }
      await use(problems)
      // What is still on its way when a journey ends is nobody's fault; let go, it may yet reach the store and be refused there.
      const seen = problems.seen()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(seen, 'no console error, exception or failed request').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
