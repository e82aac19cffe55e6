import { shiftDay, sellerDay, DAY_MS } from '@vitrina/contract/days/days.rules'
import type { FeatureRegistry } from '../feature-registry.ts'
import { linksOf } from '../links.ts'
import { kopecksAt, priceLevels } from '../price.ts'
import type { Product } from '../product.ts'
import { units } from '../reference/trade.ts'
import { arrivalsOf, stockOf } from '../stock-of.ts'
import { row } from './copy.ts'

/** Tables one product has rows in, the fullest first: its copying goes on while the next rows are being made. */
export const productTables = {
  product_features: 'product_id, feature_id, value_id',
  products:
    'id, article, manufacturer_code, ean, name, description, section_id, family_id, brand_id, series_id, manufacturer_id, country_code, seller_id, unit_id, minimum_batch, multiplicity, weight_grams, volume_ml, popularity, is_recommended, image, created_at',
  product_images: 'product_id, position, image',
  prices: 'product_id, price_type_id, price',
  stock: 'product_id, warehouse_id, free',
  arrivals: 'product_id, warehouse_id, quantity, expected_on',
  product_links: 'product_id, linked_id, kind',
} as const

export type ProductRows = Record<keyof typeof productTables, string>

export const noRows = (): ProductRows => ({
  product_features: '',
  products: '',
  product_images: '',
  prices: '',
  stock: '',
  arrivals: '',
  product_links: '',
})

type Store = { products: number; book: FeatureRegistry; today: Date }

/** Adds the product's rows to those of its batch. */
export function addRows(rows: ProductRows, product: Product, { products, book, today }: Store): void {
  const { id, line, batch } = product
  rows.products += row(
    id,
    product.article,
    product.manufacturerCode,
    product.ean,
    product.name,
    product.description,
    product.sectionId,
    product.familyId,
    line.brand.id,
    line.id,
    line.brand.id,
    line.brand.country,
    product.sellerId,
    units[product.family.unit].id,
    batch.least ?? null,
    batch.step,
    product.grams,
    product.millilitres,
    product.popularity,
    product.isRecommended,
    product.image,
    new Date(today.getTime() - product.age * DAY_MS).toISOString(),
  )
  rows.product_images += `${id}\t0\t${product.image}\n`
  for (const spec of product.specs) {
    const { featureId, valueId } = book.idsOf(spec)
    rows.product_features += `${id}\t${featureId}\t${valueId}\n`
  }
  for (const level of priceLevels) rows.prices += `${id}\t${level.id}\t${kopecksAt(product.retail, level.share)}\n`
  const stock = stockOf(product)
  for (const { warehouseId, free } of stock) rows.stock += `${id}\t${warehouseId}\t${free}\n`
  for (const { warehouseId, quantity, inDays } of arrivalsOf(product, stock))
    rows.arrivals += `${id}\t${warehouseId}\t${quantity}\t${shiftDay(sellerDay(today), inDays)}\n`
  for (const { linkedId, kind } of linksOf(product, products)) rows.product_links += `${id}\t${linkedId}\t${kind}\n`
}
