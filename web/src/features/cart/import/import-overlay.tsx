import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { usePasteTable } from './use-paste-table.ts'
import { Suspense } from 'react'

const ImportDialog = lazyChunk(() => import('./import-dialog.tsx'), 'ImportDialog', ['cart-import'])

/** Also opened by pasting a table. */
export function ImportOverlay() {
  usePasteTable()
  const opened = useHistoryState('openedCartImport')
  const { close } = useHistoryStateSwitch()
  if (!opened) return null
  return (
    <Suspense>
      <ImportDialog text={opened.text ?? ''} onClose={() => close('openedCartImport')} />
    </Suspense>
  )
}
