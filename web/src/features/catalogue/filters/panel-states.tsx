import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from '#i18n/use-translation.tsx'

const rows = ['72%', '58%', '66%', '48%', '70%', '54%', '62%', '50%']

/** Placeholders of the filters' size. */
export function PanelSkeleton() {
  return (
    <Box aria-hidden>
      {['flags', 'price', 'brands'].map((part) => (
        <Box key={part} sx={{ borderTop: 1, borderColor: 'divider', py: 3 }}>
          <Skeleton width="40%" sx={{ mb: 2 }} />
          {rows.map((width) => (
            <Skeleton key={width} width={width} sx={{ my: 2 }} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** The list beside it works without filters. */
export function PanelFailure({ onRetry, isPending }: { onRetry: () => void; isPending: boolean }) {
  const { t } = useTranslation(['filters', 'shell'])
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ my: 2, alignItems: 'flex-start', '& .MuiAlert-message': { display: 'grid', gap: 2, justifyItems: 'start' } }}
    >
      {t('failed')}
      <Button size="small" variant="outlined" color="inherit" loading={isPending} onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    </Alert>
  )
}
