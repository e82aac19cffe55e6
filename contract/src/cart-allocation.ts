import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { promiseSources } from './promise.ts'

/**
 * earliest: each piece as soon as it can come; fewestShipments: out of as few warehouses as will do;
 * oneDate: all at once, when the last piece is there; stockOnly: only what lies on the shelves.
 * Whatever the way, what lies on a shelf goes before what is only expected.
 */
export const allocationStrategies = ['earliest', 'fewestShipments', 'oneDate', 'stockOnly'] as const
export type AllocationStrategy = (typeof allocationStrategies)[number]

const part = z.object({ lineId: z.number(), amount: z.number(), source: z.enum(promiseSources) })

export const allocation = z.object({
  /** By day, then by warehouse. */
  shipments: z.array(
    z.object({ warehouse: z.object({ id: z.number(), name: z.string(), city: z.string() }), readyOn: z.iso.date(), parts: z.array(part) }),
  ),
  /** What nobody has and nobody expects, or the strategy leaves out. */
  missing: z.array(z.object({ lineId: z.number(), amount: z.number() })),
})
export type Allocation = z.infer<typeof allocation>

export const cartAllocationApi = {
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/cart/allocate',
    summary: 'How the selected lines may be split by warehouse and day; nothing is kept',
    policy: 'guest',
    body: z.object({ strategy: z.enum(allocationStrategies) }),
    output: allocation,
    errors: ['feature.off'],
  }),
}
