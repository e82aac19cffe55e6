import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'

/** Placeholder rows of a loading list. */
export function ListSkeleton({ rowHeight }: { rowHeight: number }) {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} variant="rounded" height={rowHeight} />
      ))}
    </Box>
  )
}
