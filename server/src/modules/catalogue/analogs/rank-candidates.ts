import { type AnalogRules, canReplace, closeness, type FeatureValues } from '@vitrina/contract/catalogue/analogs.rules'
import { amountProblem, smallestAmount, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import type { PriceViewer } from '#modules/prices/read-viewer'
import type { ResolvedPrice } from '#modules/prices/resolve-price'
import type { CatalogueReference } from '../catalogue-reference.ts'
import { describeValues } from '../products/describe-values.ts'
import { type Described, valuesByFeature } from '../products/features.rules.ts'
import type { ShownCard } from '../products/show-cards.ts'
import type { Origin } from './analogs.queries.ts'
import { compareAnalogs, type RankedAnalog, type Reach } from './order-analogs.rules.ts'

/** A product with the candidates for its place. */
export type Sought = {
  origin: Origin
  /** Of its kind. */
  rules: AnalogRules
  described: Described[]
  own: FeatureValues
  /** Undefined: the least that can be bought of it. */
  amount: number | undefined
  /** Of the product now, in kopecks; undefined: as the catalogue has it. */
  price: number | null | undefined
  candidateIds: number[]
}

export type Candidate = RankedAnalog & { shown: ShownCard; described: Described[]; resolved: ResolvedPrice | null }

/** The candidates that may stand in for the product, the best first. */
export type RankedCandidates = { sought: Sought; amount: number; price: number | null; candidates: Candidate[] }

type Surroundings = {
  viewer: PriceViewer
  reference: CatalogueReference
  cards: ReadonlyMap<number, ShownCard>
  priceFor: (shown: ShownCard, amount: number) => ResolvedPrice | null
  isForCart: boolean
}

const isSameUnit = (one: Origin['unit'], other: Origin['unit']) => one.decimals === other.decimals && one.name.ru === other.name.ru

function reachOf({ stock }: ShownCard['parts'], { places: [nearest, ...others] }: PriceViewer, amount: number): Reach {
  if (!nearest || !stock) return 'short'
  const wanted = thousandths(amount)
  const freeIn = (ids: readonly number[]) =>
    stock.reduce((sum, { warehouse, free }) => (ids.includes(warehouse) ? sum + thousandths(free) : sum), 0)
  if (freeIn([nearest.id]) >= wanted) return 'here'
  return freeIn([nearest.id, ...others.map(({ id }) => id)]) >= wanted ? 'inStock' : 'short'
}

export function rankCandidates(sought: Sought, { viewer, reference, cards, priceFor, isForCart }: Surroundings): RankedCandidates {
  const { origin, rules, own, candidateIds } = sought
  const linked = new Set(origin.linkedIds)
  const current = cards.get(origin.id)
  const amount = sought.amount ?? (current ? smallestAmount(current.card) : 1)
  const candidates = candidateIds.flatMap((id): Candidate[] => {
    const shown = cards.get(id)
    if (!shown) return []
    const described = describeValues(reference, shown.parts.values)
    const other = valuesByFeature(described)
    const isReplacement =
      shown.card.category.id === origin.familyId && isSameUnit(shown.parts.unit, origin.unit) && canReplace(rules, own, other)
    const isSellerChoice = linked.has(id)
    const reach = reachOf(shown.parts, viewer, amount)
    if (!isReplacement && (isForCart || !isSellerChoice)) return []
    if (isForCart && (reach === 'short' || amountProblem(shown.card, amount) !== null)) return []
    const resolved = priceFor(shown, amount)
    const price = resolved?.price.value ?? null
    return [{ id, isSellerChoice, reach, closeness: closeness(rules, own, other), price, shown, described, resolved }]
  })
  const currentPrice = current ? (priceFor(current, amount)?.price.value ?? null) : null
  return {
    sought,
    amount,
    price: sought.price === undefined ? currentPrice : sought.price,
    candidates: candidates.toSorted(compareAnalogs({ isStockFirst: isForCart })),
  }
}
