import { test as base, expect } from '@playwright/test'
import { type Problems, watchProblems } from './problems.ts'

/** E2E_SLOW=4: pages run as on a machine four times slower, to find dependencies on speed. */
const slowness = Number(process.env.E2E_SLOW ?? 1)

/** `test` of every journey: the address of the store, and a page on which every problem is noticed. */
export const test = base.extend<{ problems: Problems }>({
  // The address is known only after the global set-up, so it cannot be in the configuration.
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  problems: [
    async ({ page }, use) => {
      const problems = watchProblems(page)
      if (slowness > 1) {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      }
      await use(problems)
      // Requests pending at the end of a journey are not judged; released, they may still reach the store and be refused.
      const seen = problems.seen()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(seen, 'no console error, exception or failed request').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
