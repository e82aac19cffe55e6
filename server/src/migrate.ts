import { readConfig } from '#src/config'
import { migrateDatabase } from './migrate-database.ts'
import { databaseAddress, openDatabase } from '#platform/database/open-database'
import { runProcess } from '#platform/process/run-process'

await runProcess(async () => {
  const config = readConfig()
  // Asked once first: a wrong address is one sentence, not a stack.
  const pool = await openDatabase(config, { max: 1 })
  await pool.end()
  await migrateDatabase(databaseAddress(config))
  return { close: async () => {} }
})
process.exit(0)
