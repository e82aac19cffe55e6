import type { CartLineState, LineWarning } from '@vitrina/contract/cart/cart'
import { type AmountRule, amountProblem, suggestedAmount, THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { lineSum, vatWithin } from '@vitrina/contract/prices/prices.rules'
import type { PriceViewer } from '#modules/prices/read-viewer'

/** Domain rule: a price may be shown this long before it is asked for again. */
const FRESH_MS = 5 * 60_000

/** A line as it is stored. */
export type LineRow = {
  id: number
  product_id: number | null
  custom_product_id: number | null
  amount: number
  is_selected: boolean
  note: string
  price: number | null
  old_price: number | null
  vat_rate: number | null
  cash_back: number | null
  previous_price: number | null
  priced_at: string | null
  priced_for: string
}

/** Product facts behind a line's state. */
export type LineFacts = AmountRule & {
  isSold: boolean
  /** Null: not counted. */
  stockTotal: number | null
}

/** The viewer and the time: a price of another region, price type or contract is an old one. */
export type Moment = { pricedFor: string; now: Date }

export const pricedForOf = ({ priceType, region, contract, seesPrices }: PriceViewer): string =>
  `${priceType.id}:${region.id}:${contract?.id ?? ''}:${seesPrices ? 'open' : 'hidden'}`

export const isStale = ({ priced_at, priced_for }: Pick<LineRow, 'priced_at' | 'priced_for'>, { pricedFor, now }: Moment): boolean =>
  priced_at === null || priced_for !== pricedFor || now.getTime() - Date.parse(priced_at) > FRESH_MS

function priceStateOf(row: LineRow, moment: Moment): CartLineState['priceState'] {
  if (isStale(row, moment)) return 'stale'
  return row.price === null ? 'failed' : 'fresh'
}

function warningsOf(row: LineRow, facts: LineFacts): LineWarning[] {
  const warnings: LineWarning[] = []
  if (!facts.isSold) warnings.push('not-sold')
  if (row.price === null) warnings.push('no-price')
  const problem = amountProblem(facts, row.amount)
  if (problem && problem !== 'wrong') warnings.push(problem)
  if (facts.stockTotal !== null && facts.stockTotal < row.amount) warnings.push('stock-short')
  if (row.previous_price !== null) warnings.push('price-changed')
  return warnings
}

/** A line with all that follows from its amount and its price. */
export function lineState(row: LineRow, facts: LineFacts, moment: Moment): CartLineState {
  const { price: value, vat_rate: vatRate, amount } = row
  const vatIn = (gross: number) => (vatRate === null ? 0 : vatWithin(gross, vatRate))
  const sum = value === null ? null : lineSum(value, amount)
  const suggested = suggestedAmount(facts, amount)
  return {
    id: row.id,
    productId: row.product_id,
    customProductId: row.custom_product_id,
    amount,
    suggestedAmount: suggested === amount ? null : suggested,
    selected: row.is_selected,
    note: row.note,
    price: value === null ? null : { value, withoutVat: value - vatIn(value), vat: vatIn(value), vatRate, old: row.old_price },
    priceState: priceStateOf(row, moment),
    previousPrice: row.previous_price,
    cashBack: row.cash_back === null ? null : Math.floor((row.cash_back * thousandths(amount)) / THOUSAND),
    sum,
    vat: sum === null ? null : vatIn(sum),
    stockTotal: facts.stockTotal ?? 0,
    warnings: warningsOf(row, facts),
  }
}
