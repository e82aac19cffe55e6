import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDoc, aRequest, documentsOf, featureOf, schema, segmentOf } from '#test/random-catalogue'
import { impactsOf } from './impacts.ts'
import { lexiconOf } from './lexicon.ts'
import { LiveIndex } from './live-index.ts'
import type { Plan } from './query-plan.groups.ts'
import { planFor } from './query-plan.ts'
import { demandOfAll, EXACT_BONUS, isRanked, liftOfWishes, pinLift, placePins, popularityKey, rankKey, worthOf } from './rank.ts'
import { searchSegments } from './search-segments.ts'
import type { Explained, RankedDoc as Ranked, SearchRequest } from './search-types.ts'
import { priceAfter, WHOLE } from '@vitrina/contract/prices/prices.rules'
import type { Segment } from './segment.ts'

const knownImpacts = new WeakMap<Ranked, Map<string, number>>()

/** The same answer, the slow and plain way. */
function bruteForce(docs: Ranked[], request: SearchRequest, plan: Plan | null) {
  const price = (doc: Ranked) => {
    const best = Math.max(
      0,
      ...request.viewer.discounts
        .filter(({ column, value }) => doc.columns[schema.columns.indexOf(column)] === value)
        .map(({ discount }) => discount),
    )
    return priceAfter(doc.prices[request.viewer.priceList - 1] ?? 0, request.viewer.regionFactor, WHOLE - best, WHOLE - doc.promo)
  }
  const free = (doc: Ranked) => request.viewer.places.reduce((sum, place) => sum + (doc.stock[schema.places.indexOf(place)] ?? 0), 0)
  const score = (doc: Ranked) => {
    if (!plan) return 0
    const impacts = knownImpacts.get(doc) ?? impactsOf(doc)
    knownImpacts.set(doc, impacts)
    let sum = 0
    for (const group of plan.groups) {
      const hit = group.alternatives.find(({ term }) => impacts.has(term))
      if (!hit) return -1
      sum += (impacts.get(hit.term) ?? 0) * hit.weight * group.rarity
    }
    return sum
  }
  const tests: Record<string, (doc: Ranked) => boolean> = {}
  for (const { column, values } of request.columns)
    tests[`column:${column}`] = (doc) => values.includes(doc.columns[schema.columns.indexOf(column)] ?? 0)
  for (const { feature, values } of request.features)
    tests[`feature:${feature}`] = (doc) => doc.values.some((value) => values.includes(value))
  if (request.price)
    tests.price = (doc) => price(doc) > 0 && price(doc) >= (request.price?.from ?? 0) && price(doc) <= (request.price?.to ?? 0)
  if (request.inStock) tests.stock = (doc) => free(doc) >= (request.inStock?.atLeast ?? 1)
  const has = (doc: Ranked, flag: string) => doc.flags[schema.flags.indexOf(flag)] === true
  for (const flag of request.flags ?? []) tests[`flag:${flag}`] = (doc) => has(doc, flag)
  const fits = (doc: Ranked, but = '') => score(doc) >= 0 && Object.entries(tests).every(([name, holds]) => name === but || holds(doc))
  const tally = (values: number[]) =>
    Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]))
  const without = (but: string) => docs.filter((doc) => fits(doc, but))
  const found = without('')
  const last = (doc: Ranked) => (price(doc) === 0 ? Number.MAX_SAFE_INTEGER : price(doc))
  const { region = 0, bought, isPriceHidden, wishes } = request.ranking ?? {}
  const lift = (doc: Ranked) => {
    const pin = wishes?.pins.find(({ id }) => id === doc.id)
    if (pin) return pinLift(pin.position)
    const ofProduct = wishes?.products.filter(({ id }) => id === doc.id) ?? []
    const ofColumns = wishes?.columns.filter(({ column, value }) => doc.columns[schema.columns.indexOf(column)] === value) ?? []
    return liftOfWishes([...ofProduct, ...ofColumns].reduce((sum, { wish }) => sum + wish, 0))
  }
  const rank = (doc: Ranked) => {
    const worth = worthOf({
      all: demandOfAll(doc.demand[0] ?? 0, doc.popularity),
      region: schema.regions.includes(region) ? (doc.demand[1 + schema.regions.indexOf(region)] ?? 0) : 0,
      company: bought?.points[bought.ids.indexOf(doc.id)] ?? 0,
      isInStock: free(doc) > 0,
    })
    return rankKey({ score: score(doc), lift: lift(doc), worth })
  }
  const popularity = (doc: Ranked) => -popularityKey(demandOfAll(doc.demand[0] ?? 0, doc.popularity), doc.popularity)
  const keys = {
    relevance: (d: Ranked) => (request.text ? -rank(d) : 0),
    price: last,
    '-price': (d: Ranked) => -price(d),
    name: (d: Ranked) => d.nameRank,
    '-name': (d: Ranked) => -d.nameRank,
    popularity: () => 0,
    value: (d: Ranked) => {
      const place = (request.byValue ?? []).findIndex((value) => d.values.includes(value))
      return place < 0 ? Number.MAX_SAFE_INTEGER : place
    },
  }
  const key = keys[request.sort]
  const tie = isRanked(request) ? (isPriceHidden ? () => 0 : last) : popularity
  const keyed = found.map((doc) => ({ doc, key: key(doc), tie: tie(doc) }))
  const ordered = keyed.toSorted((a, b) => a.key - b.key || a.tie - b.tie || a.doc.id - b.doc.id).map(({ doc }) => doc)
  const priced = without('price').map(price).filter(Boolean)
  return {
    ids: placePins(ordered, (isRanked(request) && wishes?.pins) || [], true)
      .slice(request.offset, request.offset + request.limit)
      .map((doc) => doc.id),
    total: found.length,
    columns: Object.fromEntries(
      schema.columns.map((column, i) => [column, tally(without(`column:${column}`).map((doc) => doc.columns[i] ?? 0))]),
    ),
    values: Object.assign(
      {},
      ...[1, 2, 3].map((feature) =>
        tally(without(`feature:${feature}`).flatMap((doc) => doc.values.filter((value) => featureOf(value) === feature))),
      ),
    ),
    price: priced.length > 0 ? { from: Math.min(...priced), to: Math.max(...priced) } : null,
    inStock: without('stock').filter((doc) => free(doc) >= (request.inStock?.atLeast ?? 1)).length,
    flags: Object.fromEntries(schema.flags.map((flag) => [flag, without(`flag:${flag}`).filter((doc) => has(doc, flag)).length])),
  }
}

type Held = ReturnType<typeof segmentOf>

/** The engine's result and the expected one. */
function bothWays(held: Held[], docs: Ranked[], request: SearchRequest) {
  const lexicon = lexiconOf(held.map(({ segment }) => segment))
  const plan = request.text ? planFor(lexicon, request.text, { isLiteral: true, synonyms: [] }) : null
  const isNothing = plan?.groups.length === 0
  const { ids, total, columns, values, price, inStock, flags } = searchSegments(held, request)
  const found = {
    ids,
    total,
    columns: Object.fromEntries(Object.entries(columns).map(([name, counts]) => [name, Object.fromEntries(counts)])),
    values: Object.fromEntries(values),
    price,
    inStock,
    flags,
  }
  return { found: { request, ...found }, expected: { request, ...bruteForce(isNothing ? [] : docs, request, plan) } }
}

test('fewer counts are the same hits: none, or those of some columns, whose own numbers do not change', () => {
  fc.assert(
    fc.property(fc.array(aDoc, { minLength: 1, maxLength: 60 }), fc.array(aRequest, { minLength: 1, maxLength: 8 }), (drawn, requests) => {
      const docs = documentsOf(drawn)
      const half = Math.ceil(docs.length / 2)
      const held = [segmentOf(docs.slice(0, half)), segmentOf(docs.slice(half))]
      const [name = '', ...others] = schema.columns
      for (const request of requests) {
        const whole = searchSegments(held, { ...request, withFacets: true })
        for (const withFacets of [false as const, [name], others]) {
          const { ids, total, columns } = searchSegments(held, { ...request, withFacets })
          expect({ request, withFacets, ids, total }).toEqual({ request, withFacets, ids: whole.ids, total: whole.total })
          for (const counted of withFacets === false ? [] : withFacets) expect(columns[counted]).toEqual(whole.columns[counted])
        }
        const { total } = searchSegments(held, { ...request, ranking: { ...request.ranking, isUnderstood: true } })
        expect(total).toBe(whole.total)
      }
    }),
    { numRuns: 150 },
  )
}, 60_000)

test('hits, totals, prices and disjunctive facet counts equal a brute force count over random catalogues and requests', () => {
  fc.assert(
    fc.property(fc.array(aDoc, { minLength: 1, maxLength: 60 }), fc.array(aRequest, { minLength: 1, maxLength: 8 }), (drawn, requests) => {
      const docs = documentsOf(drawn)
      const half = Math.ceil(docs.length / 2)
      const baseAndDelta = [segmentOf(docs.slice(0, half)), segmentOf(docs.slice(half))]
      for (const held of [baseAndDelta, [segmentOf(docs)]]) {
        for (const request of requests) {
          const { found, expected } = bothWays(held, docs, request)
          expect(found).toEqual(expected)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('an explanation has all parts of the order: sorted by them, hits stand as they were found', () => {
  const seed = 20_261_116
  const docs = documentsOf(fc.sample(aDoc, { numRuns: 300, seed }))
  const held = [segmentOf(docs.slice(0, 150)), segmentOf(docs.slice(150))]
  const drawn = fc.sample(aRequest, { numRuns: 100, seed }).map(
    ({ text = 'кабель', viewer, ranking = {} }): SearchRequest => ({
      text,
      viewer,
      ranking,
      columns: [],
      features: [],
      sort: 'relevance',
      offset: 0,
      limit: 100,
      withFacets: false,
      isExplained: true,
    }),
  )
  // Exact articles and the viewer's own codes besides.
  const requests = drawn.flatMap((request, n) => [request, { ...request, text: `AR-${n}.${n % 3}` }, { ...request, owned: [105, 101] }])
  let explainedCount = 0
  for (const request of requests) {
    const { ids, explained = [] } = searchSegments(held, request)
    expect(explained.map(({ id }) => id)).toEqual(ids)
    const keyOf = (one: Explained) => {
      const words = one.words.reduce((sum, { points }) => sum + points, 0)
      const score = one.isOwned ? one.score : words + (one.isExact ? EXACT_BONUS : 0)
      return rankKey({ score, lift: one.pin === null ? liftOfWishes(one.wish) : pinLift(one.pin), worth: worthOf(one) })
    }
    for (const one of explained) expect({ request, ...one, key: keyOf(one) }).toEqual({ request, ...one })
    const sorted = explained.toSorted(
      (a, b) => keyOf(b) - keyOf(a) || (a.price ?? Number.MAX_SAFE_INTEGER) - (b.price ?? Number.MAX_SAFE_INTEGER) || a.id - b.id,
    )
    // Pins stand at their places, whatever their keys.
    const without = (all: Explained[]) => all.filter(({ pin }) => pin === null).map(({ id }) => id)
    expect(without(sorted)).toEqual(without(explained))
    explainedCount += explained.length
  }
  expect(explainedCount).toBeGreaterThan(1_000)
})

test('so they do over several blocks, when some documents are struck out and prices have changed in place', () => {
  const seed = 20_261_115
  let docs = documentsOf(fc.sample(aDoc, { numRuns: 4_200, seed }))
  const requests = fc.sample(aRequest, { numRuns: 12, seed }).flatMap((request) => {
    const { text: _, price: __, inStock: ___, ...rest } = { ...request, features: [] }
    // Besides, all documents in order against stock, price or both.
    const scans = [
      { inStock: { atLeast: 1 } },
      { price: { from: 400, to: 3_000 } },
      { inStock: { atLeast: 2 }, price: { from: 1_000, to: 5_000 } },
    ]
    return [request, ...scans.map((scan) => ({ ...rest, ...scan }))]
  })
  const held = [segmentOf(docs)]
  for (const request of requests) {
    const { found, expected } = bothWays(held, docs, request)
    expect(found).toEqual(expected)
  }

  const index = new LiveIndex(held[0]?.segment as Segment)
  const gone = docs.filter((_, i) => i % 9 === 4).map(({ id }) => id)
  index.replace({ ids: gone, documents: [], featureOf })
  docs = docs.filter(({ id }) => !gone.includes(id))
  docs = docs.map((doc, i) =>
    i % 5 === 0 ? { ...doc, prices: [7_000 + i, 3], stock: [0, 2, 0], promo: i % 3 === 0 ? 2_500 : 0, demand: [i % 200, 9, i % 90] } : doc,
  )
  docs.forEach(({ id, prices, stock, promo, demand }, i) => {
    if (i % 5 === 0) index.storeAmounts({ id, prices, stock, promo, demand })
  })
  for (const request of requests) {
    const { found, expected } = bothWays(held, docs, request)
    expect(found).toEqual(expected)
  }
})
