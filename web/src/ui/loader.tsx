import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from '#i18n/use-translation.tsx'

/** Specification §2: shown while app info or the user loads, and while a screen is loading. */
export function PageLoader() {
  const { t } = useTranslation()
  return (
    <Box data-page-loader sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', height: '100%' }}>
      <CircularProgress size={56} thickness={3.2} aria-label={t('loading')} />
    </Box>
  )
}
