import { expect, type Page } from '@playwright/test'

/** To another address of the open store, as by a link: nothing is loaded anew. */
export const followTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0)
}
