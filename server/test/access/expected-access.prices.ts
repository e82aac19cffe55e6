import type { Expected } from './expected.ts'

const staff = { may: 'staff', permission: 'prices' } as const
/** Of companies: an integrator sees none. */
const terms = { may: 'staff', permission: 'prices.terms' } as const
const base = '/api/v1/back-office/prices'
const ofType = { objects: { 'params.id': 'priceType' } } as const
const ofPromotion = { objects: { 'params.id': 'promotion' } } as const
const change = { percent: 500, step: 100, way: 'nearest' }
const days = { from: '2026-11-01', to: '2026-11-30' }

/** Prices from the seller's side: the head of sales and the integrator, and administrators; a content editor sees none. */
export const priceAccess: Record<string, Expected> = {
  'GET /api/v1/back-office/costs/:id': { may: 'staff', permission: 'costs', objects: { 'params.id': 'goodsProduct' } },
  'PUT /api/v1/back-office/costs/:id': {
    may: 'staff',
    permission: 'costs',
    objects: { 'params.id': 'goodsProduct' },
    body: { cost: 12.5 },
  },
  [`GET ${base}/types`]: { ...staff, shows: 'priceType' },
  // Each name is taken once.
  [`POST ${base}/types`]: { ...staff, body: { name: { ru: 'Новые цены' } }, expectedAnswer: [200, 'price-type.taken'] },
  [`PUT ${base}/types/:id`]: {
    ...staff,
    ...ofType,
    body: { version: 0, name: { ru: 'Другие цены' } },
    expectedAnswer: [200, 'price-type.taken'],
  },
  [`POST ${base}/types/:id/default`]: { ...staff, ...ofType, body: { version: 0 } },
  [`DELETE ${base}/types/:id`]: { ...staff, ...ofType, expectedAnswer: [200, 'price-type.in-use'] },
  [`GET ${base}/lists/:id`]: { ...staff, ...ofType },
  [`PUT ${base}/lists/:id/prices`]: { ...staff, ...ofType, body: { rows: [{ productId: 2_000_000_000, price: 1, expected: null }] } },
  [`POST ${base}/lists/:id/bulk/preview`]: { ...staff, ...ofType, body: { goods: { filter: {} }, change } },
  [`POST ${base}/lists/:id/bulk`]: {
    ...staff,
    ...ofType,
    body: { goods: { filter: {} }, change, fingerprint: 'another' },
    expectedAnswer: 'prices.preview-outdated',
    missingAnswer: 'price-type.not-found',
  },
  [`GET ${base}/lists/:id/updates`]: { ...staff, ...ofType },
  [`GET ${base}/updates/:id/rows`]: { ...staff, objects: { 'params.id': 'priceUpdate' } },
  [`POST ${base}/updates/:id/undo`]: { ...staff, objects: { 'params.id': 'priceUpdate' } },
  [`PUT ${base}/products/:id/breaks`]: {
    ...staff,
    objects: { 'params.id': 'freshProduct' },
    body: { breaks: [{ from: 10, discount: 300 }], expected: [] },
  },
  [`GET ${base}/discounts`]: terms,
  [`POST ${base}/discounts`]: {
    ...terms,
    objects: { 'body.subjectId': 'goodsBrand' },
    body: { companyId: 2_000_000_000, kind: 'brand', discount: 500 },
    expectedAnswer: 'company.not-found',
    missingAnswer: 'company.not-found',
  },
  [`PUT ${base}/discounts/:id`]: {
    ...terms,
    objects: { 'params.id': 'companyDiscount' },
    body: { discount: 700, expected: 500 },
    expectedAnswer: [200, 'discount.changed'],
  },
  [`DELETE ${base}/discounts/:id`]: { ...terms, objects: { 'params.id': 'companyDiscount' } },
  [`GET ${base}/contracts/:id`]: { ...terms, objects: { 'params.id': 'pricedContract' } },
  [`PUT ${base}/contracts/:id/prices`]: {
    ...terms,
    objects: { 'params.id': 'pricedContract' },
    body: { rows: [{ productId: 2_000_000_000, price: 1, expected: null }] },
  },
  [`GET ${base}/promotions`]: { ...staff, query: days, shows: 'promotion' },
  [`POST ${base}/promotions`]: { ...staff, body: { name: 'Новая акция', ...days } },
  [`GET ${base}/promotions/:id`]: { ...staff, ...ofPromotion },
  [`PUT ${base}/promotions/:id`]: {
    ...staff,
    ...ofPromotion,
    body: { version: 0, name: 'Другая акция', ...days },
    expectedAnswer: [200, 'promotion.changed'],
  },
  [`DELETE ${base}/promotions/:id`]: { ...staff, ...ofPromotion },
  [`GET ${base}/promotions/:id/goods`]: { ...staff, ...ofPromotion },
  [`POST ${base}/promotions/:id/goods`]: { ...staff, ...ofPromotion, body: { goods: { productIds: [2_000_000_000] }, discount: 500 } },
  [`PUT ${base}/promotions/:id/goods`]: {
    ...staff,
    ...ofPromotion,
    body: { rows: [{ productId: 2_000_000_000, discount: 500, expected: 100 }] },
    expectedAnswer: 'promotion.changed',
    missingAnswer: 'promotion.not-found',
  },
  [`GET ${base}/vat`]: staff,
  [`POST ${base}/vat`]: { ...staff, body: { group: 'standard', rate: 2_300, from: '2020-01-01' }, expectedAnswer: 'vat-rate.not-ahead' },
  [`DELETE ${base}/vat/:id`]: { ...staff, objects: { 'params.id': 'vatRateAhead' } },
  [`GET ${base}/reference`]: staff,
  [`GET ${base}/buyers`]: terms,
  [`GET ${base}/buyer-view`]: { ...staff, query: { products: [2_000_000_000] } },
}
