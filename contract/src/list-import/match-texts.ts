import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { candidate, matchStatuses } from './import-jobs.ts'
import { importedProduct } from './list-import.ts'

/** So few at once that the first are there soon, and others are served in between. */
export const MAX_MATCHED_TEXTS = 50

const matchedText = z.object({
  status: z.enum(matchStatuses),
  /** Taken without a question; null where nothing is certain. */
  product: importedProduct.nullable(),
  /** The company's own product that was chosen for the same text before. */
  customProductId: z.number().nullable(),
  /** The amount written in the text, if it can be read in one way. */
  amount: z.number().nullable(),
  candidates: z.array(candidate),
})
export type MatchedText = z.input<typeof matchedText>

export const matchTextsApi = {
  match: endpoint({
    method: 'POST',
    path: '/api/v1/import-match',
    summary: 'Products for texts of lines, as an import would find them; nothing is stored',
    policy: 'user',
    body: z.object({ texts: z.array(z.string().min(1).max(500)).min(1).max(MAX_MATCHED_TEXTS) }),
    output: z.object({ items: z.array(matchedText) }),
    errors: ['rate.limited'],
  }),
}
