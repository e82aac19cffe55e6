import * as z from 'zod'
import { amount } from '../quantity/amounts.ts'
import { MAX_CART_ITEMS } from './cart.rules.ts'
import type { LineNeed } from './line-needs.rules.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { price } from '../prices/prices.ts'
import { supplySource } from '../promise/promise.ts'
import { refusalParams } from '../refusals.ts'

const id = z.int32().positive()
const ofPath = z.object({ id: z.coerce.number().pipe(id) })
const ids = z.array(id).min(1).max(MAX_CART_ITEMS)

const note = z
  .string()
  .max(500)
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())

/** Where a line came from. */
const source = z.object({
  type: z.enum(['specification', 'order', 'offer', 'import', 'purchasing']),
  /** Absent for an import: a pasted table is not stored, `lineId` is the number of its row. */
  id: id.optional(),
  /** Lines of a specification have uuids. */
  lineId: z.union([id, z.uuid()]).optional(),
})
/** As it is stored: `needs` of the purchasing board are the store's own record, never taken from a caller. */
export type LineSource = z.output<typeof source> & { needs?: LineNeed[] }

/** `not-sold`, `no-price`: the line cannot be ordered; the others are warnings the buyer can resolve. */
export const lineWarnings = ['not-sold', 'no-price', 'decimals', 'minimum-batch', 'multiplicity', 'stock-short', 'price-changed'] as const
export type LineWarning = (typeof lineWarnings)[number]

/** Fields of a line that an edit changes, directly or as a consequence. */
export const cartLineState = z.object({
  id: z.number(),
  productId: z.number().nullable(),
  customProductId: z.number().nullable(),
  amount: z.number(),
  /** The nearest amount that can be ordered; null when the amount is valid. */
  suggestedAmount: z.number().nullable(),
  selected: z.boolean(),
  note: z.string(),
  price: price.nullable(),
  /** stale: older than five minutes or of another region; failed: no price could be got. */
  priceState: z.enum(['fresh', 'stale', 'failed']),
  /** Before the last actualisation changed it. */
  previousPrice: money.nullable(),
  /** Points for the whole line. */
  cashBack: money.nullable(),
  sum: money.nullable(),
  vat: money.nullable(),
  stockTotal: z.number(),
  warnings: z.array(z.enum(lineWarnings)),
})
export type CartLineState = z.infer<typeof cartLineState>

export const cartLine = cartLineState.extend({
  source: source.nullable(),
  product: z.object({
    type: z.enum(['catalog', 'custom']),
    id: z.number(),
    article: z.string(),
    manufacturerCode: z.string(),
    name: z.string(),
    brand: z.string(),
    image: z.string().nullable(),
    unit: z.object({ name: z.string(), decimals: z.number() }),
    minimumBatch: z.number().nullable(),
    multiplicity: z.number(),
    weightGrams: z.number(),
    volumeMl: z.number(),
  }),
  /** Ways to supply it in order of use; days are those of the promise. */
  sources: z.array(supplySource),
})
export type CartLine = z.infer<typeof cartLine>

/** Of the selected lines that have a price; the first two of all lines. */
export const cartTotals = z.object({
  lineCount: z.number(),
  lineSum: money,
  selectedCount: z.number(),
  /** Selected lines without a price, not in the sum. */
  unpricedCount: z.number(),
  sum: money,
  vat: money,
  withoutVat: money,
  vatByRate: z.array(z.object({ rate: z.int().nullable(), sum: money, vat: money })),
  /** How much more it would be without promo and quantity. */
  discount: money,
  cashBack: money,
  weightGrams: z.number(),
  volumeMl: z.number(),
  /** `left` is 0 once delivery is free; null where it is never free. */
  freeDelivery: z.object({ from: money, left: money }).nullable(),
})
export type CartTotals = z.infer<typeof cartTotals>

/** `id` is null until a product is added. */
const head = z.object({ id: z.number().nullable(), name: z.string(), version: z.number() })

export const cart = head.extend({ pricedAt: z.iso.datetime().nullable(), lines: z.array(cartLine), totals: cartTotals })
export type Cart = z.infer<typeof cart>

/** An edit answers with the changed lines and the totals, never the whole cart. */
export const cartEdit = z.object({ id: z.number(), version: z.number(), totals: cartTotals })
export const cartChange = cartEdit.extend({ line: cartLineState })
export type CartChange = z.infer<typeof cartChange>

const lineResult = z.object({
  index: z.number(),
  status: z.enum(['ok', 'warning', 'error']),
  code: z.string().optional(),
  message: z.string().optional(),
  field: z.string().optional(),
  line: cartLineState.optional(),
})
export type CartLineResult = z.infer<typeof lineResult>

const results = z.object({
  items: z.array(lineResult),
  summary: z.object({ ok: z.number(), warning: z.number(), error: z.number() }),
})

/** Summary of the cart for every page: amounts by product id, of its catalogue lines. */
export const cartAmounts = z.object({
  cartId: z.number().nullable(),
  version: z.number(),
  count: z.number(),
  sum: money,
  amounts: z.record(z.string(), z.number()),
})
export type CartAmounts = z.infer<typeof cartAmounts>

const newItem = z
  .object({
    productId: id.optional(),
    customProductId: id.optional(),
    amount,
    note: note.optional(),
    selected: z.boolean().optional(),
    source: source.optional(),
  })
  .refine((value) => (value.productId === undefined) !== (value.customProductId === undefined), {
    path: ['productId'],
    ...refusalParams('oneOfTwo'),
  })
export type NewCartItem = Omit<z.output<typeof newItem>, 'source'> & { source?: LineSource | undefined }

/** Lines by their ids or by the products they hold. */
const chosen = { ids: ids.optional(), productIds: ids.optional() }
const bulk = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('select'), ...chosen }),
    z.object({ op: z.literal('unselect'), ...chosen }),
    z.object({ op: z.literal('delete'), ...chosen }),
    z.object({ op: z.literal('setAmount'), ...chosen, amount }),
    z.object({ op: z.literal('move'), ...chosen, toCartId: id }),
    /** Under the line `after`, in the order they have; null: to the top. */
    z.object({ op: z.literal('reorder'), ...chosen, after: id.nullable() }),
  ])
  .refine((value) => (value.ids === undefined) !== (value.productIds === undefined), { path: ['ids'], ...refusalParams('oneOfTwo') })
export type CartBulk = z.output<typeof bulk>

const deletion = cartEdit.extend({
  deletedCount: z.number(),
  /** Restores the deleted lines for a day; null when nothing was deleted. */
  deletionToken: z.uuid().nullable(),
})

export const cartApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/v1/cart',
    summary: 'The active cart with its lines, prices, stock and totals',
    policy: 'guest',
    output: cart,
    errors: ['feature.off'],
  }),
  amounts: endpoint({
    method: 'GET',
    path: '/api/v1/cart/amounts',
    summary: 'How much of each product is in the active cart, with the number of lines and their sum',
    policy: 'guest',
    output: cartAmounts,
    errors: ['feature.off'],
  }),
  addItems: endpoint({
    method: 'POST',
    path: '/api/v1/cart/items',
    summary: 'Put products into the active cart; one line per product, each with its own result',
    policy: 'guest',
    body: z.object({
      items: z.array(newItem).min(1).max(MAX_CART_ITEMS),
      /** set: the amount becomes the one given; add: it grows by it. */
      mode: z.enum(['set', 'add']).default('set'),
    }),
    output: cartEdit.extend(results.shape),
    errors: ['feature.off', 'cart.too-many-lines'],
    idempotent: true,
  }),
  changeItem: endpoint({
    method: 'PATCH',
    path: '/api/v1/cart/items/:id',
    summary: 'Change a line; with the `version` last seen, a cart changed since answers 409 with its current state',
    policy: 'guest',
    params: ofPath,
    body: z.object({
      amount: amount.optional(),
      selected: z.boolean().optional(),
      note: note.optional(),
      version: z.int().optional(),
    }),
    output: cartChange,
    errors: ['feature.off', 'cart.line-not-found', 'cart.changed'],
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/api/v1/cart/items/bulk',
    summary: 'Select, unselect, delete, give one amount, move or reorder many lines at once',
    policy: 'guest',
    body: bulk,
    output: cartEdit.extend(results.shape).extend({ deletionToken: z.uuid().nullable() }),
    errors: ['feature.off', 'cart.not-found', 'cart.line-not-found', 'cart.too-many-lines'],
    idempotent: true,
  }),
  replace: endpoint({
    method: 'POST',
    path: '/api/v1/cart/items/replace',
    summary: 'Put other products in the place of lines, which keep their amount, note and place; each with its own result',
    policy: 'guest',
    body: z.object({
      items: z
        .array(z.object({ id, productId: id }))
        .min(1)
        .max(MAX_CART_ITEMS),
    }),
    output: cartEdit.extend(results.shape).extend({ deletionToken: z.uuid().nullable() }),
    errors: ['feature.off', 'cart.not-found'],
    idempotent: true,
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/items',
    summary: 'Take everything out of the active cart',
    policy: 'guest',
    output: deletion,
    errors: ['feature.off', 'cart.not-found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/cart/items/restore',
    summary: 'Restore deleted or replaced lines; a product put in again meanwhile stays as it is',
    policy: 'guest',
    body: z.object({ deletionToken: z.uuid() }),
    output: cartEdit.extend({ restoredCount: z.number() }),
    errors: ['feature.off', 'cart.deletion-not-found', 'cart.too-many-lines'],
  }),
  actualise: endpoint({
    method: 'POST',
    path: '/api/v1/cart/actualize',
    summary: 'Current prices for all lines, within five seconds; a failed line does not fail the others',
    policy: 'guest',
    output: cartEdit.extend(results.shape).extend({ pricedAt: z.iso.datetime() }),
    errors: ['feature.off', 'cart.not-found', 'price.not-actualised'],
  }),
}
