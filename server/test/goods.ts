import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#src/config'
import { createContext } from '#platform/create-context'
import { openPool } from '#platform/database/db'
import { seedGoods } from '../../demo/src/goods/seed-goods.ts'
import { regions } from '../../demo/src/site/regions.ts'
import { freshDatabase } from './database.ts'

/** A database with the first `products` goods of the demo and nothing that people did. */
export async function startDemoGoods(products: number) {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-goods-'))
  const pool = openPool({ url: database.url, max: 3, statementMs: 60_000 })
  for (const { slug, name } of regions) await pool.query('insert into regions (slug, name) values ($1, $2)', [slug, name])
  const client = await pool.connect()
  await seedGoods(client, { products, files: { put: async () => {} }, progress: () => {}, today: new Date('2026-11-15T09:00:00Z') })
  client.release()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATA_DIR: folder })
  return {
    ctx: createContext(config, pool),
    pool,
    stop: async () => {
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
