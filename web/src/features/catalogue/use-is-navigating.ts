import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { memoizeLast } from '#lib/memoize-last.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { type CatalogueParams, catalogueAddress, readParams } from './catalogue.params.ts'

/** The part of the router's history used here: its own type is in a package we do not depend on. */
type AddressBar = { location: { pathname: string; search: string }; subscribe: (changed: () => void) => () => void }

/** Cached: read many times between two changes. */
const addressFor = memoizeLast((search: string) => catalogueAddress(readParams(parseSearch(search))))

/** Whether the address already names another list than the drawn one: known at the click, before React redraws. */
export function useIsNavigating(drawn: CatalogueParams): boolean {
  const history = useRouter().history as AddressBar
  const shown = useMemo(() => catalogueAddress(drawn), [drawn])
  const subscribe = useCallback((changed: () => void) => history.subscribe(changed), [history])
  const isLeaving = () => {
    const { pathname, search } = history.location
    return pathname === paths.catalogue && addressFor(search) !== shown
  }
  return useSyncExternalStore(subscribe, isLeaving, isLeaving)
}
