import type { ReactNode } from 'react'
import { useIsLate } from '#ui/use-is-late.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useIsOnTheWay } from '../use-is-on-the-way.ts'
import { SteadyPlace } from './steady-place.tsx'

const LATE_AFTER_MS = 120

type Props = { params: CatalogueParams; shown: unknown; isOld: boolean; children: ReactNode }

/** Busy from the click until the new counts are drawn. Apart, so that a click redraws no filter. */
export function SteadyPanel({ params, shown, isOld, children }: Props) {
  const isOnTheWay = useIsOnTheWay(params)
  const isBusy = isOld || isOnTheWay
  const isLate = useIsLate(isBusy, LATE_AFTER_MS)
  return (
    <SteadyPlace shown={shown} isBusy={isBusy} isLate={isLate}>
      {children}
    </SteadyPlace>
  )
}
