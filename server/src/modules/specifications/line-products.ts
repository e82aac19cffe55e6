import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import type { Context } from '#platform/context'
import { customRule } from '#modules/cart/line-facts'
import { listProducts, type UnitRow } from './document.queries.ts'

type LineSubject = Pick<SpecificationLine, 'productId' | 'customProductId'>
type Viewer = { userId: number; companyId: number | null; language: Language }

/** A product as the table shows it; of an own one also its price and whether this person may use it. */
export type LineProduct = SpecificationProduct & { ownPrice: number | null; isUsable: boolean }

export type LineProducts = {
  all: LineProduct[]
  of: (line: LineSubject) => LineProduct | undefined
  /** How a line reads: the product's name, else its text. */
  nameOf: (line: LineSubject & Pick<SpecificationLine, 'rawText'>) => string
}

const present = (ids: readonly (number | null)[]): number[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** Products of lines, each once, in one statement. */
export async function readLineProducts(ctx: Context, viewer: Viewer, lines: readonly LineSubject[]): Promise<LineProducts> {
  const productIds = present(lines.map(({ productId }) => productId))
  const customIds = present(lines.map(({ customProductId }) => customProductId))
  const found =
    productIds.length + customIds.length > 0
      ? await listProducts(ctx, { productIds, customIds, userId: viewer.userId, companyId: viewer.companyId })
      : { products: [], customs: [], units: new Map<number, UnitRow>() }
  const unitNames = new Map([...found.units.values()].map((unit) => [unit.id, inLanguage(unit.name as Localised, viewer.language)]))
  const catalogue = found.products.map(
    ({ id, article, name, brand, unit_id, minimum_batch, multiplicity, is_active }): LineProduct => ({
      type: 'catalog',
      id,
      article,
      name,
      brand,
      unit: { name: unitNames.get(unit_id) ?? '', decimals: found.units.get(unit_id)?.decimals ?? 0 },
      minimumBatch: minimum_batch,
      multiplicity,
      isSold: is_active,
      ownPrice: null,
      isUsable: true,
    }),
  )
  const customs = found.customs.map(
    ({ id, article, name, brand, unit, price, is_usable }): LineProduct => ({
      type: 'custom',
      id,
      article,
      name,
      brand,
      ...customRule(unit),
      isSold: true,
      ownPrice: price,
      isUsable: is_usable,
    }),
  )
  const byProduct = new Map(catalogue.map((product) => [product.id, product]))
  const byCustom = new Map(customs.map((product) => [product.id, product]))
  const of = ({ productId, customProductId }: LineSubject) =>
    productId === null ? byCustom.get(customProductId ?? 0) : byProduct.get(productId)
  return { all: [...catalogue, ...customs], of, nameOf: (line) => of(line)?.name ?? line.rawText }
}
