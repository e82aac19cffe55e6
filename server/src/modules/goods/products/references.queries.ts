import { inArray, sql } from '#platform/database/drizzle'
import { featureOf, type ProductValues } from '@vitrina/contract/goods/product-fields'
import type { Context } from '#platform/context'
import { brands, countries, families, features, manufacturers, products, sections, sellers, series, units } from '#tables/catalogue'
import { numberOf } from './compare-product.ts'
import type { Refusal } from './product-refusals.ts'

const byId = {
  sectionId: sections,
  familyId: families,
  brandId: brands,
  manufacturerId: manufacturers,
  sellerId: sellers,
  unitId: units,
} as const
type ReferenceField = keyof typeof byId
const referenceFields = Object.keys(byId) as ReferenceField[]

export type KnownReferences = {
  ids: Record<ReferenceField, ReadonlySet<number>>
  countries: ReadonlySet<string>
  brandOfSeries: ReadonlyMap<number, number>
  products: ReadonlySet<number>
  kindOfFeature: ReadonlyMap<number, 'list' | 'range' | 'flag'>
}

const given = <T>(rows: readonly ProductValues[], pick: (values: ProductValues) => T | null | undefined): T[] => [
  ...new Set(rows.flatMap((row) => pick(row) ?? [])),
]

/** Which of the things that these values name exist. */
export async function findReferences({ db }: Context, rows: readonly ProductValues[]): Promise<KnownReferences> {
  const existing = async (field: ReferenceField) => {
    const table = byId[field]
    const asked = given(rows, (values) => values[field])
    if (asked.length === 0) return new Set<number>()
    return new Set((await db.select({ id: table.id }).from(table).where(inArray(table.id, asked))).map(({ id }) => id))
  }
  const ids = {} as Record<ReferenceField, Set<number>>
  for (const field of referenceFields) ids[field] = await existing(field)
  const codes = given(rows, (values) => values.countryCode)
  const seriesIds = given(rows, (values) => values.seriesId)
  const linked = [...new Set(rows.flatMap((values) => [...(values.analogs ?? []), ...(values.related ?? [])]))]
  const featureIds = [...new Set(rows.flatMap((values) => Object.keys(values).flatMap((field) => featureOf(field) ?? [])))]
  return {
    ids,
    countries: new Set(
      codes.length === 0
        ? []
        : (await db.select({ code: countries.code }).from(countries).where(inArray(countries.code, codes))).map(({ code }) => code),
    ),
    brandOfSeries: new Map(
      seriesIds.length === 0
        ? []
        : (await db.select().from(series).where(inArray(series.id, seriesIds))).map(({ id, brandId }) => [id, brandId]),
    ),
    products: new Set(
      linked.length === 0
        ? []
        : (
            await db
              .select({ id: products.id })
              .from(products)
              .where(sql`${products.id} = any(${sql.param(linked)}::int[])`)
          ).map(({ id }) => id),
    ),
    kindOfFeature: new Map(
      featureIds.length === 0
        ? []
        : (await db.select({ id: features.id, kind: features.kind }).from(features).where(inArray(features.id, featureIds))).map(
            ({ id, kind }) => [id, kind],
          ),
    ),
  }
}

const FLAG_TEXTS = new Set(['Да', 'Нет'])

/** `next` is the product with the given values laid over what it has. */
export function refusalOfReferences(values: ProductValues, next: ProductValues, known: KnownReferences): Refusal | null {
  for (const field of referenceFields) {
    const id = values[field]
    if (typeof id === 'number' && !known.ids[field].has(id)) return { field, reason: 'unknown' }
  }
  if (values.countryCode !== undefined && !known.countries.has(values.countryCode)) return { field: 'countryCode', reason: 'unknown' }
  const isSeriesAsked = typeof next.seriesId === 'number' && (values.seriesId !== undefined || values.brandId !== undefined)
  if (isSeriesAsked && known.brandOfSeries.get(next.seriesId ?? 0) !== next.brandId) return { field: 'seriesId', reason: 'unknown' }
  for (const field of ['analogs', 'related'] as const)
    if (values[field]?.some((id) => !known.products.has(id))) return { field, reason: 'unknown' }
  for (const [field, texts] of Object.entries(values)) {
    const featureId = featureOf(field)
    if (!featureId) continue
    const kind = known.kindOfFeature.get(featureId)
    if (!kind) return { field, reason: 'unknown' }
    const isRight = (text: string) => (kind === 'range' ? numberOf(text) !== null : kind === 'list' || FLAG_TEXTS.has(text))
    if (!(texts as string[]).every(isRight)) return { field, reason: 'invalid' }
  }
  return null
}
