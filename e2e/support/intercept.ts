import type { Page, Route } from '@playwright/test'

/**
 * Answers matching requests until the returned function is called. The interception itself stays: taking it away loses whatever
 * the page requests at that moment, and a screen whose file is lost so waits for ever.
 */
export async function intercept(page: Page, address: string, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let isOn = true
  await page.route(address, (route) => (isOn ? answer(route) : route.continue()))
  return () => {
    isOn = false
  }
}
