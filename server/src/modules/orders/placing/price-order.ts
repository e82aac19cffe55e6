import { amountProblem } from '@vitrina/contract/quantity/quantity.rules'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import { lineSum, vatRateOn, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import type { Context } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import { checkoutTextsIn } from '#texts/checkout'
import type { ChosenLine } from './chosen-lines.queries.ts'

/** A line with its price of this moment; null: to be agreed. */
export type PricedLine = ChosenLine & {
  unitName: string
  price: number | null
  oldPrice: number | null
  vatRate: number | null
  sum: number
  vat: number
  /** Points for one unit. */
  cashBack: number
}

type PriceInput = {
  lines: readonly ChosenLine[]
  viewer: PriceViewer
  language: Language /** VAT follows the day of shipment. */
  shipOn: string
}

/** Prices as the database has them now, or as they were agreed; never as the client sends them. One statement for all lines. */
export async function priceOrder(ctx: Context, { lines, viewer, language, shipOn }: PriceInput): Promise<PricedLine[]> {
  const items = lines.flatMap(({ product_id, amount, agreed }) => (product_id === null ? [] : [{ id: product_id, amount, agreed }]))
  const resolved = await resolvePrices(ctx, viewer, { items })
  return lines.map((line) => {
    const found = line.product_id === null ? undefined : resolved.get(line.product_id)
    const price = line.product_id === null ? (line.agreed?.price ?? line.custom_price) : (found?.price.value ?? null)
    // Whether a price named by the buyer includes VAT is unknown: it is sold at the standard rate.
    const vatRate = vatRateOn(viewer.vatRates, line.vat_group, shipOn)
    const sum = price === null ? 0 : lineSum(price, line.amount)
    return {
      ...line,
      unitName: inLanguage(line.unit, language),
      price,
      oldPrice: found?.price.old ?? null,
      vatRate,
      sum,
      vat: vatRate === null ? 0 : vatWithin(sum, vatRate),
      cashBack: found?.cashBack ?? 0,
    }
  })
}

export const sumOf = (lines: readonly PricedLine[]): number => lines.reduce((total, { sum }) => total + sum, 0)

type Problem = 'not-sold' | 'minimum-batch' | 'multiplicity' | 'decimals'

/** Why a line cannot be ordered as it is; null: it can. One without a price can: the seller names it. */
export function problemOf(line: PricedLine): Problem | null {
  if (!line.is_sold) return 'not-sold'
  const rule = { unit: { decimals: line.decimals }, minimumBatch: line.minimum_batch, multiplicity: line.multiplicity }
  const problem = amountProblem(rule, line.amount)
  return problem === 'wrong' ? 'decimals' : problem
}

/** Refuses lines that cannot be ordered as they are, each named by its place in the cart. */
export function requireOrderable({ language }: Actor, lines: readonly PricedLine[]): void {
  const texts = checkoutTextsIn(language).lines
  const fields = lines.flatMap((line) => {
    const code = problemOf(line)
    return code ? [{ field: `lines.${line.id}`, message: `${line.article}: ${texts[code]}`, code }] : []
  })
  if (fields.length > 0) throw new AppError('order.line-refused', { fields })
}
