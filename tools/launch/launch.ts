import { join, resolve } from 'node:path'
import { type Config, readConfig } from '../../server/src/config.ts'
import { startServer } from '../../server/src/main.ts'
import { filesOnDisk } from '../../server/src/platform/files.ts'
import { filesOnS3 } from '../../server/src/platform/files-on-s3.ts'
import { migrateDatabase } from '../../server/src/platform/migrate.ts'
import { ensureWebBuild } from '../web-build.ts'
import { checkFolder, checkPort } from './check-surroundings.ts'
import { explainFailure } from './explain-failure.ts'
import { addressFor, greeting } from './greeting.ts'
import { createLifetime, type Lifetime } from './lifetime.ts'
import { openDatabase } from './open-database.ts'
import { progressOn } from './progress.ts'

const root = resolve(import.meta.dirname, '../..')
const say = (line: string) => process.stdout.write(`${line}\n`)

type Environment = Record<string, string | undefined>

/** Brings the whole store up: database, schema, demo, web app, server. Ends on Ctrl+C, SIGTERM or a failure. */
export async function launch(environment: Environment): Promise<void> {
  const lifetime = createLifetime()
  const leave = async (code: number) => {
    await lifetime.end()
    process.exit(code)
  }
  const fail = async (failure: unknown) => {
    // Work cut short by Ctrl+C fails too, and that is no news.
    if (lifetime.isEnding()) return
    process.stderr.write(`${explainFailure(failure)}\n`)
    if (environment.LOG_LEVEL === 'debug' && failure instanceof Error) process.stderr.write(`${failure.stack}\n`)
    await leave(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!lifetime.isEnding()) say('\n  Останавливаюсь…')
      void leave(0)
    })
  try {
    await bringUp(configOf(environment), lifetime, (reason) => void fail(reason))
  } catch (failure) {
    await fail(failure)
  }
}

function configOf(environment: Environment): Config {
  const config = readConfig(environment)
  return {
    ...config,
    DATA_DIR: resolve(root, config.DATA_DIR),
    // A newcomer's terminal shows the address, not a line per request.
    LOG_LEVEL: environment.LOG_LEVEL || config.isProduction ? config.LOG_LEVEL : 'warn',
  }
}

async function bringUp(config: Config, lifetime: Lifetime, onLost: (reason: Error) => void): Promise<void> {
  await checkFolder(config.DATA_DIR)
  await checkPort({ host: config.HOST, port: config.PORT })
  const [url] = await Promise.all([prepareDatabase(config, lifetime, onLost), prepareWeb()])
  if (lifetime.isEnding()) return
  const server = await lifetime.open(startServer({ ...config, DATABASE_URL: url }), (started) => started.close())
  say(greeting({ url: addressFor(server.url), ...(await demoAccounts(config)) }))
}

async function prepareDatabase(config: Config, lifetime: Lifetime, onLost: (reason: Error) => void): Promise<string> {
  const { url } = await lifetime.open(openDatabase(config, onLost), (database) => database.close())
  await migrateDatabase(url)
  if (config.isDemo) await prepareDemo(config, url)
  return url
}

async function prepareDemo(config: Config, url: string): Promise<void> {
  const { seedDemo } = await import('../../server/seeds/demo.ts')
  const progress = progressOn(process.stdout)
  const outcome = await seedDemo({
    url,
    products: config.DEMO_PRODUCTS,
    files: config.FILES === 's3' ? filesOnS3(config) : filesOnDisk(join(config.DATA_DIR, 'files')),
    progress: progress.show,
  }).finally(progress.finish)
  if (outcome === 'filled') say('  Демонстрационный магазин наполнен.')
  if (outcome === 'foreign') say('  В базе уже есть свои данные: демонстрационный магазин не создаётся.')
}

async function prepareWeb(): Promise<void> {
  if ((await ensureWebBuild()) === 'built') say('  Веб-приложение собрано.')
}

async function demoAccounts(config: Config) {
  if (!config.isDemo) return { accounts: [], password: '' }
  const { accounts, DEMO_PASSWORD } = await import('../../server/seeds/demo/people/accounts.ts')
  return { accounts, password: DEMO_PASSWORD }
}
