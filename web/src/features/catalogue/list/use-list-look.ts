import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useCatalogueSettings } from '../catalogue-settings.ts'

/** Below this width a row has no columns: its facts are stacked. */
const TABLE_FROM = 900

export type ListLook = {
  kind: 'table' | 'lines' | 'cards'
  isCompact: boolean
  isForThumbs: boolean
  /** Hidden by the user: sku, article, brand, stock-1 … */
  hidden: ReadonlySet<string>
  shownStocks: number
}

/** Columns that can be hidden, in their order. */
export const columnsOf = (shownStocks: number): string[] => [
  'article',
  'sku',
  'brand',
  ...Array.from({ length: shownStocks }, (_, place) => `stock-${place + 1}`),
]

/** C-10, C-18: the view of the list on this screen. */
export function useListLook(): ListLook {
  const isNarrow = useMediaQuery(`(max-width:${TABLE_FROM - 1}px)`, { noSsr: true })
  const { settings, shownStocks } = useCatalogueSettings()
  const hidden = settings.hiddenColumns.join()
  const { view, isCompact } = settings
  return useMemo(
    () => ({
      kind: view === 'grid' ? 'cards' : isNarrow ? 'lines' : 'table',
      isForThumbs: isNarrow,
      isCompact: isCompact && view === 'list' && !isNarrow,
      hidden: new Set(hidden.split(',')),
      shownStocks,
    }),
    [view, isCompact, isNarrow, hidden, shownStocks],
  )
}
