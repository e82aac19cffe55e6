import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'
import { amount } from '../quantity/amounts.ts'
import { quoteTermLimits } from './quote-terms.rules.ts'
import { edition, lineText, longText, MAX_QUOTE_LINES, namedPrice, ofQuote, quote, quoteRow } from './quotes.ts'

const person = z.object({ id: z.number(), name: z.string() })

/** none: nobody was asked; pending: the head of sales is asked; refused: the manager names other prices. */
export const approvalStates = ['none', 'pending', 'approved', 'refused'] as const

const ofStaff = {
  company: person,
  /** Since when the seller's side owes an answer. */
  waitingSince: z.iso.datetime().nullable(),
  takenBy: person.nullable(),
  approval: z.enum(approvalStates),
}

export const deskQuoteRow = quoteRow.extend(ofStaff)
export type DeskQuoteRow = z.output<typeof deskQuoteRow>

export const deskQuote = quote.extend({
  ...ofStaff,
  approvalNote: z.string(),
  /** Per cent off the list price up to which a manager answers alone. */
  mostDiscountPercent: z.number(),
  /** Whether the reader may let lower prices go. */
  canApprove: z.boolean(),
  /** Of the saved answer. */
  draftValidUntil: z.iso.date().nullable(),
})
export type DeskQuote = z.output<typeof deskQuote>

const answers = z
  .array(
    z.strictObject({
      id: z.uuid(),
      price: namedPrice.nullable().default(null),
      /** Absent: as asked. */
      amount: amount.optional(),
      replacementId: z.int32().positive().nullable().default(null),
      day: z.iso.date().nullable().default(null),
      refusal: lineText.default(''),
      note: lineText.default(''),
    }),
  )
  .max(MAX_QUOTE_LINES)

const answered = z.strictObject({
  edition,
  message: longText.default(''),
  /** Absent: the seller's usual time from today. */
  validUntil: z.iso.date().nullable().default(null),
  lines: answers,
})
export type QuoteAnswers = z.output<typeof answered>

/** waiting: for a manager; approval: for the head of sales; answered: for the buyer. */
export const deskLists = ['waiting', 'approval', 'answered', 'finished'] as const
export type DeskList = (typeof deskLists)[number]

const { mostDiscountPercent, validDays } = quoteTermLimits
const terms = z.strictObject({
  mostDiscountPercent: z.int().min(mostDiscountPercent[0]).max(mostDiscountPercent[1]),
  validDays: z.int().min(validDays[0]).max(validDays[1]),
})

const toChange = ['quote.not-found', 'quote.changed', 'quote.not-now'] as const
const path = '/api/v1/back-office/quote/:id' as const

/** The seller's side: requests of the companies the reader answers for. */
export const quoteDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/quote',
    summary: 'Requests for prices; those that wait for the seller with the longest wait first',
    policy: 'staff',
    permission: 'quotes',
    query: z.object({ list: z.enum(deskLists).default('waiting'), page: pageNumber, pageSize }),
    output: z.object({
      items: z.array(deskQuoteRow),
      meta: pageMeta,
      counts: z.object({ waiting: z.number(), approval: z.number(), answered: z.number() }),
    }),
    errors: [],
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/quote-terms',
    summary: 'The greatest discount a manager gives alone, and the days prices usually hold',
    policy: 'staff',
    permission: 'quotes',
    output: terms,
  }),
  changeTerms: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/quote-terms',
    summary: 'Change the greatest discount a manager gives alone, and the days prices usually hold',
    policy: 'staff',
    permission: 'quotes.approve',
    body: terms,
    output: terms,
  }),
  read: endpoint({
    method: 'GET',
    path,
    summary: 'A request with its versions, list prices and discounts',
    policy: 'staff',
    permission: 'quotes',
    params: ofQuote,
    output: deskQuote,
    errors: ['quote.not-found'],
  }),
  take: endpoint({
    method: 'POST',
    path: `${path}/take`,
    summary: 'Begin to work on it; the buyer sees that it is in review',
    policy: 'staff',
    permission: 'quotes',
    params: ofQuote,
    body: z.object({ edition }),
    output: deskQuote,
    errors: toChange,
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: 'Save an answer without sending it',
    policy: 'staff',
    permission: 'quotes',
    params: ofQuote,
    body: answered,
    output: deskQuote,
    errors: [...toChange, 'product.not-found'],
  }),
  send: endpoint({
    method: 'POST',
    path: `${path}/send`,
    summary: 'Answer the buyer; prices below the floor go to the head of sales first',
    policy: 'staff',
    permission: 'quotes',
    params: ofQuote,
    body: answered,
    output: deskQuote,
    errors: [...toChange, 'product.not-found'],
    idempotent: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: `${path}/approve`,
    summary: 'Let an answer below the floor go to the buyer, as it was seen',
    policy: 'staff',
    permission: 'quotes.approve',
    params: ofQuote,
    body: z.object({ edition }),
    output: deskQuote,
    errors: toChange,
  }),
  sendBack: endpoint({
    method: 'POST',
    path: `${path}/send-back`,
    summary: 'Give an answer below the floor back to its manager, with a reason',
    policy: 'staff',
    permission: 'quotes.approve',
    params: ofQuote,
    body: z.object({ edition, reason: longText.pipe(z.string().min(1)) }),
    output: deskQuote,
    errors: toChange,
  }),
  refuse: endpoint({
    method: 'POST',
    path: `${path}/refuse`,
    summary: 'Close a request without prices, with a reason the buyer reads',
    policy: 'staff',
    permission: 'quotes',
    params: ofQuote,
    body: z.object({ edition, reason: longText.pipe(z.string().min(1)) }),
    output: deskQuote,
    errors: toChange,
  }),
}
