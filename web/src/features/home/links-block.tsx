import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { BlockHeading } from './block-heading.tsx'
import { iconOf } from './link-icons.ts'

type Links = Extract<HomeBlock, { kind: 'links' }>

/** The buyer's most common tasks. */
export const LinksBlock = ({ block }: { block: Links }) => (
  <section aria-labelledby={`home-${block.id}`}>
    <BlockHeading id={`home-${block.id}`} title={block.title} />
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } }}>
      {block.items.map((item) => (
        <Paper key={item.link} variant="outlined" sx={{ overflow: 'hidden' }}>
          <CardActionArea
            component={Anchor}
            href={item.link}
            sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-start', gap: { xs: 2, sm: 3 }, p: 3, height: '100%' }}
          >
            <Icon path={iconOf(item.icon)} color="primary" />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, lineHeight: 1.4, overflowWrap: 'anywhere' }}>{item.title}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
                {item.text}
              </Typography>
            </Box>
          </CardActionArea>
        </Paper>
      ))}
    </Box>
  </section>
)
