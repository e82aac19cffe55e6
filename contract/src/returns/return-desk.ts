import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderReturn } from '../orders/order-parts.ts'
import { orderId } from '../orders/orders.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { amountOrNone } from '../quantity/amounts.ts'
import { returnDecisions, returnStates } from './returns.rules.ts'

const deskReturn = orderReturn.extend({
  order: z.object({ id: z.number(), number: z.string() }),
  company: z.string(),
  lines: z.array(z.object({ orderItemId: z.number(), article: z.string(), name: z.string(), unit: z.string(), decimals: z.number() })),
})
export type DeskReturn = z.infer<typeof deskReturn>

export const returnDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/return',
    summary: 'Return requests',
    policy: 'staff',
    permission: 'returns',
    query: pageQuery.extend({ state: z.enum(['open', ...returnStates]).default('open') }),
    output: pagedList(deskReturn),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/return/:id/decide',
    summary: 'Decide on a return: ask for more, agree, refuse, receive the goods, settle',
    policy: 'staff',
    permission: 'returns',
    params: z.object({ id: z.coerce.number().pipe(orderId) }),
    body: z.object({
      step: z.enum(returnDecisions),
      answer: z.string().trim().max(500).default(''),
      /** With `receive`: the amounts that arrived, and whether they go back into stock. */
      items: z
        .array(z.object({ orderItemId: orderId, accepted: amountOrNone, toStock: z.boolean().default(true) }))
        .max(500)
        .optional(),
    }),
    output: orderReturn,
    errors: ['return.not-found', 'return.not-now', 'return.too-much'],
  }),
}
