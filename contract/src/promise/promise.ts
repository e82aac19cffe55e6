import * as z from 'zod'

/**
 * From where goods come. stock: they lie where the buyer gets them; transfer: they lie in another warehouse;
 * arrival: they are on their way to a warehouse; maker: the manufacturer makes them.
 */
export const promiseSources = ['stock', 'transfer', 'arrival', 'maker'] as const
export type PromiseSource = (typeof promiseSources)[number]

/** firm: in stock; estimated: depends on somebody else's delivery; unknown: there is no day yet. */
export const confidences = ['firm', 'estimated', 'unknown'] as const
export type Confidence = (typeof confidences)[number]

/** Why a promise was made: the order was placed, an arrival was moved, staff set it. */
export const promiseCauses = ['placed', 'arrival', 'staff'] as const

export const promisePart = z.object({
  source: z.enum(promiseSources),
  warehouseId: z.number(),
  amount: z.number(),
  day: z.iso.date(),
})
export type PromisePart = z.infer<typeof promisePart>

/** One way to supply a product: how much of it, and on which day the buyer has it. */
export const supplySource = z.object({
  source: z.enum(promiseSources),
  warehouse: z.object({ id: z.number(), name: z.string(), city: z.string() }),
  /** Null: any amount. */
  amount: z.number().nullable(),
  day: z.iso.date(),
})
export type SupplySource = z.infer<typeof supplySource>
