import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { asReturningVisitor, overrideInfo, overrideSettings } from './support/visitor.ts'

test.beforeEach(({ page }) => asReturningVisitor(page))

type Feed = { items: { slug: string }[] }

type Screen = { id: string; path: string; heading?: string }

/** Every address of the specification §2 with its own screen, by purpose. */
const screensByPurpose: Record<string, Screen[]> = {
  'to read': [
    { id: 'R-01', path: '/' },
    { id: 'R-03', path: '/posts/news' },
    { id: 'R-03', path: '/posts/articles' },
    { id: 'R-04', path: '/content/reglament' },
    { id: 'R-04', path: '/content/operator-personalnykh-dannykh' },
    { id: 'R-04', path: '/content/politika-sbora-personalnykh-dannykh' },
    { id: 'M-11', path: '/help' },
  ],
  'to choose and to order': [
    { id: 'R-05', path: '/cart', heading: 'Корзина' },
    { id: 'M-02', path: '/cart/checkout', heading: 'Оформление заказа' },
    { id: 'R-06', path: '/catalog', heading: 'Каталог' },
    { id: 'R-07', path: '/documents', heading: 'Документы' },
    { id: 'R-08', path: '/orders', heading: 'Заказы' },
    { id: 'R-08', path: '/orders/12', heading: 'Заказы' },
    { id: 'R-08', path: '/orders/12/items', heading: 'Заказы' },
  ],
  'of one’s own': [
    { id: 'R-16', path: '/user', heading: 'Профиль' },
    { id: 'R-16', path: '/user/company', heading: 'Компания' },
    { id: 'R-16', path: '/user/addresses', heading: 'Адреса доставки' },
    { id: 'R-16', path: '/user/payment-schedule', heading: 'График платежей' },
    { id: 'R-16', path: '/user/delivery-schedule', heading: 'График поставок' },
    { id: 'R-17', path: '/auth/tinkoff/complete', heading: 'Возникла техническая ошибка' },
  ],
}

/** Areas not built yet: they have an address only where they are switched on. */
const unbuilt: Screen[] = [
  { id: 'R-09', path: '/specifications', heading: 'Спецификации' },
  { id: 'R-09', path: '/specifications/company', heading: 'Спецификации компании' },
  { id: 'R-09', path: '/specifications/recommended', heading: 'Рекомендованные спецификации' },
  { id: 'R-09', path: '/specifications/archive', heading: 'Архив спецификаций' },
  { id: 'R-09', path: '/specifications/import', heading: 'Импорт спецификации' },
  { id: 'R-10', path: '/modules/offers', heading: 'Коммерческие предложения' },
  { id: 'R-10', path: '/modules/offers/archive', heading: 'Коммерческие предложения' },
  { id: 'R-13', path: '/user/golden-club', heading: 'Золотой клуб' },
]
const allBuilt = { specifications: true, modules: true, offers: true, configurator: true, clubPages: true }

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function expectScreen(page: Page, heading?: string) {
  await expect(title(page)).toBeVisible()
  if (heading) await expect(title(page)).toHaveText(heading)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expectNoAxeViolations(page)
}

for (const [purpose, screens] of Object.entries(screensByPurpose)) {
  test(`every address ${purpose} shows its screen`, async ({ page }) => {
    for (const { id, path, heading } of screens)
      await test.step(`[${id}] ${path}`, async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        await expectScreen(page, heading)
        if (heading) await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
      })
  })
}

test('an area that is not built is not found, unless the seller switches it on', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/\/(specifications|modules|user\/golden-club)/)
  for (const { id, path } of unbuilt)
    await test.step(`[${id}] ${path}`, async () => {
      expect((await page.request.get(path)).status()).toBe(404)
    })
  await overrideSettings(page, allBuilt)
  for (const { id, path, heading } of unbuilt)
    await test.step(`[${id}] ${path}`, async () => {
      await page.goto(path)
      await expectScreen(page, heading)
    })
})

test('[R-02] [M-11] a post of a feed and a topic of help show their texts', async ({ page, request }) => {
  for (const [list, path] of [
    ['/api/v2/feeds/news/items', '/posts/news'],
    ['/api/v2/help', '/help'],
  ] as const) {
    const { items } = (await (await request.get(list)).json()) as Feed
    await page.goto(`${path}/${items[0]?.slug}`)
    await expectScreen(page)
  }
})

test('[P-01] the catalogue, texts and posts are open to a guest; on personal screens a guest is asked to sign in', {
  tag: '@desk',
}, async ({ page }) => {
  const enter = page.getByRole('main').getByRole('button', { name: 'Войти', exact: true })
  for (const path of ['/catalog', '/content/reglament', '/posts/news']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(enter, path).toHaveCount(0)
  }
  for (const path of ['/user', '/user/company', '/user/addresses', '/orders', '/cart/checkout']) {
    await page.goto(path)
    await expect(enter, path).toBeVisible()
  }
  await enter.click()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
})

const withHomePage = (page: Page, showHomePage: boolean) =>
  overrideInfo(page, ({ settings }) => ({ settings: { ...settings, showHomePage } }))

test('[R-01] with the home redirect a visit starts in the catalogue, unless the address has more', { tag: '@desk' }, async ({ page }) => {
  await overrideSettings(page, { homeRedirect: true })
  await page.goto('/')
  await expect(page).toHaveURL(/\/catalog$/)
  await page.goto('/?from=letter')
  await expect(page.getByRole('heading', { level: 1, name: /электротехник/i })).toBeVisible()
  await expect(page).toHaveURL(/\/\?from=letter$/)
})

test('[R-01] a store without a home page shows no empty one: the query is passed to the catalogue', { tag: '@desk' }, async ({ page }) => {
  await withHomePage(page, false)
  await page.goto('/?from=letter')
  await expect(page).toHaveURL(/\/catalog\?from=letter$/)
})

test('[R-07] [R-10] [R-11] switched-off parts have no address', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/\/m(odules.*)?$/)
  await overrideSettings(page, { documents: false, modules: false })
  for (const path of ['/documents', '/modules', '/m', '/modules/offers', '/modules/raec-configurator']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' }), path).toBeVisible()
  }
})

test('[R-12] with one module on, /modules and /m go to offers', { tag: '@desk' }, async ({ page, problems }) => {
  problems.allow(/\/m(odules)?$/)
  await overrideSettings(page, { modules: true, offers: true, configurator: false })
  for (const path of ['/modules', '/m']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/modules\/offers$/)
  }
})

test('[R-11] [R-12] with both modules on, tiles lead to offers and to the configurator', async ({ page, problems }) => {
  problems.allow(/modules/)
  await overrideSettings(page, { modules: true, offers: true, configurator: true })
  await page.goto('/modules')
  await expectScreen(page, 'Модули')
  await expect(page.getByRole('link', { name: /Коммерческие предложения/ })).toBeVisible()
  await page.getByRole('link', { name: /Конфигуратор/ }).click()
  await expect(page).toHaveURL(/\/modules\/raec-configurator$/)
  await expectScreen(page, 'Конфигуратор')
})

test('[R-14] the addresses of sign-in and sign-up open their dialogs for a guest', async ({ page }) => {
  for (const [path, name] of [
    ['/user/sign-in', 'Вход'],
    ['/user/sign-up', 'Регистрация'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expectNoAxeViolations(page)
  }
})

test('[R-18] [E-03] an unknown address answers 404 with a not-found screen', async ({ page, problems }) => {
  problems.allow(/nothing-here/)
  for (const path of ['/nothing-here', '/user/nothing-here', '/modules/nothing-here']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(title(page)).toHaveText('Страница не найдена')
  }
  await expectScreen(page, 'Страница не найдена')
  await expect(page.getByText('Воспользуйтесь разделами верхнего меню')).toBeVisible()
})

test('[R-19] /content?content=x leads to the page', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/content?content=reglament')
  await expect(page).toHaveURL(/\/content\/reglament$/)
  await expectScreen(page)
})

test('[R-20] /news/x leads to the post and keeps the query', { tag: '@desk' }, async ({ page, request }) => {
  const { items } = (await (await request.get('/api/v2/feeds/news/items')).json()) as Feed
  await page.goto(`/news/${items[0]?.slug}?utm=1&page=2`)
  await expect(page).toHaveURL(new RegExp(`/posts/news/${items[0]?.slug}\\?utm=1&page=2$`))
})

test('[R-21] the advertising mark is removed from the address of the catalogue, the rest stays', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/catalog?erid=2SDnjd&keyword=00123&brands=1&brands=2')
  await expect(page).toHaveURL(/\/catalog\?keyword=00123&brands=1&brands=2$/)
  await expect(page.getByRole('combobox', { name: 'Поиск по каталогу' })).toHaveValue('00123')
})
