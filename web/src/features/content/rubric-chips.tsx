import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import type { Rubric } from '@vitrina/contract/content/content'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'

type Props = { rubrics: Rubric[]; chosen: string; addressOf: (rubric: string) => string }

/** Rubrics as links: each has its address, and the middle button opens it in a new tab. */
export function RubricChips({ rubrics, chosen, addressOf }: Props) {
  const { t } = useTranslation('content')
  const isChosen = (rubric: Rubric) => chosen === rubric.slug || chosen === String(rubric.id)
  return (
    <Box component="nav" aria-label={t('feed.rubrics')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
      <RubricChip text={t('feed.all')} href={addressOf('')} isChosen={chosen === ''} />
      {rubrics.map((rubric) => (
        <RubricChip key={rubric.id} text={rubric.name} count={rubric.count} href={addressOf(rubric.slug)} isChosen={isChosen(rubric)} />
      ))}
    </Box>
  )
}

const RubricChip = ({ text, count, href, isChosen }: { text: string; count?: number; href: string; isChosen: boolean }) => (
  <Chip
    component={Anchor}
    href={href}
    clickable
    variant={isChosen ? 'filled' : 'outlined'}
    color={isChosen ? 'primary' : 'default'}
    aria-current={isChosen ? 'page' : undefined}
    sx={isChosen ? {} : { borderColor: 'divider', bgcolor: 'background.paper' }}
    label={
      <>
        {text}
        {count !== undefined && (
          <Box
            component="span"
            sx={{
              ml: 1.5,
              opacity: isChosen ? 0.85 : 1,
              color: isChosen ? 'inherit' : 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {count}
          </Box>
        )}
      </>
    }
  />
)
