import Box from '@mui/material/Box'
import { mdiCheckCircleOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextButton } from '../text-button.tsx'

export function ProvedContact({ contact, onChange }: { contact: string; onChange: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <Icon path={mdiCheckCircleOutline} color="success" fontSize="small" />
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {t('signUp.proved', { contact })}
      </Box>
      <Box sx={{ flexShrink: 0 }}>
        <TextButton onClick={onChange}>{t('signUp.startOver')}</TextButton>
      </Box>
    </Box>
  )
}
