import type { CartLineResult, CartLineState } from '@vitrina/contract/cart/cart'
import { MAX_AMOUNT } from '@vitrina/contract/quantity/quantity.rules'
import type { FieldError } from '@vitrina/contract/errors'
import type { Actor } from '#platform/actor'
import { fill, textsIn } from '#texts/texts'
import type { RateTotals } from './carts.queries.ts'
import type { Refusal } from './item-inputs.rules.ts'

/** A result without its place in the list that was asked for. */
export type LineOutcome = Omit<CartLineResult, 'index'>

/** The result of a change to lines of one cart. */
export type Outcome = {
  cartId: number
  version: number
  totals: RateTotals[]
  deletionToken: string | null
  /** The lines that were found. */
  lines: { id: number; product_id: number | null; outcome: LineOutcome }[]
}

type Unit = { name: string; decimals: number }

/** The error of an amount or its product, in the caller's language. */
export function fieldErrorOf({ language }: Actor, refusal: Refusal, { at, unit }: { at: string; unit?: Unit | undefined }): FieldError {
  const { fields } = textsIn(language)
  if (refusal === 'product') return { field: `${at}productId`, message: fields.productUnknown, code: 'product.not-found' }
  if (refusal === 'wrong' || !unit)
    return { field: `${at}amount`, message: fill(fields.amountWrong, { limit: MAX_AMOUNT }), code: 'amount.wrong' }
  const message = fill(unit.decimals === 0 ? fields.amountWhole : fields.amountFractional, { unit: unit.name, decimals: unit.decimals })
  return { field: `${at}amount`, message, code: 'amount.decimals' }
}

/** A line that stands in the cart, with the first of its remarks. */
export function lineOutcome(line: CartLineState): LineOutcome {
  const [code] = line.warnings
  return code ? { status: 'warning', code, line } : { status: 'ok', line }
}

/** A line that is not in this cart, also when it is another owner's. */
export const lineNotFound = ({ language }: Actor, index: number, field: string): CartLineResult => ({
  index,
  status: 'error',
  code: 'cart.line-not-found',
  message: textsIn(language).errors['cart.line-not-found'],
  field,
})

/** A cart has one line for a product. */
export const productInCart = ({ language }: Actor, index: number): CartLineResult => ({
  index,
  status: 'error',
  code: 'cart.product-in-cart',
  message: textsIn(language).fields.productInCart,
  field: `items.${index}.productId`,
})

export function withSummary(items: CartLineResult[]) {
  const summary = { ok: 0, warning: 0, error: 0 }
  for (const { status } of items) summary[status]++
  return { items, summary }
}
