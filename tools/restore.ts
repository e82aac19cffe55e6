import { migrateDatabase } from '../server/src/migrate-database.ts'
import { runCommand } from './backup/command.ts'
import { describeTotals } from './backup/manifest.ts'
import { restore } from './backup/restore.ts'

await runCommand('restore', async (place) => {
  await migrateDatabase(place.url)
  return `Данные вернулись и сверены с копией: ${describeTotals(await restore(place))}.`
})
