import { useMemo, useState } from 'react'
import { useDesktop } from '#ui/use-desktop.ts'
import { useCatalogueSettings } from './catalogue-settings.ts'

/** C-10: beside the list when pinned, over it when only shown. C-21: a pinned panel counts as open. */
export function usePanel() {
  const isDesktop = useDesktop()
  const { settings, change } = useCatalogueSettings()
  const { panelPinned, panelShown } = settings
  // On a narrow screen it covers the list temporarily: that is not stored.
  const [isOverNarrow, setOverNarrow] = useState(false)
  return useMemo(
    () => ({
      isPinned: isDesktop && panelPinned,
      isDrawn: isDesktop ? panelShown && !panelPinned : isOverNarrow,
      draw: () => (isDesktop ? change({ panelShown: true }) : setOverNarrow(true)),
      close: () => (isDesktop ? change({ panelShown: false }) : setOverNarrow(false)),
      pin: () => change({ panelPinned: true, panelShown: true }),
      unpin: () => change({ panelPinned: false, panelShown: false }),
    }),
    [isDesktop, panelPinned, panelShown, isOverNarrow, change],
  )
}
export type Panel = ReturnType<typeof usePanel>
