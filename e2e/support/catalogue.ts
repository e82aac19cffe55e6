import { expect, type Locator, type Page } from '@playwright/test'
import type { ProductList } from '@vitrina/contract/catalogue/catalogue'

/** Rows of the list, as a table, as lines or as cards. */
export const rows = (page: Page): Locator => page.locator('main [data-row]')
export const idsOf = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
export const nameOf = (row: Locator) => row.locator('a[data-product="name"]')
/** Waits until the list of this address is shown, not the previous one. */
export async function waitForList(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** The server's own result. */
export async function fetchList(page: Page, query: string): Promise<ProductList> {
  return (await (await page.request.get(`/api/v2/search?${query}`)).json()) as ProductList
}

/** The product over the list. */
export const dialogOf = (page: Page) => page.getByRole('dialog')
export const nameIn = (dialog: Locator) => dialog.getByRole('heading', { level: 2 })
