import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient, type QueryKey } from '@tanstack/react-query'

const isFirstUnderWay = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle'

/** The fetch under way, however it ends. */
const settled = async (query: Query) => {
  await query.fetch().catch(() => {})
  return query.queryKey
}

/**
 * Asks again for first answers that were under way when something changed: the library takes them as if they had been asked for after
 * the change, so a list opened a moment before would stay without it.
 */
export class StoreQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const late = this.getQueryCache().findAll(filters).filter(isFirstUnderWay).map(settled)
    await super.invalidateQueries(filters, options)
    const how = filters?.refetchType && { refetchType: filters.refetchType }
    for (const queryKey of await Promise.all(late)) await super.invalidateQueries({ queryKey, exact: true, ...how }, options)
  }
}
