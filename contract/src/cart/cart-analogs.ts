import * as z from 'zod'
import { analog } from '../catalogue/analogs.ts'
import { endpoint } from '../endpoint.ts'
import { MAX_LINE_ANALOGS } from './cart-analogs.rules.ts'

/** `amount`: of the line when the analog was looked for. */
const lineAnalog = z.object({ lineId: z.number(), amount: z.number(), analog })
export type LineAnalog = z.infer<typeof lineAnalog>

/** Replacements of a line: in stock for the whole amount, and within every hard rule of its kind. Nothing is changed. */
export const cartAnalogsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cart/analogs',
    summary: 'The best analog of each line that does not lie whole in the nearest warehouse',
    policy: 'guest',
    output: z.object({ items: z.array(lineAnalog) }),
    errors: ['feature.off', 'rate.limited'],
  }),
  ofLine: endpoint({
    method: 'GET',
    path: '/api/v1/cart/items/:id/analogs',
    summary: 'Analogs of one line, the best first',
    policy: 'guest',
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    output: z.object({ items: z.array(analog).max(MAX_LINE_ANALOGS) }),
    errors: ['feature.off', 'cart.line-not-found'],
  }),
}
