import type { ConsoleMessage, Page, Request, Response } from '@playwright/test'

export type Problems = {
  /** Error answers and broken requests to these addresses are expected. */
  allow: (address: RegExp) => void
  /** An exception with this text is expected. */
  expectException: (words: RegExp) => void
  seen: () => string[]
}

/** Errors a page must never have during a journey. A broken Content-Security-Policy is a console error too. */
export function watchProblems(page: Page): Problems {
  const allowed: RegExp[] = []
  const expected: RegExp[] = []
  const found: { address: string; text: string }[] = []
  const note = (address: string, text: string) => found.push({ address, text })

  page.on('console', (message: ConsoleMessage) => {
    // The browser repeats failed answers in its console; those are checked below, with their address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    note('', `console: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (expected.some((words) => words.test(error.message))) return
    note('', `exception: ${error.stack ?? error.message}`)
  })
  page.on('response', (response: Response) => {
    if (response.status() >= 400) note(response.url(), `${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels its requests.
    if (reason !== 'net::ERR_ABORTED') note(request.url(), `${reason} ${request.url()}`)
  })
  return {
    allow: (address) => allowed.push(address),
    expectException: (words) => expected.push(words),
    seen: () => found.filter(({ address }) => !address || !allowed.some((pattern) => pattern.test(address))).map(({ text }) => text),
  }
}
