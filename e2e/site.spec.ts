import { expect, test } from './support/test.ts'
import { overrideInfo } from './support/visitor.ts'

test('[S-04] a newcomer gets a uuid that is kept, a session id that is not, and the first language of the site', {
  tag: '@desk',
}, async ({ page, context }) => {
  const english = (tab: typeof page) => overrideInfo(tab, () => ({ languages: ['en', 'ru'], importantNotice: null }))
  await english(page)
  const ids = (tab: typeof page) =>
    tab.evaluate(() => [localStorage.getItem('B2B_USER_UUID') ?? '', sessionStorage.getItem('B2B_SESSION_ID') ?? ''] as const)
  const asked = page.waitForRequest('**/api/v1/info')
  await page.goto('/help')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const [uuid, session] = await ids(page)
  expect(uuid).toMatch(/^[0-9a-f-]{36}$/)
  expect((await asked).headers()['user-uuid']).toBe(uuid)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  expect(await ids(page)).toEqual([uuid, session])
  const other = await context.newPage()
  await english(other)
  await other.goto('/help')
  await expect(other.getByRole('main')).toBeVisible()
  const [same, another] = await ids(other)
  expect(same).toBe(uuid)
  expect(another).toMatch(/^[0-9a-f-]{36}$/)
  expect(another).not.toBe(session)
  await other.close()
})
