import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { addBrand } from '#modules/goods/brands/brands'
import { addKind } from '#modules/goods/kinds/kinds'
import { addSection } from '#modules/goods/sections/sections'
import { nameKey, pathKey, pathOf, readGoodsReferences } from './goods-references.queries.ts'
import { NO_BRAND } from './read-goods.ts'
import { listNames } from './goods-rows.queries.ts'

/** More is not a catalogue but a column that was mistaken for one. */
const MOST_ADDED = 2_000

/** Adds the sections, kinds and brands that the rows of an import name; they stay when it is taken back. */
export async function addMissingReferences(tx: Context, actor: Actor, importId: number): Promise<void> {
  const names = await listNames(tx, importId)
  const known = await readGoodsReferences(tx)
  const sections = new Map(known.sectionByPath)
  const kinds = new Map(known.kindOfSection)
  const brands = new Set(known.brandByName.keys())
  let added = 0
  const count = () => {
    added += 1
    if (added > MOST_ADDED) throw new AppError('goods-import.too-many-sections', { params: { limit: MOST_ADDED } })
  }
  for (const brand of names.map((one) => one.brand || NO_BRAND)) {
    if (brands.has(nameKey(brand))) continue
    count()
    await addBrand(tx, actor, {
      name: brand.slice(0, 100),
      countryCode: known.countryByName.get('ru') ?? [...known.countryByName.values()][0] ?? 'RU',
      description: '',
    })
    brands.add(nameKey(brand))
  }
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
          count()
          sectionId = (await addSection(tx, actor, { name: (path[depth] ?? '').slice(0, 100), parentId })).id
          sections.set(key, sectionId)
        }
        parentId = sectionId
      }
    }
    if (sectionId === null || kinds.has(sectionId)) continue
    const kind = await addKind(tx, actor, { name: (path.at(-1) ?? '').slice(0, 100), sectionId, etimClass: null, featureIds: [] })
    kinds.set(sectionId, kind.id)
  }
}
