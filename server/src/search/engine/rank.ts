import type { Pin, SearchRequest } from './search-types.ts'

/**
 * The order of a search by words, in one place: the index, PostgreSQL and the explanation count with these numbers.
 *
 *   key = (score + lift) × STEP + worth, the highest first; equal keys by price, the lowest first, then by id
 *
 * score: what was typed (own code, exact article, words met, weights of the words)
 * lift:  what the seller asked for with this phrase (pin, boost, bury)
 * worth: what is bought (by all, in the region, by the company) and whether it is in stock
 */

/** A typed article stands above every sum of weights, the viewer's own code above that. */
export const EXACT_BONUS = 1_000_000_000
/** For each word that is met where some may be missing: missing words weigh more than anything found. */
export const WORD_BONUS = 4_000_000

/** The score of a product the viewer's own codes name, whatever its words. */
export const ownedScore = (count: number, place: number): number => 2 * EXACT_BONUS + count - place

/** The seller's wish weighs more than words and less than an exact article. */
const BOOST = EXACT_BONUS / 2

/** Several wishes for one product are one: raised, lowered, or neither. */
export const liftOfWishes = (wishes: number): number => Math.sign(wishes) * BOOST

/** Above everything, in the order of the places; `placePins` then puts each where it was pinned. */
export const pinLift = (position: number): number => 10 * EXACT_BONUS - position

/** Above every worth. */
export const STEP = 2_048

/** Points of demand are logarithms in one byte. */
export const MOST_DEMAND = 255
/** Points of one sale; without any, the seller's own number gives fewer. */
export const DEMAND_OF_ONE = 24
/** The region's own demand says more than everybody's, what the company itself buys says most. */
export const REGION_WEIGHT = 2
export const COMPANY_WEIGHT = 4
/** More than one company of the region that bought it, less than two: out of stock a product goes below its equals, not below what nobody buys. */
export const IN_STOCK = 90

/** Numbers of the seller's own beyond this are one. */
export const MOST_POPULARITY = 2 ** 14 - 1

/** Points of the number a product starts with, before anybody has bought it: how many binary digits it has. */
const startPoints = (popularity: number): number => 32 - Math.clz32(popularity)

/** Points of demand of all: sales, or the start value while there are none. */
export const demandOfAll = (sales: number, popularity: number): number => Math.max(sales, startPoints(popularity))

/** The order of «popular first» and of equals elsewhere: demand of all, then the number itself. */
export const popularityKey = (demand: number, popularity: number): number => demand * (MOST_POPULARITY + 1) + popularity

export type Worth = { all: number; region: number; company: number; isInStock: boolean }

export const worthOf = ({ all, region, company, isInStock }: Worth): number =>
  all + REGION_WEIGHT * region + COMPANY_WEIGHT * company + (isInStock ? IN_STOCK : 0)

export const rankKey = ({ score, lift, worth }: { score: number; lift: number; worth: number }): number => (score + lift) * STEP + worth

/** Pinned hits, which come first, go to their places among the others; one whose place is beyond these is left out. */
export function placePins<T extends { id: number }>(hits: readonly T[], pins: readonly Pin[], isAll: boolean): T[] {
  const positionOf = new Map(pins.map(({ id, position }) => [id, position]))
  const placed = hits.filter(({ id }) => !positionOf.has(id))
  const pinned = hits.filter(({ id }) => positionOf.has(id)).toSorted((a, b) => (positionOf.get(a.id) ?? 0) - (positionOf.get(b.id) ?? 0))
  for (const hit of pinned) {
    const place = (positionOf.get(hit.id) ?? 1) - 1
    if (place <= placed.length || isAll) placed.splice(place, 0, hit)
  }
  return placed
}

/** Without a text there is nothing to be relevant to: then the popular come first. */
export const isRanked = ({ sort, text, ranking }: SearchRequest): boolean =>
  sort === 'relevance' && (Boolean(text?.trim()) || ranking?.isUnderstood === true)
