import type { GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import { type AddedReference, FEATURE_ROLE, type NewFeature } from '@vitrina/contract/goods-import/goods-import.rules'
import type { JournalAuthor } from '#platform/audit'
import type { Context } from '#platform/context'
import { addBrand } from '#modules/goods/brands/brands'
import { addFeature } from '#modules/goods/kinds/features'
import { addKind } from '#modules/goods/kinds/kinds'
import { addSection } from '#modules/goods/sections/sections'
import { nameKey, pathKey, pathOf, readGoodsReferences } from './goods-references.queries.ts'
import { NO_BRAND } from './read-goods.ts'
import { listNames, listNewFeatures } from './goods-rows.queries.ts'

type Given = { importId: number; mapping: readonly GoodsSheetMapping[]; most: number }

/** Features that columns ask for and the shop does not have. */
const newFeaturesOf = (mapping: readonly GoodsSheetMapping[]): NewFeature[] =>
  mapping.filter(({ isTaken }) => isTaken).flatMap(({ columns }) => columns.flatMap((column) => column?.newFeature ?? []))

/** Sections, each with those above it, and brands that rows name and the shop does not have. */
export async function countMissing(tx: Context, importId: number): Promise<number> {
  const names = await listNames(tx, importId)
  const { brandByName, sectionByPath } = await readGoodsReferences(tx)
  const brands = new Set(names.flatMap(({ brand }) => (brand && !brandByName.has(nameKey(brand)) ? nameKey(brand) : [])))
  const paths = names.flatMap(({ section }) => (section && !sectionByPath.has(pathKey(pathOf(section))) ? [pathOf(section)] : []))
  const sections = new Set(paths.flatMap((path) => path.map((_, depth) => pathKey(path.slice(0, depth + 1)))))
  return brands.size + [...sections].filter((key) => !sectionByPath.has(key)).length
}

/**
 * Adds at most so many of the sections, kinds, brands and features that an import names, and says which: those that nothing else
 * uses go again when it is taken back. Called again it goes on, because it looks at what is there.
 */
export async function addMissingReferences(
  tx: Context,
  actor: JournalAuthor,
  { importId, mapping, most }: Given,
): Promise<{ added: AddedReference[]; isDone: boolean }> {
  const names = await listNames(tx, importId)
  const known = await readGoodsReferences(tx)
  const all: AddedReference[] = []
  const sections = new Map(known.sectionByPath)
  const kinds = new Map(known.kindOfSection)
  const brands = new Set(known.brandByName.keys())
  const note = (one: AddedReference) => all.push(one)
  const isFull = () => all.length >= most
  const part = () => ({ added: all, isDone: false })
  for (const brand of names.flatMap(({ brand: given, isNew }) => given || (isNew ? NO_BRAND : []))) {
    if (brands.has(nameKey(brand))) continue
    if (isFull()) return part()
    const name = brand.slice(0, 100)
    const { id } = await addBrand(tx, actor, {
      name,
      countryCode: known.countryByName.get('ru') ?? [...known.countryByName.values()][0] ?? 'RU',
      description: '',
    })
    note({ kind: 'brand', id, name })
    brands.add(nameKey(brand))
  }
  const features = new Map(known.featureByName)
  const asked = new Set((await listNewFeatures(tx, importId)).map(nameKey))
  for (const { name, unit, kind } of newFeaturesOf(mapping)) {
    if (features.has(nameKey(name)) || !asked.has(nameKey(name))) continue
    if (isFull()) return part()
    const { id } = await addFeature(tx, actor, { name, unit: unit || null, kind, group: '', isPrimary: false, position: 0 })
    note({ kind: 'feature', id, name })
    features.set(nameKey(name), id)
  }
  const featureIds = featuresOf(mapping, features)
  for (const section of new Set(names.flatMap((one) => one.section ?? []))) {
    const path = pathOf(section)
    if (path.length === 0) continue
    let sectionId = sections.get(pathKey(path)) ?? null
    if (sectionId === null) {
      let parentId: number | null = null
      for (const depth of path.keys()) {
        const key = pathKey(path.slice(0, depth + 1))
        sectionId = sections.get(key) ?? null
        if (sectionId === null) {
          if (isFull()) return part()
          const name = (path[depth] ?? '').slice(0, 100)
          sectionId = (await addSection(tx, actor, { name, parentId })).id
          note({ kind: 'section', id: sectionId, name })
          sections.set(key, sectionId)
        }
        parentId = sectionId
      }
    }
    if (sectionId === null || kinds.has(sectionId)) continue
    if (isFull()) return part()
    const name = (path.at(-1) ?? '').slice(0, 100)
    const kind = await addKind(tx, actor, { name, sectionId, etimClass: null, featureIds })
    note({ kind: 'kind', id: kind.id, name })
    kinds.set(sectionId, kind.id)
  }
  return { added: all, isDone: true }
}

/** All features of the file: a new kind of goods is described by them. */
const featuresOf = (mapping: readonly GoodsSheetMapping[], byName: ReadonlyMap<string, number>): number[] => [
  ...new Set(
    mapping
      .filter(({ isTaken }) => isTaken)
      .flatMap(({ columns }) =>
        columns.flatMap((column) => {
          if (column?.role !== FEATURE_ROLE) return []
          return column.refId ?? byName.get(nameKey(column.newFeature?.name ?? '')) ?? []
        }),
      ),
  ),
]
