import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { mdiChevronLeft, mdiChevronRight, mdiClose, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline } from '@mdi/js'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = {
  images: readonly string[]
  first: number
  name: string
  onClose: () => void
  /** Keeps the gallery behind on the same picture. */
  onShow: (index: number) => void
}

/** A picture in full screen with zoom: arrows change the picture, a click or + and − change the size. */
export function Lightbox({ images, first, name, onClose, onShow }: Props) {
  const { t } = useTranslation(['product', 'shell'])
  const labelId = useId()
  const [index, setIndex] = useState(first)
  const [isLarge, setLarge] = useState(false)
  const go = (by: number) => {
    const next = (index + by + images.length) % images.length
    setIndex(next)
    setLarge(false)
    onShow(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The arrows must not also switch the product in the dialog under it.
    event.stopPropagation()
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
    if (event.key === '+' || event.key === '=') setLarge(true)
    if (event.key === '-') setLarge(false)
    if (event.key === 'Escape') onClose()
  }
  const hasMore = images.length > 1
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={labelId}
      slotProps={{ paper: { sx: { bgcolor: '#fff', color: '#1b1f24' } } }}
    >
      <span id={labelId} hidden>
        {t('dialog.gallery.close', { name })}
      </span>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0, height: 52, px: 2, borderBottom: '1px solid #dfe3e8' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, px: 2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
        {hasMore && (
          <Box component="span" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums', color: '#59636e', whiteSpace: 'nowrap' }}>
            {t('dialog.gallery.place', { number: index + 1, total: images.length })}
          </Box>
        )}
        <IconButton
          color="inherit"
          aria-label={t(isLarge ? 'dialog.gallery.smaller' : 'dialog.gallery.larger')}
          onClick={() => setLarge(!isLarge)}
        >
          <Icon path={isLarge ? mdiMagnifyMinusOutline : mdiMagnifyPlusOutline} />
        </IconButton>
        <IconButton color="inherit" aria-label={t('shell:close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, minHeight: 0, display: 'flex', overflow: 'auto' }}>
        <Box
          component="img"
          src={images[index]}
          alt={name}
          onClick={() => setLarge(!isLarge)}
          sx={{
            m: 'auto',
            objectFit: 'contain',
            cursor: isLarge ? 'zoom-out' : 'zoom-in',
            ...(isLarge ? { width: '220%', flexShrink: 0 } : { width: 1, height: 1, p: { xs: 2, sm: 6 } }),
          }}
        />
      </Box>
      {hasMore && (
        <>
          <IconButton
            color="inherit"
            aria-label={t('dialog.gallery.previous')}
            onClick={() => go(-1)}
            sx={{ position: 'absolute', left: 8, top: '50%', bgcolor: 'rgb(255 255 255 / 0.85)', boxShadow: 2 }}
          >
            <Icon path={mdiChevronLeft} />
          </IconButton>
          <IconButton
            color="inherit"
            aria-label={t('dialog.gallery.next')}
            onClick={() => go(1)}
            sx={{ position: 'absolute', right: 8, top: '50%', bgcolor: 'rgb(255 255 255 / 0.85)', boxShadow: 2 }}
          >
            <Icon path={mdiChevronRight} />
          </IconButton>
        </>
      )}
    </Dialog>
  )
}
