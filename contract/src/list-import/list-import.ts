import type * as z from 'zod'
import { productCard } from '../catalogue/catalogue.ts'

/** Product fields the review of an import shows. */
export const importedProduct = productCard.pick({
  id: true,
  article: true,
  manufacturerCode: true,
  name: true,
  brand: true,
  unit: true,
  image: true,
  minimumBatch: true,
  multiplicity: true,
  price: true,
  stockTotal: true,
})
export type ImportedProduct = z.input<typeof importedProduct>
