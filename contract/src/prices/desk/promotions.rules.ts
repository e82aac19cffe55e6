import { priceAfter, WHOLE } from '../prices.rules.ts'

/** The price of a list after a promotion alone. */
export const promotedPrice = (list: number, discount: number): number => priceAfter(list, WHOLE, WHOLE, WHOLE - discount)

/** The discount whose price is nearest to the wanted one; null: it is no discount. Whole basis points may miss it by kopecks. */
export function discountFor(list: number, wanted: number): number | null {
  if (list <= 0 || wanted <= 0 || wanted >= list) return null
  const discount = Math.round(((list - wanted) * WHOLE) / list)
  return discount >= 1 && discount < WHOLE ? discount : null
}
