import type { AnalogRules } from '@vitrina/contract/catalogue/analogs.rules'
import type { Context } from '#platform/context'
import { cached } from '#platform/process/cached'
import { areSizes, inNaturalOrder } from './filters/natural-order.rules.ts'
import { readReference } from './reference.queries.ts'

/** A new name may be seen this much later; counts, prices and stock never come from here. */
const MAX_AGE_MS = 5_000

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> => new Map(rows.map((row) => [row.id, row]))

type RuleRows = Pick<Awaited<ReturnType<typeof readReference>>, 'features' | 'analogRules'>

/** Rules the seller has set, by kind of goods. */
function sellerRules({ features, analogRules }: RuleRows): ReadonlyMap<number, AnalogRules> {
  const codeById = new Map(features.map(({ id, code }) => [id, code]))
  return new Map(
    [...Map.groupBy(analogRules, ({ familyId }) => familyId)].map(([familyId, rows]) => [
      familyId,
      new Map(rows.map(({ featureId, kind, weight }) => [codeById.get(featureId) ?? '', { kind, weight }])),
    ]),
  )
}

type ValueRow = Awaited<ReturnType<typeof readReference>>['values'][number]

/** Of a list of sizes («1», «2», «10»; «3х1,5»): the place of each value; null for other lists. Worked out when first asked for. */
function sizePlacesIn(valuesOf: ReadonlyMap<number, readonly ValueRow[]>): (featureId: number) => ReadonlyMap<number, number> | null {
  const known = new Map<number, ReadonlyMap<number, number> | null>()
  return (featureId) => {
    const memoized = known.get(featureId)
    if (memoized !== undefined) return memoized
    const values = valuesOf.get(featureId) ?? []
    const places = areSizes(values) ? new Map(inNaturalOrder(values).map(({ id }, place) => [id, place])) : null
    known.set(featureId, places)
    return places
  }
}

type FormRows = Pick<Awaited<ReturnType<typeof readReference>>, 'features' | 'formFeatures'>

/** Codes of the features each kind of goods is described by, in the order of its form. */
function formOrdersOf({ features, formFeatures }: FormRows): ReadonlyMap<number, readonly string[]> {
  const codeById = new Map(features.map(({ id, code }) => [id, code]))
  return new Map(
    [...Map.groupBy(formFeatures, ({ familyId }) => familyId)].map(([familyId, rows]) => [
      familyId,
      rows.flatMap(({ featureId }) => codeById.get(featureId) ?? []),
    ]),
  )
}

async function loadReference(ctx: Context) {
  const read = await readReference(ctx)
  const valuesOf = Map.groupBy(read.values, ({ featureId }) => featureId)
  // The index numbers countries by their place among the codes, from one.
  const countries = read.countries.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  return {
    ...read,
    sectionById: byId(read.sections),
    familyById: byId(read.families),
    brandById: byId(read.brands),
    seriesById: byId(read.series),
    manufacturerById: byId(read.manufacturers),
    sellerById: byId(read.sellers),
    setById: byId(read.sets),
    featureById: byId(read.features),
    featureByCode: new Map(read.features.map((feature) => [feature.code, feature])),
    valueById: byId(read.values),
    valuesOf,
    sizePlaces: sizePlacesIn(valuesOf),
    sellerAnalogRules: sellerRules(read),
    formOrders: formOrdersOf(read),
    warehouseById: byId(read.warehouses),
    countryAt: (place: number) => countries[place - 1],
    placeOfCountry: (code: string) => countries.findIndex((country) => country.code === code) + 1,
  }
}

export type CatalogueReference = Awaited<ReturnType<typeof loadReference>>

export const catalogueReference = (ctx: Context): (() => Promise<CatalogueReference>) =>
  cached({
    ms: MAX_AGE_MS,
    load: () => loadReference(ctx),
    whenStale: (error) => ctx.log.warn({ err: error }, 'the catalogue’s names could not be read, the old ones stay'),
  })
