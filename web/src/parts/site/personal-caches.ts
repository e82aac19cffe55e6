import type { QueryClient } from '@tanstack/react-query'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'

/**
 * Queries of the frame, the same for every user. The seller's sanitised texts are among them:
 * the start waits for them, and a query whose part is cancelled counts as cancelled itself and would wait for ever.
 */
const frame = new Set<unknown>([infoQuery, settingsQuery, userQuery].map(({ queryKey }) => queryKey[0]).concat('translations', 'sanitised'))

export const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => !frame.has(queryKey[0])

/** Prices, cart, lists, the company itself: no data of the former person or company stay in sight. */
export async function dropPersonalCaches(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ predicate: isPersonal })
  queries.removeQueries({ type: 'inactive', predicate: isPersonal })
  await queries.resetQueries({ predicate: isPersonal })
}
