import { applyFactor, lineSum, vatWithin, WHOLE } from '../prices/prices.rules.ts'

/**
 * How a price for the client is made of the buyer's cost. Money is integer kopecks, percents and factors are basis points.
 * A percent, a coefficient and a margin work on the cost; `fixed` is a price set by hand, which nothing overwrites.
 */
export type SharedMarkup = { mode: 'percent' | 'coefficient' | 'margin'; basisPoints: number }
export type Markup = SharedMarkup | { mode: 'fixed'; price: number }

/** Of one unit; sums of a thousand lines stay exact below it. */
export const MAX_OFFER_PRICE = 1_000_000_000

/** Bounds of each mode: −99 % to +1000 %, 0.01 to 100, and a margin of at most 99 %. */
export const markupBounds = {
  percent: { least: -9_900, most: 100_000 },
  coefficient: { least: 100, most: 1_000_000 },
  margin: { least: -100_000, most: 9_900 },
} as const satisfies Record<SharedMarkup['mode'], { least: number; most: number }>

/** Whole roubles a price is rounded up to; 0: not at all. Up, so that nothing becomes free and no margin is lost. */
export const roundings = [0, 1, 10, 100] as const
export type Rounding = (typeof roundings)[number]

/** included: prices have VAT in them; onTop: it is added to the sum; none: the buyer's company sells without it. */
export const offerVatModes = ['included', 'onTop', 'none'] as const
export type OfferVatMode = (typeof offerVatModes)[number]

/** Of an offer: how its prices are made. */
export type PriceTerms = {
  markup: SharedMarkup
  rounding: Rounding
  vatMode: OfferVatMode
  /** Basis points of the price below which a line is red. */
  minMargin: number
}

export type PricedLine = {
  groupId: string | null
  amount: number
  /** The buyer's own price for one unit, with VAT; null: not known. */
  costPrice: number | null
  /** Basis points; null: without VAT. */
  vatRate: number | null
  markup: Markup | null
}
type MarkedGroup = { id: string; parentId: string | null; markup: SharedMarkup | null }

/** A line's own markup goes before that of its group, a nearer group's before a farther one's, and the offer's comes last. */
export function markupsOf(groups: readonly MarkedGroup[], whole: SharedMarkup): (line: Pick<PricedLine, 'groupId' | 'markup'>) => Markup {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const ofGroup = (id: string | null): SharedMarkup => {
    for (let at = id, steps = 0; at !== null && steps <= groups.length; at = byId.get(at)?.parentId ?? null, steps++) {
      const own = byId.get(at)?.markup
      if (own) return own
    }
    return whole
  }
  const known = new Map<string | null, SharedMarkup>()
  return ({ groupId, markup }) => {
    if (markup) return markup
    const found = known.get(groupId) ?? ofGroup(groupId)
    known.set(groupId, found)
    return found
  }
}

const roundUp = (kopecks: number, rounding: Rounding): number =>
  rounding === 0 ? kopecks : Math.ceil(kopecks / (rounding * 100)) * rounding * 100

function applyMarkup(cost: number, { mode, basisPoints }: SharedMarkup): number {
  switch (mode) {
    case 'percent':
      return applyFactor(cost, WHOLE + basisPoints)
    case 'coefficient':
      return applyFactor(cost, basisPoints)
    case 'margin':
      // Up: a margin asked for is never missed by a kopeck.
      return Math.ceil((cost * WHOLE) / (WHOLE - basisPoints))
  }
}

/** The cost on the same footing as the price: where VAT is added on top, both are without it. */
export const comparedCost = ({ costPrice, vatRate }: Pick<PricedLine, 'costPrice' | 'vatRate'>, vatMode: OfferVatMode): number | null =>
  costPrice !== null && vatMode === 'onTop' && vatRate !== null ? costPrice - vatWithin(costPrice, vatRate) : costPrice

/** The price of one unit for the client; null: the cost is not known and nobody set a price. */
export function sellPrice(
  line: Pick<PricedLine, 'costPrice' | 'vatRate'>,
  { markup, rounding, vatMode }: Pick<PriceTerms, 'rounding' | 'vatMode'> & { markup: Markup },
): number | null {
  if (markup.mode === 'fixed') return markup.price
  const cost = comparedCost(line, vatMode)
  return cost === null ? null : Math.min(MAX_OFFER_PRICE, roundUp(applyMarkup(cost, markup), rounding))
}

export type OfferSums = { net: number; vat: number; total: number }

/** Sum the client pays for an amount at a price; VAT is rounded in each line, and totals add lines up. */
export function sumsOf(
  { price, amount, vatRate }: { price: number; amount: number; vatRate: number | null },
  vatMode: OfferVatMode,
): OfferSums {
  const sum = lineSum(price, amount)
  if (vatMode === 'none' || vatRate === null) return { net: sum, vat: 0, total: sum }
  if (vatMode === 'onTop') {
    const vat = applyFactor(sum, vatRate)
    return { net: sum, vat, total: sum + vat }
  }
  const vat = vatWithin(sum, vatRate)
  return { net: sum - vat, vat, total: sum }
}

/** Basis points of the price that are profit; null: nothing to compare. */
export const marginOf = (price: number, cost: number): number | null => (price === 0 ? null : Math.round(((price - cost) * WHOLE) / price))

export const marginLights = ['green', 'yellow', 'red', 'unknown'] as const
export type MarginLight = (typeof marginLights)[number]

/** Yellow: above the least margin, yet by less than three points. */
const NEAR_LEAST = 300

/** Compared without dividing, so that a margin exactly at the floor is not below it. */
function lightOf({ price, cost, minMargin }: { price: number; cost: number; minMargin: number }): MarginLight {
  const reaches = (margin: number) => (price - cost) * WHOLE >= margin * price
  if (price === 0 && cost === 0) return 'unknown'
  if (!reaches(minMargin)) return 'red'
  return reaches(minMargin + NEAR_LEAST) ? 'green' : 'yellow'
}

export type OfferLineFigures = OfferSums & {
  /** For one unit; null: not known yet, and the sums are 0. */
  price: number | null
  markup: Markup
  /** Of the whole amount, on the footing of the price; null: not known. */
  cost: number | null
  /** Without VAT where the buyer's company pays it. */
  profit: number | null
  margin: number | null
  light: MarginLight
}

const NOTHING: OfferSums = { net: 0, vat: 0, total: 0 }

/** The buyer's cost without the VAT that they may deduct; a company that sells without VAT deducts none. */
function netCostOf({ costPrice, vatRate, amount }: PricedLine, vatMode: OfferVatMode): number {
  const gross = lineSum(costPrice ?? 0, amount)
  return vatMode === 'none' || vatRate === null ? gross : gross - vatWithin(gross, vatRate)
}

/** Price, sums, cost and margin of one line. */
export function lineFigures(line: PricedLine, terms: PriceTerms, markup: Markup): OfferLineFigures {
  const { vatMode, minMargin } = terms
  const price = sellPrice(line, { ...terms, markup })
  const unitCost = comparedCost(line, vatMode)
  if (price === null) return { ...NOTHING, price, markup, cost: null, profit: null, margin: null, light: 'unknown' }
  const sums = sumsOf({ price, amount: line.amount, vatRate: line.vatRate }, vatMode)
  if (unitCost === null) return { ...sums, price, markup, cost: null, profit: null, margin: null, light: 'unknown' }
  return {
    ...sums,
    price,
    markup,
    cost: lineSum(unitCost, line.amount),
    profit: sums.net - netCostOf(line, vatMode),
    margin: marginOf(price, unitCost),
    light: lightOf({ price, cost: unitCost, minMargin }),
  }
}

export type OfferTotals = OfferSums & {
  /** Of the lines whose cost is known. */
  cost: number
  profit: number
  margin: number | null
  light: MarginLight
  /** Lines without a price, and lines whose cost is not known: their profit is not counted. */
  unpricedCount: number
  uncostedCount: number
}

/** Sums over the lines that are counted. */
export function totalsOf(
  figures: readonly (OfferLineFigures & { amount: number })[],
  { minMargin }: Pick<PriceTerms, 'minMargin'>,
): OfferTotals {
  const totals = { ...NOTHING, cost: 0, profit: 0, unpricedCount: 0, uncostedCount: 0 }
  // Prices of the lines whose cost is known, on the footing of that cost.
  let compared = 0
  for (const { net, vat, total, cost, profit, price, amount } of figures) {
    totals.net += net
    totals.vat += vat
    totals.total += total
    if (price === null) totals.unpricedCount++
    else if (cost === null || profit === null) totals.uncostedCount++
    else {
      totals.cost += cost
      totals.profit += profit
      compared += lineSum(price, amount)
    }
  }
  const { cost } = totals
  return {
    ...totals,
    margin: marginOf(compared, cost),
    light: compared === 0 && cost === 0 ? 'unknown' : lightOf({ price: compared, cost, minMargin }),
  }
}
