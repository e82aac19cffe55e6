import type { QueryClient } from '@tanstack/react-query'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'

/**
 * What holds the frame of the page, whoever looks at it. The seller's texts made safe are of it too:
 * the start waits for them, and a query whose part is cancelled counts as cancelled itself and would wait for ever.
 */
const frame = new Set<unknown>([infoQuery, settingsQuery, userQuery].map(({ queryKey }) => queryKey[0]).concat('translations', 'sanitised'))

export const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => !frame.has(queryKey[0])

/** Prices, cart, lists, the company itself: nothing of the former person or company stays in sight. */
export async function dropPersonalCaches(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ predicate: isPersonal })
  queries.removeQueries({ type: 'inactive', predicate: isPersonal })
  await queries.resetQueries({ predicate: isPersonal })
}
