import * as z from 'zod'
import { supplyStrategies } from '../cart/supply-plan.ts'
import { endpoint } from '../endpoint.ts'
import { money } from '../money.ts'
import { checkoutOptions, newOrder, placedOrder, placingRefusals } from '../orders/checkout.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { amount } from '../quantity/amounts.ts'
import { orderRoles } from '../roles/roles.rules.ts'
import { quoteLine } from './quote-lines.ts'
import { quoteSides, quoteStates, quoteSteps } from './quotes.rules.ts'

export const MAX_QUOTE_LINES = 500
export const MAX_QUOTE_TEXT = 2_000
export const MAX_LINE_NOTE = 500

const id = z.int32().positive()
export const ofQuote = z.object({ id: z.coerce.number().pipe(id) })
export const lineText = z
  .string()
  .max(MAX_LINE_NOTE)
  .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
export const longText = z
  .string()
  .max(MAX_QUOTE_TEXT)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
/** At least a kopeck. */
export const namedPrice = money.pipe(z.int().min(1).max(100_000_000_000))

/** The state of the quote the caller saw: when somebody else has changed it since, nothing is written. */
export const edition = z.int().min(0)

/** A turn as it was sent: nobody changes it afterwards. */
export const quoteVersion = z.object({
  no: z.number(),
  side: z.enum(quoteSides),
  author: z.string(),
  at: z.iso.datetime(),
  message: z.string(),
  validUntil: z.iso.date().nullable(),
  lines: z.array(quoteLine),
})
export type QuoteVersion = z.output<typeof quoteVersion>

export const quoteRow = z.object({
  id: z.number(),
  number: z.string(),
  name: z.string(),
  state: z.enum(quoteStates),
  turn: z.enum(quoteSides).nullable(),
  versionNo: z.number(),
  lineCount: z.number(),
  /** The sum offered now; before an answer the cost of the lines by the lists. */
  sum: money,
  validUntil: z.iso.date().nullable(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type QuoteRow = z.output<typeof quoteRow>

export const quote = quoteRow.extend({
  edition: z.number(),
  source: z.object({ type: z.enum(['cart', 'specification']), id: z.number().nullable() }),
  /** The newest version, or what the side whose turn it is has saved and not sent. */
  lines: z.array(quoteLine),
  /** The text saved with them. */
  message: z.string(),
  versions: z.array(quoteVersion),
  accepted: z
    .object({ versionNo: z.number(), at: z.iso.datetime(), sum: money, lines: z.array(z.object({ id: z.string(), amount: z.number() })) })
    .nullable(),
  orders: z.array(z.object({ id: z.number(), number: z.string() })),
  /** Why it was declined, refused or withdrawn. */
  reason: z.string(),
  steps: z.array(z.enum(quoteSteps)),
})
export type Quote = z.output<typeof quote>

const wishes = z
  .array(
    z.strictObject({
      id: z.uuid(),
      amount,
      price: namedPrice.nullable().default(null),
      neededOn: z.iso.date().nullable().default(null),
      note: lineText.default(''),
    }),
  )
  .max(MAX_QUOTE_LINES)
/** Products the buyer adds on their turn; the caller names the lines. */
const added = z
  .array(
    z.strictObject({
      id: z.uuid(),
      productId: id,
      amount,
      price: namedPrice.nullable().default(null),
      neededOn: z.iso.date().nullable().default(null),
      note: lineText.default(''),
    }),
  )
  .max(MAX_QUOTE_LINES)
/** All lines that stay; one that is left out is taken off the request. */
const wished = z
  .strictObject({ edition, name: lineText.optional(), message: longText.default(''), lines: wishes, added: added.default([]) })
  .refine(({ lines, added: more }) => lines.length + more.length > 0, { path: ['lines'] })
export type QuoteWishes = z.output<typeof wished>

const source = z.discriminatedUnion('type', [
  z.object({ type: z.literal('cart') }),
  z.object({ type: z.literal('specification'), id, lineIds: z.array(z.uuid()).min(1).max(MAX_QUOTE_LINES).optional() }),
])
export type QuoteSource = z.output<typeof source>

/** The order as at checkout, without a cart: its lines are the accepted ones. */
const agreedOrder = newOrder.omit({ cartId: true, cartVersion: true }).extend({ edition })

const toOne = ['feature.off', 'quote.not-found'] as const
const toChange = [...toOne, 'quote.changed', 'quote.not-now'] as const
const toWish = [...toChange, 'product.not-found', 'quote.too-large'] as const
const byReason = z.object({ edition, reason: longText.default('') })

/** atBuyer: the buyer wishes, decides or orders; atSeller: an answer is waited for. */
export const buyerLists = ['open', 'atBuyer', 'atSeller', 'finished'] as const
export type BuyerList = (typeof buyerLists)[number]

/** The buyer's side. Any member sees the company's requests; those who order make them. */
export const quotesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/quote',
    summary: 'Requests for prices of the company, last changed first',
    policy: 'company',
    query: z.object({ list: z.enum(buyerLists).default('open'), page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(quoteRow),
      meta: pageMeta,
      counts: z.object({ open: z.number(), atBuyer: z.number(), atSeller: z.number() }),
    }),
    errors: ['feature.off'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/quote',
    summary: 'Begin a request from the selected lines of the cart or from a specification; the seller sees it once it is sent',
    policy: 'company',
    companyRoles: orderRoles,
    body: z.object({ from: source, name: lineText.default('') }),
    output: quote,
    errors: ['feature.off', 'cart.empty', 'specification.not-found', 'quote.empty', 'quote.too-large'],
    idempotent: true,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/quote/:id',
    summary: 'A request with its versions',
    policy: 'company',
    params: ofQuote,
    output: quote,
    errors: toOne,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/quote/:id',
    summary: 'Save wishes without sending them, while it is the buyer’s turn',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    body: wished,
    output: quote,
    errors: toWish,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/quote/:id',
    summary: 'Delete a request that was never sent',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    output: z.object({}),
    errors: [...toOne, 'quote.not-now'],
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/quote/:id/send',
    summary: 'Send wishes to the seller: the first time, or as a counter-wish to an answer',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    body: wished,
    output: quote,
    errors: toWish,
    idempotent: true,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/quote/:id/accept',
    summary: 'Accept the seller’s newest version, whole or in part; never more than was offered',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    body: z.object({
      edition,
      versionNo: z.int().positive(),
      lines: z
        .array(z.object({ id: z.uuid(), amount }))
        .min(1)
        .max(MAX_QUOTE_LINES)
        .optional(),
    }),
    output: quote,
    errors: toChange,
    idempotent: true,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/quote/:id/decline',
    summary: 'Decline the seller’s answer',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    body: byReason,
    output: quote,
    errors: toChange,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/quote/:id/withdraw',
    summary: 'Withdraw a request that the seller has not answered',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    body: byReason,
    output: quote,
    errors: toChange,
  }),
  checkout: endpoint({
    method: 'GET',
    path: '/api/v1/quote/:id/checkout-options',
    summary: 'Options for an order of the accepted lines, as at checkout',
    policy: 'company',
    params: ofQuote,
    query: z.object({
      contractId: z.coerce.number().pipe(id).optional(),
      supply: z.enum(supplyStrategies).default('earliest'),
    }),
    output: checkoutOptions.omit({ cartId: true, cartVersion: true }).extend({ edition: z.number() }),
    errors: [...toOne, 'quote.not-now'],
  }),
  order: endpoint({
    method: 'POST',
    path: '/api/v1/quote/:id/order',
    summary: 'Order the accepted lines at exactly the agreed prices; once',
    policy: 'company',
    companyRoles: orderRoles,
    params: ofQuote,
    body: agreedOrder,
    output: z.object({ orders: z.array(placedOrder).min(1) }),
    errors: [...toChange, ...placingRefusals],
    idempotent: true,
  }),
}
