import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../../server/src/config.ts'
import { findRunningPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { explainFailure } from '../launch/explain-failure.ts'
import { type Database, databaseIn, openDatabase } from '../launch/open-database.ts'

const root = resolve(import.meta.dirname, '../..')

export type Place = { url: string; file: string; files: string | null }

/** Runs `work` on the file of the command line and the store's database, and prints the result. */
export async function runCommand(name: 'backup' | 'restore', work: (place: Place) => Promise<string>): Promise<void> {
  try {
    const [file] = process.argv.slice(2)
    if (!file) throw new Error(`Укажите файл копии: npm run ${name} -- vitrina.tar.gz`)
    const config = configHere()
    const database = await connectToDatabase(config)
    try {
      const files = config.FILES === 'disk' ? join(config.DATA_DIR, 'files') : null
      console.log(await work({ url: database.url, file: resolve(file), files }))
    } finally {
      await database.close()
    }
  } catch (failure) {
    console.error(explainFailure(failure))
    process.exitCode = 1
  }
}

/** The database of this store, running or not. */
export const connectToStore = (): Promise<Database> => connectToDatabase(configHere())

function configHere(): Config {
  const config = readConfig()
  return { ...config, DATA_DIR: resolve(root, config.DATA_DIR) }
}

/** The embedded PostgreSQL may serve a running store, or has to be started for a moment. */
async function connectToDatabase(config: Config): Promise<Database> {
  const running = config.DATABASE_URL ? null : await findRunningPostgres(config.DATA_DIR)
  if (running) return { url: databaseIn(running.url), close: async () => {} }
  return openDatabase(config)
}
