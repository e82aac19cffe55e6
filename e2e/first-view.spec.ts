import { LOOK_COOKIE } from '@vitrina/contract/site/first-view.rules'
import type { Page } from '@playwright/test'
import { intercept } from './support/intercept.ts'
import { expect, test } from './support/test.ts'
import { signInAsNewUser } from './support/users.ts'
import { viewports } from './support/viewports.ts'

/** Calls that a drawn page has the answers of. */
const ANSWERED = /\/api\/v\d\/(info|settings|translations|home|search|catalog\/info|catalog-section|destination|cookie\/check)/

const LATE_MS = 60_000

async function open(page: Page, address: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (ANSWERED.test(pathname) && !search.includes('page=2')) asked.push(pathname + search)
  })
  // Until the next page is here the one before goes on asking.
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) asked.length = 0
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!hadRecentInput) document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A store that was just started, or has others to serve, may be late with a page: then the browser draws it, as ever.
  await expect
    .poll(
      async () => {
        await page.goto(address)
        return page.evaluate(() => document.documentElement.dataset.fit)
      },
      { timeout: LATE_MS },
    )
    .toBe('page')
  // The look is written once the scripts have taken the page over.
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain(LOOK_COOKIE)
  return { asked, shift: () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)) }
}

/** A first visit begins with the seller's notice, which stands before everything else. */
const dismissNotice = (page: Page) => page.getByRole('button', { name: 'Понятно' }).click()

test('[C-01] [R-01] pages come drawn: the scripts take them over without asking again and without moving anything @desk', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const catalogue = await open(page, '/catalog')
  await dismissNotice(page)
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(catalogue.asked).toEqual([])
  expect(await catalogue.shift()).toBeLessThanOrEqual(0.02)

  const home = await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(home.asked).toEqual([])
  expect(await home.shift()).toBeLessThanOrEqual(0.02)
})

test('[C-01] [C-20] pages drawn of parts of those before are taken over as well @desk', async ({ page, context, request }) => {
  await context.clearCookies()
  const { items } = (await (await request.get('/api/v1/catalog-section')).json()) as { items: { id: number }[] }
  const [first = 0, second = 0] = items.map(({ id }) => id)
  await open(page, '/catalog')
  await dismissNotice(page)
  for (const list of [`section=${first}`, `section=${first}&page=2`, `section=${second}`, `section=${first}&instock=1`, 'infavorite=1']) {
    // A page that React cannot take over as it is would be an error on the console, which fails the journey.
    const { shift } = await open(page, `/catalog?${list}`)
    await expect(page.getByRole('complementary', { name: 'Фильтры' })).toBeVisible()
    expect(await shift()).toBeLessThanOrEqual(0.02)
  }
})

test('[C-01] a word typed and a button pressed before the scripts have run are not lost @desk', async ({ page, context }) => {
  await context.clearCookies()
  await open(page, '/catalog')
  await dismissNotice(page)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  // Drawn again: a busy store may leave one to the browser, which would wait for the scripts.
  await expect
    .poll(
      async () => {
        await page.goto('/catalog', { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        return page.evaluate(() => document.documentElement.dataset.fit)
      },
      { timeout: LATE_MS },
    )
    .toBe('page')
  await page.getByLabel('Поиск по каталогу').fill('кабель')
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
  scripts.resolve()
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  await expect(page.getByLabel('Очистить поиск')).toBeVisible()
})

test('[E-02] a drawn page whose scripts fail stays readable and says that it is dead @desk', async ({ page, context, problems }) => {
  problems.allow(/\/assets\//)
  await context.clearCookies()
  await open(page, '/catalog')
  await dismissNotice(page)
  const stop = await intercept(page, '**/assets/*.js', (route) => route.abort())
  const told = page.getByRole('alert').filter({ hasText: 'Произошел технический сбой' })
  // A busy store may leave a page to the browser, which has a screen of its own for that.
  await expect
    .poll(
      async () => {
        await page.goto('/catalog')
        return page.evaluate(() => document.documentElement.dataset.fit)
      },
      { timeout: LATE_MS },
    )
    .toBe('page')
  await expect(told).toBeVisible()
  await expect(page.getByRole('row').first()).toBeVisible()
  stop()
  await told.getByRole('button', { name: 'Обновить страницу' }).click()
  await page.getByLabel('Поиск по каталогу').fill('кабель')
  await expect(page.getByLabel('Очистить поиск')).toBeVisible()
  await expect(told).toBeHidden()
})

test('[C-01] a signed-in user’s page comes with nothing of a guest’s, and asks for each answer once @desk', async ({ page }) => {
  await signInAsNewUser(page)
  const isOwn = () => page.evaluate(() => document.documentElement.dataset.look?.endsWith('.own') === true)
  // The browser says so once it has seen who is signed in; a busy store may leave a page to it altogether.
  await expect
    .poll(
      async () => {
        await page.goto('/catalog')
        await expect(page.getByRole('row').first()).toBeVisible()
        return isOwn()
      },
      { timeout: LATE_MS },
    )
    .toBe(true)
  const asked: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (ANSWERED.test(pathname)) asked.push(pathname + search)
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  const answer = await page.goto('/catalog')
  expect(await answer?.text()).not.toContain('id="first-view"')
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(asked).toContain('/api/v2/search?page=1')
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
  expect(scripts.filter((script) => script.includes('/take-over-'))).toEqual([])
  const untaken = () => page.evaluate(() => Object.keys((window as { earlyAnswers?: { answers: object } }).earlyAnswers?.answers ?? {}))
  for (const [viewport, drawnFor] of [
    [viewports.desktop, 1280],
    [viewports.phone, 0],
  ] as const)
    for (const path of ['/catalog', '/']) {
      await page.setViewportSize(viewport)
      // The browser tells its width once it has seen it; the next page is made for it.
      await expect(async () => {
        await page.goto(path)
        expect(await page.evaluate(() => document.documentElement.dataset.look)).toMatch(new RegExp(`^ru\\.0\\.${drawnFor}\\..*own$`))
        await expect.poll(untaken, { message: `${path} for ${drawnFor} px asks for nothing in vain`, timeout: 5_000 }).toEqual([])
      }).toPass({ timeout: LATE_MS })
    }
})

test('[C-01] without scripts the goods can be read all the same @desk', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await expect
    .poll(
      async () => {
        await page.goto('/catalog')
        return page.getByRole('row').count()
      },
      { timeout: LATE_MS },
    )
    .toBeGreaterThan(5)
  await context.close()
})
