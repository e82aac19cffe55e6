import * as z from 'zod'

/**
 * From where goods come. stock: they lie where the buyer gets them; transfer: they lie in another warehouse;
 * arrival: they are on their way to a warehouse; maker: the manufacturer makes them.
 */
export const promiseSources = ['stock', 'transfer', 'arrival', 'maker'] as const
export type PromiseSource = (typeof promiseSources)[number]

/** firm: it lies on a shelf; estimated: it hangs on somebody else's delivery; unknown: there is no day yet. */
export const confidences = ['firm', 'estimated', 'unknown'] as const
export type Confidence = (typeof confidences)[number]

/** Why an order has this promise: it was placed, an arrival has moved, staff said so. */
export const promiseCauses = ['placed', 'arrival', 'staff'] as const

export const promisePart = z.object({
  source: z.enum(promiseSources),
  warehouseId: z.number(),
  amount: z.number(),
  day: z.iso.date(),
})
export type PromisePart = z.infer<typeof promisePart>

/** One way a product can be had: how much of it, and on which day the buyer has it. */
export const supplySource = z.object({
  source: z.enum(promiseSources),
  warehouse: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  /** Null: as much as is wanted. */
  amount: z.number().nullable(),
  day: z.iso.date(),
})
export type SupplySource = z.infer<typeof supplySource>
