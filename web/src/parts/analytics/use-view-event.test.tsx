import { analyticsApi } from '@vitrina/contract/analytics/analytics'
import { analogsApi } from '@vitrina/contract/catalogue/analogs'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { type ProductDetails, productApi } from '@vitrina/contract/catalogue/product'
import { siteApi } from '@vitrina/contract/site/site'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aProductCard } from '#parts/product/product-card.builder.ts'
import { Refusal } from '#test/api.ts'
import { aList, fakeCatalogue } from '#test/fake-catalogue.ts'
import { fakeStore, openStore } from '#test/open-store.tsx'
import { aSite } from '#test/render-screen.tsx'
import { widths } from '#test/window-size.ts'

const { config } = aSite({})
const modules = { ...config.analytics, b2b: true }

function aHomePage({ toggle, b2b, accepted = true }: { toggle: boolean; b2b: boolean; accepted?: boolean }) {
  const server = fakeStore({ toggles: { analytics: toggle }, info: { config: { ...config, analytics: { ...modules, b2b } } } })
  server.on(siteApi.home, { blocks: [] })
  server.on(siteApi.checkCookie, { accepted })
  return server.on(analyticsApi.event, { stored: true })
}
const aProduct: ProductDetails = {
  ...aProductCard(2),
  description: '',
  ean: null,
  manufacturer: null,
  country: { code: 'RU', name: 'Россия' },
  seller: { id: 1, name: 'Витрина' },
  weightGrams: 100,
  volumeMl: 100,
  images: [],
  features: [],
  breaks: [],
  analogs: [],
  related: [],
  sets: [],
  papers: [],
}
const home = () => screen.findByRole('link', { name: 'Открыть каталог' })

test.each([
  ['web-desktop', widths.desktop],
  ['web-mobile', widths.phone],
])('[A-22] [K-07] a view is sent once, as %s', async (source, width) => {
  const sent = aHomePage({ toggle: true, b2b: true })
  openStore('/', { width })
  await home()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ type: 'HOME_PAGE_VIEW', data: { source, segment: 'guest', userId: null } })
})

test.each([
  ['the toggle is off', { toggle: false, b2b: true }],
  ['the module is off', { toggle: true, b2b: false }],
  ['the cookie notice is not accepted', { toggle: true, b2b: true, accepted: false }],
])('[K-07] nothing is sent while %s', async (_, state) => {
  const sent = aHomePage(state)
  openStore('/')
  await home()
  expect(sent).toEqual([])
  expect('dataLayer' in window).toBe(false)
})

const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } }

type Sent = { type: string; data: Record<string, unknown> }

test('[A-22] [K-07] with the module on, each view is sent once with its own fields, and a refusal shows nothing', async () => {
  const { origin, href } = window.location
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => {
    happyDOM.setURL(href)
    warned.mockRestore()
  })
  const server = fakeCatalogue({ toggles: { analytics: true }, info: { config: { ...config, analytics: modules } } })
  server.on(siteApi.home, { blocks: [] })
  server.on(catalogueApi.history, { items: [] })
  server.wait(catalogueApi.suggest)
  server.on(analogsApi.list, { items: [] })
  server.on(productApi.read, aProduct)
  server.on(catalogueApi.search, aList({ interpreted: { ...aList().interpreted, changed: 'layout', text: 'автомат' } }))
  const asked = server.on(analyticsApi.event, new Refusal({ status: 500, code: 'server.failed', message: 'Сбой учёта' }))
  const sent = () => asked.map(({ body }) => body as Sent)
  const { user, router } = openStore('/')
  // The window shows where the visitor is, as a browser does.
  const showAddress = () => happyDOM.setURL(origin + router.history.location.href)
  showAddress()
  router.history.subscribe(showAddress)
  await home()
  await waitFor(() => expect(sent().map(({ type }) => type)).toEqual(['HOME_PAGE_VIEW']))
  await user.type(await screen.findByRole('combobox', { name: 'Поиск по каталогу' }), 'fdnjvfn{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  await user.click(within(await screen.findByRole('row', { name: /Товар 2/ })).getByText('Товар 2'))
  await waitFor(() => expect(sent()).toHaveLength(3))
  await router.navigate({ href: '/catalog?section=22' })
  await waitFor(() => expect(sent()).toHaveLength(4))

  expect(sent().map(({ type }) => type)).toEqual(['HOME_PAGE_VIEW', 'SEARCH_EVENT', 'PRODUCT_VIEW', 'CATEGORY_VIEW'])
  const [first, search, product, category] = sent().map(({ data }) => data)
  expect(first).toMatchObject({ source: 'web-desktop', segment: 'guest', userId: null, location: `${origin}/` })
  expect(search).toMatchObject({
    originalSearchTerm: 'fdnjvfn',
    searchTerm: 'автомат',
    pageNumber: 1,
    sessionId: first?.sessionId,
    referer: first?.location,
    products: [1, 2, 3].map((id) => ({ id, position: id })),
  })
  expect(new URL(String(search?.location)).searchParams.get('keyword')).toBe('fdnjvfn')
  expect(product?.products).toEqual([{ id: 2, type: 'catalog' }])
  expect(new URL(String(product?.location)).searchParams.get('product')).toBe('2')
  expect(category).toMatchObject({ categoryId: 22 })
  expect(new Set(sent().map(({ data }) => data.viewUuid)).size).toBe(4)
  expect(screen.queryByText('Сбой учёта')).toBeNull()
})
