import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiArrowLeft, mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { useSite } from '#parts/site/use-site.ts'
import { atOnce, DrawnDialog } from '#ui/drawn-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDesktop } from '#ui/use-desktop.ts'
import { PRINTED, PrintStyles } from './print-styles.tsx'
import { TITLE_ID } from './product-heading.tsx'
import type { Step } from './use-neighbours.ts'
import { useHasProductUnder, useProductNavigation } from './use-product-navigation.ts'

export type NeighbourNavigation = {
  previous: Step | null
  next: Step | null
  /** Position in the list. */
  place: { number: number; total: number } | null
  onStep: (step: Step) => void
  onClose: () => void
}

type Props = NeighbourNavigation & {
  /** The name of the shown product. */
  title?: string
  /** Name of the dialog while it has no product. */
  label?: string
  /** The next product is loading. */
  isBusy?: boolean
  actions?: ReactNode
  children: ReactNode
}

/** The list gets its own title back once the dialog is closed. */
function useTemporaryTitle(title: string | undefined): void {
  const { site } = useSite()
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = `${title} · ${site.name}`
    return () => {
      document.title = before
    }
  }, [title, site.name])
}

const usesArrowKeys = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [role="tablist"], [role="menu"]') !== null

/** The same size for every product and none, so that nothing jumps between them. */
export function ProductFrame({ title, label, previous, next, place, onStep, onClose, isBusy = false, actions, children }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const isDesktop = useDesktop()
  const labelId = useId()
  const isHydrated = useIsHydrated()
  const [isDrawnByServer] = useState(!isHydrated)
  useTemporaryTitle(title)

  const handleArrowKeys = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || usesArrowKeys(event.target)) return
    const step = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null
    if (!step) return
    event.preventDefault()
    onStep(step)
  }
  const paper = {
    className: PRINTED,
    sx: {
      overflow: 'hidden',
      ...(isDesktop && { width: 'min(1320px, 100vw - 48px)', height: 'calc(100dvh - 48px)', maxHeight: 'none', margin: 0 }),
    },
  }
  const labelledBy = title ? TITLE_ID : labelId
  const inside = (
    <>
      <PrintStyles />
      {!title && (
        <span id={labelId} hidden>
          {label ?? t('own.label')}
        </span>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flexShrink: 0,
          height: 52,
          pl: { xs: 1, sm: 3 },
          pr: { xs: 1, sm: 2 },
          borderBottom: 1,
          borderColor: 'divider',
          displayPrint: 'none',
        }}
      >
        <BackToOther />
        <IconButton
          aria-label={t('dialog.previous')}
          title={t('dialog.previousHint')}
          disabled={!previous}
          onClick={() => previous && onStep(previous)}
        >
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <IconButton aria-label={t('dialog.next')} title={t('dialog.nextHint')} disabled={!next} onClick={() => next && onStep(next)}>
          <Icon path={mdiChevronRight} />
        </IconButton>
        {place && (
          <Typography variant="body2" color="textSecondary" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('dialog.place', place)}
          </Typography>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {actions}
        <IconButton aria-label={t('shell:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box
        aria-busy={isBusy}
        sx={{
          flexGrow: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          // A quick answer is not dimmed at all.
          ...(isBusy && { opacity: 0.55, transition: 'opacity 100ms 120ms' }),
        }}
      >
        {children}
      </Box>
    </>
  )
  if (!isHydrated)
    return (
      <DrawnDialog isFull={!isDesktop} labelledBy={labelledBy} paper={paper}>
        {inside}
      </DrawnDialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={handleArrowKeys}
      fullScreen={!isDesktop}
      maxWidth={false}
      aria-labelledby={labelledBy}
      {...(isDrawnByServer && atOnce)}
      slotProps={{ paper, ...(isDrawnByServer && atOnce.slotProps) }}
    >
      {inside}
    </Dialog>
  )
}

/** To the product this one was opened from. */
function BackToOther() {
  const { t } = useTranslation('product')
  const isUnder = useHasProductUnder()
  const { back } = useProductNavigation()
  if (!isUnder) return null
  return (
    <IconButton aria-label={t('dialog.back')} title={t('dialog.back')} onClick={back}>
      <Icon path={mdiArrowLeft} />
    </IconButton>
  )
}
