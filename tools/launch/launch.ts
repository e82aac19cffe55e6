import type { Config } from '../../server/src/config.ts'
import { ensureWebBuild } from '../web-build.ts'
import { checkFolder, checkPort } from './check-environment.ts'
import { addressFor, greeting } from './greeting.ts'
import { configOf, prepareDatabase } from './prepare.ts'
import { runUntilStopped } from './run-until-stopped.ts'

/** Starts the whole store: database, schema, demo, web app, server. */
export const launch = (environment: NodeJS.ProcessEnv): Promise<void> =>
  runUntilStopped(async (lifetime, fail) => {
    const config = configOf(environment)
    await checkFolder(config.DATA_DIR)
    await checkPort({ host: config.HOST, port: config.PORT })
    const [url] = await Promise.all([prepareDatabase(config, lifetime, fail), prepareWeb()])
    // Most of the program, loaded last: a wrong setting and a database that does not answer are reported before it.
    const { startServer } = await import('../../server/src/main.ts')
    if (lifetime.isEnding()) return
    const server = await lifetime.open(startServer({ ...config, DATABASE_URL: url }), (started) => started.close())
    console.log(greeting({ url: addressFor(server.url), host: config.HOST, setupCode: server.setupCode, ...(await demoAccounts(config)) }))
  })

async function prepareWeb(): Promise<void> {
  if ((await ensureWebBuild()) === 'built') console.log('  Веб-приложение собрано.')
}

async function demoAccounts(config: Config) {
  if (!config.isDemo) return { accounts: [], password: '' }
  const { accounts, DEMO_PASSWORD } = await import('../../demo/src/people/accounts.ts')
  return { accounts, password: DEMO_PASSWORD }
}
