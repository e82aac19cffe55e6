import { migrateSchema } from '#platform/database/migrate'
import { mergeShippedDictionary } from '#search/dictionary/shipped-dictionary.queries'
import { createSearchTriggers } from '#search/following/search-triggers.queries'

/** Brings a database up to this code: its schema, its jobs, the triggers by which search follows the catalogue, and the trade's words. */
export const migrateDatabase = (url: string): Promise<void> =>
  migrateSchema(url, async (client) => {
    await createSearchTriggers(client)
    await mergeShippedDictionary(client)
  })
