import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

const id = z.int32().positive()

export const arrival = z.object({
  id: z.number(),
  productId: z.number(),
  warehouse: z.object({ id: z.number(), name: z.string() }),
  quantity: z.number(),
  expectedOn: z.iso.date(),
})
export type Arrival = z.infer<typeof arrival>

export const arrivalsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/arrivals',
    summary: 'Expected arrivals of a product, earliest first',
    policy: 'staff',
    permission: 'fulfilment',
    query: z.object({ productId: z.coerce.number().pipe(id) }),
    output: z.object({ items: z.array(arrival) }),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/arrivals/:id',
    summary: 'Move an arrival to another day; waiting orders get a new promise and their buyers are notified',
    policy: 'staff',
    permission: 'fulfilment',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    body: z.object({ expectedOn: z.iso.date() }),
    output: arrival,
    errors: ['arrival.not-found', 'arrival.past'],
  }),
}
