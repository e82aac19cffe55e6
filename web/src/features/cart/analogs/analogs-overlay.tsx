import type { CartLine } from '@vitrina/contract/cart/cart'
import { Suspense } from 'react'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import type { LineOffer } from './use-cart-analogs.ts'

const LineAnalogsDialog = lazyChunk(() => import('#parts/cart/analogs/line-analogs-dialog.tsx'), 'LineAnalogsDialog')
const CollectDialog = lazyChunk(() => import('./collect-dialog.tsx'), 'CollectDialog')

/** The dialog that is open: of one line, or of all. */
export function AnalogsOverlay({ lines, offers }: { lines: readonly CartLine[]; offers: readonly LineOffer[] }) {
  const opened = useHistoryState('openedCartAnalogs')
  const { close } = useHistoryStateSwitch()
  const onClose = () => close('openedCartAnalogs')
  if (!opened) return null
  const line = lines.find(({ id }) => id === opened)
  return (
    <Suspense>
      {opened === 'all' && <CollectDialog offers={offers} onClose={onClose} />}
      {line && <LineAnalogsDialog line={line} onClose={onClose} />}
    </Suspense>
  )
}
