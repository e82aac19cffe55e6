import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Page } from '#ui/page.tsx'
import { feedGrid } from './feed-card.tsx'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export function FeedSkeleton({ isListOnly = false }: { isListOnly?: boolean }) {
  const { t } = useTranslation('content')
  const list = (
    <Box role="status" aria-label={t('loading')} sx={feedGrid}>
      {times(8).map((index) => (
        <Box key={index}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <Skeleton width="40%" height={18} sx={{ mt: 2 }} />
          <Skeleton height={22} />
          <Skeleton width="80%" height={18} />
        </Box>
      ))}
    </Box>
  )
  if (isListOnly) return list
  return (
    <Page>
      <Skeleton width={200} height={28} sx={{ mb: 4 }} />
      <Skeleton width={360} height={32} sx={{ mb: 4 }} />
      {list}
    </Page>
  )
}
