import type { ReactNode } from 'react'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useIsOnTheWay } from '../use-is-on-the-way.ts'
import { SteadyPlace } from './steady-place.tsx'

type Props = { params: CatalogueParams; shown: unknown; isOld: boolean; children: ReactNode }

/** Busy from the click until the new counts are drawn. Apart, so that a click draws no filter anew. */
export function SteadyPanel({ params, shown, isOld, children }: Props) {
  const isOnTheWay = useIsOnTheWay(params)
  return (
    <SteadyPlace shown={shown} isBusy={isOld || isOnTheWay}>
      {children}
    </SteadyPlace>
  )
}
