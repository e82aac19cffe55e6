import { useDeferredValue } from 'react'
import type { CatalogueParams } from '../catalogue.params.ts'

/** The header, the title and the head of the table. */
const ABOVE_ROWS = 190

const visibleRows = (rowHeight: number) => Math.ceil((window.innerHeight - ABOVE_ROWS) / rowHeight)

/** The visible rows of a new list are drawn first and the others right after: a hundred at once would be slow. */
export function useVisibleRowCount(params: CatalogueParams, { count, rowHeight }: { count: number; rowHeight: number }): number {
  const drawn = useDeferredValue<CatalogueParams | null>(params, null)
  return drawn === params ? count : Math.min(count, visibleRows(rowHeight))
}
