import { asc, eq } from '#platform/database/drizzle'
import type { AddedReference } from '@vitrina/contract/goods-import/goods-import.rules'
import type { FeatureShape } from '../mapping/feature-values.rules.ts'
import type { Context } from '#platform/context'
import { brands, countries, families, features, sections, sellers, units } from '#tables/catalogue'

const tables = { section: sections, kind: families, brand: brands, feature: features } as const

export async function nameOfReference({ db }: Context, { kind, id }: Pick<AddedReference, 'kind' | 'id'>): Promise<string | undefined> {
  const table = tables[kind]
  const [row] = await db.select({ name: table.name }).from(table).where(eq(table.id, id))
  return row?.name
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replace(/\.$/, '').replace(/\s+/g, ' ').trim()

/** Names in files beside the ids they stand for. */
export type GoodsReferences = {
  sectionByPath: ReadonlyMap<string, number>
  kindOfSection: ReadonlyMap<number, number>
  brandByName: ReadonlyMap<string, { id: number; countryCode: string }>
  unitByName: ReadonlyMap<string, number>
  countryByName: ReadonlyMap<string, string>
  sellerId: number | null
  featureById: ReadonlyMap<number, FeatureShape & { name: string }>
  featureByName: ReadonlyMap<string, number>
}

const PATH = /\s+[/|\\]\s+|\s*>\s*/

/** «Кабель / Силовой» and «Кабель > Силовой» are one path. */
export const pathOf = (text: string): string[] =>
  text
    .split(PATH)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
export const pathKey = (names: readonly string[]): string => names.map(plain).join(' / ')
export const nameKey = plain

/** Sections by their whole path, and by their name alone where no other has it. */
function sectionsByPath(rows: readonly { id: number; name: string; path: number[] }[]): Map<string, number> {
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]))
  const byName = Map.groupBy(rows, ({ name }) => plain(name))
  const alone = [...byName].flatMap(([name, list]) => (list.length === 1 && list[0] ? [[name, list[0].id] as const] : []))
  return new Map([...alone, ...rows.map(({ id, path }) => [pathKey(path.map((one) => nameOf.get(one) ?? '')), id] as const)])
}

const UNIT_WORDS: Record<string, string> = {
  штука: '796',
  шт: '796',
  метр: '006',
  м: '006',
  килограмм: '166',
  кг: '166',
  упаковка: '778',
  упак: '778',
  комплект: '839',
  компл: '839',
}

export async function readGoodsReferences({ db }: Context): Promise<GoodsReferences> {
  const ofSections = await db.select({ id: sections.id, name: sections.name, path: sections.path }).from(sections)
  const ofKinds = await db.select({ id: families.id, sectionId: families.sectionId }).from(families).orderBy(asc(families.id))
  const ofBrands = await db
    .select({ id: brands.id, name: brands.name, countryCode: brands.countryCode })
    .from(brands)
    .orderBy(asc(brands.id))
  const ofUnits = await db.select().from(units).orderBy(asc(units.id))
  const ofCountries = await db.select().from(countries)
  const [seller] = await db.select({ id: sellers.id }).from(sellers).orderBy(asc(sellers.id)).limit(1)
  const ofFeatures = await db.select().from(features).orderBy(asc(features.id))
  const byOkei = new Map(ofUnits.map(({ id, okei }) => [okei, id]))
  return {
    sectionByPath: sectionsByPath(ofSections),
    kindOfSection: new Map(ofKinds.toReversed().map(({ id, sectionId }) => [sectionId, id])),
    brandByName: new Map(ofBrands.toReversed().map(({ id, name, countryCode }) => [plain(name), { id, countryCode }])),
    unitByName: new Map([
      ...Object.entries(UNIT_WORDS).flatMap(([word, okei]) => (byOkei.has(okei) ? [[word, byOkei.get(okei) ?? 0] as const] : [])),
      ...ofUnits.flatMap(({ id, okei, name }) => [[okei, id] as const, [plain(name.ru ?? ''), id] as const]),
    ]),
    countryByName: new Map(
      ofCountries.flatMap(({ code, name }) => [[plain(code), code] as const, [plain(name.ru ?? code), code] as const]),
    ),
    sellerId: seller?.id ?? null,
    featureById: new Map(ofFeatures.map(({ id, name, kind, unit }) => [id, { name, kind, unit }])),
    // Of several with one name the first counts.
    featureByName: new Map(ofFeatures.toReversed().map(({ id, name }) => [plain(name), id])),
  }
}
