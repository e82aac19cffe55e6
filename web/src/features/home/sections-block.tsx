import Box from '@mui/material/Box'
import CardActionArea from '@mui/material/CardActionArea'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiShapeOutline } from '@mdi/js'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { BlockHeading } from './block-heading.tsx'

type Sections = Extract<HomeBlock, { kind: 'sections' }>

export function SectionsBlock({ block }: { block: Sections }) {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby={`home-${block.id}`}>
      <BlockHeading id={`home-${block.id}`} title={block.title} more={{ href: paths.catalogue, text: t('sections.all') }} />
      <Box sx={sectionGrid}>
        {block.items.map((section) => (
          <SectionTile key={section.id} section={section} />
        ))}
      </Box>
    </section>
  )
}

export const sectionGrid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
}

function SectionTile({ section }: { section: Sections['items'][number] }) {
  const { t } = useTranslation('home')
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <CardActionArea
        component={Anchor}
        href={`${paths.catalogue}?section=${section.id}`}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-start', gap: 3, p: 2, height: { xs: 60, sm: 76 } }}
      >
        <Box
          sx={{
            width: { xs: 44, sm: 60 },
            height: { xs: 44, sm: 60 },
            flexShrink: 0,
            borderRadius: 1,
            overflow: 'hidden',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'action.hover',
          }}
        >
          {section.image ? (
            <Box component="img" src={section.image} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
          ) : (
            <Icon path={mdiShapeOutline} color="disabled" />
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography
            sx={{
              fontWeight: 500,
              lineHeight: 1.3,
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
            }}
          >
            {section.name}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('sections.count', { count: section.productCount })}
          </Typography>
        </Box>
      </CardActionArea>
    </Paper>
  )
}
