import { useDeferredValue } from 'react'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import type { CatalogueParams } from '../catalogue.params.ts'

/** The header, the title and the head of the table. */
const ABOVE_ROWS = 190
/** The server does not know the height of the window: most are not higher. */
const LIKELY_HEIGHT = 960

/** The visible rows of a new list are drawn first and the others right after: a hundred at once would be slow. */
export function useVisibleRowCount(params: CatalogueParams, { count, rowHeight }: { count: number; rowHeight: number }): number {
  const drawn = useDeferredValue<CatalogueParams | null>(params, null)
  const isHydrated = useIsHydrated()
  if (drawn === params) return count
  return Math.min(count, Math.ceil(((isHydrated ? window.innerHeight : LIKELY_HEIGHT) - ABOVE_ROWS) / rowHeight))
}
