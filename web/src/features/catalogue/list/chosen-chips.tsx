import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { Chosen } from '../use-chosen.ts'
import { ChosenChip } from './chosen-chip.tsx'

type Props = { chosen: Chosen[]; total: number | undefined }

/** How many were found and by what; always one line at least, so that the list stays where it is. */
export function ChosenChips({ chosen, total }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        gap: 1.5,
        minHeight: 36,
        mb: 1,
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap', mr: 1 }}>
        {total === undefined ? <Skeleton width={90} /> : t('total', { count: total })}
      </Typography>
      {chosen.length > 0 && (
        <Box component="ul" aria-label={t('chosen.label')} sx={{ display: 'contents', listStyle: 'none' }}>
          {chosen.map((one) => (
            <Box component="li" key={one.key} sx={{ display: 'flex', minWidth: 0, flexShrink: 0 }}>
              <ChosenChip chosen={one} />
            </Box>
          ))}
        </Box>
      )}
      {chosen.length > 1 && (
        <Button size="small" component={Anchor} href={paths.catalogue} sx={{ flexShrink: 0, minHeight: 26, py: 0, px: 2 }}>
          {t('chosen.clear')}
        </Button>
      )}
    </Box>
  )
}
