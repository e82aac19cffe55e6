import { priceStep, WHOLE } from './price-step.rules.ts'
import type { Segment } from './segment.ts'
import type { Viewer } from './search-types.ts'

/** Kopecks a viewer sees for a document, 0 when it has no price for him. */
export function pricesFor(segment: Segment, viewer: Viewer): (doc: number) => number {
  const list = segment.prices[segment.meta.schema.priceLists.indexOf(viewer.priceList)]
  if (!list) return () => 0
  const { kindOf, promos } = segment
  const left = viewer.discounts.length > 0 ? leftAfterDiscount(segment, viewer) : null
  const { regionFactor } = viewer
  const own = left
    ? (doc: number) => priceStep(priceStep(list[doc] as number, regionFactor), left[kindOf[doc] as number] as number)
    : (doc: number) => priceStep(list[doc] as number, regionFactor)
  return (doc) => priceStep(own(doc), WHOLE - (promos[doc] as number))
}

/** What is left of a price, by kind: the best discount that fits applies. */
function leftAfterDiscount(segment: Segment, viewer: Viewer): Uint16Array {
  const left = new Uint16Array(segment.kindStarts.length - 1).fill(WHOLE)
  for (const { column, value, discount } of viewer.discounts) {
    const values = segment.kindColumns[segment.meta.schema.columns.indexOf(column)]
    values?.forEach((one, kind) => {
      if (one === value && WHOLE - discount < (left[kind] as number)) left[kind] = WHOLE - discount
    })
  }
  return left
}
