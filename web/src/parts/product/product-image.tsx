import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiImageOffOutline } from '@mdi/js'
import { useState } from 'react'

type Props = { src: string | null; alt: string; size: number | string }

// Plain elements inside: lists show a hundred of them.
const Root = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    aspectRatio: '1',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: 6,
    background: '#fff',
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    '& svg': { width: '40%', maxWidth: 32, fill: theme.vars?.palette.grey[400] },
  })),
)

/** Goods are photographed on white: they lie on white in the dark scheme too. */
export function ProductImage({ src, alt, size }: Props) {
  const [lost, setLost] = useState<string | null>(null)
  return (
    <Root style={{ width: size }}>
      {src && src !== lost ? (
        <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setLost(src)} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={mdiImageOffOutline} />
        </svg>
      )}
    </Root>
  )
}
