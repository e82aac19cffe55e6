import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { beRegular } from './support/visitor.ts'

// The notice to newcomers would cover what is looked at here.
test.beforeEach(({ page }) => beRegular(page))

test('the store opens at its root', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unknown address answers 404 and still shows the store', async ({ page, problems }) => {
  problems.allow(/no-such-page$/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a running store says that it lives, is ready, and how it is doing', async ({ request }) => {
  for (const path of ['/live', '/ready', '/metrics']) expect((await request.get(path)).status(), path).toBe(200)
})
