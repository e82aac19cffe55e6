import { useCallback } from 'react'
import { useCatalogueSettings } from '../catalogue-settings.ts'
import { type KindTable, tableOf, withTable } from './feature-columns.rules.ts'

/** The buyer's own table of these kinds of goods, kept in this browser with the other settings of the list. */
export function useKindTable(kinds: readonly number[]) {
  const { settings, change } = useCatalogueSettings()
  const { tables } = settings
  const kept = tableOf(tables, kinds)
  const keep = useCallback((table: KindTable) => change({ tables: withTable(tables, kinds, table) }), [change, tables, kinds])
  return { kept, keep }
}
