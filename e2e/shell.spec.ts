import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideInfo } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

const dialog = (page: Page) => page.getByRole('dialog')

const withAuthInitial = (page: Page, authInitial: 'signin' | 'signup') =>
  overrideInfo(page, ({ config }) => ({ config: { ...config, authInitial } }))

async function openAuth(page: Page) {
  await page.goto('/help')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  if (page.viewportSize()?.width === 390) await page.getByRole('button', { name: 'Ещё' }).click()
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
}

async function openSignIn(page: Page) {
  await withAuthInitial(page, 'signin')
  await openAuth(page)
  await expect(dialog(page).getByLabel('Телефон или почта')).toBeVisible()
}

async function signInWithWrongPassword(page: Page) {
  await dialog(page).getByLabel('Телефон или почта').fill('buyer@vitrina.test')
  await dialog(page).getByLabel('Пароль', { exact: true }).fill('wrong')
  await dialog(page).getByRole('button', { name: 'Войти', exact: true }).click()
}

test('[O-01] [O-05] [K-06] the auth dialog opens over the page, switches its view, links to the legal pages, and "back" closes it', async ({
  page,
  isMobile,
}) => {
  await openSignIn(page)
  await expectNoAxeViolations(page)
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBe(isMobile ? 390 : 600)
  await expect(dialog(page).getByRole('link', { name: 'пользовательское соглашение' })).toHaveAttribute('href', '/content/reglament')
  await expect(dialog(page).getByRole('link', { name: /политика/ })).toHaveAttribute('href', '/content/politika-sbora-personalnykh-dannykh')
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/help$/)
})

test('[K-04] on a wide screen the content scrolls inside a frame that does not, on a phone the page does', async ({ page, isMobile }) => {
  await page.goto('/content/reglament')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator(`[data-layout="${isMobile ? 'phone' : 'desktop'}"]`)).toBeVisible()
  const isScrollable = (selector: string) => page.locator(selector).evaluate((element) => element.scrollHeight > element.clientHeight + 1)
  await expect.poll(() => isScrollable(isMobile ? 'html' : '#scroller')).toBe(true)
  if (!isMobile) expect(await isScrollable('html')).toBe(false)
})

test('[K-04] the first Tab offers to skip the header; a window made narrower, or a turned tablet, keeps the input', {
  tag: '@desk',
}, async ({ page }) => {
  // A phone has no keyboard and is not made narrower.
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'К содержимому' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const amount = page.getByRole('textbox', { name: 'Количество', exact: true })
  await amount.fill('77')
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.locator('[data-layout="tablet"]')).toBeVisible()
  await expect(amount).toHaveValue('77')
})

test('[S-17] a local flag forces the desktop layout, and the footer switches it off', { tag: '@phone' }, async ({ page }) => {
  // Wide screens have it anyway.
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Полная версия' }).click()
  await expect(page.locator('[data-layout="desktop"]')).toBeVisible()
  // The page is now wider than the phone, beyond the reach of the test's mouse.
  await page.getByRole('button', { name: 'Обычная версия' }).dispatchEvent('click')
  await expect(page.locator('[data-layout="phone"]')).toBeVisible()
})

test('[O-15] the message bar is at the bottom centre, stays while it is read, and can be closed', { tag: '@desk' }, async ({
  page,
  problems,
}) => {
  // One width is enough for timing.
  problems.allow(/sign-in$/)
  await page.clock.install()
  await openSignIn(page)
  const bar = page.getByRole('region', { name: 'Сообщения', exact: true })
  await signInWithWrongPassword(page)
  const text = bar.getByText('Неверный телефон или пароль')
  await expect(text).toBeVisible()
  const box = await bar.getByRole('alert').boundingBox()
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(2)
  await text.hover()
  await page.clock.runFor(6000)
  await expect(text).toBeVisible()
  await page.mouse.move(10, 10)
  await page.clock.runFor(4100)
  await expect(text).toHaveCount(0)

  await signInWithWrongPassword(page)
  await bar.getByRole('button', { name: 'Закрыть' }).click()
  await expect(text).toHaveCount(0)
})

test('the dark scheme is chosen in one click, remembered, and readable', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Тёмная тема' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})

/** The seller's own Russian texts stay: names of regions, hours. */
async function sellerTexts(page: Page): Promise<string[]> {
  const info = (await (await page.request.get('/api/v1/info', { headers: { 'accept-language': 'en' } })).json()) as {
    region: { name: string } | null
    site: { name: string }
    config: { contacts: Record<string, string> }
  }
  const { pickupPoints } = (await (await page.request.get('/api/v1/destination')).json()) as {
    pickupPoints: { name: string; city: string }[]
  }
  const points = pickupPoints.flatMap(({ name, city }) => [name, city])
  return [info.region?.name ?? '', info.site.name, ...Object.values(info.config.contacts), ...points].filter(Boolean)
}

/** Texts and names under these elements, those marked as Russian aside. */
const words = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((roots) =>
      roots.flatMap((root) =>
        [root, ...root.querySelectorAll('*')].flatMap((element) =>
          element.closest('[lang="ru"]:not(html)')
            ? []
            : [
                ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
                ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
              ],
        ),
      ),
    )

test('[S-18] switching the language leaves no Russian and no raw key on the shell, and server messages follow', { tag: '@desk' }, async ({
  page,
  problems,
}) => {
  problems.allow(/sign-in$/)
  await withAuthInitial(page, 'signin')
  await page.goto('/cart')
  const seller = await sellerTexts(page)
  for (const [code, catalogue, signInName] of [
    ['EN', 'Catalogue', 'Sign in or sign up'],
    ['UZ', 'Katalog', 'Kirish va ro‘yxatdan o‘tish'],
  ] as const)
    await test.step(code, async () => {
      await page.getByRole('button', { name: code, exact: true }).click()
      await expect(page.getByRole('link', { name: catalogue, exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', code.toLowerCase())
      // The announced title follows a moment later.
      await expect(async () => {
        const shown = (await words(page, 'header, footer, main, nav')).map((text) =>
          seller.reduce((left, own) => left.replaceAll(own, ''), text),
        )
        expect(shown.filter((text) => /[а-яё]/i.test(text))).toEqual([])
        expect(shown.filter((text) => /^[a-z]+(\.[a-zA-Z]+)+$/.test(text.trim()))).toEqual([])
      }).toPass()

      await page.locator('header').getByRole('button', { name: signInName }).click()
      await dialog(page).getByRole('textbox').first().fill('buyer@vitrina.test')
      await dialog(page).locator('input[type=password]').fill('wrong')
      await page.keyboard.press('Enter')
      const alert = dialog(page).getByRole('alert')
      await expect(alert).not.toBeEmpty()
      expect(/[а-яё]/i.test((await dialog(page).textContent()) ?? '')).toBe(false)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })
})
