import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { readConfig } from '#src/config'
import type { Context } from '#platform/context'
import { createContext } from '#platform/create-context'
import { openPool } from '#platform/database/db'
import { seedGoods } from '../../demo/src/goods/seed-goods.ts'
import { regions } from '../../demo/src/site/regions.ts'
import { freshDatabase } from './database.ts'

/** A database with goods and nothing that people did, and no server on it. */
export async function startGoods<Filled>(fill: (ctx: Context, pool: pg.Pool) => Promise<Filled>) {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-goods-'))
  const pool = openPool({ url: database.url, max: 3, statementMs: 60_000 })
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATA_DIR: folder })
  const ctx = createContext(config, pool)
  const filled = await fill(ctx, pool)
  return {
    ctx,
    pool,
    filled,
    stop: async () => {
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The first `products` goods of the demo. */
export const startDemoGoods = (products: number) =>
  startGoods(async (_ctx, pool) => {
    for (const { slug, name } of regions) await pool.query('insert into regions (slug, name) values ($1, $2)', [slug, name])
    const client = await pool.connect()
    await seedGoods(client, { products, files: { put: async () => {} }, progress: () => {}, today: new Date('2026-11-15T09:00:00Z') })
    client.release()
  })
