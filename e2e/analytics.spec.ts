import type { Page } from '@playwright/test'
import { followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideInfo, overrideSettings } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

type Event = { type: string; data: Record<string, unknown> }

/** `seen` waits for the event of a step: a page that was left sends nothing more. */
async function visitPages(page: Page, seen: (type: string) => Promise<void>) {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await seen('HOME_PAGE_VIEW')
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' })
  await field.fill('fdnjvfn')
  await field.press('Enter')
  await expect(page).toHaveURL(/keyword=fdnjvfn/)
  await seen('SEARCH_EVENT')
  const product = page.locator('[data-product="name"]').first()
  await product.click()
  await expect(page).toHaveURL(/product=\d+/)
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
  await seen('PRODUCT_VIEW')
  await followTo(page, '/catalog?section=22')
  await expect(page.locator('[data-product="name"]').first()).toBeVisible()
  await seen('CATEGORY_VIEW')
}

const withModule = async (page: Page) => {
  await overrideSettings(page, { analytics: true })
  await overrideInfo(page, ({ config }) => ({ config: { ...config, analytics: { ...(config.analytics as object), b2b: true } } }))
}

test('[A-22] [K-07] with the module on, a view is sent once, and a refusal shows nothing', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/analytics/)
  const events: Event[] = []
  await withModule(page)
  await page.route('**/api/v2/analytics/event', (route) => {
    events.push(route.request().postDataJSON() as Event)
    return route.fulfill({ status: 500, json: { message: 'Сбой учёта', status: 500, code: 'server.failed', errors: [] } })
  })
  await visitPages(page, (type) => expect.poll(() => events.map((event) => event.type)).toContain(type))
  expect(events.map(({ type }) => type)).toEqual(['HOME_PAGE_VIEW', 'SEARCH_EVENT', 'PRODUCT_VIEW', 'CATEGORY_VIEW'])
  const [home, search, product, category] = events.map(({ data }) => data)
  expect(home).toMatchObject({ source: 'web-desktop', segment: 'guest', userId: null })
  expect(search).toMatchObject({ originalSearchTerm: 'fdnjvfn', searchTerm: 'автомат', pageNumber: 1, sessionId: home?.sessionId })
  expect(search?.referer).toBe(home?.location)
  expect(JSON.stringify(search?.products)).toMatch(/^\[\{"id":\d+,"position":1\}/)
  expect(product?.products).toEqual([{ id: Number(new URL(String(product?.location)).searchParams.get('product')), type: 'catalog' }])
  expect(category).toMatchObject({ categoryId: 22 })
  expect(new Set(events.map(({ data }) => data.viewUuid)).size).toBe(4)
  await expect(page.getByText('Сбой учёта')).toHaveCount(0)
})
