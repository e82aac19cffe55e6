import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { cartEdit } from './cart.ts'

/**
 * taken: as it was asked; rounded: up to what can be ordered; smallest: no amount was given, the smallest is taken;
 * short: more than the warehouses have; no-price: the seller is asked;
 * not-sold, no-product, amount-doubtful: left out.
 */
export const importOutcomes = ['taken', 'rounded', 'smallest', 'short', 'no-price', 'not-sold', 'no-product', 'amount-doubtful'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const importedLine = z.object({
  position: z.number(),
  row: z.number(),
  raw: z.string(),
  outcome: z.enum(importOutcomes),
  /** Null where the list gave none. */
  asked: z.number().nullable(),
  taken: z.number(),
})
export type ImportedCartLine = z.infer<typeof importedLine>

export const cartImportApi = {
  take: endpoint({
    method: 'POST',
    path: '/api/v1/cart/import',
    summary: 'Put the chosen lines of an import into the active cart; a report for each line',
    policy: 'guest',
    body: z.object({ importId: z.uuid() }),
    output: cartEdit.extend({ items: z.array(importedLine), takenCount: z.number(), leftCount: z.number() }),
    errors: ['feature.off', 'import.not-found', 'import.wrong-state', 'import.empty', 'cart.too-many-lines'],
    idempotent: true,
  }),
}
