import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'
import { workbenchAreas } from './workbench.layout.ts'

/** Placeholders of the blocks' size, so that nothing jumps. */
export function WorkbenchSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')}>
      <Skeleton variant="rounded" sx={{ mb: 4, height: { xs: 196, sm: 92 } }} />
      <Box sx={workbenchAreas}>
        <Skeleton variant="rounded" height={184} sx={{ gridArea: 'paste' }} />
        <Box sx={{ gridArea: 'main', display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={320} />
          <Skeleton variant="rounded" height={320} />
        </Box>
        <Skeleton variant="rounded" height={200} sx={{ gridArea: 'aside' }} />
      </Box>
    </Box>
  )
}
