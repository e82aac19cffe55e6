import * as z from 'zod'
import { endpoint } from './endpoint.ts'

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
    summary: 'What is expected of a product, the earliest first',
    policy: 'staff',
    query: z.object({ productId: z.coerce.number().pipe(id) }),
    output: z.object({ items: z.array(arrival) }),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/arrivals/:id',
    summary: 'An arrival is expected on another day; orders that wait for it are promised anew and their buyers hear of it',
    policy: 'staff',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    body: z.object({ expectedOn: z.iso.date() }),
    output: arrival,
    errors: ['arrival.not-found', 'arrival.past'],
  }),
}
