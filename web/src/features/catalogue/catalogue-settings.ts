import { useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { localStore } from '#lib/storage.ts'
import { catalogueInfoQuery } from './catalogue.api.ts'

const KEY = 'B2B_CATALOGUE_SETTINGS'

/** C-10: this browser's view of the catalogue; missing values come from the catalogue's info. */
export type CatalogueSettings = {
  view: 'list' | 'grid'
  panelShown: boolean
  panelPinned: boolean
  sectionsPinned: boolean
  isCompact: boolean
  /** Columns of the list that can be hidden; one for each of the nearest stocks. */
  hiddenColumns: string[]
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const storedSettings = () => localStore.get(KEY) ?? '{}'

function parsed(text: string): Partial<CatalogueSettings> {
  try {
    return JSON.parse(text) as Partial<CatalogueSettings>
  } catch {
    // Written by another version: the defaults hold.
    return {}
  }
}

function change(changed: Partial<CatalogueSettings>): void {
  localStore.set(KEY, JSON.stringify({ ...parsed(storedSettings()), ...changed }))
  for (const listener of listeners) listener()
}

export function useCatalogueSettings() {
  const { settings } = useSuspenseQuery(catalogueInfoQuery).data
  const own = parsed(useSyncExternalStore(subscribe, storedSettings))
  const { view, panelShown, panelPinned, sectionsPinned } = settings
  const current: CatalogueSettings = { view, panelShown, panelPinned, sectionsPinned, isCompact: false, hiddenColumns: [], ...own }
  return { settings: current, shownStocks: settings.shownStocks, defaultSort: settings.sort, usualPageSize: settings.pageSize, change }
}
