import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'

const steps = [1, 2, 3] as const

/** Progress as three thin lines, and the same as text. */
export function StepBar({ step }: { step: (typeof steps)[number] }) {
  const { t } = useTranslation('auth')
  return (
    <Box sx={{ mb: 4 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {steps.map((one) => (
          <Box key={one} sx={{ flex: 1, height: 4, borderRadius: 2, bgcolor: one <= step ? 'primary.main' : 'divider' }} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" role="status">
        {t('signUp.stepOf', { step, name: t(`signUp.step${step}`) })}
      </Typography>
    </Box>
  )
}
