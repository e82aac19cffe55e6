import { type ComponentType, Suspense } from 'react'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'

const RepeatDialog = lazyChunk(() => import('./repeat-dialog.tsx'), 'RepeatDialog', ['orders'])

/** Belongs to a feature; `app/` passes it in. */
export type PayDialogType = ComponentType<{ documentId: number; onClose: () => void }>

/** Dialogs that the actions of a row open over a list of orders. */
export function RowDialogs({ PayDialog }: { PayDialog: PayDialogType }) {
  const repeated = useHistoryState('openedRepeat')
  const paying = useHistoryState('openedPayment')
  const { close } = useHistoryStateSwitch()
  return (
    <>
      {repeated && (
        <Suspense>
          <RepeatDialog id={repeated.id} number={repeated.number} onClose={() => close('openedRepeat')} />
        </Suspense>
      )}
      {paying !== undefined && <PayDialog documentId={paying} onClose={() => close('openedPayment')} />}
    </>
  )
}
