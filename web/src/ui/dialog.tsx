import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { mdiClose } from '@mdi/js'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { atOnce, DrawnDialog } from './drawn-dialog.tsx'
import { Icon } from './icon.tsx'
import { useDesktop } from './use-desktop.ts'

type Props = {
  isOpen: boolean
  title: ReactNode
  onClose: () => void
  actions?: ReactNode
  /** Specification §9: 'sm' on desktop, full screen elsewhere. Wider only where a table of goods would not fit. */
  maxWidth?: 'sm' | 'md' | 'lg'
  /** A question stays a small dialog on a phone too. */
  isSmall?: boolean
  /** A form being sent must not be closed by a stray click. */
  isBusy?: boolean
  children: ReactNode
}

/** As large as the real one, which has its size from its own styles. */
const size = { position: 'relative', width: 'calc(100% - 64px)', maxHeight: 'calc(100% - 64px)', overflowY: 'auto' } as const

/** The one dialog: focus is trapped inside and returned afterwards. */
export function AppDialog({ isOpen, title, onClose, actions, maxWidth = 'sm', isSmall = false, isBusy = false, children }: Props) {
  const { t } = useTranslation()
  const isDesktop = useDesktop()
  const id = useId()
  const isHydrated = useIsHydrated()
  const [isDrawnByServer] = useState(!isHydrated)
  const inside = (
    <>
      <DialogTitle id={id} component="h2" sx={{ pr: 14 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label={t('close')} onClick={onClose} disabled={isBusy} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <Icon path={mdiClose} />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  )
  const isFull = !isDesktop && !isSmall
  if (!isHydrated)
    return (
      isOpen && (
        <DrawnDialog isFull={isFull} labelledBy={id} paper={{ sx: isFull ? {} : { ...size, maxWidth } }} needsScripts>
          {inside}
        </DrawnDialog>
      )
    )
  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={isFull}
      aria-labelledby={id}
      {...(isDrawnByServer && atOnce)}
    >
      {inside}
    </Dialog>
  )
}
