import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageMeta, pageNumber, pageSize } from '../paging.ts'

/** `answered`: lists get the product; `not_sold`: the seller does not have it. */
export const unmatchedStates = ['open', 'answered', 'not_sold'] as const
export type UnmatchedState = (typeof unmatchedStates)[number]

/** A text of buyers' lists that named nothing of the catalogue, all spellings together; nobody is named. */
export const unmatchedText = z.object({
  id: z.number(),
  /** As it was written the last time. */
  text: z.string(),
  lineCount: z.number(),
  importCount: z.number(),
  lastAt: z.iso.datetime(),
  state: z.enum(unmatchedStates),
  product: z.object({ id: z.number(), article: z.string(), name: z.string(), isSold: z.boolean() }).nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type UnmatchedText = z.infer<typeof unmatchedText>

const path = '/api/v1/back-office/unmatched-texts'
const params = z.object({ id: z.coerce.number().pipe(z.int32().positive()) })

export const unmatchedTextsApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'Lines of buyers’ lists that nothing was found for, the most frequent first',
    policy: 'staff',
    permission: 'search',
    query: z.object({
      state: z.enum(unmatchedStates).default('open'),
      search: z.string().trim().max(100).default(''),
      page: pageNumber,
      pageSize,
    }),
    output: z.object({
      items: z.array(unmatchedText),
      meta: pageMeta,
      counts: z.object({ open: z.number(), answered: z.number(), not_sold: z.number() }),
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: `${path}/:id/answer`,
    summary: 'Say which product a text means, or that it is not sold; every list knows it from then on',
    policy: 'staff',
    permission: 'search',
    params,
    /** Null: not sold by us. */
    body: z.object({ productId: z.int32().positive().nullable() }),
    output: unmatchedText,
    errors: ['unmatched-text.not-found', 'product.not-found'],
  }),
  reopen: endpoint({
    method: 'POST',
    path: `${path}/:id/reopen`,
    summary: 'Take the answer back: the text is in the queue again, and lists no longer use it',
    policy: 'staff',
    permission: 'search',
    params,
    output: unmatchedText,
    errors: ['unmatched-text.not-found'],
  }),
}
