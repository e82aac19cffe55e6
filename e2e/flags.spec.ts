import type { Page } from '@playwright/test'
import type { SiteFlag } from '@vitrina/contract/site/site.settings'
import { followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, signInAs, overrideInfo } from './support/visitor.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const allCompanies = (page: Page) => page.getByRole('link', { name: 'Всех компаний' })

/** Whether something is paid the server says, by all its ways together: `schedules.api.test.ts`. */
type DecidedElsewhere = 'showPricesToGuests' | 'showPriceWithVat' | 'isAllowedSbpPay' | 'isAllowedCardPay'

/** Screens of a flag as a buyer sees them with the flag off. */
const screensWithout: Record<Exclude<SiteFlag, DecidedElsewhere>, (page: Page) => Promise<void>> = {
  showHomePage: async (page) => {
    await followTo(page, '/')
    await expect(page).toHaveURL(/\/catalog$/)
  },
  isAllowedViewOrdersOfAllCompanies: async (page) => {
    await followTo(page, '/orders')
    await expect(page.getByRole('link', { name: 'Компании', exact: true })).toBeVisible()
    await expect(allCompanies(page)).toHaveCount(0)
  },
  isPositionsInOrder: async (page) => {
    await page.getByRole('link', { name: /^ЗК-/ }).first().click()
    await expect(page.getByRole('heading', { name: /^Заказ ЗК-/ })).toBeVisible()
    // The documents are not shown either.
    await expect(page.getByRole('tab')).toHaveCount(0)
    await followTo(page, `${new URL(page.url()).pathname}/items`)
    await expect(heading(page)).toHaveText('Страница не найдена')
  },
  isAllowedViewLegalDocuments: async (page) => {
    await followTo(page, '/documents')
    await expect(heading(page)).toHaveText('Страница не найдена')
    await page.getByRole('button', { name: /^Меню пользователя/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Заказы' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Документы' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  },
}

test('[P-04] every flag of the seller opens and closes its screens', { tag: '@desk' }, async ({ page }) => {
  await asReturningVisitor(page)
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/orders')
  await expect(allCompanies(page)).toBeVisible()

  const flags = Object.keys(screensWithout)
  await overrideInfo(page, ({ settings }) => ({ settings: { ...settings, ...Object.fromEntries(flags.map((flag) => [flag, false])) } }))
  await page.goto('/help')
  for (const seen of Object.values(screensWithout)) await seen(page)
})

test('[P-04] [P-05] without documents an order opens on its lines, and no tab is broken', { tag: '@desk' }, async ({ page }) => {
  await asReturningVisitor(page)
  await signInAs(page, 'buyer@vitrina.test')
  await overrideInfo(page, ({ settings }) => ({ settings: { ...settings, isAllowedViewLegalDocuments: false } }))
  await page.goto('/orders')
  await page.getByRole('link', { name: /^ЗК-/ }).first().click()
  await expect(page.getByRole('tab')).toHaveCount(1)
  await expect(page.getByRole('tab', { name: /Товары/, selected: true })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Повторить' })).toHaveCount(0)
})
