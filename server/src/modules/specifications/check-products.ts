import type { FieldError } from '@vitrina/contract/errors'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { specificationTextsIn } from '#texts/specifications'
import type { LineProducts } from './line-products.ts'

type CheckedLine = Pick<SpecificationLine, 'id' | 'productId' | 'customProductId'>

/** Where a line stands in what was sent, such as `changes.0.lines.3`. */
type FieldOf = (lineId: string) => string

/** Refuses lines whose product is not there, is not this person's to use, or is named twice. Lines that had it before may keep it. */
export function checkProducts(
  { language }: Pick<Actor, 'language'>,
  {
    lines,
    before,
    products,
    fieldOf,
  }: { lines: readonly CheckedLine[]; before: readonly CheckedLine[]; products: Pick<LineProducts, 'of'>; fieldOf: FieldOf },
): void {
  const { errors } = specificationTextsIn(language)
  const known = new Map(before.map((line) => [line.id, line]))
  const fields = lines.flatMap((line): FieldError[] => {
    const { id, productId, customProductId } = line
    if (productId === null && customProductId === null) return []
    const old = known.get(id)
    if (old && old.productId === productId && old.customProductId === customProductId) return []
    const field = `${fieldOf(id)}.${productId === null ? 'customProductId' : 'productId'}`
    if (productId !== null && customProductId !== null) return [{ field, message: errors.oneProduct, code: 'one-of-two' }]
    const product = products.of(line)
    return product?.isUsable ? [] : [{ field, message: errors.productUnknown, code: 'product.not-found' }]
  })
  if (fields.length > 0) throw new AppError('input.invalid', { fields: fields.slice(0, MOST_FIELDS) })
}

/** Enough to show what is wrong with a pasted block. */
const MOST_FIELDS = 100
