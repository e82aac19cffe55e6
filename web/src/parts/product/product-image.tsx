import { mdiImageOffOutline } from '@mdi/js'
import { thumbnailUrl } from '@vitrina/contract/thumbnails.rules'
import { useState } from 'react'
import { plainClass } from '#ui/plain-class.ts'

type Props = { src: string | null; alt: string; size: number | string }

// Plain elements inside: lists show a hundred of them.
const root = plainClass(({ theme }) => ({
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
}))

/** Goods are photographed on white: the background is white in the dark scheme too. */
export function ProductImage({ src, alt, size }: Props) {
  const [lost, setLost] = useState<string | null>(null)
  return (
    <div className={root} style={{ width: size }}>
      {src && src !== lost ? (
        <img
          src={thumbnailUrl(src, typeof size === 'number' ? size : 240)}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setLost(src)}
        />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={mdiImageOffOutline} />
        </svg>
      )}
    </div>
  )
}
