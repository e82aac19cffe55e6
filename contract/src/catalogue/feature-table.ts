import * as z from 'zod'
import { money } from '../money.ts'

/** A feature of the listed kind as a column of the list. */
export const featureColumn = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  /** Its values are sizes. */
  isNumber: z.boolean(),
  /** Decides between products of the kind, so it is shown unless the buyer chose otherwise. */
  isDeciding: z.boolean(),
  /** Letters of the longest value, by which a column gets its width on every page alike. */
  longest: z.number(),
})
export type FeatureColumn = z.infer<typeof featureColumn>

/** The list as a table of features: one cell for each column, empty where the product does not state it. */
export const featureTable = z.object({
  /** Kinds of goods in the list; the buyer's choice of columns is kept for them. */
  kinds: z.array(z.number()),
  columns: z.array(featureColumn),
  rows: z.array(z.object({ id: z.number(), cells: z.array(z.string()) })),
})
export type FeatureTable = z.infer<typeof featureTable>

/** One side of a matrix: a feature and those of its values that were found, by size. */
const matrixAxis = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(z.object({ id: z.number(), name: z.string() })),
})

/** Goods with one value of each of the two features. */
const matrixCell = z.object({
  row: z.number(),
  column: z.number(),
  count: z.number(),
  inStock: z.number(),
  /** The lowest; null where none has a price the viewer sees. */
  price: money.nullable(),
  /** The only product of the cell. */
  productId: z.number().nullable(),
})
export type MatrixCell = z.infer<typeof matrixCell>

/** The found goods by two features that divide them best. */
export const featureMatrix = z.object({ rows: matrixAxis, columns: matrixAxis, cells: z.array(matrixCell) })
export type FeatureMatrix = z.infer<typeof featureMatrix>

/** More goods than this have to be narrowed down first. */
export const MOST_IN_MATRIX = 1_000
