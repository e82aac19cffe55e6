import { returnRoles } from '../roles/roles.rules.ts'
import * as z from 'zod'
import { amount } from '../quantity/amounts.ts'
import { endpoint } from '../endpoint.ts'
import { photoKinds } from '../file-kinds.ts'
import { orderReturn } from '../orders/order-parts.ts'
import { ofOrder, orderId } from '../orders/orders.ts'

export const returnReasons = ['wrongItem', 'defect', 'damaged', 'shortage', 'excess', 'notNeeded'] as const
export const returnConditions = ['unopened', 'opened', 'damaged'] as const
export const returnResolutions = ['refund', 'replace', 'creditToBalance'] as const

const ofReturn = ofOrder.extend({ returnId: z.coerce.number().pipe(orderId) })

export const returnsApi = {
  request: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/return',
    summary: 'Request a return of shipped goods; never more than was shipped and not returned yet',
    policy: 'company',
    companyRoles: returnRoles,
    params: ofOrder,
    body: z.object({
      items: z
        .array(
          z.object({
            orderItemId: orderId,
            amount,
            reason: z.enum(returnReasons),
            condition: z.enum(returnConditions),
          }),
        )
        .min(1)
        .max(500),
      resolution: z.enum(returnResolutions),
      comment: z.string().max(2_000).default(''),
    }),
    output: orderReturn,
    errors: ['feature.off', 'order.not-found', 'order.not-now', 'return.too-much'],
    idempotent: true,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/return/:returnId/photo',
    summary: 'Add a photo of the defect',
    policy: 'company',
    companyRoles: returnRoles,
    params: ofReturn,
    body: z.object({ orderItemId: z.coerce.number().pipe(orderId) }),
    multipart: { photo: { maxBytes: 5 * 1024 * 1024, kinds: photoKinds, refusedAs: 'custom-product.bad-photo' } },
    output: orderReturn,
    errors: ['feature.off', 'order.not-found', 'return.not-found', 'return.not-now', 'custom-product.bad-photo'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/order/:id/return/:returnId/answer',
    summary: 'Answer the seller’s question, or withdraw the request',
    policy: 'company',
    companyRoles: returnRoles,
    params: ofReturn,
    body: z.object({ comment: z.string().max(2_000).default(''), isWithdrawn: z.boolean().default(false) }),
    output: orderReturn,
    errors: ['feature.off', 'order.not-found', 'return.not-found', 'return.not-now'],
  }),
}
