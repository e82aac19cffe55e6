import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2]
const FULL = 2

/** A drawing wider than the screen is scrolled by finger, wheel and arrow keys, and made larger or smaller. */
export function DrawingFrame({ label, note, children }: { label: string; note?: ReactNode; children: (zoom: number) => ReactNode }) {
  const { t } = useTranslation('configurator')
  const isPhone = usePhone()
  // On a phone the whole drawing comes first, details by zoom.
  const [at, setAt] = useState(isPhone ? 0 : FULL)
  const zoom = ZOOMS[at] ?? 1
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1, fontSize: 13, color: 'text.secondary' }}>{note}</Box>
        <IconButton aria-label={t('drawing.smaller')} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <Icon path={mdiMagnifyMinusOutline} />
        </IconButton>
        <Box sx={{ minWidth: 44, textAlign: 'center', fontSize: 13, fontVariantNumeric: 'tabular-nums' }} role="status">
          {zoom * 100} %
        </Box>
        <IconButton aria-label={t('drawing.larger')} disabled={at === ZOOMS.length - 1} onClick={() => setAt(at + 1)}>
          <Icon path={mdiMagnifyPlusOutline} />
        </IconButton>
      </Box>
      <Box
        // Scrolled by the arrow keys.
        tabIndex={0}
        role="region"
        aria-label={label}
        sx={{ overflow: 'auto', maxHeight: '75vh', p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        <Box sx={{ width: 'max-content', mx: 'auto' }}>{children(zoom)}</Box>
      </Box>
    </Box>
  )
}
