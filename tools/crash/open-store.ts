import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '../../server/src/config.ts'
import { openCatalogueSearch } from '../../server/src/search/open-catalogue-search.ts'
import type { CatalogueSearch } from '../../server/src/search/catalogue-search.ts'
import { createContext } from '../../server/src/platform/create-context.ts'
import { openPool } from '../../server/src/platform/database/db.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import type { Files } from '../../server/src/platform/files/files.ts'
import { migrateDatabase } from '../../server/src/migrate-database.ts'
import { aCustomer } from '../../server/test/builders.orders.ts'
import { seedSite } from '../../server/test/site.ts'
import { smallCatalogue } from '../../server/test/small-catalogue.ts'
import { noteStock } from './supply-stock.ts'

const FREE = 240

type Buyer = Awaited<ReturnType<typeof aCustomer>>
export type Store = {
  url: string
  pool: pg.Pool
  origin: string
  /** Environment of every process of the store. */
  environment: Record<string, string>
  /** The pid file of the running PostgreSQL. */
  postmasterFile: string
  productIds: readonly number[]
  files: Files
  /** An index that follows the database through every kill. */
  search: CatalogueSearch
  /** The file in which servers that die at a step record it. */
  diary: string
  buyers: readonly Buyer[]
  close: () => Promise<void>
}

/** A separate database with a few goods and buyers; no server runs on it yet. */
export async function openStore({ port, mailUrl, buyers }: { port: number; mailUrl: string; buyers: number }): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-crash-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  await migrateDatabase(postgres.url)
  const environment = {
    NODE_ENV: 'development',
    LOG_LEVEL: 'silent',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: String(port),
    EMBEDDED_WORKER: 'false',
    RATE_LIMIT: '1000000',
    // On a shared machine a delay is not the server's fault.
    MAX_EVENT_LOOP_DELAY_MS: '100000',
    SMTP_URL: mailUrl,
  }
  const pool = openPool({ url: postgres.url, max: 3, connectMs: 60_000, lockMs: 60_000, statementMs: 60_000 })
  // A killed PostgreSQL cuts idle connections; the pool opens others.
  pool.on('error', () => {})
  await seedSite(pool)
  const ctx = createContext(readConfig(environment), pool)
  const { products } = await smallCatalogue(ctx)
  const productIds = [products.breaker.id, products.thinCable.id, products.mediumCable.id]
  await pool.query(
    'insert into stock (product_id, warehouse_id, free) select p.id, w.id, 0 from products p, warehouses w on conflict do nothing',
  )
  await pool.query('update stock set free = $2 where product_id = any($1)', [productIds, FREE])
  await noteStock(pool)
  const search = await openCatalogueSearch(ctx)
  return {
    url: postgres.url,
    pool,
    origin: `http://127.0.0.1:${port}`,
    environment,
    postmasterFile: join(folder, 'postgres', 'postgres', 'data', 'postmaster.pid'),
    productIds,
    files: ctx.files,
    search,
    diary: join(folder, 'deaths'),
    buyers: await Promise.all(Array.from({ length: buyers }, () => aCustomer({ ctx }))),
    close: async () => {
      await search.close()
      await pool.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
