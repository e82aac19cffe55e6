import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useCatalogueSettings } from '../catalogue-settings.ts'

/** Narrower, a row has no room for columns: its facts stand below one another. */
const TABLE_FROM = 900

export type ListLook = {
  kind: 'table' | 'lines' | 'cards'
  isCompact: boolean
  isForThumbs: boolean
  /** Left out by the user: sku, article, brand, stock-1 … */
  hidden: ReadonlySet<string>
  shownStocks: number
}

/** The facts that can be left out, in the order they stand. */
export const columnsOf = (shownStocks: number): string[] => [
  'article',
  'sku',
  'brand',
  ...Array.from({ length: shownStocks }, (_, place) => `stock-${place + 1}`),
]

/** C-10, C-18: how the list is drawn here and now. */
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
