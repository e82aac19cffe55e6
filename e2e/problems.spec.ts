import { expect, test } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { type Problems, watchProblems } from './support/problems.ts'
import { asReturningVisitor } from './support/visitor.ts'

// Tests of the guard that every journey has.

test('every problem of a page is noticed, and axe findings fail a journey', { tag: '@desk' }, async ({ page }) => {
  // An open notice would hide the elements under it from axe.
  await asReturningVisitor(page)
  await page.goto(`${process.env.E2E_BASE_URL}/`)
  let problems: Problems
  const watching = (title: string, body: () => Promise<void>) =>
    test.step(title, () => {
      problems = watchProblems(page)
      return body()
    })
  await watching('an error in the console is noticed', async () => {
    await page.evaluate(() => console.error('broken'))
    await expect.poll(() => problems.seen()).toEqual(['console: broken'])
  })
  await watching('an exception is noticed', async () => {
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('broken')
      }),
    )
    await expect.poll(() => problems.seen()).toEqual([expect.stringContaining('exception: Error: broken')])
  })
  await watching('an error answer is noticed unless the journey allows it by name', async () => {
    await page.evaluate(async () => void (await fetch('/api/v1/no-such-call')))
    await expect.poll(() => problems.seen()).toEqual([expect.stringMatching(/^404 GET .*no-such-call$/)])
    problems.allow(/no-such-call$/)
    expect(problems.seen()).toEqual([])
  })
  await watching('a broken Content-Security-Policy is noticed', async () => {
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.name = "leaked"'
      document.head.append(script)
    })
    await expect.poll(() => problems.seen()).toEqual([expect.stringContaining('Content Security Policy')])
  })
  await test.step('axe findings fail a journey', async () => {
    await page.evaluate(() => document.body.append(document.createElement('button')))
    await expect(expectNoAxeViolations(page)).rejects.toThrow('button-name')
  })
})
