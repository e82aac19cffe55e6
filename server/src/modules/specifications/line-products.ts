import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import type { Context } from '#platform/context'
import { customRule } from '#modules/cart/line-facts'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import { type CatalogueProductRow, type CustomProductRow, listProducts, type UnitRow } from './document.queries.ts'

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

const fromCustomRow = ({ id, article, name, brand, unit, price, is_usable }: CustomProductRow): LineProduct => ({
  type: 'custom',
  id,
  article,
  name,
  brand,
  ...customRule(unit),
  isSold: true,
  ownPrice: price,
  isUsable: is_usable,
})

const fromRow =
  (units: ReadonlyMap<number, UnitRow>, language: Language) =>
  ({ id, article, name, brand, unit_id, minimum_batch, multiplicity, is_active }: CatalogueProductRow): LineProduct => {
    const unit = units.get(unit_id)
    return {
      type: 'catalog',
      id,
      article,
      name,
      brand,
      unit: { name: unit ? inLanguage(unit.name as Localised, language) : '', decimals: unit?.decimals ?? 0 },
      minimumBatch: minimum_batch,
      multiplicity,
      isSold: is_active,
      ownPrice: null,
      isUsable: true,
    }
  }

export const soldProduct = (
  { id, article, name, brand, unit, minimumBatch, multiplicity }: ProductParts,
  language: Language,
): LineProduct => ({
  type: 'catalog',
  id,
  article,
  name,
  brand: brand.name,
  unit: { name: inLanguage(unit.name, language), decimals: unit.decimals },
  minimumBatch,
  multiplicity,
  isSold: true,
  ownPrice: null,
  isUsable: true,
})

function lineProducts(catalogue: readonly LineProduct[], customs: readonly LineProduct[]): LineProducts {
  const byProduct = new Map(catalogue.map((product) => [product.id, product]))
  const byCustom = new Map(customs.map((product) => [product.id, product]))
  const of = ({ productId, customProductId }: LineSubject) =>
    productId === null ? byCustom.get(customProductId ?? 0) : byProduct.get(productId)
  return { all: [...catalogue, ...customs], of, nameOf: (line) => of(line)?.name ?? line.rawText }
}

async function readByIds(ctx: Context, { userId, companyId, language }: Viewer, ids: { productIds: number[]; customIds: number[] }) {
  if (ids.productIds.length + ids.customIds.length === 0) return { catalogue: [], customs: [] }
  const { products, customs, units } = await listProducts(ctx, { ...ids, userId, companyId })
  return { catalogue: products.map(fromRow(units, language)), customs: customs.map(fromCustomRow) }
}

const idsOf = (lines: readonly LineSubject[]) => ({
  productIds: present(lines.map(({ productId }) => productId)),
  customIds: present(lines.map(({ customProductId }) => customProductId)),
})

/** Products of lines, each once, in one statement. */
export async function readLineProducts(ctx: Context, viewer: Viewer, lines: readonly LineSubject[]): Promise<LineProducts> {
  const { catalogue, customs } = await readByIds(ctx, viewer, idsOf(lines))
  return lineProducts(catalogue, customs)
}

/** Goods of a whole document: those that are sold come out of the catalogue's cache, the others are read. */
export type Goods = {
  sold: ReadonlyMap<number, ProductParts>
  /** Prices that the viewer's contract fixes, in kopecks by product. */
  fixed: ReadonlyMap<number, number>
  /** Buyers' own products, and those no longer sold. */
  others: LineProducts
}

export async function readGoods(
  ctx: Context,
  {
    catalogue: { productCache },
    viewer,
    lines,
    contractId = null,
  }: { catalogue: Pick<Catalogue, 'productCache'>; viewer: Viewer; lines: readonly LineSubject[]; contractId?: number | null },
): Promise<Goods> {
  const { productIds, customIds } = idsOf(lines)
  const { parts, fixed } = await productCache.readForContract(productIds, contractId)
  const rest = await readByIds(ctx, viewer, { productIds: productIds.filter((id) => !parts.has(id)), customIds })
  return { sold: parts, fixed, others: lineProducts(rest.catalogue, rest.customs) }
}
