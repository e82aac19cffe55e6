import type { Analog } from '@vitrina/contract/catalogue/analogs'
import { promiseAt } from '@vitrina/contract/promise/promise-steps.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { type PriceViewer, readViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf } from '#modules/prices/resolve-price'
import type { CatalogueReference } from '../catalogue-reference.ts'
import type { Catalogue } from '../open-catalogue.ts'
import { describeValues } from '../products/describe-values.ts'
import { differencesOf, valuesByFeature } from '../products/features.rules.ts'
import { makeCards, type ShownCard } from '../products/show-cards.ts'
import { listOrigins } from './analogs.queries.ts'
import { priceDifferenceOf } from './order-analogs.rules.ts'
import { type Candidate, type RankedCandidates, rankCandidates, type Sought } from './rank-candidates.ts'
import { searchCandidates } from './search-candidates.ts'

export type SoughtAnalogs = Pick<Sought, 'amount' | 'price'> & { productId: number }

type Options = {
  catalogue: Catalogue
  sought: readonly SoughtAnalogs[]
  /** Of each product. */
  limit: number
  /**
   * For lines of a cart: only what is in stock for the whole amount, can be bought in it and meets every hard rule, whatever the
   * seller has linked.
   */
  isForCart?: boolean
  /** Of a long list: other searches do not wait for it. */
  isPatient?: boolean
  excluded?: ReadonlySet<number>
}

/** Looked at more closely: for one product, and for each of a list. */
const CANDIDATES = 60
const CANDIDATES_OF_LIST = 16
/** Few, so that lists of several visitors take turns. */
const SEARCHED_AT_ONCE = 16

type Search = Pick<Options, 'catalogue' | 'sought'> &
  Required<Pick<Options, 'isForCart' | 'isPatient' | 'excluded'>> & {
    viewer: PriceViewer
    reference: CatalogueReference
  }

/** The products with the ids of their candidates, in one statement and a few questions to the engine for each. */
async function seekCandidates(
  ctx: Context,
  { catalogue, sought, viewer, reference, isForCart, isPatient, excluded }: Search,
): Promise<Sought[]> {
  const engine = await catalogue.search()
  const origins = new Map((await listOrigins(ctx, [...new Set(sought.map(({ productId }) => productId))])).map((one) => [one.id, one]))
  const limit = isPatient ? CANDIDATES_OF_LIST : CANDIDATES
  const seek = async ({ productId, amount, price }: SoughtAnalogs): Promise<Sought[]> => {
    const origin = origins.get(productId)
    // A line of a cart may be of goods that are sold no longer; a page of such goods does not exist.
    if (!origin || (!origin.isActive && !isForCart)) return []
    const described = describeValues(reference, origin.values)
    const own = valuesByFeature(described)
    const rules = await catalogue.kindRules.of(origin.familyId)
    const found = await searchCandidates({
      engine,
      reference,
      viewer,
      origin,
      rules,
      own,
      amount: amount ?? 0,
      limit,
      isInStockOnly: isForCart,
      isPatient,
    })
    const candidateIds = [...new Set([...origin.linkedIds, ...found])].filter((id) => !excluded.has(id))
    return [{ origin, rules, described, own, amount, price, candidateIds }]
  }
  const all: Sought[] = []
  for (let at = 0; at < sought.length; at += SEARCHED_AT_ONCE)
    all.push(...(await Promise.all(sought.slice(at, at + SEARCHED_AT_ONCE).map(seek))).flat())
  return all
}

function analogOf(
  { shown: { card }, described, resolved, isSellerChoice, reach }: Candidate,
  { sought, amount, price }: RankedCandidates,
): Analog {
  return {
    product: { ...card, price: resolved?.price ?? null, cashBack: resolved?.cashBack ?? null, analog: true },
    differences: differencesOf(sought.described, described, sought.rules),
    isSellerChoice,
    priceDifference: priceDifferenceOf(price, resolved?.price.value ?? null),
    readyOn: promiseAt(card.promise, amount).day,
    isHere: reach === 'here',
  }
}

/**
 * Replacements of each product: linked by the seller, or found by the rules of its kind. The statements are the same few
 * however many products are asked about; a product that does not exist has no entry.
 */
export async function findAnalogs(
  ctx: Context,
  actor: Actor,
  { catalogue, sought, limit, isForCart = false, isPatient = false, excluded = new Set() }: Options,
): Promise<Map<number, Analog[]>> {
  if (sought.length === 0) return new Map()
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const all = await seekCandidates(ctx, { catalogue, sought, viewer, reference, isForCart, isPatient, excluded })
  const ids = [
    ...new Set(all.flatMap(({ origin, price, candidateIds }) => (price === undefined ? [origin.id, ...candidateIds] : candidateIds))),
  ]
  const cards = await makeCards(ctx, actor, { viewer, catalogue, reference, ids })
  const at = momentOf(ctx.now())
  const priceFor = ({ parts, fixed }: ShownCard, amount: number) => priceOf(parts, viewer, { amount, fixed, at })
  const ranked = all.map((one) => {
    const made = rankCandidates(one, { viewer, reference, cards, priceFor, isForCart })
    return { ...made, candidates: made.candidates.slice(0, limit) }
  })
  return new Map(ranked.map((of) => [of.sought.origin.id, of.candidates.map((one) => analogOf(one, of))]))
}
