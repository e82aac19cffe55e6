import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSeeded, seedDemo } from '../demo/src/demo.ts'
import { readConfig } from '../server/src/config.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { openDatabase } from '../tools/launch/open-database.ts'
import { agent, type Running, start } from './store-process.ts'

const { values: args } = parseArgs({ strict: false, options: { products: { type: 'string' }, data: { type: 'string' } } })

/** A server on the store in `--data`, created if missing; without `--data` on a temporary one. Its settings are those of a real one. */
export async function openDemoStore(environment: Record<string, string> = {}, { products: usual = 20_000 } = {}) {
  const dataFolder = typeof args.data === 'string' ? args.data : undefined
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'vitrina-bench-')))
  const postgres = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  const close = async (server?: Running) => {
    server?.child.kill()
    agent.destroy()
    await postgres.close()
    if (!dataFolder) await rm(folder, { recursive: true, force: true })
  }
  try {
    await migrateDatabase(postgres.url)
    const products = Number(args.products ?? usual)
    if (!(await isSeeded(postgres.url)))
      await seedDemo({ url: postgres.url, products, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
    const settings = { NODE_ENV: 'production', DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'error', HOST: '127.0.0.1' }
    const server = await start('../server/src/main.ts', { ...settings, ...environment }, '/ready')
    return { server, url: postgres.url, close: () => close(server) }
  } catch (error) {
    await close()
    throw error
  }
}
