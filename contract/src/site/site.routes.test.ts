import { expect, test } from 'vitest'
import { isKnownPath, isOpenLink } from './site.routes.ts'
import { siteFlags, type SiteToggles, siteToggles } from './site.settings.ts'

const toggles = Object.fromEntries(Object.keys(siteToggles.shape).map((toggle) => [toggle, true])) as SiteToggles
const flags = siteFlags.parse({})
const all = { toggles, flags }

test.each([
  '/',
  '/posts/news',
  '/posts/news/otkryt-sklad',
  '/content',
  '/content/reglament',
  '/news/17',
  '/cart',
  '/cart/',
  '/catalog',
  '/documents',
  '/orders',
  '/orders/15',
  '/orders/15/items',
  '/specifications',
  '/specifications/archive',
  '/quotes',
  '/quotes/7',
  '/quotes/7/checkout',
  '/modules',
  '/m',
  '/modules/offers',
  '/modules/offers/3/edit',
  '/modules/raec-configurator',
  '/user/golden-club',
  '/user/sign-in',
  '/user/sign-up',
  '/user/signin-by-invitation',
  '/user',
  '/user/addresses',
  '/auth/tinkoff/complete',
  '/help',
  '/help/kak-zakazat',
  '/back-office',
  '/back-office/orders/4',
])('%s is a page of the site', (path) => {
  expect(isKnownPath(path, all)).toBe(true)
})

test.each([
  '',
  '/nowhere',
  '/posts',
  '/posts/a/b/c',
  '/content/a/b',
  '/catalogue',
  '/cart/1',
  '/user/nobody',
  '/auth',
  '/orders//',
  '/help/a/b',
])('%s is not found [R-18]', (path) => {
  expect(isKnownPath(path, all)).toBe(false)
})

test.each([
  ['/documents', { documents: false }],
  ['/cart', { cart: false }],
  ['/orders/15', { orders: false }],
  ['/specifications', { specifications: false }],
  ['/specifications/archive', { specificationArchive: false }],
  ['/specifications/import', { specificationImport: false }],
  ['/modules/offers', { modules: false }],
  ['/modules/offers/3', { offers: false }],
  ['/m', { modules: false }],
  ['/modules', { offers: false, configurator: false }],
  ['/modules/raec-configurator', { configurator: false }],
  ['/modules/raec-configurator', { modules: false }],
  ['/user/golden-club', { loyaltyClub: false }],
  ['/user/golden-club', { clubPages: false }],
])('%s of a switched-off area is not found [R-07] [R-10] [R-11]', (path, off) => {
  expect(isKnownPath(path, { toggles: { ...toggles, ...off }, flags })).toBe(false)
})

test.each([
  ['/documents', { isAllowedViewLegalDocuments: false }],
  ['/orders/15/items', { isPositionsInOrder: false }],
  ['/orders/15/items/', { isPositionsInOrder: false }],
])('%s is not found where its flag is off [P-04]', (path, off) => {
  expect(isKnownPath(path, { toggles, flags: { ...flags, ...off } })).toBe(false)
  expect(isKnownPath('/orders/15', { toggles, flags: { ...flags, ...off } })).toBe(true)
})

test('a new seller’s store has every address of the specification', () => {
  for (const path of ['/modules', '/m', '/modules/offers', '/modules/raec-configurator', '/user/golden-club'])
    expect(isKnownPath(path, { toggles: siteToggles.parse({}), flags })).toBe(true)
})

test('a link is checked by its path alone, one out of the store not at all', () => {
  const off = { toggles: { ...toggles, cart: false }, flags }
  expect(['/cart?import=1', '/cart#lines', '/cart'].map((link) => isOpenLink(link, off))).toEqual([false, false, false])
  expect(['/catalog?keyword=a', 'https://example.com/cart', 'mailto:a@b.ru'].map((link) => isOpenLink(link, off))).toEqual([
    true,
    true,
    true,
  ])
})
