import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../../server/src/config.ts'
import { filesOnDisk } from '../../server/src/platform/files/files.ts'
import { filesOnS3 } from '../../server/src/platform/files/files-on-s3.ts'
import { migrateDatabase } from '../../server/src/migrate-database.ts'
import type { Lifetime } from './lifetime.ts'
import { openDatabase } from './open-database.ts'
import { progressOn } from './progress.ts'

const root = resolve(import.meta.dirname, '../..')

export function configOf(environment: NodeJS.ProcessEnv): Config {
  const config = readConfig(environment)
  return {
    ...config,
    DATA_DIR: resolve(root, config.DATA_DIR),
    // A newcomer's terminal shows the address, not a line per request.
    LOG_LEVEL: environment.LOG_LEVEL || config.isProduction ? config.LOG_LEVEL : 'warn',
  }
}

/** Migrates the database of this start and, in the demo, fills it; returns its address. */
export async function prepareDatabase(config: Config, lifetime: Lifetime, onLost: (reason: Error) => void): Promise<string> {
  const { url } = await lifetime.open(openDatabase(config, onLost), (database) => database.close())
  await migrateDatabase(url)
  if (config.isDemo) await prepareDemo(config, url)
  return url
}

async function prepareDemo(config: Config, url: string): Promise<void> {
  const { seedDemo } = await import('../../demo/src/demo.ts')
  const progress = progressOn(process.stdout)
  const outcome = await seedDemo({
    url,
    products: config.DEMO_PRODUCTS,
    files: config.FILES === 's3' ? filesOnS3(config) : filesOnDisk(join(config.DATA_DIR, 'files')),
    progress: progress.show,
  }).finally(progress.finish)
  if (outcome === 'filled') console.log('  Демонстрационный магазин наполнен.')
  if (outcome === 'foreign') console.log('  В базе уже есть свои данные: демонстрационный магазин не создаётся.')
}
