import type { Page } from '@playwright/test'

/** The four lines of the checkout. */
type Line = 'Покупатель' | 'Куда и когда' | 'Оплата' | 'Примечания'

/** Opens lines that are folded; those with something left to say are open already. */
export async function unfold(page: Page, ...names: Line[]): Promise<void> {
  for (const name of names) {
    const line = page.getByRole('button', { name: new RegExp(`^${name}`) })
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
  }
}
