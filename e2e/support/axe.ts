import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA and axe's best practices, on the page as it stands now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const said = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} — ${target.join(' ')}`))
  expect(said, 'axe finds nothing').toEqual([])
}
