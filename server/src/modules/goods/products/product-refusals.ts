import { productValues, requiredFields, type ProductValues } from '@vitrina/contract/goods/product-fields'

/**
 * - `missing`: a new product without a field it cannot do without
 * - `invalid`: a value that the field cannot have
 * - `unknown`: names a section, brand or the like that does not exist, or a series of another brand
 * - `taken`: the article of another product
 * - `repeated`: the same product stands in an earlier row
 * - `not-found`, `changed`: no such product; changed by somebody since `version`
 */
export type Refusal = {
  field: string
  reason: 'missing' | 'invalid' | 'unknown' | 'taken' | 'repeated' | 'not-found' | 'changed'
}

/** Errors in the values alone, whatever the catalogue has. */
export function refusalOfValues(values: ProductValues, isNew: boolean): Refusal | null {
  const missing = isNew ? requiredFields.find((field) => values[field] === undefined) : undefined
  if (missing) return { field: missing, reason: 'missing' }
  const read = productValues.safeParse(values)
  if (read.success) return null
  return { field: String(read.error.issues[0]?.path[0] ?? 'id'), reason: 'invalid' }
}
