import Box from '@mui/material/Box'
import { useTranslation } from '#i18n/use-translation.tsx'
import { TextButton } from './text-button.tsx'

export function BackToSignIn({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <Box sx={{ mt: 4, textAlign: 'center' }}>
      <TextButton onClick={onBack}>{t('signIn.back')}</TextButton>
    </Box>
  )
}
