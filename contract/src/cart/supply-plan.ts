import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { promiseSources } from '../promise/promise.ts'

/**
 * earliest: each piece as soon as it can come; fewestShipments: from as few warehouses as possible;
 * oneDate: all at once, when the last piece is there; stockOnly: only stock on the shelves.
 * With every strategy stock on a shelf goes before expected goods.
 */
export const supplyStrategies = ['earliest', 'fewestShipments', 'oneDate', 'stockOnly'] as const
export type SupplyStrategy = (typeof supplyStrategies)[number]

const part = z.object({ lineId: z.number(), amount: z.number(), source: z.enum(promiseSources) })

export const supplyProposal = z.object({
  /** By day, then by warehouse. */
  shipments: z.array(
    z.object({ warehouse: z.object({ id: z.number(), name: z.string(), city: z.string() }), readyOn: z.iso.date(), parts: z.array(part) }),
  ),
  /** Amounts neither in stock nor expected, or excluded by the strategy. */
  missing: z.array(z.object({ lineId: z.number(), amount: z.number() })),
})
export type SupplyProposal = z.infer<typeof supplyProposal>

export const supplyPlanApi = {
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/cart/allocate',
    summary: 'Preview of how the selected lines split by warehouse and day; nothing is saved',
    policy: 'guest',
    body: z.object({ strategy: z.enum(supplyStrategies) }),
    output: supplyProposal,
    errors: ['feature.off'],
  }),
}
