import type { FeatureRequirement, GoodsFeatures, GoodsKind } from '@vitrina/contract/configurator/assembly-shapes'
import type { BoardProduct } from '@vitrina/contract/configurator/configurator'
import { piecesInUnit } from '@vitrina/contract/configurator/goods-kinds.rules'
import { fits } from '@vitrina/contract/configurator/requirements.rules'
import { lineSum } from '@vitrina/contract/prices/prices.rules'
import { suggestedAmount, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import type { CatalogueSearch } from '#search/catalogue-search'
import type { SearchRequest } from '#search/engine/search-types'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { describeValues } from '#modules/catalogue/products/describe-values'
import { makeCards, type ShownCard } from '#modules/catalogue/products/show-cards'
import { type PriceViewer, readViewer, searchViewer } from '#modules/prices/read-viewer'
import { momentOf, priceOf } from '#modules/prices/resolve-price'
import { type GoodsMap, goodsMapOf } from './goods-map.ts'

/** Goods wanted in some amount; `chosenIds`: what the person chose, shown if it fits. */
export type SoughtGoods = {
  kind: GoodsKind
  amount: number
  requirement: readonly FeatureRequirement[]
  brandId: number | null
  isInStockOnly: boolean
  chosenIds?: readonly number[]
}

export type FoundGoods = {
  /** The best first: brand, stock for the whole amount, price of the amount that can be bought. */
  products: { product: BoardProduct; cost: number | null; isEnough: boolean; perUnit: number }[]
  total: number
  problem: 'no-kind' | 'nothing-fits' | null
}

/** Amount in units of the product: 62 ferrules are one pack of a hundred. */
export const unitsFor = (amount: number, perUnit: number): number => (perUnit > 1 ? Math.ceil(amount / perUnit) : amount)

/** Looked at more closely for each question to the engine. */
const CANDIDATES = 24
const SEARCHED_AT_ONCE = 8

async function searchIds(
  engine: CatalogueSearch,
  { map, viewer, sought }: { map: GoodsMap; viewer: PriceViewer; sought: SoughtGoods },
): Promise<{ ids: number[]; total: number; problem: FoundGoods['problem'] }> {
  const families = map.familiesOf(sought.kind)
  if (families.length === 0) return { ids: [], total: 0, problem: 'no-kind' }
  const features = map.conditionsOf(sought.requirement)
  if (!features) return { ids: [], total: 0, problem: 'nothing-fits' }
  const find = (more: { brandId?: number; inStock?: SearchRequest['inStock']; sort?: SearchRequest['sort'] }) =>
    engine.search(
      {
        columns: [
          { column: 'family', values: families },
          ...(more.brandId === undefined ? [] : [{ column: 'brand', values: [more.brandId] }]),
        ],
        features,
        ...(more.inStock && { inStock: more.inStock }),
        viewer: searchViewer(viewer),
        sort: more.sort ?? 'price',
        offset: 0,
        limit: CANDIDATES,
        withFacets: false,
      },
      { isPatient: true },
    )
  const inStock = { atLeast: Math.max(1, thousandths(sought.amount)) }
  const all = await find({})
  if (all.total === 0) return { ids: [], total: 0, problem: 'nothing-fits' }
  if (all.total <= CANDIDATES) return { ids: all.ids, total: all.total, problem: null }
  const rest = [
    // Cable of whole drums is cheaper by the metre than what is cut to length, which is what people buy.
    await find({ inStock, sort: 'popularity' }),
    await find({ inStock }),
    ...(sought.brandId === null ? [] : [await find({ brandId: sought.brandId, inStock }), await find({ brandId: sought.brandId })]),
  ]
  return { ids: [...new Set([...rest, all].flatMap(({ ids }) => ids))], total: all.total, problem: null }
}

type Candidate = { product: BoardProduct; cost: number | null; isEnough: boolean; perUnit: number; isBrand: boolean; isChosen: boolean }

const compareCosts = (one: number | null, other: number | null) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY)

/** Infinity minus infinity is no order: two without a price are told apart by their ids. */
function compare(one: Candidate, other: Candidate): number {
  const byCost = compareCosts(one.cost, other.cost)
  return (
    Number(other.isChosen) - Number(one.isChosen) ||
    Number(other.isBrand && other.isEnough) - Number(one.isBrand && one.isEnough) ||
    Number(other.isEnough) - Number(one.isEnough) ||
    Number(other.isBrand) - Number(one.isBrand) ||
    (Number.isNaN(byCost) ? 0 : byCost) ||
    one.product.id - other.product.id
  )
}

/** Goods of the loaded catalogue for each of the wanted ones; the statements are the same few however many are asked for. */
export async function findGoods(
  ctx: Context,
  actor: Actor,
  { catalogue, sought }: { catalogue: Catalogue; sought: readonly SoughtGoods[] },
): Promise<FoundGoods[]> {
  const viewer = await readViewer(ctx, actor)
  const reference = await catalogue.reference()
  const map = goodsMapOf(reference)
  const engine = await catalogue.search()
  const searched: Awaited<ReturnType<typeof searchIds>>[] = []
  for (let at = 0; at < sought.length; at += SEARCHED_AT_ONCE)
    searched.push(
      ...(await Promise.all(sought.slice(at, at + SEARCHED_AT_ONCE).map((one) => searchIds(engine, { map, viewer, sought: one })))),
    )
  const ids = [...new Set([...searched.flatMap((one) => one.ids), ...sought.flatMap(({ chosenIds = [] }) => chosenIds)])]
  const cards = await makeCards(ctx, actor, { viewer, catalogue, reference, ids })
  const at = momentOf(ctx.now())

  const candidateOf = ({ card, parts, fixed }: ShownCard, features: GoodsFeatures, one: SoughtGoods): Candidate => {
    const perUnit = piecesInUnit(inLanguage(parts.unit.name, 'ru'), describeValues(reference, parts.values))
    const amount = suggestedAmount(card, unitsFor(one.amount, perUnit))
    const price = priceOf(parts, viewer, { amount, fixed, at })?.price ?? null
    const { id, article, name, brand, image, unit, minimumBatch, multiplicity, stockTotal } = card
    return {
      product: {
        id,
        article,
        name,
        brand: { id: brand.id, name: brand.name },
        image,
        unit,
        minimumBatch,
        multiplicity,
        price,
        stock: stockTotal,
        features,
      },
      cost: price ? lineSum(price.value, amount) : null,
      isEnough: stockTotal >= amount,
      perUnit,
      isBrand: brand.id === one.brandId,
      isChosen: one.chosenIds?.includes(id) ?? false,
    }
  }
  return sought.map((one, place) => {
    const { ids: found, total, problem } = searched[place] ?? { ids: [], total: 0, problem: null }
    const candidates = [...new Set([...(one.chosenIds ?? []), ...found])].flatMap((id): Candidate[] => {
      const shown = cards.get(id)
      if (!shown) return []
      const features = map.featuresOf(shown.parts.values)
      const kind = map.kindOf({ familyId: shown.card.category.id, name: shown.card.name, features })
      return kind === one.kind && fits(features, one.requirement) ? [candidateOf(shown, features, one)] : []
    })
    const kept =
      one.isInStockOnly && candidates.some(({ isEnough, isChosen }) => isEnough || isChosen)
        ? candidates.filter(({ isEnough, isChosen }) => isEnough || isChosen)
        : candidates
    return {
      products: kept.toSorted(compare).map(({ product, cost, isEnough, perUnit }) => ({ product, cost, isEnough, perUnit })),
      total: candidates.length < total && found.length >= CANDIDATES ? total : candidates.length,
      problem: problem ?? (candidates.length === 0 ? 'nothing-fits' : null),
    }
  })
}
