import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ACCOUNT_WIDTH } from './form-section.tsx'

/** Placeholder of the size of the form. */
export function LoadingForm({ rows = 4 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('loading')} sx={{ maxWidth: ACCOUNT_WIDTH, display: 'grid', gap: 3 }}>
      {Array.from({ length: rows }, (_, place) => (
        <Skeleton key={place} variant="rounded" height={56} />
      ))}
    </Box>
  )
}
