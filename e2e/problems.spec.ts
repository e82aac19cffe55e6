import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { type Problems, watchProblems } from './support/problems.ts'

// The guard that every journey has, seen to notice what it is there for.

let problems: Problems
test.beforeEach(async ({ page, isMobile }) => {
  test.skip(isMobile, 'the guard does not depend on the width')
  problems = watchProblems(page)
  await page.goto(`${process.env.E2E_BASE_URL}/`)
})

test('an error in the console is noticed', async ({ page }) => {
  await page.evaluate(() => console.error('broken'))
  expect(problems.seen()).toEqual(['console: broken'])
})

test('an exception is noticed', async ({ page }) => {
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('broken')
    }),
  )
  await thrown
  expect(problems.seen()).toEqual([expect.stringContaining('exception: Error: broken')])
})

test('an error answer is noticed unless the journey allows it by name', async ({ page }) => {
  await page.evaluate(async () => void (await fetch('/api/v1/no-such-call')))
  expect(problems.seen()).toEqual([expect.stringMatching(/^404 GET .*no-such-call$/)])
  problems.allow(/no-such-call$/)
  expect(problems.seen()).toEqual([])
})

test('a broken Content-Security-Policy is noticed', async ({ page }) => {
  const said = page.waitForEvent('console')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.name = "leaked"'
    document.head.append(script)
  })
  await said
  expect(problems.seen()).toEqual([expect.stringContaining('Content Security Policy')])
})

test('what axe finds fails a journey', async ({ page }) => {
  await page.evaluate(() => document.body.append(document.createElement('button')))
  await expect(expectNoAxeViolations(page)).rejects.toThrow('button-name')
})
