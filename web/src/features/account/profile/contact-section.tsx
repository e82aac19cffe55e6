import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Profile } from '@vitrina/contract/account/profile'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { formatPhone } from '#lib/phones.ts'
import { FormSection } from '../form-section.tsx'

export function ContactSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const { open } = useHistoryStateSwitch()
  return (
    <FormSection title={t('contact.title')} text={t('contact.text')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(['email', 'phone'] as const).map((field) => (
          <Box
            component="li"
            key={field}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 4,
              py: 2,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Typography color="textSecondary" sx={{ width: 88 }}>
              {t(`contact.${field}`)}
            </Typography>
            <Typography sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>{formatPhone(profile[field] ?? t('contact.none'))}</Typography>
            <Button size="small" variant="outlined" onClick={() => void open({ openedAccountTool: { kind: field } })}>
              {t(profile[field] ? `contact.change.${field}` : `contact.add.${field}`)}
            </Button>
          </Box>
        ))}
      </Box>
    </FormSection>
  )
}
