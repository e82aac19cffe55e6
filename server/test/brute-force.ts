import { impactsOf } from '#search/engine/impacts'
import { inOrder } from '#search/engine/lexicon'
import { exactTerm } from '#search/engine/normalise/tokenise'
import { planFor } from '#search/engine/query-plan'
import type { Lexicon, Plan } from '#search/engine/query-plan.groups'
import {
  demandOfAll,
  EXACT_BONUS,
  isRanked,
  liftOfWishes,
  ownedScore,
  pinLift,
  placePins,
  popularityKey,
  rankKey,
  worthOf,
} from '#search/engine/rank'
import type { RankedDoc, SearchRequest, Wishes } from '#search/engine/search-types'
import { priceAfter, WHOLE } from '@vitrina/contract/prices/prices.rules'
import { type Catalogue, readAllDocuments, type SearchDatabase } from '#search/index/documents.queries'

type Known = RankedDoc & { impacts: Map<string, number>; exactCodes: string[] }

function tally<T>(values: T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Words as the documents have them; nothing is guessed, so nothing similar is known. */
function lexiconOf(documents: Known[]): Lexicon {
  const frequencies = tally(documents.flatMap(({ impacts }) => [...impacts.keys()]))
  return {
    docCount: documents.length,
    frequency: (term) => frequencies.get(term) ?? 0,
    withPrefix: (prefix, most) => inOrder([...frequencies.keys()].filter((term) => term.startsWith(prefix))).slice(0, most),
    continuing: (prefix, most) =>
      inOrder([...frequencies.keys()].filter((term) => term.startsWith(prefix)))
        .toSorted((a, b) => a.length - b.length)
        .slice(0, most),
    similar: () => [],
  }
}

function priceFor(doc: Known, { schema }: Catalogue, { viewer }: SearchRequest): number {
  const fitting = viewer.discounts.filter(({ column, value }) => doc.columns[schema.columns.indexOf(column)] === value)
  const discount = Math.max(0, ...fitting.map((one) => one.discount))
  const base = doc.prices[schema.priceLists.indexOf(viewer.priceList)] ?? 0
  return priceAfter(base, viewer.regionFactor, WHOLE - discount, WHOLE - doc.promo)
}

function freeFor(doc: Known, { schema }: Catalogue, { inStock, viewer }: SearchRequest): number {
  return (inStock?.places ?? viewer.places).reduce((sum, place) => sum + (doc.stock[schema.places.indexOf(place)] ?? 0), 0)
}

/** Below zero: some word is missing. */
function scoreOf(doc: Known, plan: Plan | null, owned: number[]): number {
  if (!plan) return 0
  if (owned.includes(doc.id)) return ownedScore(owned.length, owned.indexOf(doc.id))
  let sum = doc.exactCodes.includes(plan.exact) ? EXACT_BONUS : 0
  for (const { alternatives, rarity } of plan.groups) {
    const hit = alternatives.find(({ term }) => doc.impacts.has(term))
    if (!hit) return -1
    sum += (doc.impacts.get(hit.term) ?? 0) * hit.weight * rarity
  }
  return plan.groups.length === 0 ? -1 : sum
}

/** One condition of a request; a facet counts as if its own were not there. */
function conditionsOf(catalogue: Catalogue, request: SearchRequest): Map<string, (doc: Known) => boolean> {
  const { columns } = catalogue.schema
  const conditions = new Map<string, (doc: Known) => boolean>()
  for (const { column, values } of request.columns)
    conditions.set(`column ${column}`, (doc) => values.includes(doc.columns[columns.indexOf(column)] ?? 0))
  for (const { feature, values } of request.features)
    conditions.set(`feature ${feature}`, (doc) => doc.values.some((value) => values.includes(value)))
  const { price, inStock, only } = request
  if (price)
    conditions.set('price', (doc) => {
      const kopecks = priceFor(doc, catalogue, request)
      return kopecks > 0 && kopecks >= (price.from ?? 0) && kopecks <= (price.to ?? kopecks)
    })
  if (inStock) conditions.set('stock', (doc) => freeFor(doc, catalogue, request) >= inStock.atLeast)
  const has = (doc: Known, flag: string) => doc.flags[catalogue.schema.flags.indexOf(flag)] === true
  for (const flag of request.flags ?? []) conditions.set(`flag ${flag}`, (doc) => has(doc, flag))
  if (only) conditions.set('only', (doc) => only.includes(doc.id))
  return conditions
}

/** The key of `rank.ts`, the parts looked up one by one. */
function rankOf(doc: Known, { schema }: Catalogue, { ranking = {}, viewer }: SearchRequest, score: number): number {
  const { region = 0, bought, wishes } = ranking
  const worth = worthOf({
    all: demandOfAll(doc.demand[0] ?? 0, doc.popularity),
    region: region ? (doc.demand[1 + schema.regions.indexOf(region)] ?? 0) : 0,
    company: bought?.points[bought.ids.indexOf(doc.id)] ?? 0,
    isInStock: viewer.places.some((place) => (doc.stock[schema.places.indexOf(place)] ?? 0) > 0),
  })
  return rankKey({ score, lift: liftFor(doc, schema, wishes), worth })
}

function liftFor(doc: Known, { columns }: Catalogue['schema'], wishes?: Wishes): number {
  if (!wishes) return 0
  const pin = wishes.pins.find(({ id }) => id === doc.id)
  if (pin) return pinLift(pin.position)
  const ofColumns = wishes.columns.filter(({ column, value }) => doc.columns[columns.indexOf(column)] === value)
  return liftOfWishes([...ofColumns, ...wishes.products.filter(({ id }) => id === doc.id)].reduce((sum, { wish }) => sum + wish, 0))
}

function keyOf(doc: Known, catalogue: Catalogue, request: SearchRequest, score: number): number {
  const price = priceFor(doc, catalogue, request)
  if (isRanked(request)) return -rankOf(doc, catalogue, request, score)
  if (request.sort === 'price') return price || Number.MAX_SAFE_INTEGER
  if (request.sort === '-price') return -price
  if (request.sort === 'name') return doc.nameRank
  if (request.sort === '-name') return -doc.nameRank
  if (request.sort === 'value') {
    const place = (request.byValue ?? []).findIndex((value) => doc.values.includes(value))
    return place < 0 ? Number.MAX_SAFE_INTEGER : place
  }
  return 0
}

/** Of equal keys: by price where relevance decided, otherwise by popularity. */
function tieOf(doc: Known, catalogue: Catalogue, request: SearchRequest): number {
  if (!isRanked(request)) return -popularityKey(demandOfAll(doc.demand[0] ?? 0, doc.popularity), doc.popularity)
  return request.ranking?.isPriceHidden ? 0 : priceFor(doc, catalogue, request) || Number.MAX_SAFE_INTEGER
}

function answer({ catalogue, documents, lexicon }: { catalogue: Catalogue; documents: Known[]; lexicon: Lexicon }, request: SearchRequest) {
  const { schema, featureOf } = catalogue
  const plan = request.text?.trim() ? planFor(lexicon, request.text, { isLiteral: true, synonyms: [] }) : null
  const scores = new Map(documents.map((doc) => [doc.id, scoreOf(doc, plan, request.owned ?? [])]))
  const matching = documents.filter(({ id }) => (scores.get(id) ?? -1) >= 0)
  const conditions = conditionsOf(catalogue, request)
  // Each document is held against each condition once: facets of a hundred features ask again and again.
  const unmet = matching.map((doc) => [...conditions].flatMap(([name, holds]) => (holds(doc) ? [] : name)))
  const without = (but: string) => matching.filter((_doc, place) => unmet[place]?.every((name) => name === but))
  const found = without('')
  const key = new Map(found.map((doc) => [doc.id, keyOf(doc, catalogue, request, scores.get(doc.id) ?? 0)]))
  const tie = new Map(found.map((doc) => [doc.id, tieOf(doc, catalogue, request)]))
  const by = (keys: Map<number, number>, a: Known, b: Known) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0)
  const order = found.toSorted((a, b) => by(key, a, b) || by(tie, a, b) || a.id - b.id)
  const valuesOf = (docs: Known[], counts: (feature: number) => boolean) =>
    tally(docs.flatMap(({ values }) => values.filter((value) => counts(featureOf(value)))))
  const prices = without('price')
    .map((doc) => priceFor(doc, catalogue, request))
    .filter((price) => price > 0)
  return {
    ids: placePins(order, (isRanked(request) && request.ranking?.wishes?.pins) || [], true)
      .slice(request.offset, request.offset + request.limit)
      .map(({ id }) => id),
    total: found.length,
    columns: Object.fromEntries(
      schema.columns.map((column, i) => [column, tally(without(`column ${column}`).map((doc) => doc.columns[i] ?? 0))]),
    ),
    values: new Map([
      ...valuesOf(found, (feature) => !conditions.has(`feature ${feature}`)),
      ...request.features.flatMap(({ feature: chosen }) => [...valuesOf(without(`feature ${chosen}`), (feature) => feature === chosen)]),
    ]),
    price: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
    inStock: without('stock').filter((doc) => freeFor(doc, catalogue, request) >= (request.inStock?.atLeast ?? 1)).length,
    flags: Object.fromEntries(schema.flags.map((flag, i) => [flag, without(`flag ${flag}`).filter((doc) => doc.flags[i]).length])),
  }
}

/** The plainest way to the same literal answers: everything is read from PostgreSQL and looked at one by one. */
export async function countByHand(pool: SearchDatabase, requests: SearchRequest[]) {
  const { catalogue, documents } = await readAllDocuments(pool, async (read, rows) => {
    const known: Known[] = []
    for await (const doc of rows)
      known.push({ ...doc, impacts: impactsOf(doc), exactCodes: doc.codes.slice(0, 2).flatMap((code) => (code ? exactTerm(code) : [])) })
    return { catalogue: read, documents: known }
  })
  const lexicon = lexiconOf(documents)
  return requests.map((request) => answer({ catalogue, documents, lexicon }, request))
}
