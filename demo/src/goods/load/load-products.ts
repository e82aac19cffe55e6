import type pg from 'pg'
import { tints } from '#demo/pictures/canvas'
import type { FileSink } from '../../file-sink.ts'
import type { Line } from '../brands.ts'
import type { FeatureRegistry } from '../feature-registry.ts'
import { type Product, productAt } from '../product.ts'
import { copy } from './copy.ts'
import { putAll } from './put-all.ts'
import { type ProductRows, addRows, noRows, productTables } from './product-rows.ts'

const BATCH = 4_000
const tableNames = Object.keys(productTables) as (keyof ProductRows)[]

type Store = { products: number; files: FileSink; book: FeatureRegistry; today: Date; progress: (done: number) => void }

/** Products and their rows, a batch at a time: memory does not grow with the store. Returns the series met. */
export async function loadProducts(client: pg.ClientBase, { products, files, book, today, progress }: Store): Promise<Line[]> {
  const seen = new Map<number, Line>()
  const drawn = new Set<string>()
  let copying = Promise.resolve()
  for (let from = 0; from < products; from += BATCH) {
    const rows = noRows()
    const pictures: Product[] = []
    for (let index = from; index < Math.min(from + BATCH, products); index++) {
      const product = productAt(index)
      addRows(rows, product, { products, book, today })
      seen.set(product.line.id, product.line)
      if (drawn.has(product.image)) continue
      drawn.add(product.image)
      pictures.push(product)
    }
    // The last batch was copied while this one was made.
    await copying
    copying = copyAll(client, rows)
    await putAll(
      files,
      pictures.map(({ image, picture, line }) => ({ key: image, draw: () => picture.draw(tints[line.brand.tint]) })),
    )
    progress(from)
  }
  await copying
  return [...seen.values()].toSorted((one, other) => one.id - other.id)
}

async function copyAll(client: pg.ClientBase, rows: ProductRows): Promise<void> {
  for (const table of tableNames) await copy(client, { table, columns: productTables[table], text: rows[table] })
}
