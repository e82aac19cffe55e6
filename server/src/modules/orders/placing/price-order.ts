import { inLanguage, type Language } from '@vitrina/contract/languages'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { Context } from '#platform/context'
import type { PriceViewer } from '#modules/prices/read-viewer'
import { resolvePrices } from '#modules/prices/resolve-price'
import { vatRateOn } from '#modules/prices/vat.rules'
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

/** Prices as the database has them now, never as the client sends them. One statement for all lines. */
export async function priceOrder(ctx: Context, { lines, viewer, language, shipOn }: PriceInput): Promise<PricedLine[]> {
  const items = lines.flatMap(({ product_id, amount }) => (product_id === null ? [] : [{ id: product_id, amount }]))
  const resolved = await resolvePrices(ctx, viewer, { items })
  return lines.map((line) => {
    const found = line.product_id === null ? undefined : resolved.get(line.product_id)
    const price = line.product_id === null ? line.custom_price : (found?.price.value ?? null)
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
