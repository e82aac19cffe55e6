import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expectNoOverflow, followTo } from './support/screen.ts'
import { expect, test } from './support/test.ts'
import { signInAsNewUser } from './support/users.ts'
import { asReturningVisitor, overrideSettings, signInAs } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

type Feed = { items: { slug: string }[] }

type Screen = { id: string; path: string; heading?: string | RegExp }

/** Texts of the specification §2, each entered as an address. */
const texts: Screen[] = [
  { id: 'R-01', path: '/' },
  { id: 'R-03', path: '/posts/news' },
  { id: 'R-03', path: '/posts/articles' },
  { id: 'R-04', path: '/content/reglament' },
  { id: 'R-04', path: '/content/operator-personalnykh-dannykh' },
  { id: 'R-04', path: '/content/politika-sbora-personalnykh-dannykh' },
  { id: 'M-11', path: '/help' },
]

/** The other addresses of the specification §2 with their own screen. */
const areas: Screen[] = [
  { id: 'R-05', path: '/cart', heading: 'Корзина' },
  { id: 'M-02', path: '/cart/checkout', heading: 'Оформление заказа' },
  { id: 'R-06', path: '/catalog', heading: 'Каталог' },
  { id: 'R-07', path: '/documents', heading: 'Документы' },
  { id: 'R-08', path: '/orders', heading: 'Заказы' },
  { id: 'R-08', path: '/orders/12', heading: 'Заказы' },
  { id: 'R-08', path: '/orders/12/items', heading: 'Заказы' },
  { id: 'R-16', path: '/user', heading: 'Профиль' },
  { id: 'R-16', path: '/user/company', heading: 'Компания' },
  { id: 'R-16', path: '/user/addresses', heading: 'Адреса доставки' },
  { id: 'R-16', path: '/user/payment-schedule', heading: 'График платежей' },
  { id: 'R-16', path: '/user/delivery-schedule', heading: 'График поставок' },
  { id: 'R-17', path: '/auth/tinkoff/complete', heading: 'Возникла техническая ошибка' },
]

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function expectScreen(page: Page, heading?: string | RegExp) {
  await expect(title(page)).toBeVisible()
  if (heading) await expect(title(page)).toHaveText(heading)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
}

test('[R-02] [M-11] every address has its screen', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  const firstOf = async (list: string) => ((await (await page.request.get(list)).json()) as Feed).items[0]?.slug ?? ''
  const items: Screen[] = [
    { id: 'R-02', path: `/posts/news/${await firstOf('/api/v2/feeds/news/items')}` },
    { id: 'M-11', path: `/help/${await firstOf('/api/v2/help')}` },
  ]
  for (const { id, path, heading } of [...texts, ...items, ...areas])
    await test.step(`[${id}] ${path}`, async () => {
      expect((await page.request.get(path)).status()).toBe(200)
      const former = await page.title()
      await followTo(page, path)
      // The former screen stays until the next is loaded.
      if (heading) await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
      else if (path !== '/') await expect(page).not.toHaveTitle(former)
      await expectScreen(page, heading)
    })
})

test('[R-16] every screen of a buyer’s own is in order', async ({ page, isMobile }) => {
  await signInAs(page, 'buyer@vitrina.test')
  await page.goto('/orders')
  const order = page.getByRole('main').getByRole('link', { name: /^ЗК-/ }).first()
  const path = (await order.getAttribute('href')) ?? ''
  const screens: Screen[] = [
    { id: 'R-08', path: '/orders', heading: 'Заказы' },
    { id: 'R-08', path, heading: /^Заказ ЗК-/ },
    { id: 'R-08', path: `${path}/items`, heading: /^Заказ ЗК-/ },
    { id: 'R-07', path: '/documents', heading: 'Документы' },
    { id: 'R-16', path: '/user', heading: isMobile ? 'Личный кабинет' : 'Профиль' },
    { id: 'R-16', path: '/user/profile', heading: 'Профиль' },
    { id: 'R-16', path: '/user/company', heading: /Контур-Монтаж|Орлова/ },
    { id: 'R-16', path: '/user/addresses', heading: 'Адреса доставки' },
    { id: 'R-16', path: '/user/payment-schedule', heading: 'График платежей' },
    { id: 'R-16', path: '/user/delivery-schedule', heading: 'График поставок' },
    { id: 'A-10', path: '/user/notifications', heading: 'Уведомления' },
    { id: 'A-10', path: '/user/security', heading: 'Сеансы и безопасность' },
    { id: 'A-12', path: '/user/privacy', heading: 'Согласия и данные' },
  ]
  for (const screen of screens)
    await test.step(`[${screen.id}] ${screen.path}`, async () => {
      await followTo(page, screen.path)
      await expectScreen(page, screen.heading)
    })
  await followTo(page, '/specifications/archive')
  await expect(page.getByRole('main').getByRole('link', { name: 'Офис на Лесной, первый этап' })).toBeVisible()
  await expectScreen(page, 'Архив спецификаций')
  if (!isMobile) return
  // A phone shows the list of sections first, and has the choice of the company in the account.
  await followTo(page, '/user')
  await page.getByRole('navigation', { name: 'Разделы личного кабинета' }).getByRole('link', { name: 'Компания' }).click()
  await page
    .getByRole('button', { name: /^Сменить компанию/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Компании' })).toBeVisible()
})

test('every screen of the seller’s desk is in order', { tag: '@phone' }, async ({ page }) => {
  // At the desk's own width its journeys see these screens.
  await signInAs(page, 'admin@vitrina.test')
  await page.goto('/help')
  await page.getByRole('button', { name: 'Ещё' }).click()
  await page.getByRole('dialog', { name: 'Ещё' }).getByRole('link', { name: 'Бэк-офис' }).click()
  await expect(page).toHaveURL(/\/back-office\/orders/)
  const order = page.getByRole('main').getByRole('link', { name: /ЗК-/ }).first()
  const path = (await order.getAttribute('href')) ?? ''
  for (const [address, heading] of [
    ['/back-office/orders', 'Заказы'],
    [path, /^Заказ ЗК-/],
    ['/back-office/returns', 'Возвраты'],
    ['/back-office/payments', 'Платежи'],
    ['/back-office/companies', 'Компании покупателей'],
    ['/back-office/reports', 'Отчёты'],
    ['/back-office/unmatched-lines', 'Строки без товара'],
  ] as const)
    await test.step(address, async () => {
      await followTo(page, address)
      await expectScreen(page, heading)
    })
  await followTo(page, '/back-office/calendar?year=2026')
  await expect(title(page)).toHaveText('Рабочие дни: 2026')
  // The other eleven months are like January.
  await expectNoAxeViolations(page, { except: ['div:has(> table):nth-child(n + 2)'] })
})

test('[R-11] [R-12] the tiles of the modules are in order', async ({ page }) => {
  await overrideSettings(page, { modules: true, offers: true, configurator: true })
  await page.goto('/help')
  await followTo(page, '/modules')
  await expectScreen(page, 'Модули')
})

test('[R-14] the addresses of sign-in and sign-up open their dialogs for a guest', async ({ page }) => {
  await page.goto('/user/sign-in')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await expectNoAxeViolations(page)
  await followTo(page, '/user/sign-up')
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[O-20] [S-12] a survey, the help of a page and the ways to supply a cart are in order', { tag: '@desk' }, async ({ page }) => {
  const { token } = await signInAsNewUser(page)
  const found = await page.request.get('/api/v2/search?criteria[instock]=1&pageSize=100')
  const { items } = (await found.json()) as { items: { id: number; multiplicity: number }[] }
  // More than all warehouses have: each of them ships what it has.
  const goods = items.filter(({ multiplicity }) => multiplicity === 1).slice(0, 1)
  const put = await page.request.post('/api/v1/cart/items', {
    headers: { authorization: `Bearer ${token}` },
    data: { items: goods.map(({ id }) => ({ productId: id, amount: 900_000 })) },
  })
  expect(put.ok(), await put.text()).toBe(true)

  await page.goto('/catalog')
  const survey = page.getByRole('region', { name: 'Что улучшить в магазине' })
  await survey.getByRole('button', { name: 'Ответить' }).click()
  await survey.getByRole('button', { name: 'Отправить' }).click()
  await expect(survey.getByText('Ответьте на этот вопрос')).toHaveCount(2)
  // The list is checked without the survey.
  await expectNoAxeViolations(page, { except: ['main'] })

  await followTo(page, '/cart')
  await page.getByRole('button', { name: 'Справка' }).click()
  await expect(page.getByRole('dialog', { name: 'Справка по этой странице' }).getByRole('listitem').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await page.getByRole('region', { name: 'Как поставить' }).getByRole('button', { name: 'Как поставить' }).click()
  await expect(page.getByRole('dialog', { name: 'Как поставить' }).getByRole('radio')).toHaveCount(4)
  await expectNoAxeViolations(page)
})

test('[R-18] [E-03] an unknown address answers 404 with a not-found screen', async ({ page, problems }) => {
  problems.allow(/nothing-here/)
  for (const path of ['/user/nothing-here', '/modules/nothing-here']) expect((await page.request.get(path)).status(), path).toBe(404)
  const answer = await page.goto('/nothing-here')
  expect(answer?.status()).toBe(404)
  await expectScreen(page, 'Страница не найдена')
  await expect(page.getByText('Воспользуйтесь разделами верхнего меню')).toBeVisible()
})
