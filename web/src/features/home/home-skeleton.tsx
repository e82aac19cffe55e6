import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Page } from '#ui/page.tsx'
import { homeColumns } from './home-page.layout.ts'
import { sectionGrid } from './sections-block.tsx'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Placeholders of the blocks' size, so that nothing jumps. */
export function HomeSkeleton() {
  const { t } = useTranslation('home')
  return (
    <Page>
      <Box data-page-loader role="status" aria-label={t('loading')} sx={homeColumns}>
        <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
          <Skeleton variant="rounded" height={214} />
          <Box>
            <Skeleton width={180} height={24} sx={{ mb: 3 }} />
            <Box sx={sectionGrid}>
              {times(12).map((index) => (
                <Skeleton key={index} variant="rounded" height={78} />
              ))}
            </Box>
          </Box>
        </Box>
        <Box>
          <Skeleton width={120} height={24} sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={420} />
        </Box>
      </Box>
    </Page>
  )
}
