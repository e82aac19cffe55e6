import { Suspense } from 'react'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'

const SupplyDialog = lazyChunk(() => import('./supply-dialog.tsx'), 'SupplyDialog')

/** The dialog when it is open. */
export function SupplyOverlay() {
  const isOpen = useHistoryState('openedSupply')
  const { close } = useHistoryStateSwitch()
  if (!isOpen) return null
  return (
    <Suspense>
      <SupplyDialog onClose={() => close('openedSupply')} />
    </Suspense>
  )
}
