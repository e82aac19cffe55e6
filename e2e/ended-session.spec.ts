import type { Page } from '@playwright/test'
import { createUser } from './support/users.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor } from './support/visitor.ts'

const PASSWORD = 'Общая-фаза-и-ноль'

test.beforeEach(({ page, problems }) => {
  // Error answers to an ended session are expected.
  problems.allow(/\/api\//)
  return asReturningVisitor(page)
})

/** As a new user who is signed in: the first page of the tab finds the token in both storages. */
async function openCatalogue(page: Page): Promise<string> {
  const { email, token } = await createUser(page, PASSWORD)
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('is-opened')) return
    sessionStorage.setItem('is-opened', 'true')
    for (const storage of [localStorage, sessionStorage]) storage.setItem('B2B_USER_TOKEN', stored)
    localStorage.setItem('B2B_AUTH_INITIAL', 'signin')
  }, token)
  await page.goto('/catalog?instock=1')
  return email
}

async function signIn(page: Page, email: string): Promise<void> {
  const signInDialog = page.getByRole('dialog', { name: 'Вход' })
  await signInDialog.getByLabel('Телефон или почта').fill(email)
  await signInDialog.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await signInDialog.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(signInDialog).toBeHidden()
}

/** Background requests of a tab would announce the end of the session before the press does: they wait for it. */
async function holdRequestsUntilPress(page: Page): Promise<void> {
  const pressed = Promise.withResolvers<void>()
  await page.context().route('**/api/**', async (route) => {
    if (route.request().url().endsWith('/cart/items')) pressed.resolve()
    await pressed.promise
    await route.continue()
  })
}

/** From another browser: every session of the person ends. */
async function signOutEverywhere(page: Page, email: string): Promise<void> {
  await holdRequestsUntilPress(page)
  const login = await page.request.post('/api/v2/user/sign-in', { data: { login: email, password: PASSWORD } })
  const { authToken } = (await login.json()) as { authToken: string }
  const ended = await page.request.post('/api/v2/user/sign-out-everywhere', { headers: { authorization: `Bearer ${authToken}` } })
  expect(((await ended.json()) as { ended: number }).ended).toBeGreaterThan(0)
}

const tokens = (page: Page) => page.evaluate(() => [localStorage.getItem('B2B_USER_TOKEN'), sessionStorage.getItem('B2B_USER_TOKEN')])
const addButton = (page: Page) => page.getByRole('button', { name: /^В корзину/ }).first()
/** By keyboard: a prefetch under the mouse would reveal the end of the session before the press does. */
const add = (page: Page) => addButton(page).press('Enter')
const inCart = (page: Page) => page.getByRole('link', { name: /^Корзина: 1 позиция/ }).first()

test('[O-02] [E-01] [S-02] a session ended elsewhere: the name disappears, sign-in opens, and the goods go into the buyer’s own cart', {
  tag: '@desk',
}, async ({ page }) => {
  const email = await openCatalogue(page)
  await expect(addButton(page)).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/catalog')
  await expect(second.getByRole('banner')).toBeVisible()

  await signOutEverywhere(page, email)
  await add(page)
  const signInDialog = page.getByRole('dialog', { name: 'Вход' })
  await expect(signInDialog).toBeVisible()
  expect(await tokens(page)).toEqual([null, null])
  await expect(page.getByText('Вера', { exact: false })).toHaveCount(0)
  // The other tab is a guest's too.
  await expect(second.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await second.close()

  // The header shows the goods before the server has them: a cart that is read sooner is without them.
  const added = page.waitForResponse((answer) => answer.url().endsWith('/cart/items') && answer.ok())
  await signIn(page, email)
  await expect(page).toHaveURL(/\/catalog\?instock=1$/)
  await expect(inCart(page)).toBeVisible()
  await added
  await page.goto('/cart')
  await expect(page.locator('[data-line]')).toHaveCount(1)
})
