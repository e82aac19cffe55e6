import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** The smaller file: a page parses it in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Into every frame, once: axe talks to inner frames by messages. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window)
    if (!isThere) await frame.evaluate(source)
  }
}

/** The page under a dialog or a menu: hidden meanwhile, and checked without them. */
const UNDER_DIALOG = '#root[aria-hidden="true"]'

/**
 * WCAG 2.2 AA and axe's best practices, on the page once it has settled; `except` skips repeated parts.
 * Runs in the page itself: a round trip for every rule and every passed element is ten times as slow.
 */
export async function expectNoAxeViolations(page: Page, { except = [] }: { except?: string[] } = {}): Promise<void> {
  const first = await axeViolations(page, except)
  // A page may have begun to load meanwhile: what is wrong with it stays wrong.
  const violations = first.length === 0 ? first : await axeViolations(page, except)
  expect(violations, 'axe finds nothing').toEqual([])
}

/** A loading page has no heading and faded text. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('h1').filter({ visible: true })).not.toHaveCount(0)
}

async function axeViolations(page: Page, except: string[]): Promise<string[]> {
  await settled(page)
  await injectAxe(page)
  return page.evaluate(
    async (exclude) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const { violations } = await here.run({ exclude }, { resultTypes: ['violations'], preload: false })
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`))
    },
    [...except, UNDER_DIALOG].map((selector) => [selector]),
  )
}
