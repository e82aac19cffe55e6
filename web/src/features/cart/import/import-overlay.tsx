import { type ReactNode, Suspense, useState } from 'react'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import { useCartImport } from './use-cart-import.ts'
import { useDropFile } from './use-drop-file.ts'
import { usePasteTable } from './use-paste-table.ts'

const ImportDialog = lazyChunk(() => import('./import-dialog.tsx'), 'ImportDialog', ['list-import'])

/** Also opened by a table that is pasted and by a file that is dropped. */
export function ImportOverlay(): ReactNode {
  const { isOpen, text, jobId, setJob, close } = useCartImport()
  const { open } = useHistoryStateSwitch()
  const [file, setFile] = useState<File | null>(null)
  usePasteTable({ isOpen })
  useDropFile((dropped) => {
    if (isOpen) return
    setFile(dropped)
    void open({ openedCartImport: {} })
  })
  if (!isOpen) return null
  const initial = file ? { file } : text ? { text } : undefined
  return (
    <Suspense>
      <ImportDialog
        initial={initial}
        jobId={jobId}
        onJob={(id) => {
          setFile(null)
          setJob(id)
        }}
        onClose={() => {
          setFile(null)
          close()
        }}
      />
    </Suspense>
  )
}
