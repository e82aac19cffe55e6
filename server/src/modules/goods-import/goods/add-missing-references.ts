import type { GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import { type AddedReference, FEATURE_ROLE, type NewFeature } from '@vitrina/contract/goods-import/goods-import.rules'
import type { JournalAuthor } from '#platform/audit'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { addBrand } from '#modules/goods/brands/brands'
import { addFeature } from '#modules/goods/kinds/features'
import { addKind } from '#modules/goods/kinds/kinds'
import { addSection } from '#modules/goods/sections/sections'
import { nameKey, pathKey, pathOf, readGoodsReferences } from './goods-references.queries.ts'
import { NO_BRAND } from './read-goods.ts'
import { listNames, listNewFeatures } from './goods-rows.queries.ts'

/** More is not a catalogue but a column that was mistaken for one. */
const MOST_ADDED = 2_000

type Given = { importId: number; mapping: readonly GoodsSheetMapping[] }

/** Features that columns ask for and the shop does not have. */
const newFeaturesOf = (mapping: readonly GoodsSheetMapping[]): NewFeature[] =>
  mapping.filter(({ isTaken }) => isTaken).flatMap(({ columns }) => columns.flatMap((column) => column?.newFeature ?? []))

/**
 * Adds the sections, kinds, brands and features that an import names, and says which: those that nothing else uses go again
 * when it is taken back.
 */
export async function addMissingReferences(tx: Context, actor: JournalAuthor, { importId, mapping }: Given): Promise<AddedReference[]> {
  const names = await listNames(tx, importId)
  const known = await readGoodsReferences(tx)
  const all: AddedReference[] = []
  const sections = new Map(known.sectionByPath)
  const kinds = new Map(known.kindOfSection)
  const brands = new Set(known.brandByName.keys())
  const note = (one: AddedReference) => {
    all.push(one)
    if (all.length > MOST_ADDED) throw new AppError('goods-import.too-many-sections', { params: { limit: MOST_ADDED } })
  }
  for (const brand of names.flatMap(({ brand: given, isNew }) => given || (isNew ? NO_BRAND : []))) {
    if (brands.has(nameKey(brand))) continue
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
          const name = (path[depth] ?? '').slice(0, 100)
          sectionId = (await addSection(tx, actor, { name, parentId })).id
          note({ kind: 'section', id: sectionId, name })
          sections.set(key, sectionId)
        }
        parentId = sectionId
      }
    }
    if (sectionId === null || kinds.has(sectionId)) continue
    const name = (path.at(-1) ?? '').slice(0, 100)
    const kind = await addKind(tx, actor, { name, sectionId, etimClass: null, featureIds })
    note({ kind: 'kind', id: kind.id, name })
    kinds.set(sectionId, kind.id)
  }
  return all
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
