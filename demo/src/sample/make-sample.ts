import type { SampleGoods } from '@vitrina/server/src/modules/setup/sample/sample-goods.ts'
import { families } from '../goods/families.ts'
import { featureRegistry } from '../goods/feature-registry.ts'
import { productAt } from '../goods/product.ts'
import { units } from '../goods/reference/trade.ts'
import { sectionByCode, sections } from '../goods/sections.ts'
import { stockOf } from '../goods/stock-of.ts'

export const SAMPLE_SIZE = 200

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The first goods of the demo store with everything they name, and nothing else. */
export function makeSample(): SampleGoods {
  const goods = Array.from({ length: SAMPLE_SIZE }, (_, index) => productAt(index))
  const book = featureRegistry()
  const ids = goods.map((product) => product.specs.map((spec) => book.idsOf(spec)))
  const codeOf = new Map(book.features().map(({ id, code }) => [id, code]))
  const textOf = new Map(book.values().map(({ id, text }) => [id, text]))
  const slugOf = new Map(sections.map(({ id, slug }) => [id, slug]))
  const used = unique(goods.map(({ family }) => family))
  const homes = used.map(({ home }) => sectionByCode.get(home)?.id ?? 0)
  const shown = new Set([...goods.map(({ sectionId }) => sectionId), ...homes].flatMap((id) => [id, ...pathOf(id)]))
  const lines = unique(goods.map(({ line }) => line))
  const brands = unique(lines.map(({ brand }) => brand))
  return {
    sections: sections
      .filter(({ id }) => shown.has(id))
      .toSorted((one, other) => one.path.length - other.path.length)
      .map(({ slug, name, parentId, position }) => ({
        slug,
        name,
        parent: parentId === null ? null : (slugOf.get(parentId) ?? null),
        position,
      })),
    families: families
      .filter((family) => used.includes(family))
      .map(({ code, name, home }) => ({ code, name, section: sectionByCode.get(home)?.slug ?? '' })),
    brands: brands.map(({ slug, name, country }) => ({ slug, name, countryCode: country })),
    series: lines.map(({ brand, name }) => ({ brand: brand.slug, name })),
    features: book.features().map(({ id, code, name, unit, kind, group, isPrimary }) => ({
      code,
      name,
      unit: unit ?? null,
      kind,
      group,
      isPrimary,
      position: id,
    })),
    values: book
      .values()
      .map(({ featureId, text, number, position }) => ({ feature: codeOf.get(featureId) ?? '', text, number, position })),
    products: goods.map((product, place) => ({
      article: product.article,
      manufacturerCode: product.manufacturerCode,
      ean: product.ean,
      name: product.name,
      description: product.description,
      section: slugOf.get(product.sectionId) ?? '',
      family: product.family.code,
      brand: product.line.brand.slug,
      series: product.line.name,
      okei: units[product.family.unit].okei,
      minimumBatch: product.batch.least ?? null,
      multiplicity: product.batch.step,
      weightGrams: product.grams,
      volumeMl: product.millilitres,
      popularity: product.popularity,
      price: product.retail,
      stock: stockOf(product)[0]?.free ?? 0,
      specs: (ids[place] ?? []).map(({ featureId, valueId }): [string, string] => [codeOf.get(featureId) ?? '', textOf.get(valueId) ?? '']),
    })),
  }
}

const pathOf = (id: number) => sections.find((section) => section.id === id)?.path ?? []
