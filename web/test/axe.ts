import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules that need a layout: nothing is painted here, so journeys check them, in the browser. */
const NEED_LAYOUT = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable']

/** The page under a dialog or a menu, and what the browser's own styles hide, which are not here either. */
const HIDDEN = ['body > [aria-hidden="true"]', '[hidden]']

/** WCAG 2.2 AA and axe's best practices, as far as names, roles and structure prove them. */
export async function expectNoAxeViolations(): Promise<void> {
  const rules = Object.fromEntries(NEED_LAYOUT.map((rule) => [rule, { enabled: false }]))
  const context = { include: [['body']], exclude: HIDDEN.map((selector) => [selector]) }
  const { violations } = await axe.run(context, { resultTypes: ['violations'], preload: false, rules })
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`))
  expect(found, 'axe finds nothing').toEqual([])
}
