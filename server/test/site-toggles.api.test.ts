import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { analyticsApi } from '@vitrina/contract/analytics/analytics'
import { cartApi } from '@vitrina/contract/cart/cart'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { contentApi } from '@vitrina/contract/content/content'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { purchasingApi } from '@vitrina/contract/purchasing/purchasing'
import { pricesApi } from '@vitrina/contract/prices/prices'
import { quotesApi } from '@vitrina/contract/quotes/quotes'
import { returnsApi } from '@vitrina/contract/returns/returns'
import { specificationsApi } from '@vitrina/contract/specifications/specifications'
import { siteApi } from '@vitrina/contract/site/site'
import { type SiteToggle, siteToggles } from '@vitrina/contract/site/site.settings'
import { sites } from '#tables/sites'
import { describeStore } from './describe-store.ts'
import { callApi } from './call-api.ts'
import { changeSettings } from './builders.ts'
import { aHelpTopic, aHomeBlock, anInformationMessage } from './builders.content.ts'
import { aCustomer, type Customer, fill } from './builders.orders.ts'
import { listenOnFreePort } from './listen-on-free-port.ts'
import { smallCatalogue } from './small-catalogue.ts'

const NONE = 2_000_000_000
const names = Object.keys(siteToggles.shape) as SiteToggle[]
const allOn = Object.fromEntries(names.map((toggle) => [toggle, true])) as Record<SiteToggle, boolean>

const { server } = describeStore()
let customer: Customer
let productId: number

beforeAll(async () => {
  await listenOnFreePort(server)
  const { products } = await smallCatalogue(server.ctx)
  productId = products.breaker.id
  await server.pool.query('update stock set free = 1000')
  customer = await aCustomer(server)
  await fill(server, customer, [{ productId, amount: 5 }])
  await anInformationMessage(server.ctx, { place: 'dialog', title: { ru: 'Важно' }, html: { ru: '<p>Новый график</p>' } })
  const [site] = await server.ctx.db.select().from(sites).where(eq(sites.id, 1))
  const regionId = customer.user.regionId ?? site?.defaultRegionId ?? 1
  await anInformationMessage(server.ctx, { place: 'region', regionId, title: { ru: 'Регион' }, html: { ru: '<p>Новый склад</p>' } })
  const tile = (link: string) => ({ title: { ru: link }, text: { ru: link }, link, icon: '' })
  await aHomeBlock(server.ctx, { kind: 'links', payload: { items: places.map(tile) } })
  for (const [position, route] of places.entries())
    await aHelpTopic(server.ctx, { slug: `about-${position}`, title: { ru: route }, routes: [route], position })
})

/** Screens a toggle may take away; tiles of the home page and topics of help go with them. */
const places = [
  '/cart',
  '/orders',
  '/documents',
  '/specifications',
  '/specifications/company',
  '/specifications/recommended',
  '/specifications/archive',
  '/specifications/import',
  '/order-manager',
  '/order-manager/calendar',
  '/order-manager/archive',
  '/modules',
  '/modules/offers',
  '/modules/raec-configurator',
  '/user/golden-club',
]

const asBuyer = () => ({ headers: customer.headers })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'ok' : body.code)
const isOff = async (asked: Promise<{ status: number; body: object }>) => codeOf(await asked) === 'feature.off'
const ofOrder = (action: string) => ({ url: `/api/v1/order/${NONE}/${action}`, ...asBuyer() })
const specificationList = (list: string) =>
  callApi(server, specificationsApi.list, { url: `/api/v1/specification?list=${list}`, ...asBuyer() })
const info = async () => (await callApi(server, siteApi.info, asBuyer())).body

const aView = {
  sessionId: randomUUID(),
  viewUuid: randomUUID(),
  regionId: null,
  location: '/',
  referer: '',
  source: 'web-desktop',
  segment: '',
} as const

type Effect = { closes?: string[]; isGone?: () => Promise<boolean> }
/** Pages and calls closed to a buyer without it. */
const effects: Record<SiteToggle, Effect> = {
  cart: { closes: ['/cart'], isGone: () => isOff(callApi(server, cartApi.amounts, asBuyer())) },
  orders: { closes: ['/orders'], isGone: () => isOff(callApi(server, ordersApi.list, asBuyer())) },
  documents: { closes: ['/documents'], isGone: () => isOff(callApi(server, documentsApi.list, asBuyer())) },
  specifications: {
    closes: [
      '/specifications',
      '/specifications/company',
      '/specifications/recommended',
      '/specifications/archive',
      '/specifications/import',
    ],
    isGone: () => isOff(specificationList('mine')),
  },
  companySpecifications: { closes: ['/specifications/company'], isGone: () => isOff(specificationList('company')) },
  recommendedSpecifications: { closes: ['/specifications/recommended'], isGone: () => isOff(specificationList('recommended')) },
  specificationArchive: { closes: ['/specifications/archive'], isGone: () => isOff(specificationList('archive')) },
  specificationImport: {
    closes: ['/specifications/import'],
    isGone: () =>
      isOff(
        callApi(server, specificationsApi.takeImport, {
          url: `/api/v1/specification/${NONE}/import`,
          ...asBuyer(),
          body: { importId: randomUUID() },
        }),
      ),
  },
  purchasing: {
    closes: ['/order-manager', '/order-manager/calendar', '/order-manager/archive'],
    isGone: () => isOff(callApi(server, purchasingApi.list, asBuyer())),
  },
  modules: { closes: ['/modules', '/modules/offers', '/modules/raec-configurator'] },
  offers: { closes: ['/modules/offers'] },
  quotes: { closes: ['/quotes'], isGone: () => isOff(callApi(server, quotesApi.list, asBuyer())) },
  configurator: { closes: ['/modules/raec-configurator'] },
  loyaltyClub: { closes: ['/user/golden-club'] },
  clubPages: { closes: ['/user/golden-club'] },
  // Where a visit begins is the browser's affair alone.
  homeRedirect: {},
  regions: { isGone: () => isOff(callApi(server, siteApi.setRegion, { ...asBuyer(), body: { id: 1 } })) },
  regionalMessage: { isGone: async () => (await info()).regionalMessage === null },
  importantNotice: { isGone: async () => (await info()).importantNotice === null },
  analytics: {
    isGone: () => isOff(callApi(server, analyticsApi.event, { ...asBuyer(), body: { type: 'HOME_PAGE_VIEW', data: aView } })),
  },
  orderCancel: { isGone: () => isOff(callApi(server, ordersApi.cancel, { ...ofOrder('cancel'), body: { reason: 'Передумали' } })) },
  orderRepeat: { isGone: () => isOff(callApi(server, ordersApi.repeat, ofOrder('repeat'))) },
  orderReserve: { isGone: () => isOff(callApi(server, ordersApi.reserve, ofOrder('reserve'))) },
  orderReturn: {
    isGone: () =>
      isOff(
        callApi(server, returnsApi.request, {
          ...ofOrder('return'),
          body: { items: [{ orderItemId: 1, amount: 1, reason: 'defect', condition: 'unopened' }], resolution: 'refund' },
        }),
      ),
  },
  orderPickup: { isGone: async () => !(await callApi(server, checkoutApi.options, asBuyer())).body.deliveryTypes.includes('pickup') },
  currentPrice: {
    isGone: () => isOff(callApi(server, pricesApi.actualise, { ...asBuyer(), body: { items: [{ id: productId, amount: 1 }] } })),
  },
  currentPriceForGuests: { isGone: () => isOff(callApi(server, pricesApi.actualise, { body: { items: [{ id: productId, amount: 1 }] } })) },
  featureSurvey: {
    isGone: () =>
      isOff(callApi(server, siteApi.answerSurvey, { url: `/api/v2/survey/${NONE}/answer`, ...asBuyer(), body: { answers: {} } })),
  },
}

const statusOf = async (url: string) => (await server.app.inject(url)).statusCode
const tiles = async () =>
  (await callApi(server, siteApi.home)).body.blocks.flatMap((block) => (block.kind === 'links' ? block.items.map(({ link }) => link) : []))
const topics = async () => (await callApi(server, contentApi.helpTopics, {})).body.items.map(({ title }) => title)

async function save(toggles: Record<SiteToggle, boolean>) {
  await changeSettings(server.ctx, 1, { toggles, analytics: { b2b: true } })
  // A saved setting holds in every process within a second: asked more often, it is no sooner.
  const isSeen = async () => expect((await callApi(server, siteApi.settings)).body).toEqual(toggles)
  await vi.waitFor(isSeen, { timeout: 30_000, interval: 200 })
}

describe('with all of them on', () => {
  beforeAll(() => save(allOn))

  test.each(Object.entries(effects))('[P-05] the calls and addresses of %s are there', async (_toggle, { closes = [], isGone }) => {
    for (const path of closes) expect([path, await statusOf(path)]).toEqual([path, 200])
    expect(await isGone?.()).not.toBe(true)
  })

  test('[P-05] every tile and every topic of help is there', async () => {
    expect(await tiles()).toEqual(places)
    expect(await topics()).toEqual(places)
  })
})

test.each(Object.entries(effects))('[P-05] without %s its calls, addresses, tiles and help are gone', async (toggle, effect) => {
  const { closes = [], isGone } = effect
  await save({ ...allOn, [toggle]: false })
  const left = places.filter((path) => !closes.includes(path))
  for (const path of places) expect([path, await statusOf(path)]).toEqual([path, left.includes(path) ? 200 : 404])
  expect(await tiles()).toEqual(left)
  expect(await topics()).toEqual(left)
  expect(await isGone?.()).not.toBe(false)
})
