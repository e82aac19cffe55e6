import { test as base, expect } from '@playwright/test'
import { LOOK_COOKIE, NO_LOOK } from '@vitrina/contract/site/first-view.rules'
import { type Problems, watchProblems } from './problems.ts'

/** E2E_SLOW=4: pages run as on a machine four times slower, to find dependencies on speed. */
const slowness = Number(process.env.E2E_SLOW ?? 1)

/** E2E_DRAWN=1: guests' first pages are drawn by the server, as a visitor gets them. */
const isDrawn = process.env.E2E_DRAWN === '1'

/** `test` of every journey: the address of the store, and a page on which every problem is noticed. */
export const test = base.extend<{ problems: Problems }>({
  // The address is known only after the global set-up, so it cannot be in the configuration.
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  problems: [
    async ({ page, baseURL }, use) => {
      const problems = watchProblems(page)
      // Journeys press buttons the moment they see them; on a page that the server drew these answer only when the scripts have run.
      if (baseURL && !isDrawn) await page.context().addCookies([{ name: LOOK_COOKIE, value: NO_LOOK, url: baseURL }])
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
