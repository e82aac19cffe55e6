import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { NotificationSettings } from '@vitrina/contract/account/notification-settings'
import { useTranslation } from '#i18n/use-translation.tsx'
import { FormSection } from '../form-section.tsx'

type Props = { settings: NotificationSettings; onChange: (settings: NotificationSettings) => void }

const NIGHT = { from: '22:00', to: '08:00' }

export function QuietHoursSection({ settings, onChange }: Props) {
  const { t } = useTranslation('account')
  const quiet = settings.quietHours
  return (
    <FormSection title={t('quiet.title')} text={t('quiet.text')}>
      <FormControlLabel
        control={
          <Switch checked={quiet !== null} onChange={(_, checked) => onChange({ ...settings, quietHours: checked ? NIGHT : null })} />
        }
        label={t('quiet.on')}
      />
      {quiet && (
        <Box sx={{ display: 'flex', gap: 3, mt: 3 }}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="time"
              label={t(`quiet.${end}`)}
              value={quiet[end]}
              // A half-typed field is empty for a moment; the last complete time stays.
              onChange={({ target }) => target.value && onChange({ ...settings, quietHours: { ...quiet, [end]: target.value } })}
              slotProps={{ inputLabel: { shrink: true } }}
              sx={{ width: 130 }}
            />
          ))}
        </Box>
      )}
    </FormSection>
  )
}
