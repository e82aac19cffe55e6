import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { deliveryTypes } from './orders.rules.ts'

/** Where the goods are wanted, in the words of checkout; without `deliveryType` at the point nearest to the buyer. */
export const wantedDestination = {
  deliveryType: z.enum(deliveryTypes).optional(),
  /** The pickup point. */
  warehouseId: z.coerce.number().pipe(z.int32().positive()).optional(),
}
export type WantedDestination = { deliveryType?: (typeof deliveryTypes)[number] | undefined; warehouseId?: number | undefined }

export const destinations = z.object({
  deliveryTypes: z.array(z.enum(deliveryTypes)),
  /** Nearest first. */
  pickupPoints: z.array(z.object({ id: z.number(), name: z.string(), city: z.string(), address: z.string() })),
})
export type Destinations = z.infer<typeof destinations>

export const destinationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/destination',
    summary: 'Where the buyer can get goods: the ways to receive them, and the pickup points of the region',
    policy: 'user',
    output: destinations,
    errors: [],
  }),
}
