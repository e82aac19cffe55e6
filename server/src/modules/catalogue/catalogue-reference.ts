import type { AnalogRules } from '@vitrina/contract/catalogue/analogs.rules'
import type { Context } from '#platform/context'
import { cached } from '#platform/process/cached'
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

async function loadReference(ctx: Context) {
  const read = await readReference(ctx)
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
    valuesOf: Map.groupBy(read.values, ({ featureId }) => featureId),
    sellerAnalogRules: sellerRules(read),
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
