import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount } from '../quantity/amounts.ts'

/**
 * From where goods come. stock: they lie where the buyer gets them; transfer: they lie in another warehouse;
 * arrival: they are on their way to a warehouse; maker: the manufacturer makes them.
 */
export const promiseSources = ['stock', 'transfer', 'arrival', 'maker'] as const
export type PromiseSource = (typeof promiseSources)[number]

/** firm: in stock; estimated: depends on somebody else's delivery; unknown: there is no day yet. */
export const confidences = ['firm', 'estimated', 'unknown'] as const
export type Confidence = (typeof confidences)[number]

/** Why a promise was made: the order was placed, an arrival was moved, staff set it, lines or the place of delivery were changed. */
export const promiseCauses = ['placed', 'arrival', 'staff', 'changed'] as const

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

/** Up to `amount` the buyer has everything on `day`; null: whatever the amount. */
export const promiseStep = z.object({ amount: z.number().nullable(), day: z.iso.date(), confidence: z.enum(['firm', 'estimated']) })
export type PromiseStep = z.infer<typeof promiseStep>

/** Days of one product at the buyer's destination, by growing amount; for more than the last step there is no day yet. */
export const productPromise = z.array(promiseStep)

export const linePromise = z.object({
  productId: z.number(),
  amount: z.number(),
  /** When the last of it is with the buyer; null: unknown yet. */
  day: z.iso.date().nullable(),
  confidence: z.enum(confidences),
  parts: z.array(supplySource.omit({ amount: true }).extend({ amount: z.number() })),
  /** The amount that has no day. */
  missing: z.number(),
})
export type LinePromise = z.infer<typeof linePromise>

/** A specification has as many lines at most. */
const MOST_LINES = 2_000

export const promiseApi = {
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/promise',
    summary: 'When the buyer would have these goods at their destination, from where, and when in parts; nothing is held',
    policy: 'guest',
    body: z.object({
      lines: z
        .array(z.object({ productId: z.int32().positive(), amount }))
        .min(1)
        .max(MOST_LINES),
    }),
    output: z.object({
      /** When all of it is with the buyer; null: some of it has no day yet. */
      day: z.iso.date().nullable(),
      lines: z.array(linePromise),
      /** The days on which parts come, the earliest first. */
      partDays: z.array(z.iso.date()),
    }),
  }),
}
