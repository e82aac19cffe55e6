import type pg from 'pg'
import type { FileSink } from '../file-sink.ts'
import { assortmentSize } from './assortment.ts'
import { featureRegistry } from './feature-registry.ts'
import { bareTables } from './load/bare-tables.ts'
import { loadAnalogRules, loadFeatures, loadKindFeatures, loadSeries, loadSets } from './load/load-about-products.ts'
import { loadCosts } from './load/load-costs.ts'
import { loadOffers } from './load/load-offers.ts'
import { loadProducts } from './load/load-products.ts'
import { loadReference } from './load/load-reference.ts'
import { productTables } from './load/product-rows.ts'

type Goods = {
  products: number
  files: FileSink
  /** From 0 to 1, and the current part. */
  progress: (share: number, title: string) => void
  today?: Date
}

/** Tables whose ids are given here; `arrivals` numbers its own. */
const numbered = [
  'sections',
  'families',
  'brands',
  'series',
  'manufacturers',
  'sellers',
  'units',
  'features',
  'feature_values',
  'products',
  'product_sets',
  'product_papers',
  'warehouses',
  'price_types',
  'vat_rates',
]

const counted = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ' ')

/**
 * The goods of the demo store, in one transaction of its own: all or nothing. The regions must be there already.
 * The same goods every time; a bigger store begins with a smaller one's products.
 */
export async function seedGoods(client: pg.ClientBase, { products, files, progress, today = new Date() }: Goods): Promise<void> {
  if (products > assortmentSize) throw new Error(`Товаров может быть не больше ${counted(assortmentSize)}.`)
  await client.query('begin')
  try {
    await fill(client, { products, files, progress, today })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function fill(client: pg.ClientBase, { products, files, progress, today }: Required<Goods>): Promise<void> {
  await client.query("set local maintenance_work_mem = '256MB'")
  progress(0, 'Разделы и бренды')
  await loadReference(client, files)
  const { restore } = await bareTables(client, Object.keys(productTables))
  const book = featureRegistry()
  const lines = await loadProducts(client, {
    products,
    files,
    book,
    today,
    progress: (done) => progress(0.05 + (0.7 * done) / products, `Товары: ${counted(done)} из ${counted(products)}`),
  })
  progress(0.76, 'Характеристики, документы и комплекты')
  await loadFeatures(client, book)
  await loadAnalogRules(client, book)
  await loadSeries(client, { lines, files, today })
  await loadSets(client, products)
  await restore((share) => progress(0.78 + 0.2 * share, 'Указатели и связи'))
  await loadKindFeatures(client)
  for (const table of numbered)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 1))`)
  await loadOffers(client, today)
  await loadCosts(client)
  progress(0.98, 'Статистика базы')
  await client.query(
    `analyze product_costs, ${[...numbered, ...Object.keys(productTables).filter((table) => !numbered.includes(table))].join(', ')}`,
  )
  progress(1, 'Товары готовы')
}
