import type { ReactNode } from 'react'
import { useIsLate } from '#ui/use-is-late.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useIsNavigating } from '../use-is-navigating.ts'
import { ScrollAnchor } from './scroll-anchor.tsx'

const LATE_AFTER_MS = 120

type Props = { params: CatalogueParams; shown: unknown; isOld: boolean; children: ReactNode }

/** Busy from the click until the new counts are drawn. Apart, so that a click redraws no filter. */
export function AnchoredPanel({ params, shown, isOld, children }: Props) {
  const isNavigating = useIsNavigating(params)
  const isBusy = isOld || isNavigating
  const isLate = useIsLate(isBusy, LATE_AFTER_MS)
  return (
    <ScrollAnchor shown={shown} isBusy={isBusy} isLate={isLate}>
      {children}
    </ScrollAnchor>
  )
}
