import { migrateSchema } from '#platform/database/migrate'
import { createSearchTriggers } from '#search/following/search-triggers.queries'

/** Brings a database up to this code: its schema, its jobs, and the triggers by which search follows the catalogue. */
export const migrateDatabase = (url: string): Promise<void> => migrateSchema(url, createSearchTriggers)
