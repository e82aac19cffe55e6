import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { BlockHeading } from './block-heading.tsx'

type Brands = Extract<HomeBlock, { kind: 'brands' }>

export const BrandsBlock = ({ block }: { block: Brands }) => (
  <section aria-labelledby={`home-${block.id}`}>
    <BlockHeading id={`home-${block.id}`} title={block.title} />
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))', xl: 'repeat(9, minmax(0, 1fr))' },
      }}
    >
      {block.items.map((brand) => (
        <Box
          component="li"
          key={brand.id}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            // Logos are drawn for white: in the dark scheme too they stand on it, as goods do.
            bgcolor: brand.logo ? '#fff' : 'background.paper',
            overflow: 'hidden',
          }}
        >
          <CardActionArea
            component={Anchor}
            href={`${paths.catalogue}?brands=${brand.id}`}
            sx={{ height: 48, px: 2, display: 'grid', placeItems: 'center' }}
          >
            {brand.logo ? (
              <Box
                component="img"
                src={brand.logo}
                alt={brand.name}
                loading="lazy"
                sx={{ maxWidth: '100%', height: 28, objectFit: 'contain' }}
              />
            ) : (
              <Typography variant="body2" noWrap sx={{ maxWidth: '100%', fontWeight: 500 }}>
                {brand.name}
              </Typography>
            )}
          </CardActionArea>
        </Box>
      ))}
    </Box>
  </section>
)
