import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { thumbnailUrl } from '@vitrina/contract/thumbnails.rules'
import type { ReactNode } from 'react'
import { Anchor } from '#ui/anchor.tsx'
import { BlockHeading } from './block-heading.tsx'

type Banners = Extract<HomeBlock, { kind: 'banners' }>
type Banner = Banners['items'][number]

/** Pictures with a line of text, each leading somewhere. */
export const BannersBlock = ({ block }: { block: Banners }) => (
  <section aria-labelledby={`home-${block.id}`}>
    <BlockHeading id={`home-${block.id}`} title={block.title} />
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {block.items.map((banner, place) => (
        <Paper component="li" key={`${place} ${banner.link}`} variant="outlined" sx={{ overflow: 'hidden' }}>
          <Whereto link={banner.link}>
            <BannerView banner={banner} />
          </Whereto>
        </Paper>
      ))}
    </Box>
  </section>
)

const Whereto = ({ link, children }: { link: string; children: ReactNode }) =>
  link === '' ? (
    children
  ) : (
    <CardActionArea component={Anchor} href={link} sx={{ height: 1 }}>
      {children}
    </CardActionArea>
  )

const BannerView = ({ banner: { title, text, image } }: { banner: Banner }) => (
  <>
    {image && (
      <Box
        component="img"
        src={thumbnailUrl(image, 480)}
        alt=""
        loading="lazy"
        sx={{ display: 'block', width: 1, aspectRatio: '16 / 7', objectFit: 'cover', bgcolor: 'action.hover' }}
      />
    )}
    <Box sx={{ px: 4, py: 3 }}>
      {title && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>}
      {text && (
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      )}
    </Box>
  </>
)
