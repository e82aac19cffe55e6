import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { NotificationSettings } from '@vitrina/contract/account/notification-settings'
import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { settingOf, withDigest } from './draft.rules.ts'

const digests = ['now', 'daily', 'weekly'] as const

type Props = { event: NotificationEvent; name: string; settings: NotificationSettings; onChange: (settings: NotificationSettings) => void }

/** Letters at once or as a digest; without letters there is nothing to choose. */
export function DigestChoice({ event, name, settings, onChange }: Props) {
  const { t } = useTranslation('account')
  const setting = settingOf(settings, event)
  return (
    <Select
      variant="standard"
      disableUnderline
      value={setting.digest}
      disabled={setting.channels.email !== true}
      onChange={({ target }) => onChange(withDigest(settings, event, target.value))}
      SelectDisplayProps={{ 'aria-label': `${name}: ${t('notifications.digest')}` }}
      sx={{ fontSize: 13 }}
    >
      {digests.map((digest) => (
        <MenuItem key={digest} value={digest}>
          {t(`digests.${digest}`)}
        </MenuItem>
      ))}
    </Select>
  )
}
