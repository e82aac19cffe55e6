import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

/** More would exceed what a browser sends from a closing page. */
export const MAX_ANALYTICS_PRODUCTS = 100
const MAX_ITEMS = 1_000
const MAX_ADDRESS = 2_000
const MAX_TERM = 500

const id = z.int32().positive()
const term = z.string().max(MAX_TERM)

const shownProduct = z.object({
  id,
  type: z.enum(['catalog', 'custom']).default('catalog'),
  /** From one, through all pages. */
  position: z.int32().positive().optional(),
})

const orderedItem = z.object({ product: id, price: z.number().min(0).max(1e12), amount: z.number().positive().max(1e9) })

/** Specification §3. The visitor is known from the session and the header; `userUuid` and `userId` of the body are ignored. */
const shared = {
  userUuid: z.uuid().optional(),
  userId: z.number().nullable().optional(),
  sessionId: z.uuid(),
  viewUuid: z.uuid(),
  regionId: id.nullable(),
  location: z.string().max(MAX_ADDRESS),
  referer: z.string().max(MAX_ADDRESS),
  source: z.enum(['web-desktop', 'web-mobile']),
  segment: z.string().max(60),
}

const products = z.array(shownProduct).max(MAX_ANALYTICS_PRODUCTS)
const list = { ...shared, products, pageNumber: z.int32().positive(), listId: z.string().max(60).optional() }

const event = <const T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.object({ type: z.literal(type), data: z.object(data) })

/** `originalSearchTerm` as typed, `searchTerm` as understood. */
export const analyticsEvent = z.discriminatedUnion('type', [
  event('HOME_PAGE_VIEW', shared),
  event('SEARCH_EVENT', { ...list, searchTerm: term, originalSearchTerm: term }),
  event('CATEGORY_VIEW', { ...list, categoryId: id }),
  event('PRODUCT_LIST_VIEW', list),
  event('FAVORITES_VIEW', list),
  event('RECOMMENDED_VIEW', list),
  event('PRODUCT_VIEW', { ...shared, products: products.length(1), searchTerm: term.optional() }),
  event('ORDER_SUCCESS', { ...shared, orderId: id, items: z.array(orderedItem).max(MAX_ITEMS) }),
])
const ownTypes: readonly string[] = analyticsEvent.options.map(({ shape }) => shape.type.value)

/** Specification §7: list-view types are configured; a name with its own shape above keeps that shape. */
const listView = z.object({
  type: z
    .string()
    .max(60)
    .regex(/^[A-Z][A-Z\d_]*$/)
    .refine((type) => !ownTypes.includes(type)),
  data: z.object(list),
})

const anyEvent = z.union([analyticsEvent, listView])
export type AnalyticsEvent = z.input<typeof analyticsEvent>
export type StoredAnalyticsEvent = z.output<typeof anyEvent>

export const analyticsApi = {
  event: endpoint({
    method: 'POST',
    path: '/api/v2/analytics/event',
    summary: 'Record a visitor’s action for the seller; stored only with the visitor’s consent',
    policy: 'guest',
    body: anyEvent,
    /** False without consent, or for an order counted before. */
    output: z.object({ stored: z.boolean() }),
    errors: ['feature.off', 'rate.limited'],
  }),
}
