import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useCatalogueSettings } from '../catalogue-settings.ts'

/** Below this width a row has no columns: its facts are stacked. */
const TABLE_FROM = 900

export type ListLook = {
  kind: 'table' | 'lines' | 'cards'
  isCompact: boolean
  isForThumbs: boolean
  /** Hidden by the user: sku, article, brand, promise, stock. */
  hidden: ReadonlySet<string>
}

/** Columns that can be hidden, in their order. */
export const hideableColumns = ['article', 'sku', 'brand', 'promise', 'stock'] as const
export type HideableColumn = (typeof hideableColumns)[number]

/** C-10, C-18: the view of the list on this screen. */
export function useListLook(): ListLook {
  const isNarrow = useMediaQuery(`(max-width:${TABLE_FROM - 1}px)`, { noSsr: true })
  const { settings } = useCatalogueSettings()
  const hidden = settings.hiddenColumns.join()
  const { view, isCompact } = settings
  return useMemo(
    () => ({
      kind: view === 'grid' ? 'cards' : isNarrow ? 'lines' : 'table',
      isForThumbs: isNarrow,
      isCompact: isCompact && view === 'list' && !isNarrow,
      hidden: new Set(hidden.split(',')),
    }),
    [view, isCompact, isNarrow, hidden],
  )
}
