import { useSuspenseQuery } from '@tanstack/react-query'
import { localStore } from '#lib/storage.ts'
import { createStoredStore, useStore } from '#lib/store.ts'
import { catalogueInfoQuery } from './catalogue.api.ts'
import type { KindTable } from './table/feature-columns.rules.ts'

/** C-10: this browser's view of the catalogue; missing values come from the catalogue's info. */
export type CatalogueSettings = {
  view: 'list' | 'grid'
  panelShown: boolean
  panelPinned: boolean
  sectionsPinned: boolean
  isCompact: boolean
  /** Columns of the list that can be hidden; one for each of the nearest stocks. */
  hiddenColumns: string[]
  /** Columns of features, by kinds of goods. */
  tables: Record<string, KindTable>
}

const ownSettings = createStoredStore<CatalogueSettings>(localStore, 'B2B_CATALOGUE_SETTINGS')

const NO_TABLES = {}

const change = (changed: Partial<CatalogueSettings>): void => ownSettings.set({ ...ownSettings.get(), ...changed })

export function useCatalogueSettings() {
  const { settings } = useSuspenseQuery(catalogueInfoQuery).data
  const own = useStore(ownSettings)
  const { view, panelShown, panelPinned, sectionsPinned } = settings
  const usual = { view, panelShown, panelPinned, sectionsPinned, isCompact: false, hiddenColumns: [], tables: NO_TABLES }
  const current: CatalogueSettings = { ...usual, ...own }
  return { settings: current, shownStocks: settings.shownStocks, defaultSort: settings.sort, usualPageSize: settings.pageSize, change }
}
