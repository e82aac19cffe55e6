import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { type CatalogueParams, catalogueAddress, readParams } from './catalogue.params.ts'

/** Of the router's history what is used here: its own type stands in a package that is not ours to name. */
type AddressBar = { location: { pathname: string; search: string }; subscribe: (changed: () => void) => () => void }

/** Asked again and again between two changes. */
let last = { search: '', address: catalogueAddress(readParams({})) }

function addressFor(search: string): string {
  if (last.search !== search) last = { search, address: catalogueAddress(readParams(parseSearch(search))) }
  return last.address
}

/** The address names another list already than the one drawn: known at the click, while what is drawn follows when it can. */
export function useIsOnTheWay(drawn: CatalogueParams): boolean {
  const history = useRouter().history as AddressBar
  const shown = useMemo(() => catalogueAddress(drawn), [drawn])
  const subscribe = useCallback((changed: () => void) => history.subscribe(changed), [history])
  return useSyncExternalStore(subscribe, () => {
    const { pathname, search } = history.location
    return pathname === paths.catalogue && addressFor(search) !== shown
  })
}
