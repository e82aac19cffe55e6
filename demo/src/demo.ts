import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '@vitrina/server/src/config.ts'
import { onPool } from '@vitrina/server/src/platform/database/db.ts'
import { type Files, filesOnDisk } from '@vitrina/server/src/platform/files/files.ts'
import { filesOnS3 } from '@vitrina/server/src/platform/files/files-on-s3.ts'
import { migrateDatabase } from '@vitrina/server/src/migrate-database.ts'
import { deleteSetupCodes, findFilledTable } from '../../tools/launch/database-contents.ts'
import { openDatabase } from '../../tools/launch/open-database.ts'
import { progressOn } from '../../tools/launch/progress.ts'
import { seedClub } from './club/seed-club.ts'
import { seedContent } from './content/seed-content.ts'
import { seedRoutes } from './delivery/seed-routes.ts'
import { fileSink } from './file-sink.ts'
import { seedGoods } from './goods/seed-goods.ts'
import { seedOffers } from './offers/seed-offers.ts'
import { seedOrders } from './orders/seed-orders.ts'
import { seedPeople } from './people/seed-people.ts'
import { seedPurchasing } from './purchasing/seed-purchasing.ts'
import { markDone, markFilling, readState, wipe } from './seed-state.ts'
import { seedSearch } from './search/seed-search.ts'
import { seedSite } from './site/seed-site.ts'
import { seedSpecifications } from './specifications/seed-specifications.ts'

/** Any constant will do, as long as every process uses the same. */
const LOCK = 7_180_219

type Demo = {
  url: string
  products: number
  files: Files
  /** From 0 to 1, and the current part. */
  progress: (share: number, title: string) => void
  /** Begin anew even where a whole demo stands. */
  isAnew?: boolean
  now?: Date
}

/** True when the whole demo store is there. */
export async function isSeeded(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await readState(client)) === 'done')
}

/**
 * Fills a migrated database with the demo store, whole or not at all: the rows of a killed run are wiped and made again.
 * Several processes may ask at once: the first one works, the others wait and find it ready.
 * A database with other data is `foreign` and left alone.
 */
export async function seedDemo({
  url,
  products,
  files,
  progress,
  isAnew = false,
  now = new Date(),
}: Demo): Promise<'filled' | 'ready' | 'foreign'> {
  if (readConfig().isProduction) throw new Error('Демонстрационный магазин не создаётся при NODE_ENV=production.')
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const state = await readState(client)
    if (state === 'done' && !isAnew) return 'ready'
    if (state === 'none') await deleteSetupCodes(client)
    if (state === 'none' && (await findFilledTable(client))) return 'foreign'

    await markFilling(client)
    if (state !== 'none') await wipe(client)
    await client.query('set synchronous_commit = off')
    await fill(client, { products, files, progress, now })
    await markDone(client)
    return 'filled'
  })
}

type Filling = Required<Pick<Demo, 'products' | 'files' | 'progress' | 'now'>>

async function fill(client: pg.PoolClient, { products, files, progress, now }: Filling): Promise<void> {
  const db = onPool(client)
  const sink = fileSink(files)
  progress(0, 'Сайт и регионы')
  const siteId = await seedSite(db, { files: sink, now })
  await seedGoods(client, { products, files: sink, progress: (share, title) => progress(0.02 + share * 0.9, title), today: now })
  await seedRoutes(db)
  progress(0.93, 'Компании и люди')
  await seedPeople(db, { now })
  progress(0.94, 'Слова поиска')
  await seedSearch(db)
  progress(0.95, 'Страницы, новости и справка')
  await seedContent(db, { siteId, files: sink, now })
  progress(0.97, 'Файлы')
  await sink.save(db)
  progress(0.98, 'Заказы и документы')
  await seedOrders(db, { files, now })
  await seedSpecifications(db, { files, now })
  await seedPurchasing(db, { files, now })
  await seedOffers(db, { files, now })
  await seedClub(db, { files, now })
  // PostgreSQL would get to it by itself in a minute or two; until then it takes every table to be empty and plans for that.
  await client.query('analyze')
  progress(1, 'Готово')
}

async function withClient<T>(url: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'vitrina-demo' })
  // PostgreSQL may be stopped under us; the query under way reports it.
  pool.on('error', () => {})
  try {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      // Closed, not kept: the lock and the settings end with the session.
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

/** `npm run demo -- --products=1000000`: makes the demo store anew in the configured database. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  const config = readConfig()
  const products = Number(values.products ?? config.DEMO_PRODUCTS)
  if (!Number.isInteger(products) || products < 1) throw new Error('--products: нужно целое число товаров, например --products=1000000.')
  if (config.isProduction) throw new Error('Демонстрационный магазин не создаётся при NODE_ENV=production.')
  const database = await openDatabase(config)
  const progress = progressOn(process.stdout)
  try {
    await migrateDatabase(database.url)
    const outcome = await seedDemo({
      url: database.url,
      products,
      files: config.FILES === 's3' ? filesOnS3(config) : filesOnDisk(join(config.DATA_DIR, 'files')),
      progress: progress.show,
      isAnew: true,
    })
    progress.finish()
    if (outcome === 'foreign')
      throw new Error('В этой базе есть данные, созданные не демонстрацией: она остаётся как есть. Укажите пустую базу.')
    console.log(`Демонстрационный магазин готов: ${products} товаров.`)
  } finally {
    await database.close()
  }
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
