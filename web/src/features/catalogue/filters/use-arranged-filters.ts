import { useState } from 'react'
import { arrangedFilters, firstFilters, type PanelFilters } from './panel-filters.rules.ts'

/** The filters in the order of the panel, which a choice in one of them does not change. */
export function useArrangedFilters(filters: PanelFilters | undefined): ReturnType<typeof arrangedFilters> {
  const [shown, setShown] = useState<{ filters: PanelFilters; first: ReadonlySet<string> } | null>(null)
  if (!filters) return { main: [], others: [] }
  if (shown?.filters === filters) return arrangedFilters(filters, shown.first)
  const first = firstFilters(filters, shown)
  setShown({ filters, first })
  return arrangedFilters(filters, first)
}
