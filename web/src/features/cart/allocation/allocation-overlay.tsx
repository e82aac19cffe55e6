import { Suspense } from 'react'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'

const AllocationDialog = lazyChunk(() => import('./allocation-dialog.tsx'), 'AllocationDialog')

/** The dialog when it is open. */
export function AllocationOverlay() {
  const isOpen = useHistoryState('openedAllocation')
  const { close } = useHistoryStateSwitch()
  if (!isOpen) return null
  return (
    <Suspense>
      <AllocationDialog onClose={() => close('openedAllocation')} />
    </Suspense>
  )
}
