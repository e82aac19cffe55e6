import { buildApp } from '../../server/src/app.ts'
import { startWorker } from '../../server/src/worker.ts'
import { createContext } from '../../server/src/platform/create-context.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { openDatabase } from '../../server/src/platform/open-database.ts'
import { configOf, prepareDatabase } from './prepare.ts'
import { runUntilTold } from './run-until-told.ts'
await runUntilTold(async (lifetime, fail) => {
  const config = configOf(process.env)
  const url = await prepareDatabase(config, lifetime, fail)
  const c = { ...config, DATABASE_URL: url }
  const log = createLog(c)
  const pool = await openDatabase(c, { max: 10 })
  const app = await buildApp(createContext(c, pool, log), { webBuild: '/tmp/v3dist' })
  await app.listen({ host: '0.0.0.0', port: c.PORT })
  await startWorker(c, log)
  console.log('READY')
})
