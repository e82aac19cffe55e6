import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { mdiImageOffOutline, mdiMagnifyPlusOutline } from '@mdi/js'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lightbox } from './lightbox.tsx'

export const GALLERY_HEIGHT = { xs: 300, sm: 400 } as const

// Goods are photographed on white: the background is white in the dark scheme too.
const onWhite = { bgcolor: '#fff', borderRadius: 1, border: 1, borderColor: 'divider' } as const

/** Swipe or thumbnails choose, a click enlarges. Fixed size for any number of pictures. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const { t } = useTranslation('product')
  const [shown, setShown] = useState(0)
  const [isClose, setClose] = useState(false)
  const track = useRef<HTMLDivElement>(null)
  const show = (index: number) => {
    setShown(index)
    track.current?.scrollTo({ left: index * track.current.clientWidth })
  }
  if (images.length === 0)
    return (
      <Box
        sx={{
          ...onWhite,
          height: GALLERY_HEIGHT,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          gap: 2,
          color: 'grey.700',
          mx: { xs: 4, sm: 0 },
          my: { xs: 3, sm: 0 },
        }}
      >
        <Icon path={mdiImageOffOutline} sx={{ fontSize: 48 }} />
        {t('dialog.gallery.none')}
      </Box>
    )
  return (
    <Box
      component="section"
      aria-label={t('dialog.gallery.title')}
      sx={{
        position: 'relative',
        height: GALLERY_HEIGHT,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        mx: { xs: 4, sm: 0 },
        my: { xs: 3, sm: 0 },
      }}
    >
      <Box
        ref={track}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))}
        sx={{
          ...onWhite,
          flexGrow: 1,
          minHeight: 0,
          display: 'flex',
          overflowX: 'auto',
          overflowY: 'hidden',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
        }}
      >
        {images.map((image, index) => (
          <ButtonBase
            key={image}
            aria-label={t('dialog.gallery.look', { number: index + 1, total: images.length })}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setClose(true)}
            sx={{
              flex: '0 0 100%',
              minWidth: 0,
              p: 3,
              scrollSnapAlign: 'start',
              cursor: 'zoom-in',
              '&.Mui-focusVisible': { outlineOffset: -3 },
            }}
          >
            <Box
              component="img"
              src={image}
              alt={index === 0 ? name : ''}
              decoding="async"
              // A link to the product is opened for its picture; the others are a swipe away.
              fetchPriority={index === 0 ? 'high' : 'low'}
              sx={{ width: 1, height: 1, objectFit: 'contain' }}
            />
          </ButtonBase>
        ))}
      </Box>
      <Box
        aria-hidden
        data-screen-only
        sx={{ position: 'absolute', top: 10, right: 10, display: 'flex', color: 'grey.700', pointerEvents: 'none' }}
      >
        <Icon path={mdiMagnifyPlusOutline} fontSize="small" />
      </Box>
      {images.length > 1 && <SmallPictures images={images} shown={shown} onShow={show} />}
      {isClose && <Lightbox images={images} first={shown} name={name} onClose={() => setClose(false)} onShow={show} />}
    </Box>
  )
}

type SmallProps = { images: readonly string[]; shown: number; onShow: (index: number) => void }

function SmallPictures({ images, shown, onShow }: SmallProps) {
  const { t } = useTranslation('product')
  return (
    <Box
      component="ul"
      data-screen-only
      sx={{ flexShrink: 0, display: 'flex', gap: 1.5, m: 0, p: 0.5, listStyle: 'none', overflowX: 'auto' }}
    >
      {images.map((image, index) => (
        <li key={image}>
          <ButtonBase
            aria-label={t('dialog.gallery.show', { number: index + 1, total: images.length })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onShow(index)}
            sx={{
              ...onWhite,
              width: 56,
              height: 56,
              p: 1,
              borderColor: index === shown ? 'primary.main' : 'divider',
              outline: index === shown ? '1px solid' : undefined,
              outlineColor: (theme) => theme.vars?.palette.primary.main,
            }}
          >
            <Box component="img" src={image} alt="" decoding="async" sx={{ width: 1, height: 1, objectFit: 'contain' }} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}
