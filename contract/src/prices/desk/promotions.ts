import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { money } from '../../money.ts'
import { pagedList, pageQuery } from '../../paging.ts'
import { refusalParams } from '../../refusals.ts'
import { done, goodsFilter, idInBody, ofDesk, share, staffOfPrices } from './desk-shapes.ts'

/** Goods of one promotion. */
export const MAX_PROMOTED_GOODS = 20_000
/** Promotions of one window of the calendar. */
export const MAX_SHOWN_PROMOTIONS = 200

const day = z.iso.date()

const promotion = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  from: day,
  /** Its last day; null: until it is ended. */
  to: day.nullable(),
  goodsCount: z.number(),
  leastDiscount: z.number().nullable(),
  greatestDiscount: z.number().nullable(),
  /** Others at the same time with the same goods: of two discounts the greater one counts. */
  overlaps: z.array(z.object({ id: z.number(), name: z.string(), goodsCount: z.number() })),
})
export type Promotion = z.infer<typeof promotion>

const promotionBody = z.strictObject({ name: z.string().trim().min(1).max(200), from: day, to: day.nullable().default(null) })
export type PromotionFields = z.output<typeof promotionBody>

const isForward = ({ from, to }: { from: string; to: string | null }) => to === null || to >= from
const backwards = { path: ['to'], ...refusalParams('period') }

const promotedProduct = z.object({
  productId: z.number(),
  article: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Of the default list. */
  listPrice: money.nullable(),
  discount: z.number(),
  promoPrice: money.nullable(),
})
export type PromotedProduct = z.infer<typeof promotedProduct>

const path = '/api/v1/back-office/prices/promotions'
const goodsErrors = ['promotion.not-found', 'promotion.changed'] as const

export const promotionsApi = {
  calendar: endpoint({
    method: 'GET',
    path,
    summary: 'Promotions that hold on any day of a window, with their overlaps',
    ...staffOfPrices,
    query: z.object({ from: day, to: day }).refine(isForward, backwards),
    output: z.object({
      items: z.array(promotion),
      /** Goods with a discount of no promotion, as another system may write them. */
      looseCount: z.number(),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'One promotion',
    ...staffOfPrices,
    params: ofDesk,
    output: promotion,
    errors: ['promotion.not-found'],
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: 'Plan a promotion; its goods come next',
    ...staffOfPrices,
    body: promotionBody.refine(isForward, backwards),
    output: promotion,
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Rename or move a promotion with all its goods',
    ...staffOfPrices,
    params: ofDesk,
    body: promotionBody.extend({ version: z.int().min(0) }).refine(isForward, backwards),
    output: promotion,
    errors: goodsErrors,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Delete a promotion: its discounts end at once',
    ...staffOfPrices,
    params: ofDesk,
    output: done,
    errors: ['promotion.not-found'],
  }),
  goods: endpoint({
    method: 'GET',
    path: `${path}/:id/goods`,
    summary: 'Goods of a promotion with their discounts',
    ...staffOfPrices,
    params: ofDesk,
    query: pageQuery.extend(goodsFilter.shape),
    output: pagedList(promotedProduct),
    errors: ['promotion.not-found'],
  }),
  addGoods: endpoint({
    method: 'POST',
    path: `${path}/:id/goods`,
    summary: 'Add goods by name or all of a brand and section; those already in it stay as they are',
    ...staffOfPrices,
    params: ofDesk,
    body: z.strictObject({
      goods: z.union([
        z.strictObject({ productIds: z.array(idInBody).min(1).max(1_000) }),
        z.strictObject({
          filter: goodsFilter.strict().refine(({ q, section, brand }) => q !== '' || section !== undefined || brand !== undefined),
        }),
      ]),
      discount: share,
    }),
    output: z.object({ added: z.number(), promotion }),
    errors: ['promotion.not-found', 'prices.too-many'],
    idempotent: true,
  }),
  saveGoods: endpoint({
    method: 'PUT',
    path: `${path}/:id/goods`,
    summary: 'Change discounts of goods or take goods out; what somebody changed since refuses all',
    ...staffOfPrices,
    params: ofDesk,
    body: z.strictObject({
      rows: z
        .array(z.strictObject({ productId: idInBody, discount: share.nullable(), expected: z.int() }))
        .min(1)
        .max(1_000)
        .refine((rows) => new Set(rows.map(({ productId }) => productId)).size === rows.length),
    }),
    output: promotion,
    errors: goodsErrors,
  }),
}
