import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { amount } from '../quantity/amounts.ts'

const staff = { policy: 'staff', permission: 'stock' } as const
const id = z.int32().positive()
const idInAddress = z.coerce.number().pipe(id)
const arrivalId = z.object({ id: idInAddress })

/** `overdue`: the day is over and the goods have not come; `overpromised`: orders wait for more than comes. */
export const arrivalNeeds = ['overdue', 'overpromised'] as const

export const deskArrival = z.object({
  id: z.number(),
  product: z.object({
    id: z.number(),
    article: z.string(),
    name: z.string(),
    unit: z.object({ name: z.string(), decimals: z.number() }),
  }),
  /** One that is switched off since promises nothing to new orders. */
  warehouse: z.object({ id: z.number(), name: z.string(), isActive: z.boolean() }),
  quantity: z.number(),
  expectedOn: z.iso.date(),
  source: z.string(),
  /** How much of it orders under way wait for. */
  promised: z.number(),
  /** These orders, for readers who may see orders. */
  orders: z.array(z.object({ id: z.number(), number: z.string(), amount: z.number() })),
})
export type DeskArrival = z.infer<typeof deskArrival>

const source = z.string().trim().max(200).default('')

export const arrivalsDeskApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/stock/arrivals',
    summary: 'Expected arrivals, earliest first, with what is promised from them',
    ...staff,
    query: pageQuery.extend({
      q: z.string().trim().max(200).default(''),
      warehouse: idInAddress.optional(),
      need: z.enum(arrivalNeeds).optional(),
    }),
    output: pagedList(deskArrival),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/stock/arrivals',
    summary: 'Expect goods in a warehouse; buyers are promised them from now on',
    ...staff,
    body: z.strictObject({ productId: id, warehouseId: id, quantity: amount, expectedOn: z.iso.date(), source }),
    output: deskArrival,
    errors: ['product.not-found', 'warehouse.not-found', 'warehouse.off', 'arrival.past'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/stock/arrivals/:id',
    summary: 'Change amount, day or source of an arrival; orders that wait for a moved one get a new promise',
    ...staff,
    params: arrivalId,
    body: z.strictObject({
      quantity: amount,
      expectedOn: z.iso.date(),
      source,
      /** As the person saw it. */
      seen: z.strictObject({ quantity: z.number(), expectedOn: z.iso.date() }),
    }),
    output: deskArrival,
    errors: ['arrival.not-found', 'arrival.past', 'arrival.changed'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/stock/arrivals/:id/cancel',
    summary: 'The goods do not come; orders that wait for them lose their day and their buyers are notified',
    ...staff,
    params: arrivalId,
    body: z.strictObject({ reason: z.string().trim().min(1).max(200) }),
    output: z.object({ ok: z.literal(true) }),
    errors: ['arrival.not-found'],
  }),
}
