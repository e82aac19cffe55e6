import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useProgress } from './progress.ts'

/** Specification §2: one centred spinner for each key; repricing gets a smaller green one. */
export function ProgressLayer() {
  const { t } = useTranslation()
  const keys = useProgress()
  return keys.map((key) => {
    const isRepricing = key === 'actualization'
    return (
      <Box
        key={key}
        sx={{
          position: 'fixed',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          pointerEvents: 'none',
          zIndex: 'snackbar',
          displayPrint: 'none',
        }}
      >
        <CircularProgress
          size={isRepricing ? 40 : 64}
          color={isRepricing ? 'success' : 'primary'}
          aria-label={t('loading')}
          data-progress={key}
        />
      </Box>
    )
  })
}
