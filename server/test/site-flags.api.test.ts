import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { checkoutApi } from '@vitrina/contract/orders/checkout'
import { documentsApi } from '@vitrina/contract/documents/documents'
import { ordersApi } from '@vitrina/contract/orders/orders'
import { paymentsApi } from '@vitrina/contract/payments/payments'
import { siteApi } from '@vitrina/contract/site/site'
import type { SiteFlag } from '@vitrina/contract/site/site.settings'
import { companyMembers } from '#tables/companies'
import { describeStore } from './describe-store.ts'
import { callApi } from './call-api.ts'
import { changeSettings } from './builders.ts'
import { aHomeBlock } from './builders.content.ts'
import { aCustomer, anOrder, type Customer, fill } from './builders.orders.ts'
import { anInvoice } from './builders.payments.ts'
import { listenOnFreePort } from './listen-on-free-port.ts'
import { smallCatalogue } from './small-catalogue.ts'

const { server } = describeStore()
let customer: Customer
/** An order of another company of the buyer, and one of the active company. */
const made = { elsewhere: 0, order: 0, invoice: 0 }

beforeAll(async () => {
  await listenOnFreePort(server)
  const { products } = await smallCatalogue(server.ctx)
  await server.pool.query('update stock set free = 1000')
  await aHomeBlock(server.ctx, { kind: 'text', payload: { content: { ru: '<p>Опт</p>' } } })
  const items = [{ productId: products.breaker.id, amount: 5 }]

  const other = await aCustomer(server)
  made.elsewhere = (await anOrder(server, other, items)).id
  customer = await aCustomer(server)
  await server.ctx.db.insert(companyMembers).values({ companyId: other.company.id, userId: customer.user.id, role: 'owner' })
  const order = await anOrder(server, customer, items)
  made.order = order.id
  made.invoice = (await anInvoice(server.ctx, order)).id
  await fill(server, customer, items)
})

const asBuyer = () => ({ headers: customer.headers })
const page = async (url: string) => (await server.app.inject(url)).statusCode
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => (status === 200 ? 'ok' : body.code)
const readElsewhere = async () => codeOf(await callApi(server, ordersApi.read, { url: `/api/v1/order/${made.elsewhere}`, ...asBuyer() }))
const listElsewhere = async () =>
  (await callApi(server, ordersApi.list, { url: '/api/v1/order?scope=all', ...asBuyer() })).body.items.some(
    ({ id }) => id === made.elsewhere,
  )
const offers = async (way: 'sbp' | 'card') =>
  (await callApi(server, checkoutApi.options, asBuyer())).body.payments.some(({ method }) => method === way)
const starts = async (method: 'sbp' | 'card') =>
  codeOf(await callApi(server, paymentsApi.start, { body: { documentId: made.invoice, method }, ...asBuyer() }))
const firstPrice = async () => (await callApi(server, catalogueApi.search, {})).body.items[0]?.price !== null

type Effect = { seen: () => Promise<unknown>; on: unknown; off: unknown }

/** The server's answers with a flag on and off. How prices are worded is the browser's affair alone. */
const effects: Record<Exclude<SiteFlag, 'showPriceWithVat'>, Effect> = {
  showHomePage: {
    seen: async () => (await callApi(server, siteApi.home)).body.blocks.map(({ kind }) => kind),
    on: ['text'],
    off: [],
  },
  isPositionsInOrder: {
    seen: async () => [
      await page(`/orders/${made.order}`),
      await page(`/orders/${made.order}/items`),
      codeOf(await callApi(server, ordersApi.items, { url: `/api/v1/order/${made.order}/items`, ...asBuyer() })),
    ],
    on: [200, 200, 'ok'],
    off: [200, 404, 'feature.off'],
  },
  isAllowedViewOrdersOfAllCompanies: {
    seen: async () => [await readElsewhere(), await listElsewhere()],
    on: ['ok', true],
    off: ['order.not-found', false],
  },
  isAllowedSbpPay: {
    seen: async () => [await offers('sbp'), await starts('sbp')],
    on: [true, 'ok'],
    off: [false, 'feature.off'],
  },
  isAllowedCardPay: {
    seen: async () => [await offers('card'), await starts('card')],
    on: [true, 'ok'],
    off: [false, 'feature.off'],
  },
  isAllowedViewLegalDocuments: {
    seen: async () => [
      await page('/documents'),
      codeOf(await callApi(server, documentsApi.list, asBuyer())),
      codeOf(await callApi(server, documentsApi.read, { url: `/api/v1/document/${made.invoice}`, ...asBuyer() })),
      codeOf(await callApi(server, ordersApi.documents, { url: `/api/v1/order/${made.order}/documents`, ...asBuyer() })),
    ],
    on: [200, 'ok', 'ok', 'ok'],
    off: [404, 'feature.off', 'feature.off', 'feature.off'],
  },
  showPricesToGuests: { seen: firstPrice, on: true, off: false },
}

test.each(Object.entries(effects))('[P-04] %s gates its screens on the server, and App info has it', async (flag, { seen, on, off }) => {
  const told = async () => (await callApi(server, siteApi.info)).body.settings[flag as SiteFlag]
  for (const [value, expected] of [
    [true, on],
    [false, off],
    [true, on],
  ] as const) {
    await changeSettings(server.ctx, 1, { flags: { [flag]: value } })
    // A saved setting holds in every process within a second.
    await expect.poll(told).toBe(value)
    expect(await seen()).toEqual(expected)
  }
})
