import Box from '@mui/material/Box'
import { mdiImageOffOutline } from '@mdi/js'
import { Icon } from '#ui/icon.tsx'

type Props = { src: string | null; alt: string; size: number | string }

/** Goods are photographed on white: they lie on white in the dark scheme too. */
export function ProductImage({ src, alt, size }: Props) {
  return (
    <Box
      sx={{
        width: size,
        aspectRatio: '1',
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: '#fff',
        color: 'grey.500',
      }}
    >
      {src ? (
        <Box component="img" src={src} alt={alt} loading="lazy" decoding="async" sx={{ width: 1, height: 1, objectFit: 'contain' }} />
      ) : (
        <Icon path={mdiImageOffOutline} />
      )}
    </Box>
  )
}
