import type { QueryClient } from '@tanstack/react-query'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'

/** What holds the frame of the page, whoever looks at it. */
const frame = new Set<unknown>([infoQuery, settingsQuery, userQuery].map(({ queryKey }) => queryKey[0]).concat('translations'))

export const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => !frame.has(queryKey[0])

/** Prices, cart, lists, the company itself: nothing of the former person or company stays in sight. */
export async function dropPersonalCaches(queries: QueryClient): Promise<void> {
  await queries.cancelQueries({ predicate: isPersonal })
  queries.removeQueries({ type: 'inactive', predicate: isPersonal })
  await queries.resetQueries({ predicate: isPersonal })
}
